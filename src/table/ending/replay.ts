import { isDeepStrictEqual } from 'node:util';
import { answer } from '../../kernel/engine.ts';
import type { Happening } from '../../kernel/event.ts';
import type { Game, MatchSetup } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';

/** One accepted choice of a match, in the order in which it was accepted. */
export interface ReplayInput {
  seat: string;
  decisionId: string;
  options: string[];
}

/**
 * Plays a match again from its set-up (with the seed) and its choices.
 * @throws Error when a choice is refused, which means that the rules or the choices are not those of the match.
 */
export function replay(
  game: Game,
  setup: MatchSetup,
  inputs: readonly ReplayInput[],
): { match: Match; happenings: Happening[] } {
  const { match, happenings } = game.rules.setup(setup);
  const all = [...happenings];
  for (const [index, { seat, decisionId, options }] of inputs.entries()) {
    const choice = { seat, decision: decisionId, options };
    const result = answer(game.rules.procedures, match, choice);
    if (!result.accepted) throw new Error(`Choice ${index + 1} is refused: ${result.refusal}.`);
    all.push(...result.happenings);
  }
  return { match, happenings: all };
}

/** Whether the set-up and the choices give exactly this match again. */
export function givesAgain(
  game: Game,
  setup: MatchSetup,
  inputs: readonly ReplayInput[],
  saved: Match,
): boolean {
  const { match } = replay(game, setup, inputs);
  return isDeepStrictEqual(asSaved(match), asSaved(saved));
}

/** The value as JSON keeps it: without what is undefined. */
const asSaved = (match: Match): unknown => JSON.parse(JSON.stringify(match));
