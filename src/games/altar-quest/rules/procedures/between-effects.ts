import { argumentOf } from '../../../../kernel/answers.ts';
import type { SeatId } from '../../../../kernel/decision.ts';
import type { JsonObject } from '../../../../kernel/json.ts';
import { ask, call, finish, goto, procedure } from '../../../../kernel/procedure.ts';
import { abilityOf } from '../cards/abilities.ts';
import type { Ability } from '../cards/definition.ts';
import { forgetLosses } from '../changes/losses.ts';
import type { SetAltarDie } from '../effects/kinds/altar-dice.ts';
import { isLoss } from '../language/amount.ts';
import { within } from '../language/within.ts';
import type { AltarQuestPrompts } from '../prompts.ts';
import { enemiesToActivate } from '../queries/activations.ts';
import { avertedBy } from '../queries/averting.ts';
import { heroById } from '../queries/figures.ts';
import { hasLost, lossesOf } from '../queries/losses.ts';
import { everySeat } from '../questions.ts';
import type { AltarQuest, AltarQuestDraft, AltarQuestState, Hero } from '../state.ts';
import { type CardId, type HeroId, RHUNES, type Rhune } from '../terms.ts';
import type { UseOfCard } from '../verbs.ts';
import { anytimeOptions } from './act-options.ts';
import { isResolvingEffect } from './aftermath.ts';

interface BetweenData extends JsonObject {
  /** The card whose effect has just been resolved. */
  after?: CardId;
  /** Cards of the current area that have still to activate. */
  left?: CardId[];
  /** A turn begins whose cards activate at once: nothing has happened since the last such point. */
  begins?: true;
  /** The chosen effects still to be resolved. */
  chosen?: Chosen[];
  /** Once something has been chosen: the seats that chose, each with the card. */
  used?: { [seat: SeatId]: CardId };
}

interface Chosen extends JsonObject {
  hero: HeroId;
  card: CardId;
  ability: string;
}

/**
 * A point between two effects, at which no question is open: players may resolve Exhaust and Use effects
 * without a printed time (AQ-220, AQ-224, C-03). All who are concerned are asked together; what they choose is
 * resolved in the order of seats, and those who have used something are asked again. In the middle of another
 * effect nothing happens (AQ-225).
 */
export const betweenEffects = procedure<AltarQuest, BetweenData>('between-effects', {
  ask: (run, data) => {
    if (isResolvingEffect(run.match)) return finish();
    const ahead = lookAhead(run.state, data);
    const drafts = everySeat(run.state)
      .filter((seat) => isConcerned(run.state, seat, data) || ahead[seat] !== undefined)
      .flatMap((seat) => draftFor(run.state, seat, data, ahead[seat] ?? []) ?? []);
    if (Object.keys(ahead).length > 0) run.state.askedAhead = run.state.turn;
    return drafts.length === 0 ? finish() : ask(drafts, 'answered');
  },

  answered: (run, data, { reply }) => {
    for (const seat of Object.keys(reply)) forgetLosses(run.state, seat);
    data.used = {};
    data.chosen = [];
    for (const seat of everySeat(run.state)) {
      const option = reply[seat]?.[0];
      if (option?.verb !== 'use') continue;
      const { card, ability } = option.args;
      data.chosen.push({ hero: argumentOf(option, 'use', 'hero'), card, ability });
      data.used[seat] = card;
    }
    return goto('use');
  },

  /** What another player's effect has made impossible meanwhile stays unused. */
  use: (run, data) => {
    const next = data.chosen?.shift();
    if (next === undefined) return goto('ask');
    if (isStillPossible(run.state, next)) return call('use-card', next, 'use');
    run.emit('use-came-too-late', { hero: next.hero, card: next.card });
    return goto('use');
  },
});

/** Whether the game stops for a seat here, as the match option says, whatever lies ahead. */
function isConcerned(state: AltarQuestState, seat: SeatId, { used, begins }: BetweenData): boolean {
  const { stops } = state.options;
  if (stops === 'never') return false;
  if (used?.[seat] !== undefined) return true;
  if (stops === 'always') return used === undefined && !begins;
  return heroesOf(state, seat).some(hasLost);
}

/**
 * By seat, the enemies about to activate that something at hand there could exhaust or defeat: once a turn, and
 * not if the group always or never stops (C-03).
 */
