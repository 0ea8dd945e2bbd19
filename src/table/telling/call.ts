import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { TableContext } from '../context.ts';
import type { CallData } from '../publishing/slot.ts';
import type { Desk } from '../saved/desk.ts';
import type { SlotChange } from '../saved/store.ts';
import type { Told } from './told.ts';
import { noteTurn } from './turn.ts';

/**
 * Keeps the one message that says who is waited for: it goes as soon as nobody answers it any more,
 * and is posted below what everybody reads. Whoever has just chosen is looking at the game and is asked
 * in private; only when they don't go on does the thread say what they are asked.
 * @param posts whether the same change posts messages, which would stand below the call
 */
export function tellCall(
  context: TableContext,
  desk: Desk,
  told: Told,
  posts: boolean,
): SlotChange[] {
  const { now } = told;
  const open = told.ended ? [] : told.match.open;
  const mentions = newlyCalled(context, desk, told, open);
  const outdated = desk.outdated.map((key) => goes(key, now));
  desk.outdated = [];

  const before = desk.call;
  if (open.length === 0) {
    desk.call = null;
    return before ? [...outdated, goes(before.key, now)] : outdated;
  }
  const decisions = open.map(({ id }) => id);
  const later = mayWait(desk, told, open);
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
  if (stays) return [...outdated, later ? { ...change, putOff: true } : change];
  if (!before) return [...outdated, change];
  const seats = waited.filter((seat) => seat !== told.settled?.seat);
  return [...outdated, goes(before.key, now), { ...change, inPlaceOf: { key: before.key, seats } }];
}

/** Notes who is waited for now, and gives those of them who are to be notified. */
function newlyCalled(
  { pace }: TableContext,
  desk: Desk,
  told: Told,
  open: readonly Decision[],
): SeatId[] {
  const { settled, now } = told;
  const goesOn = noteTurn(desk, told, open);
  const called = new Set(desk.called);
  const waited = seatsOf(open);
  desk.called = waited;
  if (settled) desk.acted[settled.seat] = now.toISOString();
  const looking = (seat: SeatId): boolean =>
    now.getTime() - Date.parse(desk.acted[seat] ?? '') < pace.away;
  const onTurn = (seat: SeatId): boolean => goesOn && (desk.turn?.seats ?? []).includes(seat);
  return waited.filter(
    (seat) =>
      !called.has(seat) &&
      !(seat in desk.companions) &&
      seat !== settled?.seat &&
      !(onTurn(seat) && looking(seat)),
  );
}

/**
 * Whether nobody needs a message now: whoever has just chosen can answer everything, what they are asked
 * with others too, or only companions are waited for.
 */
function mayWait(desk: Desk, { settled }: Told, open: readonly Decision[]): boolean {
  const chooser = settled?.seat ?? '';
  const goesOn = open.every(({ how, seats }) =>
    how === 'group' ? seats.includes(chooser) : seats.every((seat) => seat === chooser),
  );
  return goesOn || seatsOf(open).every((seat) => seat in desk.companions);
}

const seatsOf = (open: readonly Decision[]): SeatId[] =>
  [...new Set(open.flatMap(({ seats }) => seats))].sort();

const goes = (key: string, now: Date): SlotChange => ({
  slot: { kind: 'call', key, data: { decisions: [], mentions: [], closed: true } },
  dueAt: now,
  last: true,
});

function nextKey(desk: Desk): string {
  desk.calls += 1;
  return `call:${desk.calls}`;
}
