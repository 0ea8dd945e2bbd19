import type { Match } from '../../../../kernel/match.ts';
import { hasBegun, lettingStand } from '../procedures/combat.ts';
import type { AdventureState, Combat, Opponent } from '../state.ts';
import { type CardId, COMBATANTS, type Combatant } from '../terms.ts';
import { bareOf, bareOpponent, type Fighting, signOf } from './bare.ts';
import { FACES, signsOfFaces } from './faces.ts';
import { follow, frameOf, type Way } from './following.ts';
import { type Forecast, forecastFrom, toldIn } from './forecast.ts';

/**
 * The outcome of a fight, found by letting the rules fight it: the procedures that play the match play it
 * here, in a copy of the position, for every throw of the dice and every result of chance after it.
 * Assumptions about people: nobody plays a card, uses an item or re-rolls unless forced to; a player with a
 * choice on a card takes what it names first, and `isOpen` says that another choice would lead to another
 * outcome. The contents of hands and decks don't matter; the number of cards in a hand does.
 */

/** Chances of a combat, from 0 to 1. */
export interface Odds {
  /** To be dealt damage; the first damage defeats an encounter (AD-126). */
  hurt: { [side in Combatant]: number };
  /** To be defeated. */
  fallen: { [side in Combatant]: number };
  /** Whether a free choice in it would change them. */
  isOpen: boolean;
}

/** How the combat of a position goes if its dice stand. */
export interface Foreseen extends Forecast {
  /** Whether a free choice in it would change that. */
  isOpen: boolean;
}

/** The exact chances of the combat of a position, over all dice that have not been rolled yet. */
export function oddsOf(state: AdventureState): Odds {
  const bare = bareOf(state, combatIn(state));
  return known(signOf(bare), () => workOut(bare));
}

/** The chances of attacking somebody or something now. */
export function oddsOfAttack(state: AdventureState, attacker: string, against: Opponent): Odds {
  const opponent = bareOpponent(against);
  const bare = bareOf({ ...state, combat: null }, { attacker, opponent });
  return attackFrom(bare, signOf(bare), { attacker, opponent });
}

/** The overall chances of attacking one of these cards now, each as likely as the others. */
export function oddsOfAttackingOneOf(
  state: AdventureState,
  attacker: string,
  cards: readonly CardId[],
): Odds {
  const against = (card: CardId) => ({
    attacker,
    opponent: { is: 'card', card, slot: null } as const,
  });
  // What is left of a position is the same for every card.
  const bare = bareOf({ ...state, combat: null }, against(cards[0] ?? ''));
  const sign = signOf(bare);
  return known(`${sign} ${attacker} ${cards.join()}`, () =>
    meanOf(
      cards.map((card) => ({
        odds: attackFrom(bare, sign, against(card)),
        chance: 1 / cards.length,
      })),
    ),
  );
}

/** @param sign of the bare position */
const attackFrom = (bare: AdventureState, sign: string, { attacker, opponent }: Fighting): Odds =>
  known(`${sign} ${attacker} ${JSON.stringify(opponent)}`, () => {
    const [[begun]] = follow(
      { state: bare, stack: [frameOf('combat', { attacker, opponent })] },
      hasBegun,
    );
    return workOut((begun as Way).state);
  });

/** The overall chances of several combats or ways that something can go, weighted by how likely each is. */
export function meanOf(all: readonly { odds: Odds; chance: number }[]): Odds {
  const mean: Odds = { hurt: none(), fallen: none(), isOpen: all.some(({ odds }) => odds.isOpen) };
  for (const { odds, chance } of all) {
    for (const side of COMBATANTS) {
      mean.hurt[side] += odds.hurt[side] * chance;
      mean.fallen[side] += odds.fallen[side] * chance;
    }
  }
  return mean;
}

/**
 * What happens if the rolled dice stand, with the powers that they trigger. Null if chance comes in again: a
 * power re-rolls, or takes something away at random.
 */
export function forecastOf(state: AdventureState): Foreseen | null {
  const bare = bareOf(state, combatIn(state));
  const [first, ...others] = fought(bare, combatIn(bare));
  const [forecast, ...more] = first.map(({ forecast: one }) => one);
  if (!forecast || more.length > 0) return null;
  return { ...forecast, isOpen: others.some((other) => !isAlike(other, first)) };
}

/** Results so far: equal positions recur, within one panel and from turn to turn. */
const found = new Map<string, Odds>();
/** How many positions are remembered: some megabytes. */
const MOST = 8_000;