function lookAhead(
  state: AltarQuestState,
  { left = [], used }: BetweenData,
): { [seat: SeatId]: CardId[] } {
  const { stops } = state.options;
  if (stops === 'always' || stops === 'never') return {};
  if (used !== undefined || state.askedAhead === state.turn) return {};
  const enemies = enemiesToActivate(state, left);
  if (enemies.length === 0) return {};
  return Object.fromEntries(
    everySeat(state).flatMap((seat): [SeatId, CardId[]][] => {
      const options = heroesOf(state, seat).flatMap((hero) => anytimeOptions(state, hero));
      const found = new Set(options.flatMap((option) => avertedBy({ state }, option, enemies)));
      return found.size > 0 ? [[seat, [...found]]] : [];
    }),
  );
}

const heroesOf = (state: AltarQuestState, seat: SeatId): Hero[] =>
  state.heroes.filter((hero) => hero.seat === seat);

/** One question per seat, which says what has happened and what is at hand; null if there is nothing. */
function draftFor(
  state: AltarQuestState,
  seat: SeatId,
  { after, used }: BetweenData,
  ahead: CardId[],
): AltarQuestDraft | null {
  const heroes = heroesOf(state, seat);
  const options = heroes.flatMap((hero) => anytimeOptions(state, hero));
  const isWorthIt = state.options.stops === 'always' || helps(state, heroes, options);
  if (options.length === 0 || !isWorthIt) return null;
  const last = used?.[seat] ?? after ?? '';
  const args: AltarQuestPrompts['prompt.between-effects'] = {
    happened: whatHappened(heroes, ahead, last),
    losses: heroes.map((hero) => ({ hero: hero.id, ...lossesOf(hero) })),
    after: last,
    ahead,
    cards: [...new Set(options.map(({ args }) => args.card))],
  };
  return {
    key: seat,
    how: 'each',
    seats: [seat],
    // Effects of cards in play.
    visibility: 'public',
    prompt: { key: 'prompt.between-effects', args },
    options: [...options, { id: 'pass', verb: 'done' }],
    fallback: ['pass'],
    ...(heroes.length === 1 ? { about: heroes[0]?.id as HeroId } : {}),
  };
}

function whatHappened(
  heroes: readonly Hero[],
  ahead: readonly CardId[],
  last: CardId,
): AltarQuestPrompts['prompt.between-effects']['happened'] {
  if (heroes.some(hasLost)) return 'lost';
  if (ahead.length > 0) return 'ahead';
  return last === '' ? 'nothing' : 'after';
}

/**
 * Whether any of the effects does more than change altar dice, or sets one that another effect at hand waits
 * for: nobody is stopped just for the dice, since they give nothing back.
 */
function helps(
  state: AltarQuestState,
  heroes: readonly Hero[],
  options: readonly UseOfCard<'use'>[],
): boolean {
  const abilities = options.map(({ args }) => abilityOf(args.card, args.ability));
  if (!abilities.every(isOfDice)) return true;
  const faces = abilities
    .flatMap(within)
    .flatMap((effect) => (effect.kind === 'set-altar-die' ? facesOf(effect) : []));
  const set = { ...state, altarPool: [...state.altarPool, ...faces] };
  return heroes
    .flatMap((hero) => anytimeOptions(set, hero))
    .some(({ args }) => !isOfDice(abilityOf(args.card, args.ability)));
}

/** The faces that a die may be set to. */
const facesOf = ({ to }: SetAltarDie): readonly Rhune[] => (to === 'any' ? RHUNES : [to]);

const OF_DICE: readonly string[] = ['set-altar-die', 'roll-altar-dice'];

/** Whether everything that an ability does is about altar dice, apart from its price. */
const isOfDice = (ability: Ability): boolean =>
  within(ability).every(
    (effect) =>
      OF_DICE.includes(effect.kind) ||
      effect.kind === 'pay' ||
      ((effect.kind === 'focus' || effect.kind === 'supply') && isLoss(effect.amount)),
  );

const isStillPossible = (state: AltarQuestState, { hero, card, ability }: Chosen): boolean =>
  anytimeOptions(state, heroById(state, hero)).some(
    ({ args }) => args.card === card && args.ability === ability,
  );
