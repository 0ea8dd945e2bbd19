import type { Brought, Earned } from '../brought.ts';
import { definition } from '../cards/library.ts';
import type { CardId, HeroId } from '../terms.ts';
import type { CampaignState } from './state.ts';

/**
 * What heroes who don't take part in the next quest have found or earned: it belongs to the party and goes on
 * with the heroes who play (AQ-274). Cards for one hero only, such as upgrades, stay with that hero.
 */
export function leftByAbsent(
  { heroes }: CampaignState,
  playing: readonly HeroId[],
): NonNullable<Brought['absent']> {
  const left = Object.entries(heroes)
    .filter(([hero]) => !playing.includes(hero))
    .map(
      ([hero, { equipment, allies }]) =>
        [hero, [...equipment, ...allies].filter(isForAll)] as const,
    );
  return Object.fromEntries(left.filter(([, cards]) => cards.length > 0));
}

const isForAll = (card: CardId): boolean => definition(card).hero === undefined;

/** What a hero has had with them since the last quest, except what somebody else carries for them. */
export function withHero({ heroes }: CampaignState, hero: HeroId): Things {
  const carried = Object.values(heroes).flatMap(({ carries = [] }) => carries);
  const isThere = (card: CardId) => !carried.includes(card);
  const { upgrades = [], equipment = [], allies = [], carries = [] } = heroes[hero] ?? {};
  return {
    upgrades,
    equipment: equipment.filter(isThere),
    allies: allies.filter(isThere),
    carries,
  };
}

type Things = Required<Pick<Earned, 'upgrades' | 'equipment' | 'allies' | 'carries'>>;

/**
 * What a hero carries of it without a question: what they carried in the last quest, and everything if nobody
 * else plays.
 */
export function carriedOn(
  state: CampaignState,
  playing: readonly HeroId[],
  hero: HeroId,
): Pick<Earned, 'carries'> {
  const left = Object.values(leftByAbsent(state, playing)).flat();
  const before = state.heroes[hero]?.carries ?? [];
  const carries = playing.length === 1 ? left : left.filter((card) => before.includes(card));
  return carries.length > 0 ? { carries } : {};
}
