import { argumentOf, chosenArgument, onlyAnswer } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, goto, procedure } from '../../../../kernel/procedure.ts';
import { below, pick, type RandomState, shuffle } from '../../../../kernel/random.ts';
import type { Board } from '../board/board.ts';
import { boardOf } from '../board/library.ts';
import type { Brought } from '../brought.ts';
import { deckDefinition, definition } from '../cards/library.ts';
import { enterPlay } from '../changes/entering.ts';
import { drawHeroCards } from '../changes/piles.ts';
import type { AltarQuestPrompt } from '../prompts.ts';
import { alliesOffered, byLot } from '../queries/box.ts';
import { cardsPlayed } from '../queries/deck-played.ts';
import { isAlly, stairsOf } from '../queries/figures.ts';
import { askGroup, askHero } from '../questions.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuest, AltarQuestResult, AltarQuestRun, AltarQuestState } from '../state.ts';
import { type CardId, type HeroId, RHUNES, type RoomId } from '../terms.ts';
import { resolveAbility } from './ability.ts';

interface BeginData extends JsonObject {
  /** Allies for whom it still has to be told with whom they go. */
  joining?: CardId[];
}

/**
 * The setup steps that need somebody, in the rulebook's order: mulligans, then altar card and altar dice, the
 * quest's Setup effect, the start room, allies (AQ-053 to AQ-072); then the rounds. Nobody knows the altar, the
 * dice or the room when deciding about a hand.
 */
export const beginMatch = procedure<AltarQuest, BeginData>('begin-match', {
  /** In a campaign, what it has brought is put in order first (AQ-286, AQ-288). */
  begin: (run) => {
    const { campaign, options } = run.state;
    const { quest, villain } = options;
    if (campaign) tellChapter(run, campaign);
    run.emit('match-began', { quest, villain });
    return campaign ? call('prepare-quest', {}, 'mulligan') : goto('mulligan');
  },

  /** Any number of starting cards may be set aside once (AQ-053). */
  mulligan: (run) => {
    return ask(
      run.state.heroes.map((hero) =>
        askHero(
          'private',
          run.state,
          hero.id,
          { key: 'prompt.mulligan', args: { hero: hero.id } },
          hero.hand.map((card) => ({ id: card, verb: 'choose', args: { card } })),
          {
            key: hero.id,
            how: 'each',
            choose: { min: 0, max: hero.hand.length },
            fallback: [],
          },
        ),
      ),
      'replace',
    );
  },

  replace: (run, _data, { reply }) => {
    for (const hero of run.state.heroes) {
      const aside = (reply[hero.id] ?? []).map((option) => argumentOf(option, 'choose', 'card'));
      if (aside.length === 0) continue;
      hero.hand = hero.hand.filter((card) => !aside.includes(card));
      run.emit('mulligan', { hero: hero.id, amount: aside.length });
      drawHeroCards(run, hero.id, aside.length);
      hero.deck.draw = shuffle(run.match.random, [...hero.deck.draw, ...aside]);
    }
    return goto('altar');
  },

  /** One altar card right of the Setup/Rules card, and the altar dice (AQ-057, AQ-058). */
  altar: (run) => {
    const { state, match } = run;
    state.altar = pick(match.random, cardsPlayed(deckDefinition('altars'), state.options));
    state.questArea.splice(1, 0, state.altar);
    state.altarPool = Array.from({ length: LIMITS.altarDice }, () => pick(match.random, RHUNES));
    run.emit('altar-drawn', { card: state.altar, dice: [...state.altarPool] });
    return goto('quest-setup');
  },

  'quest-setup': (run) => {
    const rules = run.state.questArea[0] as CardId;
    const setup = definition(rules).abilities?.find(({ keyword }) => keyword === 'setup');
    const first = run.state.heroes[0];
    if (!setup || !first) return goto('shuffle');
    return resolveAbility(rules, setup.name, { hero: first.id }, 'shuffle');
  },

  /** The quest deck is shuffled only after its Setup effect (AQ-059). */
  shuffle: (run) => {
    shuffle(run.match.random, run.state.decks.quest.draw);
    return goto('start-room');
  },

  /** The players choose any room, or leave it to the dice after all, as a deadline does (AQ-070, AQ-071, C-05). */
  'start-room': (run) => {
    if (run.state.options.startRoom === 'random') return goto('roll-room');
    const rooms = boardOf(run.state).rooms.map(({ id }) => ({
      id,
      verb: 'choose' as const,
      args: { room: id },
    }));
    return ask(
      askGroup(
        'public',
        run.state,
        { key: 'prompt.start-room' },
        [{ id: 'dice', verb: 'done' }, ...rooms],
        { fallback: ['dice'] },
      ),
      'room-or-dice',
    );
  },

  'room-or-dice': (run, _data, { reply }) => {
    const answer = onlyAnswer(reply.answer);
    if (answer.verb === 'done') return goto('roll-room');
    run.state.startRoom = argumentOf(answer, 'choose', 'room');
    return goto('stairs');
  },

  'roll-room': (run) => {
    run.state.startRoom = rollStartRoom(run.match.random, boardOf(run.state));
    return goto('stairs');
  },

  /** The stairs tile on the feature space, all heroes on the tile (AQ-070, Q-02, Q-03). */
  stairs: (run) => {
    const { state } = run;
    state.revealed = [state.startRoom];
    const spaces = stairsOf(state);
    state.heroes.forEach((hero, index) => {
      hero.at = spaces[index % spaces.length] as string;
    });
    run.emit('stairs-placed', { room: state.startRoom });
    return goto('allies');
  },

  /** Allies that the group has asked for, from the box: one, or one for each hero (AQ-259). */
  allies: (run, data) => {
    data.joining = alliesAsked(run.match.random, run.state);
    return goto('ally');
  },

  ally: (run, data) => {
    const { state } = run;
    const [ally] = data.joining ?? [];
    if (ally === undefined) return goto('place');
    const alone = state.heroes.filter(({ area }) => !area.some(isAllyCard));
    const free = alone.length > 0 ? alone : state.heroes;
    if (state.options.ally === 'each') {
      return joins(run, data, pick(run.match.random, free).id);
    }
    const prompt: AltarQuestPrompt = { key: 'prompt.ally-with', args: { ally } };
    const options = free.map(({ id }) => ({
      id,
      verb: 'choose' as const,
      args: { figure: id },
    }));
    const fallback = free.slice(0, 1).map(({ id }) => id);
    return ask(askGroup('public', state, prompt, options, { fallback }), 'ally-with');
  },

  'ally-with': (run, data, { reply }) =>
    joins(run, data, chosenArgument(reply.answer, 'choose', 'figure')),

  /** Each ally, including those of the heroes' own decks, is put beside the hero who controls it (AQ-072, C-17). */
  place: ({ state }) => {
    const ally = state.heroes
      .flatMap(({ area }) => area)
      .find((card) => isAllyCard(card) && !isAlly(state, card));
    return ally === undefined ? goto('rounds') : call('place-ally', { ally, near: [] }, 'place');
  },

  rounds: () => call('round', {}, 'rounds'),
});

