import type { Match } from '../../../kernel/match.ts';
import { leadsToTheSame } from './effects/address.ts';
import type { Address } from './effects/kind.ts';
import { PROCEDURES } from './procedures/index.ts';
import type { AltarState } from './state.ts';

/** Whether every frame still leads where it led when the match was saved: its step exists, its card has not changed. */
export const resumable = (match: Match<AltarState>): boolean =>
  match.stack.every((frame) => {
    if (!PROCEDURES[frame.procedure]?.steps[frame.step]) return false;
    return !('at' in frame.data) || leadsToTheSame(frame.data.at as Address);
  });
