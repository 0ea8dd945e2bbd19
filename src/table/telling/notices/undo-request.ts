import type { Consequence } from '../../match/consequence.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { isPerson } from '../../match/people/holders.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { UndoOutcome } from '../../match/saved/slot.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';

export type UndoRequest = NonNullable<Desk['undo']>;

type Seated = Pick<StoredMatch, 'gameId' | 'seats'>;

/**
 * Who has a say in going back: the people with a seat of their own. Companions agree to everything, and a crowd
 * on the same side to whatever they agree to.
 */
const votersIn = ({ seats }: Seated): string[] =>
  seats.filter(isPerson).map(({ userId }) => userId);

/**
 * How many of the people have to agree, including the one who asks: more than half if all play together, else
 * everyone, because after going back a person knows what the others have done and what has been revealed.
 */
export function neededIn(context: TableContext, stored: Seated): number {
  const voters = votersIn(stored).length;
  const together = gameOf(context, stored.gameId)?.rules.cooperative ?? false;
  return together ? Math.floor(voters / 2) + 1 : voters;
}

/** Whether nobody can agree for an opponent: for a crowd, each member sees what they like and none speaks for all. */
export const hasSilentOpponent = (context: TableContext, stored: Seated): boolean =>
  stored.seats.some(isCrowd) && !gameOf(context, stored.gameId)?.rules.cooperative;

/** The people who have agreed, who have refused, who have not answered, and how many can still agree. */
function standOf(stored: Seated, { agreed, refused }: UndoRequest) {
  const voters = votersIn(stored);
  return {
    agreed: agreed.filter((userId) => voters.includes(userId)),
    refused: refused.filter((userId) => voters.includes(userId)),
    missing: voters.filter((userId) => !agreed.includes(userId) && !refused.includes(userId)),
    possible: voters.filter((userId) => !refused.includes(userId)).length,
  };
}

/** Whether a request can be carried out, has to wait, or can no longer be carried out. */
export function verdictOn(
  context: TableContext,
  stored: Seated,
  request: UndoRequest,
): 'done' | 'asked' | 'refused' {
  const { agreed, possible } = standOf(stored, request);
  const needed = neededIn(context, stored);
  if (agreed.length >= needed) return 'done';
  return possible < needed ? 'refused' : 'asked';
}

/** The single message of a request: it is posted once, and shows its state. */
export function requestSlot(
  context: TableContext,
  stored: StoredMatch,
  request: UndoRequest,
  outcome: UndoOutcome,
): SlotChange {
  const { number, by, what } = request;
  const { agreed, refused, missing } = standOf(stored, request);
  const needed = neededIn(context, stored);
  const undo = {
    number,
    by,
    what,
    agreed,
    missing,
    needed,
    outcome,
    refusedBy: refused.at(-1) ?? null,
  };
  const data = { notice: 'undo', undo } as const;
  return { slot: { kind: 'notice', key: `notice:undo:${number}`, data }, dueAt: context.now() };
}

/** Settles the open request, if there is one, so that nobody can answer it any more. */
export function closeRequest(
  context: TableContext,
  stored: StoredMatch,
  outcome: Exclude<UndoOutcome, 'asked'>,
): SlotChange[] {
  const { undo } = stored.desk;
  stored.desk.undo = null;
  return undo ? [requestSlot(context, stored, undo, outcome)] : [];
}

/** The match goes on: what somebody has asked to take back is no longer the latest. */
export const requestOvertaken: Consequence<TableContext> = {
  done: (context, { stored }) => closeRequest(context, stored, 'overtaken'),
};

/**
 * The open request after a seat has changed hands: it is about the people who sit there now, and is dropped if
 * the person who asked is gone. If enough have now agreed, it is carried out next (`carryOutAgreed`).
 */
export function askAnew(context: TableContext, stored: StoredMatch): SlotChange[] {
  const { undo } = stored.desk;
  if (!undo) return [];
  if (!votersIn(stored).includes(undo.by)) return closeRequest(context, stored, 'withdrawn');
  return verdictOn(context, stored, undo) === 'refused'
    ? closeRequest(context, stored, 'refused')
    : [requestSlot(context, stored, undo, 'asked')];
}
