import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { MatchSummary } from '../summary.ts';
import type { Verified } from '../table.ts';
import { givesAgain } from './replay.ts';

/** Whether the published seed with the saved choices gives the saved match again. */
export async function verify(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true; match: MatchSummary; verified: Verified } | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const match = summaryOf(stored);
    const game = gameOf(context, stored.gameId);
    if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
    if (!stored.setup) return refuse({ refusal: 'not-started', match });
    if (!stored.state) return refuse({ refusal: 'broken', match });
    if (stored.desk.rulesChanged || stored.content !== game.rules.content()) {
      return { ok: true, match, verified: 'content-changed' };
    }
    const inputs = (await context.store.inputs(matchId, Number.POSITIVE_INFINITY)).reverse();
    const choices = inputs.flatMap(({ seat, decisionId, options }) =>
      seat !== null && decisionId !== null ? [{ seat, decisionId, options }] : [],
    );
    return { ok: true, match, verified: verdict(context, stored, game, choices) };
  });
}

function verdict(
  context: TableContext,
  stored: StoredMatch,
  game: NonNullable<ReturnType<typeof gameOf>>,
  choices: Parameters<typeof givesAgain>[2],
): Verified {
  if (!stored.setup || !stored.state) return 'different';
  try {
    return givesAgain(game, stored.setup, choices, stored.state) ? 'same' : 'different';
  } catch (error) {
    context.log.warn({ error, match: stored.id }, 'A match could not be played again.');
    return 'different';
  }
}
