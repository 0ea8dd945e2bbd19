import { both, draw, eachHero, supply, when } from '../rules/effects/build.ts';
import type { Effect } from '../rules/language/effect.ts';

/**
 * The part of a quest's Setup that goes by how many heroes there are: one hero has nobody to go on when three
 * actions are spent, and takes more along; several have less time. Found by play between companions, so
 * that quests are won about as often alone as together.
 *
 * @param tick of the clock by which the quest is lost
 */
export const provisions = (tick: Effect): Effect =>
  when({ if: 'one-hero' }, both(supply(3), eachHero(draw(2))), tick);
