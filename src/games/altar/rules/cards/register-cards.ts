import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
import type { Message } from '../../../../kernel/decision.ts';
import { CannotBeAdded, shapeProblems } from '../../../../kernel/packs.ts';
import type { FollowerDefinition, GodDefinition } from './definition.ts';
import { addFollower, addGod, isFollower, isGod } from './library.ts';
import { followerSchema, godSchema } from './schema.ts';

/** Followers and gods that belong together: the box, or a homemade set. */
export interface CardSet {
  followers: readonly FollowerDefinition[];
  gods: readonly GodDefinition[];
}

const cardSetSchema: z.ZodType<CardSet> = z.strictObject({
  followers: z.array(followerSchema),
  gods: z.array(godSchema),
});

/**
 * What is wrong with a set of cards, a sentence of the catalogue each; empty for a set that can be
 * registered. Unknown properties are refused, and so are names that are taken.
 */
export function problemsOf(set: unknown): Message[] {
  const { data, error } = cardSetSchema.safeParse(set);
  if (error) return shapeProblems(error);
  const followers = data.followers.map(({ id }) => id);
  const gods = data.gods.map(({ id }) => id);
  return [
    ...[...repeated(followers), ...repeated(gods)].map((id) => ({
      key: 'packs.id.twice',
      args: { id },
    })),
    ...[...followers.filter(isFollower), ...gods.filter(isGod)].map((id) => ({
      key: 'packs.id.taken',
      args: { id },
    })),
  ];
}

/** Adds a set of cards to the library. @throws CannotBeAdded with everything that is wrong with it */
export function registerCards(set: CardSet): void {
  const problems = problemsOf(set);
  if (problems.length > 0) throw new CannotBeAdded(problems);
  set.followers.forEach(addFollower);
  set.gods.forEach(addGod);
}
