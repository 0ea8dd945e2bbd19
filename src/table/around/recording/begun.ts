import type { Game } from '../../../kernel/game.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';

/** A match that has begun, so that there is something to tell of it. */
interface Begun {
  ok: true;
  stored: StoredMatch & { setup: NonNullable<StoredMatch['setup']> };
  match: MatchSummary;
  game: Game;
}

/** Reads a match that has begun, with its game; or says why nothing can be told of it. */
export async function begunMatch(context: TableContext, matchId: string): Promise<Begun | Refused> {
  const stored = await context.store.read(matchId);
  if (!stored) return refuse({ refusal: 'no-such-match' });
  const match = summaryOf(stored);
  const game = gameOf(context, stored.gameId);
  if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
  const { setup } = stored;
  if (!setup) return refuse({ refusal: 'not-started', match });
  return { ok: true, stored: { ...stored, setup }, match, game };
}
