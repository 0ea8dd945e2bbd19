import { skillWith } from '../../companion/skill.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { mostOf } from '../../rules/queries/equipment.ts';
import { cardsWith } from '../../rules/queries/upgrades.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';

/** Points for a type of which the hero can still use one. */
const FREE = 4;

/** How well a piece of Equipment fits a hero: by the dice it uses, and whether there is room for it. */
export function fitOf({ heroes, options }: CampaignState, hero: HeroId, card: CardId): number {
  const { slot } = definition(card);
  if (slot === undefined) return 1;
  const { upgrades = [], equipment = [] } = heroes[hero] ?? {};
  const worn = [...cardsWith(hero, upgrades, options), ...equipment].filter(
    (other) => definition(other).slot === slot,
  ).length;
  const room = worn < mostOf(slot) ? FREE : 0;
  return 1 + room + Math.max(0, skillWith(hero, card));
}
