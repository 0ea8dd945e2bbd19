import { expect, it } from 'vitest';
import { positionOf } from '../../../src/games/altar-quest/companion/position.ts';
import { isSo } from '../../../src/games/altar-quest/companion/subject.ts';
import type { Condition } from '../../../src/games/altar-quest/rules/language/condition.ts';
import { holds } from '../../../src/games/altar-quest/rules/queries/conditions.ts';
import type { AltarQuestDecision } from '../../../src/games/altar-quest/rules/state.ts';
import { viewOf } from '../../../src/games/altar-quest/rules/view.ts';
import { scenario } from '../../support/altar-quest.ts';

const WYNORA = 'wynora-morn';

/** What a companion thinks of somebody within 1 space of Sedrin, or of Wynora at S17, and what the rules say. */
function nearness(of: 'you' | 'this', sedrin: string, myreen: string, wynora = 'S17') {
  const scene = scenario({
    startRoom: 'room-16',
    options: { villain: WYNORA },
    villain: 'spawned',
    enemies: { [WYNORA]: { at: wynora } },
    heroes: { sedrin: { at: sedrin, hand: [] }, myreen: { at: myreen, hand: [] } },
  }).acts('sedrin');
  const condition: Condition = { if: 'character-within', range: 1, of };
  const { seat } = scene.hero('sedrin');
  const decision = scene.match.open[0] as AltarQuestDecision;
  const position = positionOf(viewOf(scene.match, seat), seat, decision);
  const thought = (at: string) => isSo(condition, { position: { ...position, at }, card: WYNORA });
  const ruled = holds(scene, condition, { hero: 'sedrin', card: WYNORA });
  scene.end();
  return { thought, ruled };
}

it.each<['you' | 'this', string, string, boolean]>([
  ['this', 'R17', 'V16', true],
  ['this', 'V16', 'R17', true],
  ['this', 'V16', 'V17', false],
  ['you', 'V16', 'V17', true],
  ['you', 'R17', 'V16', false],
])(
  'companions know whether a character is near %s: Sedrin at %s, Myreen at %s',
  (of, sedrin, myreen, near) => {
    const { thought, ruled } = nearness(of, sedrin, myreen);
    expect({ ruled, thought: thought(sedrin) }).toEqual({ ruled: near, thought: near });
  },
);

it('companions know that they will be near an enemy where they would stand', () => {
  const { thought } = nearness('this', 'V16', 'V17');
  expect([thought('V16'), thought('R17')]).toEqual([false, true]);
});
