import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { boardEncounter, questDefinition, trophyDefinition } from '../cards/library.ts';
import { heal } from '../changes/damage.ts';
import { concludeIfWon } from '../changes/ends.ts';
import { loseItem } from '../changes/items.ts';
import { showTo } from '../changes/knowing.ts';
import { advance, newQuest } from '../changes/quests.ts';
import { begin } from '../effects/resolving/perform.ts';
import { hasTrophyFor, payableWith } from '../queries/challenges.ts';
import { characterOf } from '../queries/characters.ts';
import { nextLevel } from '../queries/levels.ts';
import { isComplete } from '../queries/quests.ts';
import { valorOf } from '../queries/valor.ts';
import { LIMITS } from '../rulings.ts';
import type { Adventure, AdventureRun, Character } from '../state.ts';
import { type CardId, type DefinitionId, type Level, printedOn, rankOf } from '../terms.ts';

/** AD-074: heal, draw, and the next card, in this order. */
export const gainLevel = procedure<Adventure, { seat: string; level: Level }>('gain-level', {
  begin: (run, { seat }) => {
    heal(run, seat, characterOf(run.state, seat).damage);
    return call('draw-cards', { seat, amount: LIMITS.cardsPerLevel }, 'replace');
  },
  replace: (run, { seat, level }) => {
    const character = characterOf(run.state, seat);
    character.level = level;
    run.emit('level-gained', { character: character.id, level });
    return finish();
  },
});

/** AD-044, AD-045, W-21 */
export const gainQuest = procedure<Adventure, { seat: string }>('gain-quest', {
  begin: (run, { seat }) => {
    const { state } = run;
    const character = characterOf(state, seat);
    const card = state.elite.pop();
    if (card === undefined) {
      run.emit('no-quest-left', { character: character.id });
      return finish();
    }
    state.known = forgotten(state.known, card);
    character.quests.push(newQuest(card));
    run.emit('quest-gained', { character: character.id, quest: card });
    if (character.quests.length <= LIMITS.activeQuests) return finish();
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: { key: 'prompt.quest-surplus', args: { character: character.id } },
        options: character.quests.map((quest) => ({
          id: quest.card,
          verb: 'discard',
          args: { card: quest.card },
        })),
      },
      'surplus',
    );
  },
  surplus: (run, { seat }, { reply }) => {
    const character = characterOf(run.state, seat);
    const card = reply.answer?.[0]?.id ?? '';
    character.quests = character.quests.filter((quest) => quest.card !== card);
    run.state.elite.unshift(card);
    showTo(run.state, [card]);
    run.emit('quest-discarded', { character: character.id, quest: card });
    return finish();
  },
});

const forgotten = (known: { [card: string]: string[] } | undefined, card: CardId) => {
  if (known) delete known[card];
  return known;
};

type Completing = {
  /** Whose quests come first. */
  from: string;
  /** Rewards yet to be given. */
  due?: { seat: string; quest: CardId }[];
  now?: { seat: string; quest: CardId };
};

/**
 * Every quest whose conditions are met goes under its owner's quest log token (AD-085); a character with
 * enough valor then wins (AD-064, W-20); otherwise its reward is given and a new elite quest is drawn, until
 * no quest is complete.
 */
export const completeQuests = procedure<Adventure, Completing>('complete-quests', {
  begin: (run, data) => {
    const { characters } = run.state;
    const first = characters.findIndex(({ seat }) => seat === data.from);
    const order = [...characters.slice(first), ...characters.slice(0, Math.max(0, first))];
    data.due = order.flatMap((character) => complete(run, character));
    if (concludeIfWon(run)) return finish();
    return data.due.length > 0 ? goto('next') : finish();
  },
  next: (_run, data) => {
    const now = data.due?.shift();
    if (!now) return goto('begin');
    data.now = now;
    return goto('level');
  },
  level: (run, { now }) => {
    const { seat, quest } = now ?? { seat: '', quest: '' };
    const level = nextLevel(characterOf(run.state, seat).level);
    return questDefinition(quest).level && level
      ? call('gain-level', { seat, level }, 'reward')
      : goto('reward');
  },
  reward: (_run, { now }) => {
    const { seat, quest } = now ?? { seat: '', quest: '' };
    return questDefinition(quest).reward
      ? begin({ card: printedOn(quest), path: 'reward' }, { seat, card: quest }, 'draw')
      : goto('draw');
  },
  draw: (_run, { now }) => call('gain-quest', { seat: now?.seat ?? '' }, 'next'),
});

