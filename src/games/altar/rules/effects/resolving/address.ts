import { effectIn } from '../../../../../cards/effects/resolving.ts';
import { definition } from '../../cards/library.ts';
import type { Effect } from '../../language/effect.ts';
import type { Address } from '../../language/kind.ts';
import { type CardId, type FollowerId, followerOf } from '../../terms.ts';

/** For followers that do nothing when they are used. */
const NO_ABILITY = {};

const abilityOf = (follower: FollowerId): object => definition(follower).ability ?? NO_ABILITY;

/** Where the ability of a card is. */
export function addressOf(card: CardId): Address {
  return { card: followerOf(card), path: '' };
}

/** The effect at an address. Throws when it is gone. */
export const effectAt = ({ card, path }: Address): Effect => effectIn(abilityOf(card), path, card);
