import { below, pick } from '../../../../kernel/random.ts';
import { heroById } from '../queries/figures.ts';
import { LIMITS } from '../rulings.ts';
import type { AltarQuestRun } from '../state.ts';
import { HERO_DIE_FACES, type HeroDieFace, type HeroId, RHUNES, type Rhune } from '../terms.ts';

/** Rolls one die of the altar pool that shows `from` and tells the new face (AQ-235). */
export function rollAltarDie(run: AltarQuestRun, from: Rhune): Rhune {
  const index = run.state.altarPool.indexOf(from);
  if (index < 0) throw new Error(`No altar die shows ${from}.`);
  return rollAltarDieAt(run, index);
}

/** Rolls the die at a place of the altar pool: when several dice are rolled together, each once. */
export function rollAltarDieAt(run: AltarQuestRun, index: number): Rhune {
  const from = run.state.altarPool[index];
  if (from === undefined) throw new Error(`There is no altar die ${index}.`);
  const face = pick(run.match.random, RHUNES);
  run.state.altarPool[index] = face;
  run.emit('altar-die-rolled', { from, to: face });
  return face;
}

export function setAltarDie(run: AltarQuestRun, from: Rhune, to: Rhune): void {
  const index = run.state.altarPool.indexOf(from);
  if (index < 0) throw new Error(`No altar die shows ${from}.`);
  run.state.altarPool[index] = to;
  run.emit('altar-die-set', { from, to });
}

export const rollHeroDie = (run: AltarQuestRun): HeroDieFace =>
  HERO_DIE_FACES[below(run.match.random, HERO_DIE_FACES.length)] as HeroDieFace;

/**
 * Gains up to the cap of five tokens (AQ-206) and returns how many came.
 * @param told `focus-kept` if they are the focus results of a test
 */
export function gainFocus(
  run: AltarQuestRun,
  id: HeroId,
  amount: number,
  told: 'focus-gained' | 'focus-kept' = 'focus-gained',
): number {
  const hero = heroById(run.state, id);
  const gained = Math.min(amount, LIMITS.focusTokens - hero.focus);
  if (gained <= 0) return 0;
  hero.focus += gained;
  run.emit(told, { hero: id, amount: gained, focus: hero.focus });
  return gained;
}

/** Supply is one pool for all heroes, without a limit (AQ-208, AQ-209). */
export function gainSupply(run: AltarQuestRun, amount: number): void {
  if (amount <= 0) return;
  run.state.supply += amount;
  run.emit('supply-gained', { amount, supply: run.state.supply });
}

export function loseSupply(run: AltarQuestRun, amount: number): number {
  const lost = Math.min(amount, run.state.supply);
  if (lost <= 0) return 0;
  run.state.supply -= lost;
  run.emit('supply-lost', { amount: lost, supply: run.state.supply });
  return lost;
}
