import { z } from 'zod';
import { forksPlayed, keen } from '../companions/keen.ts';
import { lookingAnywhere } from '../companions/looking-anywhere.ts';
import { outlookOf } from '../companions/outlook.ts';
import {
  type CompanionGame,
  type FarsightedGame,
  hasCompanion,
  seesAhead,
} from '../companions/playing-ahead.ts';
import { steady } from '../companions/steady.ts';
import { STRENGTHS } from '../kernel/companion.ts';
import {
  type Choice,
  type Decision,
  fallbackFor,
  optionsFor,
  type SeatId,
} from '../kernel/decision.ts';
import type { GameRules } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { RandomState } from '../kernel/random.ts';
import { asAdvised } from './as-advised.ts';
import { byReading } from './novice/reading.ts';
import { randomChoice } from './random-play.ts';
import { isLeftToCompanions } from './trifles/elsewhere.ts';

/**
 * `attentive` is `steady`, but looks ahead at the trifles outside its own turn, as companions do that answer
 * them for people who aren't looking. The difference between the two is what that look is worth. `advised` does
 * what advice says, with a plan that is held for the turn. `novice` is no companion: it plays like people who
 * have never seen the game.
 */
const POLICIES = ['random', 'novice', 'attentive', 'advised', ...STRENGTHS] as const;
export type Policy = (typeof POLICIES)[number];

/** Who plays which seat, and how much `keen` looks ahead. */
export interface Players {
  policies: { [seat: SeatId]: Policy };
  /** Forks that `keen` plays ahead for one choice; without a number, as many as the game finds right. */
  playouts: number | undefined;
}

/** `steady,keen` on the command line: one policy for every seat, or one per seat. */
export const policyArgument = (usual: Policy) =>
  z
    .string()
    .default(usual)
    .transform((text) => text.split(','))
    .pipe(z.array(z.enum(POLICIES)));

/** `--playouts` on the command line; for its meaning see `Players`. */
export const playoutsArgument = z.coerce.number().int().min(1).optional();

/** Assigns policies to seats, moved on by this many; the last one named plays all remaining seats. */
export const policiesFor = (
  seats: readonly SeatId[],
  policies: readonly Policy[],
  rotation = 0,
): Players['policies'] => {
  const named = seats.map((_, index) => policies[index] ?? policies.at(-1) ?? 'random');
  return Object.fromEntries(
    seats.map((seat, index) => [seat, named[(index + rotation) % named.length] ?? 'random']),
  );
};

/** What the seat that is waited for chooses. Throws a RangeError if no companion plays the game. */
export function choiceOf(
  rules: GameRules,
  match: Match,
  { policies, playouts }: Players,
  random: RandomState,
): Choice {
  if (Object.values(policies).every((policy) => policy === 'random')) {
    return randomChoice(random, match.open);
  }
  const decision = match.open[0];
  const seat = decision?.seats.find((one) => optionsFor(decision, one).length > 0);
  if (!decision || seat === undefined) throw new Error('Nobody is waited for.');
  return choiceFor(rules, match, decision, seat, { policies, playouts }, random);
}

/** One seat's choice for an open question. Throws a RangeError if no companion plays the game. */
export function choiceFor(
  rules: GameRules,
  match: Match,
  decision: Decision,
  seat: SeatId,
  { policies, playouts }: Players,
  random: RandomState,
): Choice {
  const policy = policies[seat] ?? 'random';
  if (policy === 'random') {
    const options = optionsFor(decision, seat);
    return randomChoice(random, [{ ...decision, seats: [seat], options }]);
  }
  if (policy === 'novice') {
    const options = byReading(rules, outlookOf(rules, match, seat, decision), random);
    return { seat, decision: decision.id, options };
  }
  if (!hasCompanion(rules)) throw new RangeError(`Companions can’t play ${rules.id} yet.`);
  const forks = playouts ?? rules.companion.ahead?.usual.playouts ?? 0;
  if (policy === 'advised' && seesAhead(rules)) {
    return asAdvised(rules, match, decision, seat, forks, random);
  }
  const looking = lookingBy(policy, rules, match, decision);
  const advice = looking
    ? keen(looking, match, seat, decision.id, { random, enough: forksPlayed(forks) })
    : steady(rules.companion, outlookOf(rules, match, seat, decision), random);
  return {
    seat,
    decision: decision.id,
    options: advice[0]?.options ?? fallbackFor(decision, seat),
  };
}

/** The rules by which a policy looks ahead at a question; null if rules of thumb answer it. */
function lookingBy(
  policy: Policy,
  rules: CompanionGame,
  match: Match,
  decision: Decision,
): FarsightedGame | null {
  if (policy === 'keen') return seesAhead(rules) ? rules : null;
  const isLooking = policy === 'attentive' && isLeftToCompanions(rules, match, decision);
  return isLooking ? lookingAnywhere(rules) : null;
}
