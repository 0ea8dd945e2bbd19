import { definition } from '../rules/cards/library.ts';
import { followerOf } from '../rules/terms.ts';
import { gainOf } from './gains.ts';
import { missingFor, type Position, wantsShrine } from './position.ts';

/** What an unknown card may be worth. */
export const UNKNOWN_CARD = 3.6;

/** What holding a follower is worth to the seat, in tenths of a Shrine, given what else it holds. */
export function worthOfCard(position: Position, card: string): number {
  const { freeAction, worship, ritual = 0, protects, denies, ability } = definition(card);
  const uses = [
    ritual === 0 ? 0 : 1.9 * ritual * (position.own.some(wantsShrine) ? 1 : 0.3),
    denies ? 2.5 : 0,
    ability ? 0.6 * usable(position, card) + (freeAction ? 2.5 : 0) : 0,
  ].sort((one, other) => other - one);
  const [first = 0, second = 0] = uses;
  return first + 0.25 * second + (worship ? 0.7 : 0) + (protects ? 0.3 : 0);
}

/** What its ability may do once it has a target. Copies compete for targets. */
function usable(position: Position, card: string): number {
  const { ability } = definition(card);
  if (!ability) return 0;
  const copies = position.hand.filter((other) => followerOf(other) === followerOf(card)).length;
  if (ability.kind !== 'activate')
    return gainOf(position, ability, undefined).worth / (1 + 0.4 * copies);
  const altars = position.own.reduce(
    (sum, realm) => sum + Math.min(realm.inactive, missingFor(realm)),
    0,
  );
  const bearers = position.hand.filter(
    (other) => definition(other).ability?.kind === 'discover',
  ).length;
  return altars + bearers > copies ? 9 : altars + bearers + 1 > copies ? 5 : 1.5;
}
