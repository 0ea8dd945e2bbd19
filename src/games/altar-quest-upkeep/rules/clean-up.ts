import type { UpkeepRun } from './state.ts';

/**
 * Each hero heals all damage and discards all focus, armor and threat tokens and their search cards (AQ-275,
 * AQ-276, C-04): none of it is kept between quests at all, so that nothing is left to be done but to tell it.
 * Supply has been set aside.
 */
export function cleanUp(run: UpkeepRun): void {
  const { heroes, supply } = run.state;
  run.emit('cleaned-up', { heroes: heroes.map(({ id }) => id), supply });
}
