import { definition, isFollower } from '../cards/library.ts';
import { type CardId, type FollowerId, followerOf } from '../terms.ts';
import type { Effect } from './effect.ts';
import type { Address } from './kind.ts';

const prints = new Map<FollowerId, string>();

/** Eight characters that change when the follower's ability changes (FNV-1a). */
export function fingerprint(follower: FollowerId): string {
  let print = prints.get(follower);
  if (print === undefined) {
    let hash = 0x811c9dc5;
    for (const character of JSON.stringify(definition(follower).ability ?? null)) {
      hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
    }
    print = hash.toString(16).padStart(8, '0');
    prints.set(follower, print);
  }
  return print;
}

/** Where the ability of a card is. */
export function addressOf(card: CardId): Address {
  const follower = followerOf(card);
  return { card: follower, path: '', print: fingerprint(follower) };
}

export const within = (at: Address, path: string): Address => ({
  ...at,
  path: at.path === '' ? path : `${at.path}.${path}`,
});

const nodes = new Map<string, Effect>();

/** The effect at an address. Throws when there is none any more. */
export function effectAt({ card, path }: Address): Effect {
  const key = `${card} ${path}`;
  let found = nodes.get(key);
  if (!found) {
    let value: unknown = definition(card).ability;
    for (const name of path === '' ? [] : path.split('.')) {
      value = (value as { [name: string]: unknown } | undefined)?.[name];
    }
    if (value === undefined) throw new Error(`${card} has no effect at "${path}".`);
    found = value as Effect;
    nodes.set(key, found);
  }
  return found;
}

/** Whether an address still leads to what it led to when the match was saved. */
export const leadsToTheSame = (at: Address): boolean =>
  isFollower(at.card) && fingerprint(at.card) === at.print;
