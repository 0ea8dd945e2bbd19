import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
import type { Message } from '../../../../kernel/decision.ts';
import { CannotBeAdded, shapeProblems } from '../../../../kernel/packs.ts';
import type { Definition } from './definition.ts';
import { addDefinition, isDefined } from './library.ts';
import { SCHEMAS } from './schema.ts';

/**
 * What is wrong with a set of cards, a sentence of the catalogue each; empty for a set that can be
 * registered. Unknown properties are refused, and so are names that are taken.
 */
export function problemsOf(set: readonly unknown[]): Message[] {
  const shape = set.flatMap(problemsOfOne);
  if (shape.length > 0) return shape;
  const ids = (set as readonly Definition[]).map(({ id }) => id);
  return [
    ...repeated(ids).map((id) => ({ key: 'packs.id.twice', args: { id } })),
    ...ids.filter(isDefined).map((id) => ({ key: 'packs.id.taken', args: { id } })),
  ];
}

const named = z.looseObject({
  id: z.string(),
  type: z.enum(Object.keys(SCHEMAS) as [Definition['type'], ...Definition['type'][]]),
});

function problemsOfOne(definition: unknown): Message[] {
  const { data, error } = named.safeParse(definition);
  if (error) return shapeProblems(error);
  const checked = SCHEMAS[data.type].safeParse(definition);
  return checked.error ? shapeProblems(checked.error, data.id) : [];
}

/** Adds a set of cards to the library. @throws CannotBeAdded with everything that is wrong with it */
export function registerCards(set: readonly Definition[]): void {
  const problems = problemsOf(set);
  if (problems.length > 0) throw new CannotBeAdded(problems);
  set.forEach(addDefinition);
}
