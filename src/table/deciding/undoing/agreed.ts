import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../../match/saved/store.ts';
import { closeRequest, type UndoRequest, verdictOn } from '../../telling/notices/undo-request.ts';
import { needsResuming } from '../updating/resuming.ts';
import { takeBack } from './taking-back.ts';

/**
 * Goes back if enough of the remaining people have agreed: who was still to be asked has given the seat
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
