import { definition } from '../rules/cards/library.ts';
import { within } from '../rules/language/within.ts';
import type { CardId, HeroId } from '../rules/terms.ts';

/** An attribute that is neither good nor bad (facts of the heroes: average 3). */
const AVERAGE = 3;

/** How many more dice than usual a hero has for what a piece of Equipment does; 0 for one that needs none. */
export function skillWith(hero: HeroId, card: CardId): number {
  const { attributes } = definition(hero);
  const dice = within(definition(card)).flatMap((effect) => {
    if (!('attribute' in effect) || !effect.attribute) return [];
    const bonus = 'bonus' in effect && typeof effect.bonus === 'number' ? effect.bonus : 0;
    return [(attributes?.[effect.attribute] ?? AVERAGE) + bonus];
  });
  return dice.length === 0 ? 0 : Math.max(...dice) - AVERAGE;
}
