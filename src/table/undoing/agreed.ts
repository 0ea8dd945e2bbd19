import { gameOf, type TableContext } from '../context.ts';
import { changeMatch } from '../saved/change-match.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../saved/store.ts';
import { needsResuming } from '../updating/resuming.ts';
import { closeRequest, type UndoRequest, verdictOn } from './request.ts';
import { takeBack } from './taking-back.ts';

/**
 * Goes back where enough of those who are left have agreed: who was still to be asked has given the seat
 * away. In a transaction of its own, for the thread is told of the seat first; should it never come to that,
 * the request stands, and the next who agrees carries it out.
 * @param match as it has become by that
 */
export async function carryOutAgreed(context: TableContext, match: StoredMatch): Promise<void> {
  if (!agreedIn(context, match)) return;
  await changeMatch(context, match.id, async (locked) => ({
    answer: null,
    change: await goneBack(context, locked),
  }));
}

async function goneBack(context: TableContext, locked: LockedMatch): Promise<MatchChange | null> {
  const { stored } = locked;
  const game = gameOf(context, stored.gameId);
  const request = agreedIn(context, stored);
  const by = stored.seats.find(({ userId }) => userId === request?.by);
  if (!game || !request || !by || needsResuming(game, stored)) return null;
  const closed = closeRequest(context, stored, 'done');
  const requestId = `undo-agreed:${request.number}`;
  const wanted = { to: request.to, by, requestId };
  const change = await takeBack(context, game, locked, await locked.inputs(), wanted);
  return change && { ...change, slots: [...closed, ...(change.slots ?? [])] };
}

/** The open request that nobody's answer is missing from any more. */
const agreedIn = (context: TableContext, stored: StoredMatch): UndoRequest | null => {
  const { undo } = stored.desk;
  const isAgreed =
    stored.status === 'playing' && undo && verdictOn(context, stored, undo) === 'done';
  return isAgreed ? undo : null;
};
