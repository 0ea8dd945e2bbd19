import { z } from 'zod';
import { type JsonBudget, OverBudget, parseWithin } from '../outside/json.ts';
import type { SeatId } from './decision.ts';
import { expectedAmong } from './nearest-names.ts';

/** How one game lays out a position instead of beginning with a new game. */
export interface ScenarioRules {
  /**
   * Reads what is laid out: who plays, with which options, and the position itself. What is wrong comes as sentences, each with the path of its field before it.
   */
  read(laidOut: unknown): ScenarioSetup | ScenarioProblems;
}

/** A set-up that only lacks its seed: what lies where it was not said comes from that. */
export interface ScenarioSetup {
  seats: { seat: SeatId; characters: string[] }[];
  options: { [option: string]: string };
  /** The position as JSON text: databases may put an object's fields into another order, and cards lie in theirs. */
  scenario: string;
}

export interface ScenarioProblems {
  problems: string[];
}

/** Characters of a scenario: fifty times as many as those of the documents have. */
export const LONGEST_SCENARIO = 100_000;
const BUDGET: JsonBudget = { characters: LONGEST_SCENARIO, values: 10_000, depth: 20 };

/** Problems that are told at a time. */
const MOST_TOLD = 20;

/** What a scenario's text lays out, or why it can't be read. */
export function laidOutIn(text: string): { laidOut: unknown } | ScenarioProblems {
  try {
    return { laidOut: parseWithin(text, BUDGET) };
  } catch (problem) {
    const why = problem instanceof Error ? problem.message : String(problem);
    const what =
      problem instanceof OverBudget ? 'This is more than a scenario can hold' : 'This is not JSON';
    return { problems: [`${what}: ${why}`] };
  }
}

/** The first of what is wrong, and how much more there is. */
export function firstOf({ problems }: ScenarioProblems): string[] {
  const more = problems.length - MOST_TOLD;
  return more > 0 ? [...problems.slice(0, MOST_TOLD), `… and ${more} more.`] : problems;
}

/** What a schema finds wrong, a line each with where it is. */
export const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));

/** One of several words; what is none of them is told with the nearest. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: ({ input }) => expectedAmong(words, input) });

/** Fields of which each is known; another one is told with the nearest. */
export const onlyFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? (issue.keys as string[])
            .map((key) => `there is no field ${expectedAmong(Object.keys(shape), key)}`)
            .join('; ')
        : undefined,
  });
