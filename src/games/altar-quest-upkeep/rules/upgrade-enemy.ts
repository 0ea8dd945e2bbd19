import { pick } from '../../../kernel/random.ts';
import { definition } from '../../altar-quest/rules/cards/library.ts';
import type { UpkeepRun } from './state.ts';

/** One of the enemy upgrades of the pool, by lot, goes into the journal (AQ-281); none where there is none left. */
export function upgradeEnemy(run: UpkeepRun): void {
  const { state, match } = run;
  const { campaign } = state;
  const drawable = campaign.pool.filter((card) => definition(card).type === 'enemy-upgrade');
  if (drawable.length === 0) return;
  const card = pick(match.random, drawable);
  campaign.pool = campaign.pool.filter((other) => other !== card);
  campaign.journal.enemyUpgrades.push(card);
  run.emit('enemy-upgrade-drawn', { card });
}