/** @param position its sign, with what is asked about it */
function known(position: string, work: () => Odds): Odds {
  const before = found.get(position);
  if (before) return before;
  const odds = work();
  if (found.size >= MOST) found.clear();
  found.set(position, odds);
  return odds;
}

function combatIn({ combat }: AdventureState): Combat {
  if (!combat) throw new Error('Nobody fights.');
  return combat;
}

const none = (): { [side in Combatant]: number } => ({ attacker: 0, defender: 0 });

/** A throw of both dice, with what distinguishes it from others. */
interface Throw {
  dice: { [side in Combatant]: number };
  sign: string;
}

/** One way in which a combat ends. */
interface Ending extends Way {
  forecast: Forecast;
}

/**
 * Equivalent throws are fought only once: those whose faces are the same to every card, and with which each
 * blow hits or misses alike.
 */
function workOut(state: AdventureState): Odds {
  const combat = combatIn(state);
  const odds: Odds = { hurt: none(), fallen: none(), isOpen: false };
  const all = throwsOf(state, combat);
  for (let left = all; left[0]; ) {
    const [{ dice, sign }] = left;
    const [first, ...others] = fought(state, { ...combat, dice });
    const endings = [first, ...others].flat();
    const blows = endings.flatMap(blowsWith);
    const isAlone = endings.some(isTurnedOver);
    const isLike = (one: Throw) =>
      one.dice === dice ||
      (!isAlone &&
        one.sign === sign &&
        blows.every((blow) => isHit(blow, one.dice) === isHit(blow, dice)));
    const further = left.filter((one) => !isLike(one));
    const share = (left.length - further.length) / all.length;
    for (const { forecast, chance } of first) {
      for (const side of COMBATANTS) {
        if (forecast.hurt[side] > 0) odds.hurt[side] += chance * share;
        if (forecast.fallen[side]) odds.fallen[side] += chance * share;
      }
    }
    odds.isOpen ||= others.some((other) => !isAsGood(other, first));
    left = further;
  }
  return odds;
}

function throwsOf(state: AdventureState, combat: Combat): Throw[] {
  const signs = signsOfFaces(state, combat);
  const facesOf = (side: Combatant) => {
    const lying = combat.dice[side];
    return lying === null ? FACES : [lying];
  };
  return facesOf('attacker').flatMap((attacker) =>
    facesOf('defender').map((defender) => ({
      dice: { attacker, defender },
      sign: `${signs.attacker[attacker - 1]} ${signs.defender[defender - 1]}`,
    })),
  );
}

/** Whether a character card was turned over on the way: its other side may distinguish other faces. */
const isTurnedOver = ({ happenings }: Way): boolean =>
  happenings.some(({ event }) => event.type === 'card-flipped');

/** A combat with its dice, fought to its end. */
function fought(
  state: AdventureState,
  combat: Combat,
): [readonly Ending[], ...(readonly Ending[])[]] {
  const ways = follow({ state: { ...state, combat }, stack: [lettingStand(combat)] }, isOver);
  const ended = (way: Way): Ending => ({
    ...way,
    forecast: forecastFrom(way.happenings, state, combat),
  });
  const [first, ...others] = ways;
  return [first.map(ended), ...others.map((one) => one.map(ended))];
}

const isOver = ({ state }: Match<AdventureState>): boolean => state.combat === null;

interface DieBlow {
  side: Combatant;
  attack: number;
  defense: number;
}

/** Blows struck with a die as it was thrown, without a re-roll or turn before. */
function blowsWith({ happenings }: Way): DieBlow[] {
  const changed = new Set<Combatant>();
  return toldIn(happenings).flatMap((event) => {
    if (event.type === 'die-rerolled' || event.type === 'die-turned') changed.add(event.args.side);
    return event.type === 'attacked' && !changed.has(event.args.side) ? [event.args] : [];
  });
}

const isHit = ({ side, attack, defense }: DieBlow, dice: Throw['dice']): boolean =>
  dice[side] + attack >= defense;

/** Whether the same happens, blow by blow. */
const isAlike = (some: readonly Ending[], others: readonly Ending[]): boolean =>
  JSON.stringify(some.map(({ forecast }) => forecast)) ===
  JSON.stringify(others.map(({ forecast }) => forecast));

/** Whether the outcome is the same for both sides. */
const isAsGood = (some: readonly Ending[], others: readonly Ending[]): boolean => {
  const come = (endings: readonly Ending[]) =>
    JSON.stringify(endings.map(({ forecast: { hurt, fallen }, chance }) => [hurt, fallen, chance]));
  return come(some) === come(others);
};
