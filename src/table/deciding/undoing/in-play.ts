import type { Game } from '../../../kernel/game.ts';
import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { isPerson } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { notPlaying } from '../../match/shown/not-playing.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { look } from '../looking/look.ts';
import { needsResuming, resume } from '../updating/resuming.ts';
import type { Undone } from './undoing.ts';

type Settled = Omit<Undone, 'look'> | Refused;

/**
 * Works on a match in play, for a person who sits there and has not done this before.
 * @param requestId a request that was already carried out is answered with the current match
 */
export function inPlay(
  context: TableContext,
  matchId: string,
  userId: string,
  requestId: string,
  work: (game: Game, locked: LockedMatch, holder: SeatHolder) => Promise<Decided<Settled>>,
): Promise<Undone | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Settled>(context, matchId, (locked) =>
      workLocked(context, locked, userId, requestId, work),
    );
    if (!done) return refuse({ refusal: 'no-such-match' });
    const { answer, match } = done;
    return answer.ok ? { ...answer, look: () => look(context, matchId, userId, match) } : answer;
  });
}

async function workLocked(
  context: TableContext,
  locked: LockedMatch,
  userId: string,
  requestId: string,
  work: (game: Game, locked: LockedMatch, holder: SeatHolder) => Promise<Decided<Settled>>,
): Promise<Decided<Settled>> {
  const { stored } = locked;
  const match = summaryOf(stored);
  const holder = stored.seats.find((seat) => seat.userId === userId && isPerson(seat));
  if (!holder) return nothing(refuse({ refusal: 'not-seated', match }));
  const game = gameOf(context, stored.gameId);
  if (!game) return nothing(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
  const refused = notPlaying(stored);
  if (refused) return nothing(refused);
  if (await locked.inputOf(requestId)) return nothing({ ok: true, outcome: 'undone', match });
  if (needsResuming(game, stored)) {
    const { outcome, change } = await resume(context, game, locked);
    const refusal = outcome === 'broken' ? 'broken' : 'undo-overtaken';
    if (outcome !== 'same')
      return { answer: refuse({ refusal, match: summaryOf(stored) }), change };
  }
  return work(game, locked, holder);
}

const nothing = (answer: Settled): Decided<Settled> => ({ answer, change: null });
