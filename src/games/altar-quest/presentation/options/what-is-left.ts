import type { Choosable } from '../../rules/choices.ts';
import { effectAt } from '../../rules/effects/resolving/address.ts';
import { LIMITS } from '../../rules/rulings.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { leftOf } from '../status.ts';

/** Words for the result of one side of a choice: `altar-quest.option.leaving`. */
interface Left {
  what: 'health' | 'tokens';
  left: number;
  loses: 'true' | 'false';
}

/**
 * What an option's effect leaves a hero with, as things stand: "(2 left)". Null for effects that are more
 * than a single gain or loss of the hero's own, or whose amount is known only later.
 */
export function whatIsLeft(view: AltarQuestView, heroId: string, args: Choosable): Left | null {
  const { card, ability, path } = args;
  const hero = view.heroes.find(({ id }) => id === heroId);
  if (!hero || card === undefined || ability === undefined || path === undefined) return null;
  const effect = effectAt({ card, ability, path });
  if (!('amount' in effect) || typeof effect.amount !== 'number') return null;
  if ('who' in effect && effect.who !== undefined) return null;
  const { amount } = effect;
  const of = (what: Left['what'], left: number, loses: boolean): Left => ({
    what,
    left: Math.max(0, left),
    loses: loses ? 'true' : 'false',
  });
  switch (effect.kind) {
    case 'focus':
      return of('tokens', Math.min(LIMITS.focusTokens, hero.focus + amount), amount < 0);
    case 'threat':
      return of('tokens', hero.threat + amount, amount < 0);
    case 'supply':
      return of('tokens', view.supply + amount, amount < 0);
    case 'damage':
      return of('health', leftOf(hero) - amount, true);
    case 'heal':
      return of('health', Math.min(hero.health, leftOf(hero) + amount), false);
    default:
      return null;
  }
}
