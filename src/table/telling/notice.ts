import type { TableContext } from '../context.ts';
import type { NoticeData } from '../publishing/slot.ts';
import type { Desk } from '../saved/desk.ts';
import type { SlotChange } from '../saved/store.ts';

/** A notice of its own; notices are never edited. */
export function noticeSlot(context: TableContext, desk: Desk, data: NoticeData): SlotChange {
  desk.notices += 1;
  return {
    slot: { kind: 'notice', key: `notice:${desk.notices}`, data },
    dueAt: context.now(),
  };
}
