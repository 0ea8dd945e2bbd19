import { chosenArgument } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { noted } from '../../../../kernel/notes.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { discardCard, drawFrom } from '../changes/piles.ts';
import { gainSupply } from '../changes/pool.ts';
import { addFigureTokens, addTokens } from '../changes/tokens.ts';
import { cardState } from '../queries/card-state.ts';
import { isInPlay } from '../queries/cards-in-play.ts';
import { armorOf, controllerOf, heroById, isHero, roomOfFigure } from '../queries/figures.ts';
import { defenseOf, fixed, healthLeft, modifier } from '../queries/values.ts';
import { askHero } from '../questions.ts';
import type { AltarQuest } from '../state.ts';
import type { CardId, FigureId, HeroId } from '../terms.ts';

interface ResultData extends JsonObject {
  /** Who has tested: a hero, or an ally's card. */
  hero: FigureId;
  card: CardId;
  successes: number;
  difficulty: number | null;
  enemy?: CardId;
  addedDefense?: number;
}

/** TEST: passed with as many successes as the difficulty (AQ-188). Without one, returns the successes (AQ-189). */
export const testResult = procedure<AltarQuest, ResultData>('test-result.test', {
  apply: (run, { hero, successes, difficulty }) => {
    if (difficulty === null) return finish(successes);
    const passed = successes >= difficulty;
    run.emit(passed ? 'test-passed' : 'test-failed', { hero, successes, difficulty });
    return finish(passed ? 1 : 0);
  },
});

/** ATTACK: defense cancels, armor goes first, each success left deals 1 damage (AQ-191, AQ-192). Returns the damage. */
export const attackResult = procedure<AltarQuest, ResultData>('test-result.attack', {
  apply: (run, { hero, enemy, successes }) => {
    const defense = defenseOf(run.state, enemy ?? '');
    const hits = Math.max(0, successes - defense);
    run.emit('attack-resolved', { hero, enemy: enemy ?? '', successes, defense, hits });
    if (hits === 0) return finish(0);
    const amount = hits + modifier(run.state, 'attack-damage', hero);
    return call('enemy-damage', { enemy: enemy ?? '', amount, armorCounts: true, hero }, 'done');
  },
  done: (_run, _data, { result }) => finish(result),
});

/** INFLICT: difficulty − successes − defense, then armor tokens, the rest is damage (AQ-194 to AQ-196). Returns the damage. */
export const inflictResult = procedure<AltarQuest, ResultData>('test-result.inflict', {
  armor: (run, data) => {
    const { hero } = data;
    const defense = defenseOf(run.state, hero) + (data.addedDefense ?? 0);
    data.difficulty = Math.max(0, (data.difficulty ?? 0) - data.successes - defense);
    run.emit('inflict-resolved', {
      hero,
      successes: data.successes,
      defense,
      left: data.difficulty,
    });
    const most = Math.min(armorOf(run.state, hero), data.difficulty);
    if (most === 0) return goto('suffer');
    // Armor that saves nobody is not kept: an ally takes its armor along.
    const isDoomed =
      !isHero(run.state, hero) && data.difficulty - most >= healthLeft(run.state, hero);
    const least = isDoomed ? most : 0;
    const options = Array.from({ length: most - least + 1 }, (_, more) => least + more)
      .map((armor) => ({
        id: `armor:${armor}`,
        verb: 'armor' as const,
        args: { armor },
      }))
      .reverse();
    const args = { damage: data.difficulty, enemy: data.enemy ?? '' };
    return ask(
      askHero('public', run.state, hero, { key: 'prompt.armor', args }, options),
      'armor-answered',
    );
  },

  'armor-answered': (run, data, { reply }) => {
    const armor = chosenArgument(reply.answer, 'armor', 'armor');
    if (armor > 0) {
      const left = addFigureTokens(run.state, data.hero, 'armor', -armor);
      data.difficulty = (data.difficulty ?? 0) - armor;
      run.emit('armor-lost', { figure: data.hero, amount: armor, armor: left });
    }
    return goto('suffer');
  },

  suffer: (_run, data) =>
    call(
      'suffer',
      {
        figure: data.hero,
        amount: data.difficulty ?? 0,
        from: data.enemy ?? data.card,
        enemy: data.enemy !== undefined,
      },
      'done',
    ),

  done: (_run, _data, { result }) => finish(result),
});

