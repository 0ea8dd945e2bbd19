import { procedureFor } from '../../../../cards/effects/resolving.ts';
import type { Frame, Match } from '../../../../kernel/match.ts';
import { effectAt } from '../effects/resolving/address.ts';
import type { Address, Scope } from '../language/kind.ts';
import { lettingStand } from '../procedures/combat.ts';
import type { AdventureState } from '../state.ts';
import type { CardId, TokenId } from '../terms.ts';
import { bareOf } from './bare.ts';
import { follow, frameOf, type Ways } from './following.ts';

/** Something that somebody could do in a fight. */
export type Deed =
  | { does: 'play'; card: CardId }
  | { does: 'use'; item: CardId }
  | { does: 'reroll'; token: TokenId }
  /** A part of a card, such as one that is chosen. */
  | { does: 'effect'; at: Address; scope: Scope };

/**
 * Positions after somebody has done something in the current fight, before anything else happens in it, found
 * by letting the rules do it. Costs are ignored.
 */
export function afterDoing(state: AdventureState, seat: string, deed: Deed): Ways {
  const { combat } = state;
  if (!combat) throw new Error('Nobody fights.');
  const doer = deed.does === 'play' ? { seat, card: deed.card } : { seat };
  const bare = bareOf(state, combat, doer);
  return follow({ state: bare, stack: [lettingStand(combat), frameFor(seat, deed)] }, isDone);
}

const isDone = ({ stack }: Match<AdventureState>): boolean => stack.length === 1;

function frameFor(seat: string, deed: Deed): Frame {
  switch (deed.does) {
    case 'play':
      return frameOf('play-ability', { seat, card: deed.card });
    case 'use':
      return frameOf('use-item', { seat, item: deed.item, as: 'power' });
    case 'reroll':
      return frameOf('use-discovery', { seat, token: deed.token, on: 'combat' });
    case 'effect':
      return frameOf(procedureFor(effectAt(deed.at).kind), { at: deed.at, scope: deed.scope });
  }
}
