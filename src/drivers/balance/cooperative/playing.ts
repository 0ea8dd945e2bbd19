import type { Decision, SeatId } from '../../../kernel/decision.ts';
import { answer } from '../../../kernel/engine.ts';
import type { GameRules } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { seedRandom } from '../../../kernel/random.ts';
import type { Case } from '../../cases.ts';
import { choiceOf, type Policy } from '../../policies.ts';
import { seedOf } from '../../seeds.ts';

/** Choices after which a game counts as unfinished. */
const LONGEST = 20_000;

/** What one game of a group contributes. */
export interface PlayedTogether {
  played: Case;
  policy: Policy;
  won: boolean;
  /** Why it ended; null if it did not. */
  reason: string | null;
  rounds: number;
  /** Milestones of the game, each with the round in which it was first reached. */
  reached: { [milestone: string]: number };
  /** Questions that were answered. */
  questions: number;
  /** How often a different person was asked than before. */
  handOvers: number;
  /** Cards of which somebody could have used a copy, by definition. */
  held: string[];
  /** Cards that were used, by definition. */
  used: string[];
}

export interface Wanted {
  policy: Policy;
  /** Forks that `keen` plays ahead for a choice. */
  playouts: number | undefined;
  seed: number;
}

/** Plays one game, every seat by the same policy. The same number is the same game for every policy. */
export function playTogether(
  rules: GameRules,
  game: number,
  played: Case,
  { policy, playouts, seed }: Wanted,
): PlayedTogether {
  const { seats, options } = played;
  const random = seedRandom(seedOf(seed, game, 'choices'));
  const policies = Object.fromEntries(seats.map(({ seat }) => [seat, policy]));
  const { match } = rules.setup({ seats, options, seed: seedOf(seed, game, 'match') });
  const found: PlayedTogether = {
    played,
    policy,
    won: false,
    reason: null,
    rounds: 0,
    reached: {},
    questions: 0,
    handOvers: 0,
    held: [],
    used: [],
  };
  const held = new Set<string>();
  const used = new Set<string>();
  let asked: SeatId | null = null;
  while (match.outcome === null && match.inputs < LONGEST) {
    const choice = choiceOf(rules, match, { policies, playouts }, random);
    const decision = match.open.find(({ id }) => id === choice.decision) as Decision;
    for (const option of decision.options) {
      for (const card of rules.statistics?.used(option) ?? []) {
        held.add(card);
        if (choice.options.includes(option.id)) used.add(card);
      }
    }
    found.questions += 1;
    if (asked !== null && asked !== choice.seat) found.handOvers += 1;
    asked = choice.seat;
    const result = answer(rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`A legal choice was refused: ${result.refusal}`);
    noteMilestones(rules, match, found);
  }
  return {
    ...found,
    won: (match.outcome?.winners.length ?? 0) > 0,
    reason: match.outcome?.reason ?? null,
    rounds: rules.statistics?.turns(match) ?? 0,
    held: [...held],
    used: [...used],
  };
}

function noteMilestones(
  { statistics }: GameRules,
  match: Match,
  { reached }: PlayedTogether,
): void {
  for (const milestone of statistics?.reached?.(match) ?? []) {
    reached[milestone] ??= statistics?.turns(match) ?? 0;
  }
}
