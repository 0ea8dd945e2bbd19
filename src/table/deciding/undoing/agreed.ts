import { changeMatch } from '../../match/changing/change-match.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../../match/saved/store.ts';
import { closeRequest, type UndoRequest, verdictOn } from '../../telling/notices/undo-request.ts';
import { needsResuming } from '../updating/resuming.ts';
import { takeBack } from './taking-back.ts';

/**
 * Goes back if enough of the remaining people have agreed, because the person who was still to be asked has
 * given the seat away. Runs in a transaction of its own, because the thread is told about the seat first; if it
 * never gets that far, the request stays open, and the next person who agrees carries it out.
 * @param match after the seat has changed hands
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

/** The open request for which no answer is missing now. */
const agreedIn = (context: TableContext, stored: StoredMatch): UndoRequest | null => {
  const { undo } = stored.desk;
  const isAgreed =
    stored.status === 'playing' && undo && verdictOn(context, stored, undo) === 'done';
  return isAgreed ? undo : null;
};
