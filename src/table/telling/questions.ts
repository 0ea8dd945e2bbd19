import type { Decision } from '../../kernel/decision.ts';
import type { Match } from '../../kernel/match.ts';
import type { TableContext } from '../context.ts';
import { publicSettled } from '../looking/visible.ts';
import type { PromptDecision } from '../publishing/slot.ts';
import type { Desk } from '../saved/desk.ts';
import type { SlotChange } from '../saved/store.ts';
import type { Told } from './told.ts';

/**
 * Who is on turn: one message as long as the same seats are, in the same round. A question in the
 * middle of the turn leaves it; one that comes when the turn is over finds it closed.
 */
export function tellTurn(context: TableContext, desk: Desk, told: Told): SlotChange[] {
  const resting = openIn(told).filter((decision) => decision.rest);
  const first = resting[0];
  const seats = [...new Set(resting.flatMap((decision) => decision.seats))].sort();
  const { turn } = desk;
  const stillOn = first === undefined ? inTheMiddle(turn, told) : sameTurn(turn, desk.round, seats);
  if (turn && stillOn)
    return first === undefined ? [] : [turnGoesOn(context, desk, turn, told, resting)];

  const changes: SlotChange[] = [];
  if (turn) {
    const data = { decisions: [], seats: turn.seats, closed: true };
    changes.push({ slot: { kind: 'turn', key: turn.key, data }, dueAt: told.now, last: true });
  }
  desk.turn = null;
  if (first !== undefined) {
    const asker = askerIn(told.match);
    desk.turn = { key: slotKey('turn', first, desk), round: desk.round ?? 0, seats, asker };
    changes.push({
      slot: {
        kind: 'turn',
        key: desk.turn.key,
        data: { decisions: resting.map(({ id }) => id), seats, closed: false },
      },
      dueAt: dueFor(context, desk, told, seats),
    });
  }
  return changes;
}

const openIn = (told: Told): Decision[] => (told.ended ? [] : told.match.open);

const sameTurn = (turn: Desk['turn'], round: number | null, seats: string[]): boolean =>
  turn !== null && turn.round === round && turn.seats.join() === seats.join();

/** Whoever asks stands on top of the stack. */
function askerIn({ stack }: Match): NonNullable<Desk['turn']>['asker'] {
  const frame = stack.at(-1);
  return frame ? { procedure: frame.procedure, at: stack.length - 1 } : null;
}

/** Whether what asks now does so for the procedure that the turn began with. */
function inTheMiddle(turn: Desk['turn'], { match, ended }: Told): boolean {
  if (ended || !turn) return false;
  const { asker } = turn;
  return asker === null || match.stack[asker.at]?.procedure === asker.procedure;
}

/** Nobody needs to be told again; only the addresses of the questions change. */
function turnGoesOn(
  context: TableContext,
  desk: Desk,
  turn: NonNullable<Desk['turn']>,
  told: Told,
  resting: Decision[],
): SlotChange {
  const data = { decisions: resting.map(({ id }) => id), seats: turn.seats, closed: false };
  return {
    slot: { kind: 'turn', key: turn.key, data },
    dueAt: dueFor(context, desk, told, turn.seats),
    putOff: true,
    quiet: true,
  };
}

/** Brings the open prompts up to date and opens one for the questions that are new. */
export function tellPrompts(context: TableContext, desk: Desk, told: Told): SlotChange[] {
  const open = openIn(told).filter((decision) => !decision.rest);
  const changes: SlotChange[] = [];
  for (const [key, before] of Object.entries(desk.prompts)) {
    const decisions = before.map((entry) => updated(entry, told, open));
    if (decisions.every((entry, index) => entry === before[index])) continue;
    const closed = decisions.every((entry) => entry.settled !== null || entry.withdrawn);
    if (closed) delete desk.prompts[key];
    else desk.prompts[key] = decisions;
    changes.push({
      slot: { kind: 'prompt', key, data: { decisions } },
      dueAt: told.now,
      ...(closed ? { last: true } : {}),
    });
  }
  const known = new Set(
    Object.values(desk.prompts).flatMap((entries) => entries.map(({ id }) => id)),
  );
  const fresh = open.filter((decision) => !known.has(decision.id));
  const first = fresh[0];
  if (first !== undefined) {
    const key = slotKey('prompt', first, desk);
    const decisions = fresh.map(({ id }) => ({ id, settled: null, withdrawn: false }));
    desk.prompts[key] = decisions;
    const seats = fresh.flatMap((decision) => decision.seats);
    changes.push({
      slot: { kind: 'prompt', key, data: { decisions } },
      dueAt: dueFor(context, desk, told, seats),
    });
  }
  return changes;
}

function updated(entry: PromptDecision, { settled }: Told, open: Decision[]): PromptDecision {
  if (entry.settled !== null || entry.withdrawn) return entry;
  if (settled?.decision.id === entry.id) return { ...entry, settled: publicSettled(settled) };
  if (open.some((decision) => decision.id === entry.id)) return entry;
  return { ...entry, withdrawn: true };
}

/** A question asked again after a return has the same id, but gets a message of its own. */
const slotKey = (kind: 'turn' | 'prompt', first: Decision, desk: Desk): string =>
  desk.notices === 0 ? `${kind}:${first.id}` : `${kind}:${first.id}~${desk.notices}`;

/** Who has just chosen is looking at the game, and is spared a message for a while. */
function dueFor({ pace }: TableContext, desk: Desk, told: Told, seats: string[]): Date {
  const own = told.settled !== null && seats.every((seat) => seat === told.settled?.seat);
  // Companions need no message: what they choose is told when they have chosen it.
  const idle = seats.every((seat) => seat in desk.companions);
  return own || idle ? new Date(told.now.getTime() + pace.followUp) : told.now;
}
