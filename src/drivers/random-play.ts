import { type Choice, type Decision, mayChoose, type SeatId } from '../kernel/decision.ts';
import { below, pick, type RandomState, shuffle } from '../kernel/random.ts';

/** A legal answer to one of the open questions, each as likely as the others. */
export function randomChoice(random: RandomState, open: readonly Decision[]): Choice {
  const decision = pick(random, open);
  const { min, max } = decision.choose;
  if (max === 1 && min === 1) {
    const option = pick(random, decision.options);
    const seat = option.seat ?? (decision.seats[0] as SeatId);
    return { seat, decision: decision.id, options: [option.id] };
  }
  const seat = pick(random, decision.seats);
  const own = decision.options.filter((option) => mayChoose(decision, option, seat));
  const amount = min + below(random, Math.min(max, own.length) - min + 1);
  const chosen = shuffle(random, own).slice(0, amount);
  return { seat, decision: decision.id, options: chosen.map((option) => option.id) };
}
