import type { SeatId } from '../../../../kernel/decision.ts';
import { turnOf } from '../queries/characters.ts';
import { type Purse, purseOf } from '../queries/playing.ts';
import type { AdventureRun, AdventureState, Combat } from '../state.ts';

/** AD-103, W-32: what a mana potion takes off the next cost. */
export function lowerNextCost({ state }: AdventureRun, seat: SeatId, amount: number): void {
  openPurse(state, seat).discount += amount;
}

/** Pays an energy cost; what mana potions have taken off is used up with it (AD-103, AD-108). */
export function payEnergy(
  { state }: AdventureRun,
  seat: SeatId,
  { printed, energy }: { printed: number; energy: number },
): void {
  const purse = openPurse(state, seat);
  purse.energy -= energy;
  purse.discount = Math.max(0, purse.discount - printed);
}

/** W-32: what the one who was attacked has not used of mana potions is there for the rest of the turn. */
export function keepDiscount(state: AdventureState, { opponent, discount }: Combat): void {
  if (opponent.is !== 'character') return;
  const turn = turnOf(state);
  if (discount === 0 && !turn.purses?.[opponent.seat]) return;
  turn.purses = { ...turn.purses, [opponent.seat]: { energy: 0, discount } };
}

/** A character's purse, to be changed; one who has none yet begins with an empty one. */
function openPurse(state: AdventureState, seat: SeatId): Purse {
  const turn = turnOf(state);
  const purse = purseOf(state, seat);
  if (purse === turn || purse === state.combat) return purse;
  turn.purses ??= {};
  turn.purses[seat] = purse;
  return purse;
}
