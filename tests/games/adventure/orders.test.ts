import { expect, test } from 'vitest';
import { adventureOrders } from '../../../src/games/adventure/orders.ts';
import type { AdventureDecision } from '../../../src/games/adventure/rules/state.ts';
import type { AdventureOption } from '../../../src/games/adventure/rules/verbs.ts';
import { viewOf } from '../../../src/games/adventure/rules/view.ts';
import { scenario } from '../../support/adventure.ts';

/** What a challenge of the warrior rests on, hurt like this, with a rat or the hunter there. */
function chances(verb: string, damage = 0): number[] {
  const space = verb === 'fight' ? 'goldfields' : 'silver-mere';
  const s = scenario({
    characters: { warrior: { space, damage }, hunter: verb === 'fight' ? {} : { space } },
    track: [{ card: 'granary-rat', space: 'goldfields' }],
  }).challenge('warrior');
  const decision = s.match.open[0] as AdventureDecision;
  const option = decision.options.find((one) => one.verb === verb) as AdventureOption;
  const found = adventureOrders.chances?.(viewOf(s.match, 'seat-1'), decision, option, 'seat-1');
  s.end();
  return found ?? [];
}

test('a fight rests on the odds to bring the other down, and on those to stay on one’s feet', () => {
  const [wins = 0, stands] = chances('fight');
  expect(wins).toBeGreaterThan(0.5);
  expect(stands).toBe(1);
  expect(chances('fight', 4)[0]).toBe(wins);
  expect(chances('fight', 4)[1]).toBeLessThan(1);
});

test('an encounter that is drawn rests on those of the deck on the whole, an attack on those of the duel', () => {
  const [wins = 0] = chances('draw');
  expect(wins).toBeGreaterThan(0);
  expect(wins).toBeLessThan(1);
  expect(chances('attack')).toHaveLength(2);
});
