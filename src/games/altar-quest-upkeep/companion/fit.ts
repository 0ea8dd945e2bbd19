import type { CampaignState } from '../../altar-quest/rules/campaign/state.ts';
import type { CardDefinition } from '../../altar-quest/rules/cards/definition.ts';
import { definition } from '../../altar-quest/rules/cards/library.ts';
import { within } from '../../altar-quest/rules/effects/resolving/within.ts';
import { mostOf } from '../../altar-quest/rules/queries/equipment.ts';
import { cardsWith } from '../../altar-quest/rules/queries/upgrades.ts';
import type { CardId, HeroId } from '../../altar-quest/rules/terms.ts';

/** Points for a type of which the hero can still use one. */
const FREE = 4;
/** An attribute that is neither good nor bad (facts of the heroes: average 3). */
const AVERAGE = 3;

/** How well a piece of Equipment fits a hero: by what it rolls with, and whether there is room for it. */
export function fitOf({ heroes }: CampaignState, hero: HeroId, card: CardId): number {
  const piece = definition(card);
  const { slot } = piece;
  if (slot === undefined) return 1;
  const { upgrades = [], equipment = [] } = heroes[hero] ?? {};
  const worn = [...cardsWith(hero, upgrades), ...equipment].filter(
    (other) => definition(other).slot === slot,
  ).length;
  const room = worn < mostOf(slot) ? FREE : 0;
  return 1 + room + Math.max(0, skill(hero, piece));
}

/** How much better than the average the hero is at what the card asks for. */
function skill(hero: HeroId, card: CardDefinition): number {
  const { attributes } = definition(hero);
  const asked = within([card]).flatMap((effect) =>
    'attribute' in effect && effect.attribute ? [attributes?.[effect.attribute] ?? AVERAGE] : [],
  );
  return asked.length === 0 ? 0 : Math.max(...asked) - AVERAGE;
}
