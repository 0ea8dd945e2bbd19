import type { Asked } from '../asked.ts';
import type { VoteOutcome } from '../saved/summary.ts';
import { countBallots, isCertain, leading } from './counting.ts';
import { ballotsOn, missingFrom } from './electorate.ts';
import { breakTie } from './ties.ts';

export interface Elected {
  options: string[];
  outcome: Omit<VoteOutcome, 'closedBy'>;
}

/** The result of a vote once nothing can change it; null until then. */
export function certainResult(asked: Asked): Elected | null {
  const { stored, decision } = asked;
  const counts = countBallots(decision, ballotsOn(stored, decision));
  const missing = missingFrom(stored, decision).length;
  return isCertain(counts, missing) ? resultNow(asked) : null;
}

/** The result of a vote if it closes now, whoever is missing; null if nobody has voted. */
export function resultNow(asked: Asked): Elected | null {
  const { stored, decision } = asked;
  const counts = countBallots(decision, ballotsOn(stored, decision));
  const votes = counts.map(({ voters }) => voters.length);
  const tied = leading(counts);
  const [only] = tied;
  if (!only) return null;
  if (tied.length === 1) return { options: only.options, outcome: { votes, tie: null } };
  const { options, tie } = breakTie(asked, tied);
  return { options, outcome: { votes, tie } };
}
