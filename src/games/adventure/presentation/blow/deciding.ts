import { isDefined } from '../../rules/cards/library.ts';
import { COMBATANTS } from '../../rules/terms.ts';
import type { AdventureView } from '../../rules/view.ts';
import { isKnown, type Told } from '../events/telling.ts';
import { type Fight, fightsIn, hasFallen } from './found.ts';

/**
 * The last fight that a winner has won, if nobody has fought since. Null if something else decided the race.
 * @param told what was told in the last round
 */
export function decidingFight(view: AdventureView, told: readonly Told[]): Fight | null {
  const fight = fightsIn(told.filter(isKnown)).at(-1);
  if (!fight || !COMBATANTS.every((side) => isDefined(fight.sides[side].name))) return null;
  const winners = view.characters.filter(({ seat }) => view.outcome?.winners.includes(seat));
  const isWinners = winners.some(({ id }) => id === fight.began.args.character);
  return isWinners && hasFallen(fight, 'defender') ? fight : null;
}
