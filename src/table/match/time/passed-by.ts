import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Desk } from '../saved/desk.ts';
import { isBeforeTime, type Settled } from '../saved/summary.ts';

/** Whether a question lets several seats take their turns, the first to answer going first. */
const isForTheFirst = ({ rest, how }: Pick<Decision, 'rest' | 'how'>): boolean =>
  rest === true && how !== 'group';

/**
 * Notes who somebody goes before: the time that these seats have had for their turn counts when they are asked
 * again, or an absent player would cost the others a whole turn's time after each turn of theirs.
 * @param desk still with the clocks of what was open before
 */
export function notePassedBy(desk: Desk, { seat, standIn, decision }: Settled, now: Date): void {
  if (!isBeforeTime(standIn)) delete desk.passedBy[seat];
  const asked = desk.asked[decision.id];
  if (!isForTheFirst(decision) || asked === undefined) return;
  const reminded = desk.reminded[decision.id];
  for (const other of decision.seats) {
    if (other === seat) continue;
    const before = desk.passedBy[other];
    desk.passedBy[other] = {
      ...(reminded ? { reminded } : {}),
      ...(before ?? { asked }),
      until: now.toISOString(),
    };
  }
}

/**
 * The time from which a question that opens now counts as asked: earlier by as long as everyone it waits for
 * has already been asked for the same turn. Each person's own time continues meanwhile.
 */
export function askedAnew(
  desk: Desk,
  decision: Decision,
  now: Date,
): { asked: string; reminded?: Desk['reminded'][string] } {
  const asked = now.toISOString();
  if (!isForTheFirst(decision)) return { asked };
  const waiting = decision.seats.filter((seat) => !(seat in desk.companions));
  const going = waiting.flatMap((seat) => goesOn(desk, seat, now) ?? []);
  if (going.length === 0 || going.length < waiting.length) return { asked };
  const [first] = going.map(({ reminded }) => reminded);
  const all = going.every(({ reminded }) => reminded !== undefined);
  const last = going
    .map((one) => one.asked)
    .sort()
    .at(-1) as string;
  return { asked: last, ...(all && first ? { reminded: first } : {}) };
}

/** Somebody's time continues; what passed while they weren't asked is left out. Null for nobody passed by. */
function goesOn(desk: Desk, seat: SeatId, now: Date): Desk['passedBy'][string] | null {
  const before = desk.passedBy[seat];
  if (!before) return null;
  const had = Math.max(Date.parse(before.until) - Date.parse(before.asked), 0);
  const asked = new Date(now.getTime() - had).toISOString();
  desk.passedBy[seat] = { ...before, asked, until: now.toISOString() };
  return desk.passedBy[seat];
}
