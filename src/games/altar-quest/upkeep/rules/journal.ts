import type { CampaignHero, Journal } from '../../rules/campaign/state.ts';
import { definition } from '../../rules/cards/library.ts';
import type { CardId, HeroId } from '../../rules/terms.ts';
import type { UpkeepRun } from './state.ts';

/** A card goes into the journal: it takes part in every quest from then on (AQ-270). Once only. */
export function gainCard(run: UpkeepRun, card: CardId): void {
  const { journal, pool } = run.state.campaign;
  const kept = listFor(journal, card);
  if (kept.includes(card)) return;
  run.state.campaign.pool = pool.filter((other) => other !== card);
  kept.push(card);
  run.emit('journal-gained', { card });
}

/** A hero gets Equipment or an ally, which enters each quest under their control (AQ-272). */
export function giveCard(run: UpkeepRun, card: CardId, hero: HeroId): void {
  const { campaign } = run.state;
  takeAway(campaign, card);
  const has = campaign.heroes[hero];
  if (!has) throw new Error(`${hero} takes no part in the campaign.`);
  campaign.shop = campaign.shop.filter((other) => other !== card);
  (definition(card).type === 'ally' ? has.allies : has.equipment).push(card);
  run.state.gained.push({ hero, card });
  run.emit('card-given', { hero, card });
}

/** A card leaves the journal, or the hero who has it, and is unearned again (AQ-269); no effect if nobody has it. */
export function loseCard(run: UpkeepRun, card: CardId): void {
  const { campaign } = run.state;
  if (!takeAway(campaign, card)) return;
  const { type } = definition(card);
  if (type === 'equipment') campaign.shop.push(card);
  if (type === 'enemy-upgrade') campaign.pool.push(card);
  run.emit('journal-lost', { card });
}

function listFor(journal: Journal, card: CardId): CardId[] {
  const { type } = definition(card);
  if (type === 'enemy-upgrade') return journal.enemyUpgrades;
  return type === 'rival' ? journal.rivals : journal.storyCards;
}

function takeAway(
  { journal, heroes }: { journal: Journal; heroes: { [hero: HeroId]: CampaignHero } },
  card: CardId,
): boolean {
  const lists = [
    journal.enemyUpgrades,
    journal.rivals,
    journal.storyCards,
    ...Object.values(heroes).flatMap(({ equipment, allies }) => [equipment, allies]),
  ];
  const list = lists.find((one) => one.includes(card));
  list?.splice(list.indexOf(card), 1);
  for (const { carries = [] } of Object.values(heroes)) {
    if (carries.includes(card)) carries.splice(carries.indexOf(card), 1);
  }
  return list !== undefined;
}
