import { fingerprint, joinPath, partAt } from '../../../../kernel/definitions.ts';
import { definition, isFollower } from '../cards/library.ts';
import { type CardId, type FollowerId, followerOf } from '../terms.ts';
import type { Effect } from './effect.ts';
import type { Address } from './kind.ts';

/** For followers that do nothing when they are used. */
const NO_ABILITY = {};

const abilityOf = (follower: FollowerId): object => definition(follower).ability ?? NO_ABILITY;

/** Where the ability of a card is. */
export function addressOf(card: CardId): Address {
  const follower = followerOf(card);
  return { card: follower, path: '', print: fingerprint(abilityOf(follower)) };
}

export const within = (at: Address, path: string): Address => ({
  ...at,
  path: joinPath(at.path, path),
});

/** The effect at an address. Throws when there is none any more. */
export function effectAt({ card, path }: Address): Effect {
  const found = partAt(abilityOf(card), path);
  if (found === undefined) throw new Error(`${card} has no effect at "${path}".`);
  return found as Effect;
}

/** Whether an address still leads to what it led to when the match was saved. */
export const leadsToTheSame = (at: Address): boolean =>
  isFollower(at.card) && fingerprint(abilityOf(at.card)) === at.print;
