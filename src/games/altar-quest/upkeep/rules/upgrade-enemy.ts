import { pick } from '../../../../kernel/random.ts';
import type { CampaignState } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import { LIMITS } from '../../rules/rulings.ts';
import type { UpkeepRun } from './state.ts';

/**
 * One of the enemy upgrades of the pool, by lot, goes into the journal (AQ-281); none if there is none left, or
 * the journal has as many as the box. Drawing one after the other gives the same odds as drawing six first.
 */
export function upgradeEnemy(run: UpkeepRun): void {
  const { state, match } = run;
  const { campaign } = state;
  const drawable = campaign.pool.filter((card) => definition(card).type === 'enemy-upgrade');
  if (drawable.length === 0 || isFull(campaign)) return;
  const card = pick(match.random, drawable);
  campaign.pool = campaign.pool.filter((other) => other !== card);
  campaign.journal.enemyUpgrades.push(card);
  run.emit('enemy-upgrade-drawn', { card });
}

const isFull = ({ journal }: CampaignState): boolean =>
  journal.enemyUpgrades.length >= LIMITS.enemyUpgradesInCampaign;
