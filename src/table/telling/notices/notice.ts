import type { TableContext } from '../../match/context.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { NoticeData } from '../../match/saved/slot.ts';
import type { SlotChange } from '../../match/saved/store.ts';

/** A notice of its own. */
export function noticeSlot(context: TableContext, desk: Desk, data: NoticeData): SlotChange {
  desk.notices += 1;
  return noticeAgain(context, desk.notices, data);
}

/** Changes what a notice says, by its number; posted at once unless another time is given. */
export const noticeAgain = (
  context: TableContext,
  number: number,
  data: NoticeData,
  dueAt = context.now(),
): SlotChange => ({ slot: { kind: 'notice', key: `notice:${number}`, data }, dueAt });
