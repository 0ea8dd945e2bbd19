import { both, draw, eachHero, supply } from '../rules/effects/language/build.ts';

/**
 * What a quest's Setup gives to a hero who goes alone: one hero has nobody to go on where the own
 * actions end. Proposed by play between companions, so that quests are won about as often alone.
 */
export const FOR_ONE = both(supply(3), eachHero(draw(2)));
