import type { JsonObject } from '../../../kernel/json.ts';
import type { Attribute, CardId, HeroDieFace, HeroId, TestKind } from './terms.ts';

/** What a test under way holds: what asks for it, what Reactions have added, what has been rolled. */
export interface TestData extends JsonObject {
  kind: TestKind;
  hero: HeroId;
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
