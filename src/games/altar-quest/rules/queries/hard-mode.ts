import { boardOf } from '../board/library.ts';
import { canTarget, range, straightDistance } from '../board/measure.ts';
import { distancesFrom } from '../board/movement.ts';
import type { Place } from '../board/nearest.ts';
import type { AltarQuestState } from '../state.ts';
import type { CardId, FigureId, Space } from '../terms.ts';
import {
  allEnemies,
  characters,
  isCharacter,
  isEnemy,
  isHero,
  situationOf,
  spacesOf,
} from './figures.ts';
import { trapsSetOffBy, triggerOf } from './traps.ts';
import { healthLeft, rangeOf } from './values.ts';

/**
 * Hard mode (AQ-007): where rules leave it to the players, only what is worst for the group is legal. What is
 * worse is a ranking for each kind of choice (H-01 to H-05), a list of numbers: the first that differs decides,
 * the higher one is worse. What the numbers can't distinguish remains the players' choice (H-08).
 */
export type Harm = readonly number[];

/** The weight of a loss when outcomes are compared (H-06); gains count as much against it. */
export const HARM = {
  game: 1000,
  villain: 12,
  /** An ally who is defeated. */
  ally: 12,
  /** An enemy or a threat card drawn. */
  enemy: 5,
  /** Suffered by a character; an enemy's is worth `token`. */
  damage: 4,
  /** A token that counts towards defeat, or away from victory. */
  cause: 4,
  supply: 2,
  action: 2,
  /** Focus, armor, a threat token, a card, an exhausted card. */
  token: 1,
} as const;

/** The outcomes that players may choose among: all, or in hard mode only the worst. In the order given. */
export const legalOutcomes = <Outcome>(
  state: AltarQuestState,
  outcomes: readonly Outcome[],
  harm: (outcome: Outcome) => Harm,
): Outcome[] => (state.options.difficulty === 'hard' ? worst(outcomes, harm) : [...outcomes]);

/** Those with the greatest harm, in the order given. */
export function worst<Outcome>(
  outcomes: readonly Outcome[],
  harm: (outcome: Outcome) => Harm,
): Outcome[] {
  let kept = outcomes.map((outcome) => ({ outcome, harm: harm(outcome) }));
  const numbers = kept[0]?.harm.length ?? 0;
  for (let at = 0; at < numbers; at++) {
    const highest = Math.max(...kept.map((one) => one.harm[at] as number));
    kept = kept.filter((one) => one.harm[at] === highest);
  }
  return kept.map(({ outcome }) => outcome);
}

/** Damage to a character, or to an enemy, in these points. */
export function harmOfDamage(state: AltarQuestState, figure: FigureId, amount: number): number {
  const left = healthLeft(state, figure);
  if (!isCharacter(state, figure)) return -Math.min(amount, left) * HARM.token;
  if (amount < left) return amount * HARM.damage;
  return isHero(state, figure) ? HARM.game : HARM.ally;
}

/** H-01: whom an enemy turns on: the one with the least health left. */
export const harmToFigure = (state: AltarQuestState, figure: FigureId): Harm => [
  -healthLeft(state, figure),
];

/** Where a figure or token is put, by its kind: H-02, H-03 or H-04. */
export function harmOfFigureAt(state: AltarQuestState, figure: FigureId, at: Place): Harm {
  if (isCharacter(state, figure)) return harmOfCharacterAt(state, figure, at);
  return isEnemy(figure) ? harmOfEnemyAt(state, figure, at) : harmOfTrapAt(state, figure, at);
}

/** H-02: an enemy: with the most characters in its range and sight, then nearest to all of them. */
function harmOfEnemyAt(state: AltarQuestState, enemy: CardId, at: Place): Harm {
  const situation = situationOf(state);
  const reach = rangeOf(state, enemy);
  const places = placesOf(state, characters(state));
  const targets = places.filter((place) => canTarget(boardOf(state), situation, at, place, reach));
  return [targets.length, -distanceToAll(state, at, places)];
}

/** H-03: a trap: with the most characters in its trigger range, then nearest to all of them. */
function harmOfTrapAt(state: AltarQuestState, trap: CardId, at: Place): Harm {
  const reach = triggerOf(trap)?.range ?? 0;
  const places = placesOf(state, characters(state));
  const near = places.filter((place) => {
    const between = range(boardOf(state), situationOf(state), at, place);
    return between !== null && between <= reach;
  });
  return [near.length, -distanceToAll(state, at, places)];
}

/** H-04: a character: setting off the most traps, in range and sight of the most enemies, then nearest to these. */
function harmOfCharacterAt(state: AltarQuestState, character: FigureId, at: Place): Harm {
  const situation = situationOf(state);
  const enemies = allEnemies(state);
  const places = placesOf(state, enemies);
  const attackers = enemies.filter((enemy, index) =>
    canTarget(boardOf(state), situation, places[index] as Place, at, rangeOf(state, enemy)),
  );
  const setOff = trapsSetOffBy(state, character);
  const from = spacesOf(state, character)[0] as Space;
  const sprung = [at].flat().flatMap((space) => setOff(space, from));
  return [sprung.length, attackers.length, -distanceToAll(state, at, places)];
}

const placesOf = (state: AltarQuestState, figures: readonly FigureId[]): Place[] =>
  figures.map((figure) => spacesOf(state, figure));

/** The sum of walking distances; the straight count if there is no way. */
function distanceToAll(state: AltarQuestState, from: Place, places: readonly Place[]): number {
  const walking = distancesFrom(boardOf(state), situationOf(state), from);
  const distances = places.map((place) => {
    const steps = walking.to(place);
    return Number.isFinite(steps) ? steps : straightDistance(from, place);
  });
  return distances.reduce((sum, steps) => sum + steps, 0);
}

/**
 * H-05: who comes first: the one with the most health left, so that shared things run out before the weakest's
 * turn.
 */
export const harmOfComingFirst = (state: AltarQuestState, character: FigureId): Harm => [
  healthLeft(state, character),
];
