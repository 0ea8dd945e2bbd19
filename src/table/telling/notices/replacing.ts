import type { TableContext } from '../../match/context.ts';
import type { ReplacingNotice } from '../../match/saved/slot.ts';
import type { SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { votesFor, votesNeeded } from '../../match/shown/absent.ts';
import { noticeAgain } from './notice.ts';

/** The single message of a vote on letting a companion play for somebody, which shows its state. */
export function replacingSlot(
  context: TableContext,
  stored: StoredMatch,
  { seat, userId }: SeatHolder,
  outcome: ReplacingNotice['outcome'],
): SlotChange[] {
  const vote = stored.desk.replacing[seat];
  if (!vote) return [];
  const votes = votesFor(stored, seat);
  const needed = votesNeeded(stored, seat);
  const replacing = { seat, absent: userId, votes, needed, outcome };
  return [noticeAgain(context, vote.notice, { notice: 'replacing', replacing })];
}

/** Ends the vote on a seat: its holder is back, or has changed. @param holder who was voted on */
export function closeReplacing(
  context: TableContext,
  stored: StoredMatch,
  holder: SeatHolder,
  outcome: 'done' | 'over' = 'over',
): SlotChange[] {
  const slots = replacingSlot(context, stored, holder, outcome);
  delete stored.desk.replacing[holder.seat];
  return slots;
}
