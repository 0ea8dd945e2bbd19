import { isDeepStrictEqual } from 'node:util';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { canPlayAgain } from '../../match/replaying/records.ts';
import { asSaved } from '../../match/replaying/replay.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { begunMatch } from './begun.ts';
import { compare } from './comparing.ts';
import type { Verification } from './recording.ts';

/** Whether the seed and the saved choices reproduce the saved match, and everything that was told of it. */
export async function verify(
  context: TableContext,
  matchId: string,
): Promise<Verification | Refused> {
  return orUnavailable(context, async () => {
    const begun = await begunMatch(context, matchId);
    if (!begun.ok) return begun;
    const { stored, match, game } = begun;
    if (!stored.state) return refuse({ refusal: 'broken', match });
    const answer = { ok: true as const, match, choices: 0, events: 0, difference: null };
    if (!canPlayAgain(game, stored)) return { ...answer, verified: 'content-changed' };
    const inputs = (await context.store.inputs(matchId, Number.POSITIVE_INFINITY)).reverse();
    const { difference, choices, events, match: again } = await compare(game, stored.setup, inputs);
    const same = difference === null && isDeepStrictEqual(asSaved(again), asSaved(stored.state));
    if (!same) context.log.warn({ match: matchId, difference }, 'A match does not come again.');
    return {
      ...answer,
      verified: same ? 'same' : 'different',
      choices,
      events,
      difference: hasEnded(stored) ? difference : null,
    };
  });
}
