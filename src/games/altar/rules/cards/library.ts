import { FOLLOWERS, GODS } from '../../cards/index.ts';
import { type CardId, type FollowerId, followerOf, type GodId } from '../terms.ts';
import type { FollowerDefinition, GodDefinition, Power } from './definition.ts';

const followers = new Map<FollowerId, FollowerDefinition>(
  FOLLOWERS.map((follower) => [follower.id, follower]),
);
const gods = new Map<GodId, GodDefinition>(GODS.map((god) => [god.id, god]));
/** Definitions by physical card, remembered: this is asked more than anything else. */
const byCard = new Map<CardId, FollowerDefinition>();

/** What is printed on a card. Throws for a card that the deck doesn't have. */
export function definition(card: CardId): FollowerDefinition {
  let found = byCard.get(card);
  if (!found) {
    found = followers.get(followerOf(card));
    if (!found) throw new Error(`There is no follower ${card}.`);
    byCard.set(card, found);
  }
  return found;
}

export const isFollower = (id: string): boolean => followers.has(followerOf(id));

export const allFollowers = (): readonly FollowerDefinition[] => FOLLOWERS;

export const allGods = (): readonly GodDefinition[] => GODS;

export function godDefinition(god: GodId): GodDefinition {
  const found = gods.get(god);
  if (!found) throw new Error(`There is no god ${god}.`);
  return found;
}

export const powersOf = (god: GodId): readonly Power[] => godDefinition(god).powers;

/** The physical cards of the whole deck, one a copy. */
export const allCards = (): CardId[] =>
  FOLLOWERS.flatMap(({ id, copies }) =>
    copies === 1 ? [id] : Array.from({ length: copies }, (_, index) => `${id}.${index + 1}`),
  );
