import type { JsonObject } from '../../../kernel/json.ts';
import type { Attribute, CardId, FigureId, HeroDieFace, TestKind } from './terms.ts';

/** The state of a test in progress: what asks for it, what Reactions have added, what has been rolled. */
export interface TestData extends JsonObject {
  kind: TestKind;
  /** Who tests: a hero, or an ally's card. */
  hero: FigureId;
  attribute: Attribute;
  /** "+N" printed on the test (AQ-178). */
  bonus: number;
  /** Null for a test without difficulty (AQ-189) and for attacks and searches. */
  difficulty: number | null;
  /** The card that asks for the test. */
  card: CardId;
  /** The enemy attacked, or the one that inflicts. */
  enemy?: CardId;
  dice?: number;
  /** What Reactions add: dice before the roll, successes after it. */
  addedDice?: number;
  addedSuccesses?: number;
  /** What Reactions add to the character's defense in an inflict test. */
  addedDefense?: number;
  faces?: HeroDieFace[];
  /** Focus results turned into successes. */
  converted?: number;
  successes?: number;
}

/** The numbers that decide the outcome of a test's successes; 0 if its kind has no use for one. */
export interface Stakes {
  kind: TestKind;
  /** Null for a test without difficulty, for attacks and searches. */
  difficulty: number | null;
  /** Attack: the enemy's. Inflict: the character's, with what Reactions have added. */
  defense: number;
  /** Attack: armor tokens and health left of the enemy, and what cards add to its damage. */
  armor: number;
  health: number;
  added: number;
  /** Search: search tokens on the feature. */
  tokens: number;
  /** Task: progress missing for overcoming the card. */
  needed: number;
  [name: string]: string | number | null;
}

/** A test in progress, for players who may step in: dice still to be rolled, and what has been rolled. */
export interface TestRoll extends JsonObject {
  dice: number;
  faces: HeroDieFace[];
  /** Successes that are there already. */
  successes: number;
  stakes: Stakes;
}

const FOCUS_FACES: readonly HeroDieFace[] = ['focus', 'success-focus'];

/** Focus results rolled; none before the roll. */
export const focusResults = ({ faces = [] }: Pick<TestData, 'faces'>): number =>
  faces.filter((face) => FOCUS_FACES.includes(face)).length;

/** Successes before focus is used (AQ-174, AQ-176, AQ-177); before the roll, those added alone. */
export const rolledSuccesses = ({
  faces = [],
  addedSuccesses = 0,
}: Pick<TestData, 'faces' | 'addedSuccesses'>): number =>
  faces.filter((face) => face !== 'focus').length + addedSuccesses;
