import type { OrderRules } from '../../kernel/orders.ts';
import { mayFall } from './companion/danger.ts';
import { attackStakesOf } from './presentation/options/odds.ts';
import { type TestWay, testWays } from './presentation/options/test-ways.ts';
import { oddsOf } from './rules/queries/odds.ts';
import type { AltarQuest } from './rules/state.ts';
import type { Stakes } from './rules/test-data.ts';
import type { AltarQuestView } from './rules/view.ts';

/** What orders for a hero's turn depend on: the odds of its tests, and nobody coming into danger. */
export const altarQuestOrders: OrderRules<AltarQuestView, AltarQuest> = {
  chances(view, decision, option) {
    if (option.verb === 'attack') return chancesOf(attackStakesOf(option), option.args.dice);
    const [way, ...others] = testWays(view, decision, option);
    // The next questions ask for the target and the number of dice.
    return way && isTold(way, others) ? chancesOf(way.stakes, way.dice) : [];
  },
  inDanger: (view) => [
    ...new Set(view.heroes.filter((hero) => mayFall(view, hero)).map(({ seat }) => seat)),
  ],
  standing: (view) => [
    ...view.heroes.filter(({ health, damage }) => damage < health).map(({ id }) => id),
    ...view.enemies.map(({ card }) => card).sort(),
  ],
  places: ({ heroes }, seat) =>
    heroes.filter((hero) => hero.seat === seat).map(({ id, at }) => `${id} ${at}`),
};

const isTold = ({ aim }: TestWay, others: readonly TestWay[]): boolean =>
  others.every((other) => other.aim === aim);

/** The chance that it works; for an attack, also the chance that it defeats the enemy. */
function chancesOf(stakes: Stakes, dice: number): number[] {
  const { kind, health } = stakes;
  const { atLeast } = oddsOf(stakes, dice);
  if (kind === 'attack') return [atLeast(1), atLeast(health)];
  return [kind === 'inflict' || kind === 'resist' ? 1 - atLeast(1) : atLeast(1)];
}
