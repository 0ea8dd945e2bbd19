import type { Scope } from '../language/scope.ts';
import type { AltarQuestRun } from '../state.ts';
import { type Harm, legalOutcomes } from './hard-mode.ts';
import { userOf } from './pending.ts';

/**
 * The outcomes that heroes may choose among when a card makes them choose: in hard mode only the worst (H-05 to
 * H-07). What a hero plays or uses stays free.
 */
export const hardest = <Outcome>(
  run: AltarQuestRun,
  { card }: Pick<Scope, 'card'>,
  outcomes: readonly Outcome[],
  harm: (outcome: Outcome) => Harm,
): Outcome[] =>
  userOf(run, card) === null ? legalOutcomes(run.state, outcomes, harm) : [...outcomes];

/** The greatest of several harms; none if there is nothing to choose. */
export const greatest = (harms: readonly number[]): number =>
  harms.length === 0 ? 0 : Math.max(...harms);
