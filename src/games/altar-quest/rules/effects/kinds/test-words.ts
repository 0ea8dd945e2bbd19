import type { Amount } from '../../language/amount.ts';
import {
  type Counted,
  continued,
  type DescribeContext,
  mention,
  nameTarget,
  type Setting,
} from '../../language/describe.ts';
import { amountWords, describeAmount } from '../../language/describe-amount.ts';
import type { Effect, EffectNodes } from '../../language/effect.ts';
import { namesItsSubject } from '../../language/registry.ts';

type TestNode = EffectNodes['test' | 'attack' | 'inflict' | 'resist' | 'search' | 'task'];

/** The results of a test: the kinds that test nodes name. */
type Result = 'pass' | 'fail' | 'hurt' | 'hit' | 'kill' | 'found' | 'overcome';

/**
 * "TEST 3 (Agility). If you fail, gain 1 threat token.": the test and its results, each its own sentence, which
 * itself says what it depends on; joined by semicolons if the sentence is shared.
 */
export function describeTest(
  node: TestNode,
  context: DescribeContext,
  results: { [result in Result]?: Effect | undefined },
): string {
  const target = isAimed(node) ? nameTarget(context) : 'none';
  const clauses = [
    context.text(`test.${node.kind}`, {
      target,
      attribute: describeAttribute(node, context),
      ...difficultyWords(node, context),
      on: node.kind === 'inflict' ? (node.on ?? 'nearest') : 'none',
      range: node.kind === 'attack' ? (node.range ?? 0) : 0,
    }),
  ];
  for (const [result, effect] of Object.entries(results)) {
    if (!effect) continue;
    const isLater = result === 'hurt' && context.later !== null;
    const said = describeResult(result as Result, effect, node, context, isLater);
    (isLater ? (context.later ?? []) : clauses).push(said);
  }
  return clauses.reduce((text, clause) => continued(text, clause, context));
}

/** Whether it is about the figure that was chosen before. */
const isAimed = (node: TestNode): boolean =>
  (node.kind === 'attack' && node.at === 'target') ||
  (node.kind === 'task' && node.on === 'target');

/** "Might +1" */
function describeAttribute(node: TestNode, context: DescribeContext): string {
  const name = context.attributes || context.attribute(node.attribute);
  const bonus = 'bonus' in node ? (node.bonus ?? 0) : 0;
  if (bonus === 0) return name;
  const sign = typeof bonus === 'number' && bonus < 0 ? 'minus' : 'plus';
  return context.text('attribute-bonus', { name, sign, bonus: describeAmount(bonus, context) });
}

/** "2", and after the attribute what it is counted by: " for each card in your hand". */
function difficultyWords(
  node: TestNode,
  context: DescribeContext,
): { difficulty: string; each: string } {
  if (!hasDifficulty(node)) return { difficulty: 'none', each: '' };
  const { number, each } = amountWords(node.difficulty, context);
  return { difficulty: number, each };
}

const hasDifficulty = (node: TestNode): node is TestNode & { difficulty: Amount } =>
  'difficulty' in node && node.difficulty !== undefined;

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
  node: TestNode,
  context: DescribeContext,
  isLater: boolean,
): string {
  const isAboutOthers = node.kind === 'inflict' && node.on !== 'you';
  const voice = isAboutOthers ? 'hero' : context.voice === 'you' ? 'you' : 'they';
  const clause = context.inner(effect, {
    voice,
    isJoined: true,
    attributes: '',
    later: null,
    counted: COUNTED[result],
    ...aims(result, context),
  });
  const isOpen = result === 'pass' && !hasDifficulty(node);
  if ((isOpen || result === 'found' || result === 'hit') && countsWhatCame(effect)) return clause;
  return context.text(`test.after-${result}`, {
    who: isAboutOthers ? 'others' : voice,
    named: String(namesItsSubject(effect)),
    open: String(isOpen),
    later: String(isLater),
    clause,
  });
}

/** After an attack the enemy attacked is the target. */
function aims(result: Result, context: DescribeContext): Partial<Setting> {
  if (result !== 'hit') return {};
  const again = context.text('again-enemy');
  return { target: mention(context.text('target-attacked'), again) };
}

/** Says by itself that it depends on the test's result: "heal 1 damage for each success". */
function countsWhatCame(effect: Effect): boolean {
  const amount = 'amount' in effect ? effect.amount : 'times' in effect ? effect.times : 0;
  return typeof amount === 'object' && 'count' in amount && amount.count === 'successes';
}
