import { newLibrary } from '../../../../cards/library.ts';
import { isInBox } from '../../../../kernel/packs.ts';
import type { CardId, GodId } from '../terms.ts';
import type { FollowerDefinition, GodDefinition, Power } from './definition.ts';

const followers = newLibrary<FollowerDefinition>('follower');
const gods = newLibrary<GodDefinition>('god');

/** Adds a follower that has been checked; `register-cards.ts` is the way in. */
export const addFollower: (follower: FollowerDefinition) => void = followers.add;

/** Adds a god that has been checked; `register-cards.ts` is the way in. */
export const addGod: (god: GodDefinition) => void = gods.add;

/** What is printed on a card. Throws for a card that isn't in the deck. */
export const definition: (card: CardId) => FollowerDefinition = followers.definition;

export const isFollower: (id: string) => boolean = followers.has;

export const isGod: (id: string) => boolean = gods.has;

export const allFollowers: () => readonly FollowerDefinition[] = followers.all;

export const allGods: () => readonly GodDefinition[] = gods.all;

export const followersOfBox = (): FollowerDefinition[] =>
  allFollowers().filter(({ id }) => isInBox(id));

export const godsOfBox = (): GodDefinition[] => allGods().filter(({ id }) => isInBox(id));

export const godDefinition: (god: GodId) => GodDefinition = gods.definition;

export const powersOf = (god: GodId): readonly Power[] => godDefinition(god).powers;
