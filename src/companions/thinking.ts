import { freshRandom, type Strength } from '../kernel/companion.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import { seedRandom } from '../kernel/random.ts';
import type { Advice } from './advice.ts';
import { forksPlayed, keen } from './keen.ts';
import { lookingAnywhere } from './looking-anywhere.ts';
import { openDecision, outlookOf } from './outlook.ts';
import { plannedTurn } from './planned-turn.ts';
import { type CompanionGame, seesAhead } from './playing-ahead.ts';
import { steady } from './steady.ts';

/** One decision of one match to think about. */
export interface Question {
  gameId: string;
  match: Match;
  seat: SeatId;
  /** The id of an open decision that the seat can answer. */
  decision: string;
  strength: Strength;
  /** `keen` also looks ahead at what the game finds rules of thumb good enough for. */
  anywhere?: true;
  /** Tells as well how the turn would go on that the first answer begins. */
  plans?: boolean;
  /** 32 hexadecimal digits, not from the match: the companion's own luck. */
  seed: string;
  /** How long `keen` may look ahead; or how many forks it plays, which makes it repeatable. */
  budget: { milliseconds: number } | { playouts: number };
}

/**
 * Thinks at once, on this thread; by rules of thumb where the game can't be played ahead. Throws what the
 * game's rules throw.
 */
export function think(
  rules: CompanionGame,
  question: Question,
  clock: () => number = () => performance.now(),
): Advice {
  const advice = answersTo(rules, question, clock);
  const [first, ...others] = advice;
  const { match, seat, decision, seed, plans = false } = question;
  const [option, ...more] = first?.options ?? [];
  if (!first || !plans || !seesAhead(rules) || option === undefined || more.length > 0)
    return advice;
  const random = freshRandom(seedRandom(seed));
  const plan = plannedTurn(rules, match, seat, { decision, option }, random);
  return [{ ...first, plan }, ...others];
}

function answersTo(
  rules: CompanionGame,
  { match, seat, decision, strength, anywhere, seed, budget }: Question,
  clock: () => number,
): Advice {
  const random = freshRandom(seedRandom(seed));
  if (strength === 'steady' || !seesAhead(rules)) {
    return steady(
      rules.companion,
      outlookOf(rules, match, seat, openDecision(match, decision)),
      random,
    );
  }
  const until = 'milliseconds' in budget ? clock() + budget.milliseconds : 0;
  const enough = 'playouts' in budget ? forksPlayed(budget.playouts) : () => clock() >= until;
  const looking = (anywhere && lookingAnywhere(rules)) || rules;
  return keen(looking, match, seat, decision, { random, enough });
}
