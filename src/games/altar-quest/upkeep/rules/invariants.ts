import type { Match } from '../../../../kernel/match.ts';
import { cardsOf, decksOfBox } from '../../rules/cards/library.ts';
import type { UpkeepState } from './state.ts';

/** What is wrong between two choices; empty if every card of the shop and every enemy upgrade is in one place. */
export function broken({ state }: Match<UpkeepState>): string[] {
  const { campaign, display, supply } = state;
  const { shop, pool, journal, heroes } = campaign;
  const earned = Object.values(heroes);
  const places = [
    ...shop,
    ...display,
    ...pool,
    ...journal.enemyUpgrades,
    ...earned.flatMap(({ equipment }) => equipment),
  ];
  const cards = decksOfBox()
    .filter(({ kind }) => kind === 'equipment' || kind === 'enemy-upgrade')
    .flatMap(cardsOf);
  const lost = cards.flatMap((card) => {
    const count = places.filter((other) => other === card).length;
    return count === 1 ? [] : [`${card} is in ${count} places`];
  });
  const twice = Object.entries(heroes).flatMap(([hero, { upgrades }]) =>
    new Set(upgrades).size === upgrades.length ? [] : [`${hero} has an upgrade twice`],
  );
  return [...lost, ...twice, ...(supply < 0 ? ['supply is negative'] : [])];
}
