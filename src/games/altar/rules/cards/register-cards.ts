import { z } from 'zod';
import { repeated } from '../../../../cards/repeated.ts';
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
 * What is wrong with a set of cards, one line per problem with where it is; empty for a set that can be
 * registered. Unknown properties are refused, and so are names that are taken.
 */
export function problemsOf(set: unknown): string[] {
  const { data, error } = cardSetSchema.safeParse(set);
  if (error) return z.prettifyError(error).split('\n');
  const followers = data.followers.map(({ id }) => id);
  const gods = data.gods.map(({ id }) => id);
  return [
    ...repeated(followers).map((id) => `There are two followers ${id} in the set.`),
    ...repeated(gods).map((id) => `There are two gods ${id} in the set.`),
    ...followers.filter(isFollower).map((id) => `There is a follower ${id} already.`),
    ...gods.filter(isGod).map((id) => `There is a god ${id} already.`),
  ];
}

/** Adds a set of cards to the library. Throws an error that lists everything that is wrong with it. */
export function registerCards(set: CardSet): void {
  const problems = problemsOf(set);
  if (problems.length > 0) {
    throw new Error(["These cards can't be registered:", ...problems].join('\n'));
  }
  set.followers.forEach(addFollower);
  set.gods.forEach(addGod);
}
