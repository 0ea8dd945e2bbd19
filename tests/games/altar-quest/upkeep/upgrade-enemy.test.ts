import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import type { CampaignState } from '../../../../src/games/altar-quest/rules/campaign/state.ts';
import { LIMITS } from '../../../../src/games/altar-quest/rules/rulings.ts';
import type { UpkeepRun } from '../../../../src/games/altar-quest/upkeep/rules/state.ts';
import { upgradeEnemy } from '../../../../src/games/altar-quest/upkeep/rules/upgrade-enemy.ts';
import { seedRandom } from '../../../../src/kernel/random.ts';

const SIX = [
  'barefoot',
  'it-hums',
  'a-grudge',
  'not-in-vain',
  'sparks-fly',
  'walks-it-off',
] as const;

/** Draws one from the pool. */
function drawn(pool: string[], enemyUpgrades: string[]) {
  const campaign = { pool, journal: { enemyUpgrades } } as unknown as CampaignState;
  const told: object[] = [];
  upgradeEnemy({
    state: { campaign },
    match: { random: seedRandom('0'.repeat(32)) },
    emit: (type: string, args: object) => told.push({ type, ...args }),
  } as unknown as UpkeepRun);
  return { ...campaign, told };
}

describe('Upkeep 4', () => {
  it('AQ-281: one enemy upgrade of the pool goes into the journal, by lot and told', () => {
    const { pool, journal, told } = drawn(['barefoot', 'oiled-habit', 'it-hums'], ['a-grudge']);
    const [before, card = ''] = journal.enemyUpgrades;
    expect(before).toBe('a-grudge');
    expect(['barefoot', 'it-hums']).toContain(card);
    expect(pool).toHaveLength(2);
    expect(pool).not.toContain(card);
    expect(told).toEqual([{ type: 'enemy-upgrade-drawn', card }]);
  });

  it('AQ-281: none where there is none left', () => {
    expect(drawn([], ['a-grudge'])).toMatchObject({ journal: { enemyUpgrades: ['a-grudge'] } });
  });

  it('AQ-021: no more than the box has', () => {
    expect(SIX).toHaveLength(LIMITS.enemyUpgradesInCampaign);
    const before = drawn(['second-breakfast'], SIX.slice(1));
    expect(before.journal.enemyUpgrades).toHaveLength(6);
    const full = drawn(['second-breakfast'], [...SIX]);
    expect(full).toMatchObject({ pool: ['second-breakfast'], told: [] });
    expect(full.journal.enemyUpgrades).toEqual(SIX);
  });
});
