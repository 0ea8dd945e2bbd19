import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
import type { Definition } from './definition.ts';
import { addDefinition, isDefined } from './library.ts';
import { SCHEMAS } from './schema.ts';

/**
 * What is wrong with a set of cards, one line per problem with where it is; empty for a set that can be
 * registered. Unknown properties are refused, and so are names that are taken.
 */
export function problemsOf(set: readonly unknown[]): string[] {
  const shape = set.flatMap(problemsOfOne);
  if (shape.length > 0) return shape;
  const ids = (set as readonly Definition[]).map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => `There are two of ${id} in the set.`),
    ...ids.filter(isDefined).map((id) => `There is a ${id} already.`),
  ];
}

const named = z.looseObject({
  id: z.string(),
  type: z.enum(Object.keys(SCHEMAS) as [Definition['type'], ...Definition['type'][]]),
});

function problemsOfOne(definition: unknown): string[] {
  const { data, error } = named.safeParse(definition);
  if (error) return z.prettifyError(error).split('\n');
  const checked = SCHEMAS[data.type].safeParse(definition);
  if (!checked.error) return [];
  return z
    .prettifyError(checked.error)
    .split('\n')
    .map((line) => `${data.id}: ${line}`);
}

/** Adds a set of cards to the library. Throws an error that lists everything that is wrong with it. */
export function registerCards(set: readonly Definition[]): void {
  const problems = problemsOf(set);
  if (problems.length > 0) {
    throw new Error(["These cards can't be registered:", ...problems].join('\n'));
  }
  set.forEach(addDefinition);
}
