import { expect, it } from 'vitest';
import { gainOf } from '../../../src/games/altar-quest/companion/gains.ts';
import { positionOf } from '../../../src/games/altar-quest/companion/position.ts';
import {
  quarryVanishes,
  rivalAppears,
} from '../../../src/games/altar-quest/rules/effects/build.ts';
import type { AltarQuestDecision } from '../../../src/games/altar-quest/rules/state.ts';
import { viewOf } from '../../../src/games/altar-quest/rules/view.ts';
import { scenario } from '../../support/altar-quest.ts';

const QUARRY = 'long-lent';

/** What an effect is worth to a companion playing Sedrin in The Hunt. */
function worthOf(effect: Parameters<typeof gainOf>[0], enemies: object = {}): number {
  const scene = scenario({
    startRoom: 'room-16',
    options: { quest: 'the-hunt' },
    heroes: { sedrin: { at: 'Q17', hand: [] } },
    enemies: { ...enemies },
  }).acts('sedrin');
  const { seat } = scene.hero('sedrin');
  const decision = scene.match.open[0] as AltarQuestDecision;
  const position = positionOf(viewOf(scene.match, seat), seat, decision);
  scene.end();
  return gainOf(effect, { position, card: QUARRY }).worth;
}

it('a rival who appears is a danger', () => {
  expect(worthOf(rivalAppears('spy'))).toBeLessThan(0);
});

it('a quarry that vanishes takes with it what it promised; one that hides can’t', () => {
  const appears = worthOf({ kind: 'quarry-appears' });
  expect(appears).not.toBe(0);
  expect(worthOf(quarryVanishes, { [QUARRY]: { at: 'R18' } })).toBeCloseTo(-appears);
  expect(worthOf(quarryVanishes)).toBe(0);
});
