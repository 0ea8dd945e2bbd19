import { z } from 'zod';
import { type Amount, amountSchema } from '../../cards/amount.ts';
import { rollHeroDie } from '../../changes/pool.ts';
import type { SufferData } from '../../procedures/suffer.ts';
import type { AltarQuestRun } from '../../state.ts';
import type { HeroDieFace } from '../../terms.ts';
import type { TestData } from '../../test-data.ts';
import type { EffectKind } from '../language/kind.ts';
import { amountOf, amountWords } from '../parts/amount.ts';
import { pending } from '../resolving/pending.ts';

/** Changes the test that is going on: more dice before the roll, more successes or defense after it. */
export interface ChangeTest {
  kind: 'change-test';
  add: 'dice' | 'successes' | 'defense';
  amount: Amount;
}
/** Rolls again every die of the test that shows a focus result, or any number the hero would like better. */
export interface Reroll {
  kind: 'reroll';
  faces: 'focus' | 'all';
}
/** Lowers the damage about to be suffered. */
export interface Prevent {
  kind: 'prevent';
  amount: Amount | 'all';
}

declare module '../language/effect.ts' {
  interface EffectNodes {
    'change-test': ChangeTest;
    reroll: Reroll;
    prevent: Prevent;
  }
}

const changeTest: EffectKind<ChangeTest> = {
  kind: 'change-test',
  schema: z.strictObject({
    kind: z.literal('change-test'),
    add: z.enum(['dice', 'successes', 'defense']),
    amount: amountSchema,
  }),
  now: (run, node, scope) => {
    const test = pending<TestData>(run, 'test');
    if (!test) return false;
    const amount = amountOf(run, node.amount, scope);
    if (node.add === 'dice') test.addedDice = (test.addedDice ?? 0) + amount;
    if (node.add === 'successes') test.addedSuccesses = (test.addedSuccesses ?? 0) + amount;
    if (node.add === 'defense') test.addedDefense = (test.addedDefense ?? 0) + amount;
    run.emit('test-changed', { hero: test.hero, add: node.add, amount });
    return true;
  },
  describe: (node, context) =>
    context.text('change-test', { add: node.add, ...amountWords(node.amount, context) }),
};

const reroll: EffectKind<Reroll> = {
  kind: 'reroll',
  schema: z.strictObject({ kind: z.literal('reroll'), faces: z.enum(['focus', 'all']) }),
  now: (run, node) => {
    const test = pending<TestData>(run, 'test');
    if (!test?.faces) return false;
    const isRolledAgain = (face: HeroDieFace) =>
      node.faces === 'all' ? face !== 'critical' : face === 'focus';
    const kept = test.faces.filter((face) => !isRolledAgain(face));
    const again = test.faces.length - kept.length;
    test.faces = [...kept, ...rollDice(run, again)];
    run.emit('dice-rolled-again', { hero: test.hero, faces: [...test.faces] });
    return again > 0;
  },
  describe: (node, context) => context.text('reroll', { faces: node.faces }),
};

/** Criticals bring further dice here as well (AQ-177). */
function rollDice(run: AltarQuestRun, count: number): HeroDieFace[] {
  const faces: HeroDieFace[] = [];
  for (let left = count; left > 0; left--) {
    const face = rollHeroDie(run);
    faces.push(face);
    if (face === 'critical') left++;
  }
  return faces;
}

const prevent: EffectKind<Prevent> = {
  kind: 'prevent',
  schema: z.strictObject({
    kind: z.literal('prevent'),
    amount: z.union([z.literal('all'), amountSchema]),
  }),
  now: (run, node, scope) => {
    const damage = pending<SufferData>(run, 'suffer');
    if (!damage) return false;
    const amount = node.amount === 'all' ? damage.amount : amountOf(run, node.amount, scope);
    damage.prevented = (damage.prevented ?? 0) + amount;
    return true;
  },
  describe: (node, context) =>
    context.text(
      'prevent',
      node.amount === 'all'
        ? { number: 'all', each: '' }
        : { ...amountWords(node.amount, context) },
    ),
};

export const pendingKinds = [changeTest, reroll, prevent];
