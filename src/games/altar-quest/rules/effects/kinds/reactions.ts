import { z } from 'zod';
import { takenOff, takeOff } from '../../changes/pending-damage.ts';
import { rollHeroDie } from '../../changes/pool.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import { amountOf } from '../../queries/amounts.ts';
import { focusOf } from '../../queries/figures.ts';
import { pending } from '../../queries/pending.ts';
import { outcomeOf, stakesOf, worthOf } from '../../queries/stakes.ts';
import type { AltarQuestRun, AltarQuestState } from '../../state.ts';
import type { HeroDieFace } from '../../terms.ts';
import { focusResults, rolledSuccesses, type TestData } from '../../test-data.ts';

/** Changes the current test: more dice before the roll, more successes or defense after it. */
export interface ChangeTest {
  kind: 'change-test';
  add: 'dice' | 'successes' | 'defense';
  amount: Amount;
}
/** Rerolls every die of the test that shows a focus result, or any number of dice of the hero's choice. */
export interface Reroll {
  kind: 'reroll';
  faces: 'focus' | 'all';
}
/** Lowers the damage about to be suffered. */
export interface Prevent {
  kind: 'prevent';
  amount: Amount | 'all';
}

declare module '../../language/effect.ts' {
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
    const amount = amountOf(run, node.amount, scope);
    if (!test || !canChange(run.state, test, node.add, amount)) return false;
    if (node.add === 'dice') test.addedDice = (test.addedDice ?? 0) + amount;
    if (node.add === 'successes') test.addedSuccesses = (test.addedSuccesses ?? 0) + amount;
    if (node.add === 'defense') test.addedDefense = (test.addedDefense ?? 0) + amount;
    run.emit('test-changed', { hero: test.hero, add: node.add, amount });
    return true;
  },
  possible: (run, node, scope) => {
    const test = pending<TestData>(run, 'test');
    if (!test) return false;
    return canChange(run.state, test, node.add, amountOf(run, node.amount, scope));
  },
  describe: (node, context) =>
    context.text('change-test', { add: node.add, ...amountWords(node.amount, context) }),
};

/**
 * Whether it can change the result of the test or its cost: dice only before they are rolled, as each may bring
 * focus besides; successes that improve the result or spare focus; defense if a test inflicts something that is
 * not cancelled yet.
 */
function canChange(
  state: AltarQuestState,
  test: TestData,
  add: ChangeTest['add'],
  amount: number,
): boolean {
  if (amount <= 0) return false;
  if (add === 'dice') return test.faces === undefined;
  const stakes = stakesOf(state, test);
  const rolled = rolledSuccesses(test);
  if (add === 'defense') return test.kind === 'inflict' && outcomeOf(stakes, rolled) > 0;
  const most =
    test.faces === undefined
      ? Infinity
      : rolled + amount + Math.min(focusResults(test), focusOf(state, test.hero));
  return worthOf(stakes, most) > worthOf(stakes, rolled);
}

const reroll: EffectKind<Reroll> = {
  kind: 'reroll',
  schema: z.strictObject({ kind: z.literal('reroll'), faces: z.enum(['focus', 'all']) }),
  now: (run, node) => {
    const test = pending<TestData>(run, 'test');
    if (!test?.faces) return false;
    const kept = test.faces.filter((face) => !isRolledAgain(node, face));
    const again = test.faces.length - kept.length;
    if (again === 0) return false;
    test.faces = [...kept, ...rollDice(run, again)];
    run.emit('dice-rolled-again', { hero: test.hero, faces: [...test.faces] });
    return true;
  },
  possible: (run, node) =>
    pending<TestData>(run, 'test')?.faces?.some((face) => isRolledAgain(node, face)) ?? false,
  describe: (node, context) => context.text('reroll', { faces: node.faces }),
};

/** Whether a die that shows this face is among those to be rerolled. */
export const isRolledAgain = ({ faces }: Reroll, face: HeroDieFace): boolean =>
  faces === 'all' ? face !== 'critical' : face === 'focus';

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
    const taken = takenOff(run, node.amount, scope);
    if (!taken) return false;
    takeOff(taken);
    return true;
  },
  possible: (run, node, scope) => takenOff(run, node.amount, scope) !== null,
  describe: (node, context) =>
    context.text(
      'prevent',
      node.amount === 'all'
        ? { number: 'all', each: '' }
        : { ...amountWords(node.amount, context) },
    ),
};

export const pendingKinds = [changeTest, reroll, prevent];
