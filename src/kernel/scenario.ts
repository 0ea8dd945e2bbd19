import { z } from 'zod';
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
