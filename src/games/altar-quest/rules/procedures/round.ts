import { argumentOf, onlyAnswer } from '../../../../kernel/answers.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { definition } from '../cards/library.ts';
import { forgetUses } from '../changes/limits.ts';
import { forgetLosses } from '../changes/losses.ts';
import { changeCard } from '../changes/tokens.ts';
import { questRests } from '../levels.ts';
import { heroById } from '../queries/figures.ts';
import { harmOfComingFirst, legalOutcomes } from '../queries/hard-mode.ts';
import { looking } from '../queries/once.ts';
import { rulesCard } from '../queries/rules-card.ts';
import { modifier } from '../queries/values.ts';
import { everySeat } from '../questions.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuest, AltarQuestRun, AltarQuestState, Hero } from '../state.ts';
import type { CardId, HeroId } from '../terms.ts';
import type { OptionAmong } from '../verbs.ts';
import { resolveAbility } from './ability.ts';
import { anytimeOptionsOfAll, waysToBegin } from './act-options.ts';

/** A round: hero, threat, villain and quest turn, again and again (AQ-079). */
export const round = procedure<AltarQuest, JsonObject>('round', {
  heroes: (run) => {
    run.state.round += 1;
    run.state.turn = 'heroes';
    delete run.state.askedAhead;
    for (const hero of run.state.heroes) readyHero(run.state, hero);
    forgetUses(run.state);
    // Told at the end of what came before: above the new round's board, and not in a message of its own.
    run.emit('round-began', { round: run.state.round });
    for (const { id, actions } of run.state.heroes) {
      const amount = LIMITS.actionsPerHero - actions;
      if (amount > 0) run.emit('actions-withheld', { hero: id, amount, actions });
    }
    run.beginChapter({
      id: `r${run.state.round}-heroes`,
      title: { key: 'chapter.heroes', args: { round: run.state.round } },
    });
    restQuest(run);
    return call('window', { occasion: { at: 'turn-begins' } }, 'hero-turn');
  },
  'hero-turn': () => call('hero-turn', {}, 'threat-turn'),
  'threat-turn': () => call('threat-turn', {}, 'villain-turn'),
  'villain-turn': () => call('villain-turn', {}, 'quest-turn'),
  'quest-turn': () => call('quest-turn', {}, 'heroes'),
});

/** On an easier level the quest rests in some rounds: an exhausted card is refreshed instead (D-01, Q-24). */
function restQuest(run: AltarQuestRun): void {
  if (!questRests(run.state)) return;
  const card = rulesCard(run.state);
  changeCard(run.state, card, { exhausted: true });
  run.emit('quest-rests', { card });
}

/** Every card refreshed, every action token face up (AQ-080). */
function readyHero(state: AltarQuestState, hero: Hero): void {
  for (const card of hero.area) changeCard(state, card, { exhausted: undefined });
  hero.actions = Math.max(0, LIMITS.actionsPerHero + modifier(state, 'actions', hero.id));
  hero.movement = 0;
  hero.reveals = 0;
  hero.acted = false;
  hero.reacted = false;
}

/**
 * Heroes act one after another in an order chosen anew each round: the first who is ready begins (AQ-081), with
 * the first deed itself. The last remaining hero begins without being asked.
 */
export const heroTurn = procedure<AltarQuest, JsonObject>('hero-turn', {
  next: (run) => {
    const { state } = run;
    const waiting = state.heroes.filter((hero) => !hero.acted);
    const [first] = waiting;
    if (!first) return finish();
    if (waiting.length === 1) return call('act', { hero: first.id }, 'next');
    const seats = everySeat(state);
    const options = looking(state, () =>
      seats.flatMap((seat) => waysToBegin(state, waiting, seat)),
    );
    return ask(
      {
        seats: [...new Set(waiting.map((hero) => hero.seat))],
        // Some ways to begin are cards in a hand.
        visibility: 'private',
        prompt: { key: 'prompt.next-hero', args: { heroes: waiting.map((hero) => hero.id) } },
        options,
        rest: true,
      },
      'begun',
    );
  },
  begun: (run, _data, { reply }) => {
    const option = onlyAnswer(reply.answer);
    if (option.verb === 'act') return call('act', { hero: option.args.hero }, 'next');
    if (option.verb === 'use') return useBetween(run, option);
    const { seat } = option;
    const hero = run.state.heroes.find((one) => one.seat === seat && !one.acted) as Hero;
    return call('act', { hero: hero.id, first: { ...option } }, 'next');
  },
});

/**
 * React phases, in an order chosen anew each round, in hard mode by H-05: the first to answer decides it
 * . Heroes without threats are not asked about (AQ-083, AQ-129, Q-66).
 */
export const threatTurn = procedure<AltarQuest, JsonObject>('threat-turn', {
  begin: (run) => {
    run.state.turn = 'threat';
    run.beginChapter({
      id: `r${run.state.round}-threat`,
      title: { key: 'chapter.threat', args: { round: run.state.round } },
    });
    if (run.state.options.difficulty !== 'hard') passEmptyPhases(run.state);
    return call('between-effects', {}, 'next');
  },
  next: (run) => {
    const waiting = run.state.heroes.filter((hero) => !hero.reacted && hero.threats.length > 0);
    if (waiting.length === 0) return finish();
    const first = legalOutcomes(run.state, waiting, ({ id }) => harmOfComingFirst(run.state, id));
    const order = first.map((hero) => ({
      id: `react:${hero.id}`,
      verb: 'react' as const,
      args: { hero: hero.id },
    }));
    const options = order.length > 1 ? [...order, ...anytimeOptionsOfAll(run.state)] : order;
    const seats = everySeat(run.state);
    return ask(
      { seats, visibility: 'public', prompt: { key: 'prompt.next-react' }, options },
      'chosen',
    );
  },
  chosen: (run, _data, { reply }) => {
    const option = onlyAnswer(reply.answer);
    return option.verb === 'use'
      ? useBetween(run, option)
      : call('react', { hero: argumentOf(option, 'react', 'hero') }, 'next');
  },
});

