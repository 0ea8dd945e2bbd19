import type { SeatId } from '../../../../kernel/decision.ts';
import type { AbilityDefinition } from '../cards/definition.ts';
import { turnOf } from '../queries/characters.ts';
import { costOf, type Purse, purseOf } from '../queries/playing.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState } from '../state.ts';

/** AD-103, W-32: the next cost is lowered. */
export function drinkMana(state: AdventureState, seat: SeatId): void {
  purseIn(state, seat).discount += LIMITS.manaPotion;
}

/** AD-103, AD-108: what mana potions have taken off is used up with the cost. @returns energy paid */
export function pay(
  state: AdventureState,
  seat: SeatId,
  ability: Pick<AbilityDefinition, 'cost'>,
): number {
  const purse = purseIn(state, seat);
  const cost = costOf(purse, ability);
  purse.energy -= cost;
  purse.discount = Math.max(0, purse.discount - ability.cost);
  return cost;
}

/** The purse that is paid from; whoever only looks on gets one with the first potion of the turn. */
function purseIn(state: AdventureState, seat: SeatId): Purse {
  const purse = purseOf(state, seat);
  const turn = turnOf(state);
  if (turn.seat !== seat && purse !== state.combat) {
    turn.bystanders = { ...turn.bystanders, [seat]: purse };
  }
  return purse;
}
