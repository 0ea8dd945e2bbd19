import { both, draw, eachHero, supply, when } from '../rules/effects/build.ts';
import type { Effect } from '../rules/language/effect.ts';

/**
 * The part of a quest's Setup that depends on the number of heroes: a single hero has nobody to carry on when
 * three actions are spent, and gets more provisions; several have less time. Found by play between companions,
 * so that quests are won about as often alone as together.
 *
 * @param tick of the clock by which the quest is lost
 */
export const provisions = (tick: Effect): Effect =>
  when({ if: 'one-hero' }, both(supply(3), eachHero(draw(2))), tick);