function complete(run: AdventureRun, character: Character): { seat: string; quest: CardId }[] {
  const done = character.quests.filter(isComplete).map(({ card }) => card);
  character.quests = character.quests.filter(({ card }) => !done.includes(card));
  for (const quest of done) {
    character.log.push(quest);
    run.emit('quest-completed', {
      character: character.id,
      quest,
      valor: questDefinition(quest).valor,
      total: valorOf(character),
    });
  }
  return done.map((quest) => ({ seat: character.seat, quest }));
}

type Rewarding = { seat: string; encounter: DefinitionId };

/** What completing a board encounter gives (AD-078, AD-086 to AD-088). */
export const boardReward = procedure<Adventure, Rewarding>('board-reward', {
  begin: (run, { seat, encounter }) => {
    const character = characterOf(run.state, seat);
    const { level, trophy, reward } = boardEncounter(encounter);
    const rises = level !== undefined && rankOf(level) === rankOf(character.level) + 1;
    const gives = rises || trophy !== undefined || reward ? 'something' : 'nothing';
    run.emit('board-encounter-done', { character: character.id, encounter, gives });
    advance(run, seat, { did: 'board-encounter', encounter });
    return rises ? call('gain-level', { seat, level }, 'trophy') : goto('trophy');
  },
  trophy: (run, { seat, encounter }) => {
    const { trophy, reward } = boardEncounter(encounter);
    if (trophy !== undefined) giveTrophy(run, seat, trophy, encounter);
    return reward
      ? begin({ card: encounter, path: 'reward' }, { seat, card: encounter }, 'done')
      : finish();
  },
  done: () => finish(),
});

function giveTrophy(
  run: AdventureRun,
  seat: string,
  trophy: DefinitionId,
  encounter: DefinitionId,
): void {
  const { state } = run;
  const character = characterOf(state, seat);
  const { valor } = trophyDefinition(trophy);
  const left = state.trophies[trophy] ?? 0;
  if (!hasTrophyFor(state, character, trophy)) {
    run.emit('no-trophy-left', { character: character.id, encounter });
    return;
  }
  state.trophies[trophy] = left - 1;
  character.log.push(`${trophy}.${left}`);
  run.emit('trophy-gained', {
    character: character.id,
    trophy,
    valor,
    total: valorOf(character),
  });
}

/** A board encounter that asks for items instead of a fight. */
export const payEncounter = procedure<Adventure, Rewarding>('pay-encounter', {
  begin: (run, { seat, encounter }) => {
    const character = characterOf(run.state, seat);
    const { price } = boardEncounter(encounter);
    const items = price?.items ?? 0;
    return ask(
      {
        seats: [seat],
        visibility: 'public',
        prompt: {
          key: 'prompt.item',
          args: { card: encounter, path: '', character: character.id, from: character.id },
        },
        options: payableWith(character, encounter).map((item) => ({
          id: `pay:${item}`,
          verb: 'choose',
          args: { card: item },
        })),
        choose: { min: items, max: items },
      },
      'paid',
    );
  },
  paid: (run, { seat, encounter }, { reply }) => {
    for (const { id } of reply.answer ?? []) loseItem(run, seat, id.slice('pay:'.length));
    return call('board-reward', { seat, encounter }, 'done');
  },
  done: (_run, { seat }) => call('complete-quests', { from: seat }, 'over'),
  over: () => finish(),
});

export const rewardProcedures = [gainLevel, gainQuest, completeQuests, boardReward, payEncounter];
