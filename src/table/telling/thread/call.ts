import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { TableContext } from '../../match/context.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { CallData } from '../../match/saved/slot.ts';
import type { SlotChange } from '../../match/saved/store.ts';
import type { Told } from './change-told.ts';
import { mayWait } from './may-wait.ts';
import { chooserOf, newlyCalled, noteNotified, seatsOf } from './notifying.ts';

/**
 * Keeps the single message that says who is waited for: it is deleted as soon as nobody answers it any more,
 * and is posted below what everyone reads. A person who has just chosen is looking at the game and is asked in
 * private; only if they don't go on does the thread say what they are asked.
 * @param posts whether the same change posts messages, which would appear below the call
 */
export function tellCall(
  context: TableContext,
  desk: Desk,
  told: Told,
  posts: boolean,
): SlotChange[] {
  const { now } = told;
  const open = told.ended ? [] : told.match.open;
  const later = mayWait(desk, told, open);
  const mentions = newlyCalled(context, desk, told, open, later ? context.pace.followUp : 0);
  noteNotified(desk, open, mentions, now);
  const outdated = desk.outdated.map((key) => goes(key, now));
  desk.outdated = [];

  const before = desk.call;
  if (open.length === 0) {
    desk.call = null;
    return before ? [...outdated, goes(before.key, now)] : outdated;
  }
  const decisions = open.map(({ id }) => id);
  const moves = posts && !later;
  if (before && !moves && before.decisions.join() === decisions.join()) return outdated;

  const pending = before !== null && now.getTime() < Date.parse(before.dueAt);
  const stays = before && (later ? pending : !pending && !moves && mentions.length === 0);
  const dueAt = later ? new Date(now.getTime() + context.pace.followUp) : now;
  const waited = seatsOf(open);
  const isWaited = (seat: SeatId) => waited.includes(seat);
  const call = {
    key: stays ? before.key : nextKey(desk),
    decisions,
    mentions: [...(stays ? before.mentions.filter(isWaited) : []), ...mentions],
    dueAt: dueAt.toISOString(),
  };
  desk.call = call;
  const data: CallData = { decisions, mentions: call.mentions, closed: false };
  const change: SlotChange = { slot: { kind: 'call', key: call.key, data }, dueAt };
  const quiet = later || stays ? ({ quiet: true } as const) : {};
  if (stays) return [...outdated, { ...change, ...quiet, ...(later ? { putOff: true } : {}) }];
  if (!before) return [...outdated, { ...change, ...quiet }];
  const seats = waited.filter((seat) => seat !== chooserOf(told));
  const inPlaceOf = { key: before.key, seats };
  return [...outdated, goes(before.key, now), { ...change, ...quiet, inPlaceOf }];
}

/** Shows a new ballot in the call, without moving it. */
export function tellVote({ call }: Desk, now: Date): SlotChange[] {
  if (!call) return [];
  const { key, decisions, mentions } = call;
  const data: CallData = { decisions, mentions, closed: false };
  return [{ slot: { kind: 'call', key, data }, dueAt: now }];
}

/** Posts the call again, below everything, to notify these seats of what still waits for them. */
export function recall(
  desk: Desk,
  open: readonly Decision[],
  { mentions, reminder, now }: { mentions: SeatId[]; reminder: boolean; now: Date },
): SlotChange[] {
  const before = desk.call;
  const decisions = open.map(({ id }) => id);
  const key = nextKey(desk);
  desk.call = { key, decisions, mentions, dueAt: now.toISOString() };
  noteNotified(desk, open, mentions, now);
  const data: CallData = { decisions, mentions, closed: false, ...(reminder ? { reminder } : {}) };
  const change: SlotChange = { slot: { kind: 'call', key, data }, dueAt: now };
  if (!before) return [change];
  const seats = seatsOf(open).filter((seat) => !mentions.includes(seat));
  return [goes(before.key, now), { ...change, inPlaceOf: { key: before.key, seats } }];
}

const goes = (key: string, now: Date): SlotChange => ({
  slot: { kind: 'call', key, data: { decisions: [], mentions: [], closed: true } },
  dueAt: now,
  last: true,
  quiet: true,
});

function nextKey(desk: Desk): string {
  desk.calls += 1;
  return `call:${desk.calls}`;
}