/** RESIST: difficulty − successes is suffered; neither defense nor armor helps (AQ-197, AQ-198). Returns the damage. */
export const resistResult = procedure<AltarQuest, ResultData>('test-result.resist', {
  apply: (run, { hero, card, successes, difficulty }) => {
    const left = Math.max(0, (difficulty ?? 0) - successes);
    run.emit('resist-resolved', { hero, successes, left });
    return call('suffer', { figure: hero, amount: left, from: card }, 'done');
  },
  done: (_run, _data, { result }) => finish(result),
});

/**
 * SEARCH: search tokens cancel, the first success draws a search card, each further one is 1 supply,
 * then a search token is placed (AQ-199 to AQ-202, Q-17, Q-18). Returns the supply gained.
 */
export const searchResult = procedure<AltarQuest, ResultData & { feature?: CardId }>(
  'test-result.search',
  {
    apply: (run, data) => {
      const feature = run.state.features[roomOfFigure(run.state, data.hero) ?? ''];
      if (feature === undefined) return finish(0);
      const tokens = cardState(run.state, feature).search ?? 0;
      const left = Math.max(0, data.successes - tokens);
      data.feature = feature;
      data.successes = Math.max(0, left - 1);
      run.emit('search-resolved', { hero: data.hero, card: feature, left });
      return left === 0
        ? goto('token')
        : call('draw-search', { hero: controllerOf(run.state, data.hero).id }, 'supply');
    },

    supply: (run, data) => {
      gainSupply(run, data.successes);
      return goto('token');
    },

    token: (run, data) => {
      const feature = noted(data, 'feature');
      if (Object.values(run.state.features).includes(feature)) {
        const total = addTokens(run.state, feature, 'search', 1);
        run.emit('card-tokens', { card: feature, token: 'search', amount: 1, total, quest: '' });
      }
      return finish(data.successes);
    },
  },
);

/**
 * TASK: difficulty cancels, each success left is 1 progress; at the threshold the card is overcome (AQ-204,
 * AQ-205). A card that has been discarded meanwhile gets none. Returns 1 when overcome.
 */
export const taskResult = procedure<AltarQuest, ResultData>('test-result.task', {
  apply: (run, { hero, card, successes, difficulty }) => {
    const { state } = run;
    if (!isInPlay(state, card)) return finish(0);
    const gained = Math.max(0, successes - (difficulty ?? 0));
    const threshold = fixed(state, definition(card).threshold ?? 1);
    const progress =
      gained === 0
        ? (cardState(state, card).progress ?? 0)
        : addTokens(state, card, 'progress', gained);
    run.emit('task-resolved', { hero, card, gained, progress, threshold });
    if (progress < threshold) return finish(0);
    const wasTrap = definition(card).type === 'trap';
    run.emit('task-overcome', { hero, card });
    discardCard(run, card);
    if (wasTrap) gainSupply(run, 1);
    return finish(1);
  },
});

/** A hero draws a search card: a Consumable is kept, an Event resolved and discarded (AQ-244, AQ-245). */
export const drawSearch = procedure<AltarQuest, { hero: HeroId; card?: CardId }>('draw-search', {
  draw: (run, data) => {
    const card = drawFrom(run, 'search');
    if (card === null) {
      run.emit('no-search-card', { hero: data.hero });
      return finish(false);
    }
    data.card = card;
    run.emit('search-card-drawn', { hero: data.hero, card });
    const { type, abilities } = definition(card);
    if (type === 'consumable') {
      const hero = heroById(run.state, data.hero);
      hero.area.push(card);
      hero.found = (hero.found ?? 0) + 1;
      return finish(true);
    }
    const event = abilities?.find((ability) => ability.keyword === 'event');
    if (!event) return goto('discard');
    const scope = { card, hero: data.hero };
    return call('ability', { card, ability: event.name, scope }, 'discard');
  },
  discard: (run, data) => {
    if (data.card !== undefined) discardCard(run, data.card);
    return finish(true);
  },
});
