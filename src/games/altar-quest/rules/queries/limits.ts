import type { Ability } from '../cards/definition.ts';
import type { HeroId } from '../terms.ts';

type Limited = Pick<Ability, 'name' | 'limit' | 'sharing'>;

/** What is used up when an ability is used: itself, or what several abilities of its card share. */
const shareOf = ({ name, sharing }: Limited): string => sharing ?? name;

/** How a hero's use of an ability is noted on its card. */
export const useOf = (ability: Limited, hero: HeroId): string => `${shareOf(ability)}:${hero}`;

/**
 * Whether a hero has to wait for the next round before using an ability again, or another hero's use of it
 * counts for all.
 * @param used what was noted on the ability's card in this round
 */
export function isSpent(ability: Limited, hero: HeroId, used: readonly string[] = []): boolean {
  switch (ability.limit) {
    case 'round':
      return used.some((use) => use.startsWith(`${shareOf(ability)}:`));
    case 'hero':
      return used.includes(useOf(ability, hero));
    default:
      return false;
  }
}
