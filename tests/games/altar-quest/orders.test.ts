import { expect, test } from 'vitest';
import { altarQuestOrders } from '../../../src/games/altar-quest/orders.ts';
import type { AltarQuestDecision } from '../../../src/games/altar-quest/rules/state.ts';
import type { AltarQuestOption } from '../../../src/games/altar-quest/rules/verbs.ts';
import { viewOf } from '../../../src/games/altar-quest/rules/view.ts';
import { type Layout, scenario } from '../../support/altar-quest.ts';

const laidOut = (layout: Layout) => scenario({ startRoom: 'room-16', bare: true, ...layout });

/** Who may fall, with Myreen hurt this badly, one space from a raider. */
function inDanger(damage: number, enemies: Layout['enemies']): string[] {
  const heroes = { myreen: { at: 'U16', damage, hand: [] }, sedrin: { at: 'S18', hand: [] } };
  const scene = laidOut({ heroes, ...(enemies && { enemies }) }).acts('sedrin');
  const found = altarQuestOrders.inDanger?.(viewOf(scene.match, 'seat-1')) ?? [];
  scene.end();
  return found;
}

const RAIDER = { 'frox-raider.red': { hero: 'myreen', at: 'V17' } };

test('in danger is who may fall to the blows that reach them', () => {
  expect(inDanger(0, RAIDER)).toEqual([]);
  expect(inDanger(11, RAIDER)).toHaveLength(1);
  expect(inDanger(11, {})).toEqual([]);
});

test('an attack rests on its odds to wound and to fell; a deed without dice on none', () => {
  const scene = laidOut({
    heroes: { myreen: { at: 'U16', area: ['winter-rose'], hand: [], actions: 2 } },
    enemies: RAIDER,
  }).acts('myreen');
  const decision = scene.match.open[0] as AltarQuestDecision;
  const view = viewOf(scene.match, 'seat-1');
  const chances = (verb: string) => {
    const option = decision.options.find((one) => one.verb === verb) as AltarQuestOption;
    return altarQuestOrders.chances?.(view, decision, option, 'seat-1');
  };
  const [wounds = 0, fells = 0] = chances('action') ?? [];
  expect(wounds).toBeGreaterThan(fells);
  expect(fells).toBeGreaterThan(0);
  expect(chances('done')).toEqual([]);
  scene.end();
});
