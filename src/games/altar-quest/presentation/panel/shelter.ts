import type { Texts } from '../../../../texts/texts.ts';
import { mayFall } from '../../companion/danger.ts';
import type { AltarQuestView, HeroView } from '../../rules/view.ts';
import { isPlain, type Place, type Purpose } from './places.ts';
import type { Threats } from './threats.ts';

/**
 * How much getting out of reach is worth: more than anything if a hero may be defeated, otherwise less than
 * anything else to do.
 */
const WORTH = { inDanger: 6, unhurt: 0.5 };

/**
 * The nearest place where no enemy can strike, for a hero whom an enemy can strike now; null if there is
 * none.
 *
 * @param near the places, the cheapest first
 */
export function shelterFrom(
  view: AltarQuestView,
  hero: HeroView,
  near: readonly Place[],
  threats: Threats,
  texts: Texts,
): Purpose | null {
  if (threats(hero.at) === 0) return null;
  const place = near.find((one) => isPlain(one) && threats(one.option.args.to) === 0);
  return place
    ? {
        place,
        label: texts('altar-quest.go.shelter'),
        emoji: texts('altar-quest.emoji.armor'),
        besides: place.reasons.map(({ words }) => words),
        worth: mayFall(view, hero) ? WORTH.inDanger : WORTH.unhurt,
        isShelter: true,
      }
    : null;
}
