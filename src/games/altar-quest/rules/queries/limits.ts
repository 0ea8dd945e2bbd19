import type { Ability } from '../cards/definition.ts';
import type { HeroId } from '../terms.ts';

/** How the use of an ability by a hero is noted on its card. */
export const useOf = ({ name }: Ability, hero: HeroId): string => `${name}:${hero}`;

/**
 * Whether a hero has to wait for the next round before using an ability again, or another hero's use of
 * it counts for all.
 * @param used what was noted on the ability's card in this round
 */
export function isSpent(ability: Ability, hero: HeroId, used: readonly string[] = []): boolean {
  switch (ability.limit) {
    case 'round':
      return used.some((use) => use.startsWith(`${ability.name}:`));
    case 'hero':
      return used.includes(useOf(ability, hero));
    default:
      return false;
  }
}
