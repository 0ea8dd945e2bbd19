import { isDeepStrictEqual } from 'node:util';
import type { Refusal } from '../../../kernel/decision.ts';
import { answer } from '../../../kernel/engine.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import { nameQuestions } from '../../../kernel/question-names.ts';
import type { MatchSetup } from '../../../kernel/setup.ts';
import type { NewInput } from '../saved/store.ts';

/** One accepted choice of a match. */
export interface ReplayChoice {
  seat: string;
  decisionId: string;
  options: string[];
}

/** The match has gone back to this point: the open questions have had these names since then. */
export interface ReplayReturn {
  names: string[];
}

export type ReplayInput = ReplayChoice | ReplayReturn;

/**
 * The part of a record to play again.
 * @param recorded the inputs that count, in the order in which they were accepted
 */
export const replayInputs = (recorded: readonly RecordedInput[]): ReplayInput[] =>
  recorded.flatMap((input) => replayInput(input) ?? []);

type RecordedInput = Pick<NewInput, 'seat' | 'decisionId' | 'options'>;

/** What to play again for one input; null for the set-up. */
export function replayInput({ seat, decisionId, options }: RecordedInput): ReplayInput | null {
  if (seat === null) return null;
  return decisionId === null ? { names: options } : { seat, decisionId, options };
}

/** A match that is being played again, after one of its inputs. */
export interface Played {
  /** Which input: 0 for the set-up. */
  input: number;
  /** How many choices have been made; 0 after the set-up. */
  choices: number;
  /** Changes with the next step: a caller that wants to keep anything copies it. */
  match: Match;
  /** What that choice caused. */
  happenings: Happening[];
}

/** A choice that the rules reject: they, or the choices before it, are not those of the match. */
export class ChoiceRefused extends Error {
  override name = 'ChoiceRefused';
  /** 1 for the first choice. */
  readonly choice: number;
  readonly refusal: Refusal;

  constructor(choice: number, refusal: Refusal) {
    super(`Choice ${choice} is refused: ${refusal}.`);
    this.choice = choice;
    this.refusal = refusal;
  }
}

/**
 * Plays one input on a match, in place.
 * @returns what happened
 * @throws ChoiceRefused
 */
export function playInput(game: Game, match: Match, input: ReplayInput): Happening[] {
  if ('names' in input) {
    nameQuestions(match, input.names);
    return [];
  }
  const { seat, decisionId, options } = input;
  const result = answer(game.rules.procedures, match, { seat, decision: decisionId, options });
  if (result.accepted) return result.happenings;
  throw new ChoiceRefused(match.inputs + 1, result.refusal);
}

/**
 * Plays a match again from its set-up (with the seed) and its inputs, step by step.
 * @throws ChoiceRefused
 */
export function* playAgain(
  game: Game,
  setup: MatchSetup,
  inputs: readonly ReplayInput[],
): Generator<Played> {
  const { match, happenings } = game.rules.setup(setup);
  yield { input: 0, choices: match.inputs, match, happenings };
  for (const [index, input] of inputs.entries()) {
    const came = playInput(game, match, input);
    yield { input: index + 1, choices: match.inputs, match, happenings: came };
  }
}

/** The same all at once. */
export function replay(
  game: Game,
  setup: MatchSetup,
  inputs: readonly ReplayInput[],
): { match: Match; happenings: Happening[] } {
  let last: Match | null = null;
  const all: Happening[] = [];
  for (const { match, happenings } of playAgain(game, setup, inputs)) {
    last = match;
    all.push(...happenings);
  }
  if (!last) throw new Error('A match that is played again begins with its set-up.');
  return { match: last, happenings: all };
}

/** Whether the set-up and the inputs reproduce exactly this match. */
export function givesAgain(
  game: Game,
  setup: MatchSetup,
  inputs: readonly ReplayInput[],
  saved: Match,
): boolean {
  return isSameMatch(replay(game, setup, inputs).match, saved);
}

/** Whether two matches are the same as saved in JSON. */
export const isSameMatch = (one: Match, other: Match): boolean =>
  isDeepStrictEqual(asSaved(one), asSaved(other));

/** The value as saved in JSON: without anything undefined. */
export const asSaved = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