/** Heroes without threats have their phase first: what comes to them in this turn waits (AQ-083, Q-66). */
function passEmptyPhases({ heroes }: AltarQuestState): void {
  for (const hero of heroes) if (hero.threats.length === 0) hero.reacted = true;
}

/** A player uses an effect before a phase begins, and so has taken note of their losses. */
function useBetween({ state }: AltarQuestRun, { args }: OptionAmong<'use'>) {
  const { hero = '', card, ability } = args;
  forgetLosses(state, heroById(state, hero).seat);
  return call('use-card', { hero, card, ability }, 'next');
}

/** One hero's react phase: the whole threat area, left to right (AQ-129). */
export const react = procedure<AltarQuest, { hero: HeroId }>('react', {
  activate: (run, { hero }) => {
    run.state.active = hero;
    return call('activate-area', { cards: [...heroById(run.state, hero).threats], hero }, 'done');
  },
  done: (run, { hero }) => {
    heroById(run.state, hero).reacted = true;
    run.state.active = null;
    return finish();
  },
});

interface VillainTurnData extends JsonObject {
  /** The villain card drawn. */
  card?: CardId;
  /** Heroes who still draw a threat card instead of it. */
  drawing?: HeroId[];
}

/** Activates the villain area, then draws one villain card; or the villain spawns (AQ-137 to AQ-142). */
export const villainTurn = procedure<AltarQuest, VillainTurnData>('villain-turn', {
  activate: (run) => {
    const { state } = run;
    state.turn = 'villain';
    state.active = drawer(state);
    run.beginChapter({
      id: `r${state.round}-villain`,
      title: { key: 'chapter.villain', args: { round: state.round } },
    });
    return call('between-effects', { left: [...state.villainArea], begins: true }, 'area');
  },

  area: ({ state }) =>
    call('activate-area', { cards: [...state.villainArea], hero: drawer(state) }, 'draw'),

  draw: (run, data) => {
    const { state } = run;
    if (state.villain === 'defeated') {
      data.drawing = state.heroes.map((hero) => hero.id);
      return goto('threats');
    }
    const card = state.decks.villain.draw.pop();
    if (card === undefined) {
      return state.villain === 'scheme' ? call('spawn-villain', {}, 'end') : goto('end');
    }
    data.card = card;
    return call('resolve-villain-card', { card, hero: drawer(state) }, 'drawn');
  },

  drawn: (_run, data) => call('between-effects', { after: data.card }, 'end'),

  /** Nobody draws for a defeated villain; every hero draws a threat card instead (AQ-142). */
  threats: (_run, data) => {
    const hero = data.drawing?.shift();
    if (hero === undefined) return goto('end');
    return call('draw-threat', { hero, room: null }, 'threat-drawn');
  },

  'threat-drawn': () => call('between-effects', {}, 'threats'),

  end: (run) => {
    run.state.active = null;
    return finish();
  },
});

/** The hero who draws in turns that belong to nobody: in seat order, a different one each round. */
const drawer = (state: AltarQuestState): HeroId =>
  (state.heroes[(state.round - 1) % state.heroes.length] as Hero).id;

/** An Event is resolved and discarded, an Ongoing card joins the villain area (AQ-139, AQ-140). */
export const resolveVillainCard = procedure<AltarQuest, { card: string; hero: HeroId }>(
  'resolve-villain-card',
  {
    resolve: (run, { card, hero }) => {
      run.emit('villain-card-drawn', { card });
      if (definition(card).type === 'villain-ongoing') run.state.villainArea.push(card);
      const event = definition(card).abilities?.find(({ keyword }) => keyword === 'event');
      return event ? resolveAbility(card, event.name, { hero }, 'discard') : goto('discard');
    },
    discard: (run, { card }) => {
      if (definition(card).type === 'villain-event') run.state.decks.villain.discard.push(card);
      return finish();
    },
  },
);

/** The Scheme card is flipped, the figure placed, and its Activate resolved at once (AQ-141, AQ-147). */
export const spawnVillain = procedure<AltarQuest, JsonObject>('spawn-villain', {
  flip: (run) => {
    const card = run.state.villainArea[0] as string;
    run.state.villain = 'spawned';
    run.emit('villain-spawned', { enemy: card });
    return call('spawn', { card, hero: drawer(run.state), room: null }, 'activate');
  },
  activate: (run) =>
    call(
      'activate-area',
      { cards: [run.state.villainArea[0] as string], hero: drawer(run.state) },
      'done',
    ),
  done: () => finish(true),
});

/** Activates the quest area, left to right (AQ-157). */
export const questTurn = procedure<AltarQuest, JsonObject>('quest-turn', {
  activate: (run) => {
    const { state } = run;
    state.turn = 'quest';
    state.active = drawer(state);
    run.beginChapter({
      id: `r${state.round}-quest`,
      title: { key: 'chapter.quest', args: { round: state.round } },
    });
    return call('between-effects', { left: [...state.questArea], begins: true }, 'area');
  },

  area: ({ state }) =>
    call('activate-area', { cards: [...state.questArea], hero: drawer(state) }, 'done'),

  done: (run) => {
    run.state.active = null;
    return finish();
  },
});
