import { z } from 'zod';
import { type JsonBudget, OverBudget, parseWithin } from '../outside/json.ts';
import type { SeatId } from './decision.ts';
import type { LobbyOption } from './lobby.ts';
import { expectedAmong, unlessAmong } from './nearest-names.ts';

/** How a game lays out a position instead of beginning a new game. */
export interface ScenarioRules {
  /**
   * Reads who plays, with which options, and the position itself. Errors are returned as sentences, each
   * after the path of its field.
   */
  read(laidOut: unknown): ScenarioSetup | ScenarioProblems;
}

/** A set-up that only lacks its seed, which decides everything the scenario leaves open. */
export interface ScenarioSetup {
  seats: { seat: SeatId; characters: string[] }[];
  options: { [option: string]: string };
  /** The position as JSON text: databases may reorder an object's fields, and cards lie in their order. */
  scenario: string;
}

export interface ScenarioProblems {
  problems: string[];
}

/** Maximum length of a scenario: fifty times that of the documented ones. */
export const LONGEST_SCENARIO = 100_000;
const BUDGET: JsonBudget = { characters: LONGEST_SCENARIO, values: 10_000, depth: 20 };

/** How many problems are told at a time. */
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

/**
 * The layout in a scenario's text that has been read before.
 * @throws RangeError with everything that is wrong with it
 */
export function layoutIn<Layout>(
  text: string,
  { read }: ScenarioRules,
  schema: z.ZodType<Layout>,
): Layout {
  const parsed = laidOutIn(text);
  if ('problems' in parsed) throw new RangeError(parsed.problems.join('\n'));
  const again = read(parsed.laidOut);
  if ('problems' in again) throw new RangeError(firstOf(again).join('\n'));
  return schema.parse(parsed.laidOut);
}

/** Options, and values of them, that a lobby does not offer. */
export const wrongOptions = (
  options: { [option: string]: string },
  offered: readonly LobbyOption[],
): string[] =>
  Object.entries(options).flatMap(([id, value]) => {
    const option = offered.find((one) => one.id === id);
    return option
      ? unlessAmong(`options.${id}`, value, option.choices)
      : unlessAmong(
          `options.${id}`,
          id,
          offered.map((one) => one.id),
        );
  });

/** The first problems, and how many more there are. */
export function firstOf({ problems }: ScenarioProblems): string[] {
  const more = problems.length - MOST_TOLD;
  return more > 0 ? [...problems.slice(0, MOST_TOLD), `… and ${more} more.`] : problems;
}

/** What a schema finds wrong, one line each, with where it is. */
export const problemsOf = (error: z.ZodError): string[] =>
  error.issues.map(({ path, message }) => [path.join('.'), message].filter(Boolean).join(': '));

/** One of several words; an unknown word is reported with the nearest one. */
export const oneOf = <const Words extends readonly [string, ...string[]]>(words: Words) =>
  z.enum(words, { error: ({ input }) => expectedAmong(words, input) });

/** An object with known fields only; an unknown field is reported with the nearest one. */
export const onlyFields = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.strictObject(shape, {
    error: (issue) =>
      issue.code === 'unrecognized_keys'
        ? (issue.keys as string[])
            .map((key) => `there is no field ${expectedAmong(Object.keys(shape), key)}`)
            .join('; ')
        : undefined,
  });
