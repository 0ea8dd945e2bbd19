import { freshRandom, type Strength } from '../kernel/companion.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { Match } from '../kernel/match.ts';
import { type RandomState, seedRandom } from '../kernel/random.ts';
import type { Advice } from './advice.ts';
import { advised } from './advised.ts';
import { forksPlayed, keen } from './keen.ts';
import { lookingAnywhere } from './looking-anywhere.ts';
import { openDecision, outlookOf } from './outlook.ts';
import type { HeldPlan } from './plan.ts';
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
  /** `keen` also looks ahead where the game finds rules of thumb good enough. */
  anywhere?: true;
  /** Also plans the turn, and continues the plan that is held: `advised`. */
  plans?: { held: HeldPlan | null };
  /** 32 hexadecimal digits, not from the match: the companion's own luck. */
  seed: string;
  /** How long `keen` may look ahead; or how many forks it plays, which makes it repeatable. */
  budget: { milliseconds: number } | { playouts: number };
}

/**
 * Thinks at once, on this thread; by rules of thumb if the game can't be played ahead. Throws what the game's
 * rules throw.
 */
export function think(
  rules: CompanionGame,
  question: Question,
  clock: () => number = () => performance.now(),
): Advice {
  const { match, seat, decision, strength, anywhere, seed, budget, plans } = question;
  const random = freshRandom(seedRandom(seed));
  if (!seesAhead(rules)) return byThumb(rules, question, random);
  const until = 'milliseconds' in budget ? clock() + budget.milliseconds : 0;
  const enough = 'playouts' in budget ? forksPlayed(budget.playouts) : () => clock() >= until;
  const search = strength === 'keen' ? { random, enough } : null;
  if (plans) return advised(rules, { ...question, held: plans.held }, search);
  if (!search) return byThumb(rules, question, random);
  const looking = (anywhere && lookingAnywhere(rules)) || rules;
  return keen(looking, match, seat, decision, search);
}

const byThumb = (
  rules: CompanionGame,
  { match, seat, decision }: Question,
  random: RandomState,
): Advice =>
  steady(rules.companion, outlookOf(rules, match, seat, openDecision(match, decision)), random);
