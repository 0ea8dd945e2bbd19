import { createHash } from 'node:crypto';
import { outlookOf } from '../../../companions/outlook.ts';
import { hasCompanion } from '../../../companions/playing-ahead.ts';
import { steady } from '../../../companions/steady.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import { seedRandom } from '../../../kernel/random.ts';
import type { Asked } from '../asked.ts';
import { isCompanion } from '../people/holders.ts';
import type { Count, TieRule } from '../saved/summary.ts';
import { ballotsOn } from './electorate.ts';

/** How a tie is broken, as announced beforehand. */
export const tieRule = (asked: Asked): TieRule => tieRules(asked)[0] ?? { by: 'lot' };

/** Every rule that can decide, in order; the last one always does. */
function tieRules({ game, stored, state, decision }: Asked): TieRule[] {
  const acting = game.rules.acting?.(state) ?? null;
  const seated = stored.seats.filter(({ seat }) => decision.seats.includes(seat));
  const first = seated.filter(({ seat }) => seat === acting);
  const companions = seated.filter((holder) => isCompanion(holder) && holder.seat !== acting);
  const rules = [...first, ...companions].map((holder) => ({
    by: isCompanion(holder) ? ('companion' as const) : ('seat' as const),
    seat: holder.seat,
  }));
  return [...rules, { by: 'lot' }];
}

/** Decides between tied answers, and says by which rule. */
export function breakTie(
  asked: Asked,
  tied: readonly Count[],
): { options: string[]; tie: TieRule } {
  for (const tie of tieRules(asked)) {
    const decided = decidedBy(tie, asked, tied);
    if (decided) return { options: decided.options, tie };
  }
  throw new Error(`No rule decides the vote on ${asked.decision.id}.`);
}

/** Undefined if a rule does not decide: the person it names has not voted, or wants none of these. */
function decidedBy(tie: TieRule, asked: Asked, tied: readonly Count[]): Count | undefined {
  const { stored, state, decision } = asked;
  switch (tie.by) {
    case 'seat': {
      const holder = stored.seats.find(({ seat }) => seat === tie.seat);
      const ballot = ballotsOn(stored, decision).find(({ voter }) => voter === holder?.userId);
      return ballot && tied.find(({ voters }) => voters.includes(ballot.voter));
    }
    case 'companion':
      return companionsPick(asked, tie.seat, tied);
    case 'lot':
      return tied[drawLot(stored.seed ?? '', state.inputs, tied.length)];
  }
}

/** What a companion likes best among the tied answers, by its rules of thumb. */
function companionsPick(
  { game: { rules }, stored, state, decision }: Asked,
  seat: SeatId,
  tied: readonly Count[],
): Count | undefined {
  if (!hasCompanion(rules)) return undefined;
  const random = seedRandom(lotOf(stored.seed ?? '', state.inputs).slice(0, 32));
  const advice = steady(rules.companion, outlookOf(rules, state, seat, decision), random);
  const name = (options: readonly string[]) => [...options].sort().join('\n');
  const best = advice.find(({ options }) =>
    tied.some((count) => name(count.options) === name(options)),
  );
  return best && tied.find((count) => name(count.options) === name(best.options));
}

const lotOf = (seed: string, choices: number): string =>
  createHash('sha256').update(`${seed}:${choices}`).digest('hex');

/**
 * Draws one of this many, from 0: SHA-256 of the match's seed, a colon and the number of choices made before,
 * as a number, modulo this many. The match's own dice are not touched, anyone who knows the seed can do the
 * sum, and it gives the same result if the match goes back to that point.
 */
export const drawLot = (seed: string, choices: number, among: number): number =>
  Number(BigInt(`0x${lotOf(seed, choices)}`) % BigInt(among));
