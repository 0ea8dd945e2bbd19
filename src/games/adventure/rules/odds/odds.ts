import type { Match } from '../../../../kernel/match.ts';
import { hasBegun, lettingStand } from '../procedures/combat.ts';
import type { AdventureState, Combat, Opponent } from '../state.ts';
import { COMBATANTS, type Combatant } from '../terms.ts';
import { bareOf, bareOpponent } from './bare.ts';
import { FACES, signsOfFaces } from './faces.ts';
import { follow, frameOf, type Way } from './following.ts';
import { type Forecast, forecastFrom, toldIn } from './forecast.ts';

/*
 * What comes of a fight, found out by letting the rules fight it: the procedures that play the match play
 * it here, in a copy of the position, for every throw of the dice and every result of chance after it.
 * What is assumed of people: nobody plays a card, uses an item or rolls again unless they are made to; who
 * is given a choice by a card takes what it names first, and `isOpen` says that another choice comes to
 * something else. What hands and decks hold has no say; how many cards are in a hand has.
 */

/** Chances of a combat, from 0 to 1. */
export interface Odds {
  /** To be dealt damage; an encounter falls to the first of it (AD-126). */
  hurt: { [side in Combatant]: number };
  /** To be defeated. */
  fallen: { [side in Combatant]: number };
  /** Whether somebody's free choice in it would change them. */
  isOpen: boolean;
}

/** How the combat of a position goes when the dice that lie stand. */
export interface Foreseen extends Forecast {
  /** Whether somebody's free choice in it would change that. */
  isOpen: boolean;
}

/** The chances of the combat of a position, over all dice that do not lie yet, exactly. */
export function oddsOf(state: AdventureState): Odds {
  const bare = bareOf(state, combatIn(state));
  return known(JSON.stringify(bare), () => workOut(bare));
}

/** The chances of attacking somebody or something now. */
export function oddsOfAttack(state: AdventureState, attacker: string, against: Opponent): Odds {
  const opponent = bareOpponent(against);
  const bare = bareOf({ ...state, combat: null }, { attacker, opponent });
  return known(JSON.stringify([bare, attacker, opponent]), () => {
    const [[begun]] = follow(
      { state: bare, stack: [frameOf('combat', { attacker, opponent })] },
      hasBegun,
    );
    return workOut((begun as Way).state);
  });
}

/** The chances on the whole, of several combats or ways that something can go, by how likely each is. */
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
 * What happens if the dice that lie stand, with the powers that they trigger. Null where chance comes in
 * once more: a power rolls again, or takes something away at random.
 */
export function forecastOf(state: AdventureState): Foreseen | null {
  const bare = bareOf(state, combatIn(state));
  const [first, ...others] = fought(bare, combatIn(bare));
  const [forecast, ...more] = first.map(({ forecast: one }) => one);
  if (!forecast || more.length > 0) return null;
  return { ...forecast, isOpen: others.some((other) => !isAlike(other, first)) };
}

/** What has been worked out: equal positions come again and again, in one panel and from turn to turn. */
const found = new Map<string, Odds>();
/** Positions that are remembered: some megabytes. */
const MOST = 4_000;

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

/** A throw of both dice, with what tells it apart from others. */
interface Throw {
  dice: { [side in Combatant]: number };
  sign: string;
}

/** One way in which a combat ends. */
interface Ending extends Way {
  forecast: Forecast;
}

/**
 * Throws that come to the same are fought once: those whose faces are the same to every card, and with
 * which each blow hits or misses as with the one that is fought.
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

/** Whether a character card was turned over on the way: its other side may tell other faces apart. */
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

/** Blows that are struck with a die as it was thrown: not rolled again or turned before. */
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

/** Whether it comes to the same for both sides. */
const isAsGood = (some: readonly Ending[], others: readonly Ending[]): boolean => {
  const come = (endings: readonly Ending[]) =>
    JSON.stringify(endings.map(({ forecast: { hurt, fallen }, chance }) => [hurt, fallen, chance]));
  return come(some) === come(others);
};
