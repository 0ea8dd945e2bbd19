import type { SeatId } from '../../../../kernel/decision.ts';
import { characterOf } from '../queries/characters.ts';
import { healthOf } from '../queries/values.ts';
import type { AdventureRun } from '../state.ts';

/** Removes damage tokens, as many as there are (AD-066). */
export function heal(run: AdventureRun, seat: SeatId, wanted: number): void {
  const character = characterOf(run.state, seat);
  const amount = Math.min(wanted, character.damage);
  if (amount === 0) return;
  character.damage -= amount;
  run.emit('healed', {
    character: character.id,
    amount,
    damage: character.damage,
    health: healthOf(run.state, character),
  });
}

/** Lays damage tokens on a character card (AD-066). @returns whether that defeats the character (AD-067) */
export function wound(run: AdventureRun, seat: SeatId, amount: number): boolean {
  const character = characterOf(run.state, seat);
  const health = healthOf(run.state, character);
  if (amount > 0) {
    character.damage += amount;
    run.emit('damaged', { character: character.id, amount, damage: character.damage, health });
  }
  return isBeaten(run, seat);
}

/** AD-067: also if the health has dropped to the existing damage. */
export function isBeaten(run: AdventureRun, seat: SeatId): boolean {
  const character = characterOf(run.state, seat);
  return character.damage >= healthOf(run.state, character);
}
