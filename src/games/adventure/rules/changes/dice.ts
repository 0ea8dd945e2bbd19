import { below } from '../../../../kernel/random.ts';
import { LIMITS, RULINGS } from '../rulings.ts';
import type { AdventureRun } from '../state.ts';

/** A combat die: 1 to 5 and the star, which counts as 6 (AD-121, W-01). */
export const rollDie = ({ match }: AdventureRun): number => below(match.random, LIMITS.star) + 1;

/** The movement die: the number of its face, from 0 (AD-014, W-01). */
export const rollMovement = ({ match }: AdventureRun): number =>
  below(match.random, RULINGS.movementDie.length);
