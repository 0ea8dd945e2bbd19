import type { UpkeepRun } from './state.ts';

/** Adds supply to what was set aside, or takes it as far as there is any; tells what has changed. */
export function changeSupply(run: UpkeepRun, amount: number): void {
  const { state } = run;
  const change = Math.max(amount, -state.supply);
  if (change === 0) return;
  state.supply += change;
  run.emit('supply-changed', { amount: change, supply: state.supply });
}

/** AQ-282: what is left is discarded. */
export function discardSupply(run: UpkeepRun): void {
  const { state } = run;
  if (state.supply === 0) return;
  run.emit('supply-discarded', { amount: state.supply });
  state.supply = 0;
}
