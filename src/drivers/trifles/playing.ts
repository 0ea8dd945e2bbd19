import type { FarsightedGame } from '../../companions/playing-ahead.ts';
import { stakesOf } from '../../companions/stakes.ts';
import type { Stakes } from '../../kernel/companion.ts';
import type { Decision, SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { Match } from '../../kernel/match.ts';
import { pick, type RandomState, seedRandom } from '../../kernel/random.ts';
import type { Case } from '../cases.ts';
import { choiceOf } from '../policies.ts';
import { seedOf } from '../seeds.ts';
import { companionCost } from './companion-cost.ts';
import { seatElsewhere } from './elsewhere.ts';
import type { Asked } from './tally.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

export interface Wanted {
  seed: number;
  /** The stakes of questions that are played ahead. */
  stakes: readonly Stakes[];
  /** One in this many of these. */
  oneIn: number;
  worlds: number;
}

/** Plays one game by rules of thumb, and reports every question that somebody is asked outside their own turn. */
export function askedIn(
  rules: FarsightedGame,
  game: number,
  { seats, options }: Case,
  wanted: Wanted,
): Asked[] {
  const random = seedRandom(seedOf(wanted.seed, game, 'choices'));
  const looking = seedRandom(seedOf(wanted.seed, game, 'looking'));
  const policies = Object.fromEntries(seats.map(({ seat }) => [seat, 'steady' as const]));
  const { match } = rules.setup({ seats, options, seed: seedOf(wanted.seed, game, 'match') });
  const asked: Asked[] = [];
  const seen = new Set<string>();
  while (match.outcome === null && match.inputs < LONGEST) {
    for (const decision of match.open.filter(({ id }) => !seen.has(id))) {
      seen.add(decision.id);
      const seat = seatElsewhere(rules, match, decision);
      if (seat !== null) asked.push(lookedAt(rules, match, seat, decision, wanted, looking));
    }
    const choice = choiceOf(rules, match, { policies, playouts: undefined }, random);
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
  }
  return asked;
}

function lookedAt(
  rules: FarsightedGame,
  match: Match,
  seat: SeatId,
  decision: Decision,
  { stakes: wanted, oneIn, worlds }: Wanted,
  random: RandomState,
): Asked {
  const stakes = stakesOf(rules, match, decision) ?? 'matters';
  const one: Asked = { prompt: decision.prompt.key, stakes };
  const isLookedAt =
    pick(
      random,
      Array.from({ length: oneIn }, (_, index) => index),
    ) === 0;
  if (!isLookedAt || !wanted.includes(stakes)) return one;
  return { ...one, cost: companionCost(rules, match, seat, decision, { worlds, random }) };
}
