import { characterOf, turnOf } from '../rules/queries/characters.ts';
import { LIMITS } from '../rules/rulings.ts';
import type { AdventureState } from '../rules/state.ts';
import { type Color, discoveryOf, type TokenId } from '../rules/terms.ts';
import type { OptionAmong } from '../rules/verbs.ts';
import { worthOfRerolling } from './fighting.ts';
import type { Gain } from './gain.ts';
import { gainOfSteps, outlook, worthOfSpace } from './travelling.ts';
import { gainOfItem, worthOfItems } from './worth.ts';

/** Using a discovery that was kept: compared with keeping it. */
export function discoveryUsed(
  state: AdventureState,
  seat: string,
  { args: { token, on } }: OptionAmong<'discovery'>,
): Gain {
  const character = characterOf(state, seat);
  switch (discoveryOf(token)) {
    case 'gold':
      return { worth: worthOfItems(character, on as Color) + 1, why: 'buys' };
    case 'hearthstone': {
      const there = worthOfSpace(state, seat, on).worth;
      return { worth: there - outlook(state, seat, turnOf(state).movement) - 1, why: 'goes-home' };
    }
    case 'rocket-boots':
      return { worth: worthOfBoots(state, seat, token, on), why: 'rerolls' };
    default:
      // A token that is kept forever is one less to be found.
      return { worth: 0.2, why: 'looks' };
  }
}

/** A reroll for an encounter that has rolled next to nothing hinders its opponent. */
function worthOfBoots(state: AdventureState, seat: string, token: TokenId, on: string): number {
  if (on === 'combat') return worthOfRerolling(state, seat, token) - 0.7;
  if (on === 'encounter') return (state.combat?.dice.defender ?? LIMITS.star) <= 1 ? 0.2 : -1;
  return turnOf(state).movement <= 1 ? gainOfSteps(state, seat, 1) - 0.5 : -1;
}

/** Sending the Traveling Merchant: what comes is worth more than what may be taken in return. */
export const traded = (
  state: AdventureState,
  seat: string,
  { args: { item } }: OptionAmong<'trade'>,
): Gain => ({ worth: gainOfItem(characterOf(state, seat), item) - 2.5, why: 'trades' });
