import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { hasPeople, isCompanion } from '../people/holders.ts';
import type { Desk } from '../saved/desk.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { SeatHolder } from '../saved/summary.ts';

/** How many choices a seat can take back at once, one after another. */
const MOST = 20;

/** What has just been chosen. */
export interface ChoiceMade {
  holder: SeatHolder;
  decision: Decision;
  /** The match's revision before it. */
  before: number;
  /** It was given for the seat while its person wasn't looking. */
  isForThem: boolean;
  /** Something was revealed by it, or by its consequences. */
  revealed: boolean;
}

/**
 * What can be taken back at once after a choice. A companion's choice that reveals nothing is in nobody's way,
 * whether its own or for somebody else: it is made anew after whatever came before it.
 */
export function freeAfter(
  { desk, seats }: Pick<StoredMatch, 'desk' | 'seats'>,
  { holder, decision, before, isForThem, revealed }: ChoiceMade,
): Desk['free'] {
  if (revealed) return null;
  if (isForThem || isCompanion(holder)) return desk.free;
  if (isOthersToo(decision, holder, seats)) return null;
  const steps = desk.free?.seat === holder.seat ? desk.free.steps : [];
  return { seat: holder.seat, steps: [...steps, before].slice(-MOST) };
}

/** A group's answer doesn't belong to its giver alone. */
const isOthersToo = (
  { how, seats: asked }: Decision,
  { seat }: SeatHolder,
  seats: readonly SeatHolder[],
): boolean =>
  how === 'group' &&
  seats.some((other) => other.seat !== seat && asked.includes(other.seat) && hasPeople(other));

/**
 * The revisions before what a seat can take back at once, oldest first: its own latest choices, and the latest
 * answer that was given for it while its person wasn't looking.
 */
export function freeSteps(
  { status, desk }: Pick<StoredMatch, 'status' | 'desk'>,
  seat: SeatId | null,
): readonly number[] {
  if (status !== 'playing') return [];
  const own = desk.free?.seat === seat ? desk.free.steps : [];
  const latest = desk.forThem.findLast((one) => one.seat === seat);
  return latest ? [...own, latest.before] : own;
}

/** Whether these are answers that were given for a seat, and not its own choices. */
export const isForThem = (
  stored: Pick<StoredMatch, 'status' | 'desk'>,
  seat: SeatId | null,
): boolean => stored.desk.free?.seat !== seat && freeSteps(stored, seat).length > 0;

/** The revision before the latest of them; null if there is none. */
export const freeStep = (
  stored: Pick<StoredMatch, 'status' | 'desk'>,
  seat: SeatId | null,
): number | null => freeSteps(stored, seat).at(-1) ?? null;

/** What is still free after some of it has been taken back. */
export function freeBefore({ free }: Desk, revision: number): Desk['free'] {
  const steps = free?.steps.filter((step) => step < revision) ?? [];
  return free && steps.length > 0 ? { seat: free.seat, steps } : null;
}