/** How the chapter of a campaign opens: which it is, and what its story reads aloud. */
function tellChapter(run: AltarQuestRun, { story, chapter, opening }: Brought): void {
  run.emit('chapter-opened', { story: story ?? '', chapter });
  for (const text of opening) run.emit('story-told', { story: story ?? '', chapter, text });
}

function joins(run: AltarQuestRun, data: BeginData, hero: HeroId): AltarQuestResult {
  const ally = data.joining?.shift() as CardId;
  enterPlay(run.state, ally, hero, 'area');
  run.emit('ally-joined', { ally, hero });
  return goto('ally');
}

const isAllyCard = (card: CardId): boolean => definition(card).type === 'ally';

/** The allies that the match's option means: none, one by name, one by lot, or as many as there are heroes. */
function alliesAsked(random: RandomState, state: AltarQuestState): CardId[] {
  const { ally, quest } = state.options;
  if (ally === undefined || ally === 'none') return [];
  const offered = alliesOffered(quest);
  if (ally === 'any') return [pick(random, byLot(offered, quest))];
  if (ally === 'each') return shuffle(random, byLot(offered, quest)).slice(0, state.heroes.length);
  return offered.filter((card) => card === ally);
}

/** A d20 that is rerolled above the number of rooms (AQ-071, C-05). */
export function rollStartRoom(random: RandomState, { rooms }: Board): RoomId {
  let number = below(random, 20);
  while (number >= rooms.length) number = below(random, 20);
  return rooms[number]?.id as string;
}
