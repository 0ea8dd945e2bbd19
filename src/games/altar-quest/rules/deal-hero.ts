import { newDeck } from '../../../kernel/deck.ts';
import type { RandomState } from '../../../kernel/random.ts';
import type { Earned } from './brought.ts';
import { definition } from './cards/library.ts';
import type { Overlaid } from './queries/deck-played.ts';
import { excessEquipment } from './queries/equipment.ts';
import { cardsWith } from './queries/upgrades.ts';
import { LIMITS } from './rulings.ts';
import type { Hero } from './state.ts';
import type { CardId, HeroId } from './terms.ts';

/**
 * Character, Equipment and Ally cards start in the play area; the rest is the deck, with the upgrades that the
 * hero has earned. Which of a campaign's Equipment is used is asked later: see `prepare-quest` (AQ-041, AQ-050,
 * AQ-052, AQ-230, AQ-231, C-17).
 */
export function dealHero(
  random: RandomState,
  id: HeroId,
  options: Overlaid,
  earned?: Earned,
): Pick<Hero, 'deck' | 'hand' | 'area'> {
  const cards = cardsWith(id, earned?.upgrades ?? [], options);
  const area = cards.filter((card) =>
    ['character', 'equipment', 'ally'].includes(definition(card).type),
  );
  const excess = excessEquipment(area);
  if (excess.length > 0) throw new RangeError(`${id} can't wear ${excess.join(', ')} as well.`);
  const deck = newDeck(
    random,
    cards.filter((card) => !area.includes(card)),
  );
  area.push(...alliesOf(earned));
  const hand = Array.from({ length: LIMITS.startingHand }, () => deck.draw.pop() as CardId);
  return { deck, hand, area };
}

/** The hero's own, and those of absent heroes who go with this one (AQ-274). */
const alliesOf = ({ allies = [], carries = [] }: Partial<Earned> = {}): CardId[] => [
  ...allies,
  ...carries.filter((card) => definition(card).type === 'ally'),
];
