import type { SeatId } from '../../../../kernel/decision.ts';
import { characterOf } from '../queries/characters.ts';
import { LIMITS } from '../rulings.ts';
import type { AdventureState, Combat, Opponent } from '../state.ts';

/** A combat as it begins, before cards and dice: somebody attacks what is there. */
export const newCombat = (state: AdventureState, attacker: SeatId, opponent: Opponent): Combat => ({
  space: characterOf(state, attacker).space,
  attacker,
  opponent,
  dice: { attacker: null, defender: null },
  changes: [],
  played: [],
  spells: { attacker: null, defender: null },
  // AD-134
  energy: opponent.is === 'character' ? LIMITS.defenderEnergy : 0,
  // W-32: for the attacker, the turn itself holds it.
  discount: opponent.is === 'character' ? (state.turn?.purses?.[opponent.seat]?.discount ?? 0) : 0,
  triggered: [],
  prevented: { attacker: 0, defender: 0 },
  fallen: { attacker: false, defender: false },
  canceled: false,
  avoided: null,
});
