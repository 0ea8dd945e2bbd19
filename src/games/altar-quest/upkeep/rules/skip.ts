import { fallbackFor } from '../../../../kernel/decision.ts';
import { answer } from '../../../../kernel/engine.ts';
import { copyOf } from '../../../../kernel/json.ts';
import type { Match } from '../../../../kernel/match.ts';
import { PROCEDURES } from './procedures/index.ts';
import type { UpkeepState } from './state.ts';

/** More choices than an upkeep can need. */
const MOST = 500;

/**
 * The result of an upkeep that its people have broken off: everything that is still asked is answered as a
 * deadline would answer it. The match itself stays unchanged.
 */
export function skipUpkeep(match: Match): UpkeepState {
  const fork = copyOf(match) as Match<UpkeepState>;
  for (let choices = 0; fork.outcome === null && choices < MOST; choices++) {
    const decision = fork.open[0];
    const seat = decision?.seats[0];
    if (!decision || seat === undefined) break;
    const options = fallbackFor(decision, seat);
    answer(PROCEDURES, fork, { seat, decision: decision.id, options });
  }
  return fork.state;
}
