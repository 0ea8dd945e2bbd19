import type { UpkeepRun } from './state.ts';

/**
 * Each hero heals all damage and discards all focus, threat tokens and search cards (AQ-275): none of that is
 * kept between quests at all, so all that is left to do is tell it. Supply has been set aside. Armor tokens go
 * as well, or come along if the group has decided that (AQ-276, C-04).
 */
export function cleanUp(run: UpkeepRun): void {
  const { heroes, supply, campaign } = run.state;
  for (const { id } of heroes) {
    const hero = campaign.heroes[id];
    if (hero && campaign.armor === 'kept') hero.armor = campaign.last?.armor[id] ?? 0;
  }
  const ids = heroes.map(({ id }) => id);
  const armor = ids.reduce((sum, id) => sum + (campaign.heroes[id]?.armor ?? 0), 0);
  run.emit('cleaned-up', { heroes: ids, supply, armor });
}
