import { describeAmount } from './amount.ts';
import type { Attack } from './attack.ts';
import {
  type Counted,
  capitalised,
  type DescribeContext,
  mention,
  namesItsSubject,
  nameTarget,
  type Setting,
  withStop,
} from './describe.ts';
import type { Effect } from './effect.ts';
import type { TestEffect } from './tests.ts';

/** What comes of a test: the kinds of results that test nodes name. */
type Result = 'pass' | 'fail' | 'hurt' | 'hit' | 'kill' | 'found' | 'overcome';

/** "TEST 3 (Agility). If you fail, gain 1 threat token.": the test and what follows, each its own sentence. */
export function describeTest(
  node: TestEffect | Attack,
  context: DescribeContext,
  results: { [result in Result]?: Effect | undefined },
): string {
  const target = node.kind === 'attack' && node.at === 'target' ? nameTarget(context) : 'none';
  const sentences = [
    context.text(`test.${node.kind}`, {
      target,
      attribute: describeAttribute(node, context),
      difficulty: describeDifficulty(node, context),
      on: node.kind === 'inflict' ? (node.on ?? 'nearest') : 'none',
      range: node.kind === 'attack' ? (node.range ?? 0) : 0,
    }),
  ];
  for (const [result, effect] of Object.entries(results)) {
    if (effect) sentences.push(describeResult(result as Result, effect, node, context));
  }
  if (sentences.length === 1) return sentences[0] as string;
  const [first, ...others] = sentences.map(withStop) as [string, ...string[]];
  return [first, ...others.map(capitalised)].join(' ');
}

/** "Might +1" */
function describeAttribute(node: TestEffect | Attack, context: DescribeContext): string {
  const name = context.attribute(node.attribute);
  const bonus = 'bonus' in node ? (node.bonus ?? 0) : 0;
  if (bonus === 0) return name;
  const sign = typeof bonus === 'number' && bonus < 0 ? 'minus' : 'plus';
  return context.text('attribute-bonus', { name, sign, bonus: describeAmount(bonus, context) });
}

const describeDifficulty = (node: TestEffect | Attack, context: DescribeContext): string =>
  'difficulty' in node && node.difficulty !== undefined
    ? describeAmount(node.difficulty, context)
    : 'none';

const COUNTED: { [result in Result]: Counted } = {
  pass: 'success',
  fail: 'success',
  hurt: 'damage',
  hit: 'damage',
  kill: 'damage',
  found: 'supply',
  overcome: 'success',
};

function describeResult(
  result: Result,
  effect: Effect,
  node: TestEffect | Attack,
  context: DescribeContext,
): string {
  const isAboutOthers = node.kind === 'inflict' && node.on !== 'you';
  const voice = isAboutOthers ? 'hero' : context.voice === 'you' ? 'you' : 'they';
  const clause = context.inner(effect, {
    voice,
    counted: COUNTED[result],
    ...aims(result, context),
  });
  const isOpen = result === 'pass' && describeDifficulty(node, context) === 'none';
  if ((isOpen || result === 'found' || result === 'hit') && countsWhatCame(effect)) return clause;
  const subject = namesItsSubject(effect) ? 'named' : isAboutOthers ? 'others' : voice;
  return context.text(`test.after-${result}`, { who: subject, open: String(isOpen), clause });
}

/** After an attack the enemy attacked is the target. */
function aims(result: Result, context: DescribeContext): Partial<Setting> {
  if (result !== 'hit') return {};
  const again = context.text('again-enemy');
  return { target: mention(context.text('target-attacked'), again) };
}

/** Says by itself that it depends on what the test brought: "heal 1 damage for each success". */
const countsWhatCame = (effect: Effect): boolean =>
  'amount' in effect &&
  typeof effect.amount === 'object' &&
  'count' in effect.amount &&
  effect.amount.count === 'successes';
