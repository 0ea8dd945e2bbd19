import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { noted } from '../../../../../kernel/notes.ts';
import { ask, call, finish, goto } from '../../../../../kernel/procedure.ts';
import { withMore } from '../../../../../kernel/with-more.ts';
import { boardOf } from '../../board/library.ts';
import { canTarget } from '../../board/measure.ts';
import { engagedCharacter, noteInflicted } from '../../changes/engaged.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectData, EffectKind } from '../../language/kind.ts';
import { effectSchema } from '../../language/registry.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { amountOf } from '../../queries/amounts.ts';
import {
  allTraps,
  characters,
  isCharacter,
  isEnemy,
  rangeBetween,
  roomOfFigure,
  situationOf,
  spacesOf,
} from '../../queries/figures.ts';
import { HARM } from '../../queries/hard-mode.ts';
import { harmOf } from '../../queries/possible.ts';
import { gathered, isSupplyDieOffered } from '../../queries/supply-die.ts';
import { rangeOf } from '../../queries/values.ts';
import { withYou } from '../../queries/you.ts';
import { askWhom } from '../../questions.ts';
import { RULINGS } from '../../rulings.ts';
import type { AltarQuestRun, AltarQuestState } from '../../state.ts';
import {
  ATTRIBUTES,
  type Attribute,
  type CardId,
  type FigureId,
  type TestKind,
} from '../../terms.ts';
import type { TestData } from '../../test-data.ts';
import { askNextHero, chosenFirst, orderMatters } from '../resolving/order.ts';
import { perform } from '../resolving/perform.ts';
import { describeTest } from './test-words.ts';

/**
 * TEST (AQ-188, AQ-189): with a difficulty it is passed or failed; without one, `success` happens with
 * the number of successes as the amount "successes".
 */
export interface Test {
  kind: 'test';
  attribute: Attribute;
  bonus?: number;
  difficulty?: Amount;
  pass?: Effect;
  fail?: Effect;
}
/**
 * INFLICT (AQ-193 to AQ-196): a character in range and sight of this enemy tests, the engaged one in preference
 * to the nearest; or all of them, or "you".
 */
export interface Inflict {
  kind: 'inflict';
  difficulty: Amount;
  attribute: Attribute;
  on?: 'nearest' | 'all' | 'you';
  /** What happens to a character who has suffered damage. */
  hurt?: Effect;
}
/** RESIST (AQ-197): what successes don't cover is suffered. */
export interface Resist {
  kind: 'resist';
  difficulty: Amount;
  attribute: Attribute;
  /** What happens if damage was suffered. */
  hurt?: Effect;
}
/** SEARCH (AQ-199 to AQ-203): in a room with a feature only. `found` happens with the supply gained as "successes". */
export interface Search {
  kind: 'search';
  attribute: Attribute;
  bonus?: number;
  found?: Effect;
}
/**
 * TASK on this card, or on the trap that was chosen (AQ-204, AQ-205). What the trap itself prints for being
 * overcome belongs to its own TASK and is not done then.
 */
export interface Task {
  kind: 'task';
  on?: 'target';
  difficulty: Amount;
  attribute: Attribute;
  bonus?: number;
  /** What happens when it is overcome. */
  overcome?: Effect;
}
declare module '../../language/effect.ts' {
  interface EffectNodes {
    test: Test;
    inflict: Inflict;
    resist: Resist;
    search: Search;
    task: Task;
  }
}

const attribute = z.enum(ATTRIBUTES);
const inner = z.lazy(() => effectSchema).optional();

/** What a test asks for, as its card prints it. */
interface Asked {
  attribute: Attribute;
  bonus?: number;
  difficulty?: Amount;
}

/** A test that is about to be made. */
const newTest = (
  run: Pick<AltarQuestRun, 'state'>,
  kind: TestKind,
  { attribute, bonus = 0, difficulty }: Asked,
  scope: Scope,
  character: FigureId,
): TestData => ({
  kind,
  hero: character,
  attribute,
  bonus,
  difficulty: difficulty === undefined ? null : amountOf(run, difficulty, scope),
  card: scope.card,
  ...(isEnemy(scope.card) ? { enemy: scope.card } : {}),
});

const callTest = (
  run: AltarQuestRun,
  kind: TestKind,
  node: Asked,
  scope: Scope,
  character: FigureId,
  step: string,
) => call('test', newTest(run, kind, node, scope, character), step);

/** The die that a test may take from supply, if it is offered; an amount counted only then may call for one. */
function supplyForTest(
  { state }: Pick<AltarQuestRun, 'state'>,
  node: Asked & { kind: TestKind },
  scope: Scope,
): number {
  const { difficulty = 0 } = node;
  const isKnown = typeof difficulty === 'number' || 'perHero' in difficulty;
  const test = newTest({ state }, node.kind, node, scope, youOf(scope));
  const isOffered = !isKnown || isSupplyDieOffered(state, withMore(test, gathered(state, test)));
  return isOffered ? RULINGS.supplyDicePerTest : 0;
}

/** Suffers half of the difficulty. */
const harmOfHalf = (
  run: Pick<AltarQuestRun, 'state'>,
  { difficulty }: Inflict | Resist,
  scope: Scope,
): number => (amountOf(run, difficulty, scope) * HARM.damage) / 2;

const test: EffectKind<Test> = {
  kind: 'test',
  supplyWanted: supplyForTest,
  schema: z.strictObject({
    kind: z.literal('test'),
    attribute,
    bonus: z.number().int().optional(),
    difficulty: amountSchema.optional(),
    pass: inner,
    fail: inner,
  }),
  steps: {
    roll: (run, node, { scope }) => callTest(run, 'test', node, scope, youOf(scope), 'rolled'),
    rolled: (_run, node, data, { result }) => {
      const successes = Number(result);
      const path = successes > 0 ? 'pass' : 'fail';
      const effect = node[path];
      if (!effect) return finish(true);
      return perform(data, effect.kind, path, withMore(data.scope, { amount: successes }), 'done');
    },
    done: () => finish(true),
  },
  /** Passed and failed count half each. */
  harm: (run, { pass, fail }, scope) =>
    [pass, fail].reduce((sum, effect) => sum + (effect ? harmOf(run, effect, scope) : 0), 0) / 2,
  isConditional: (node) => node.pass !== undefined || node.fail !== undefined,
  describe: (node, context) => describeTest(node, context, { pass: node.pass, fail: node.fail }),
};

/** Characters within the enemy's range and line of sight, nearest first (AQ-193, Q-11). */
export function inflictTargets(state: AltarQuestState, enemy: FigureId): FigureId[] {
  const from = spacesOf(state, enemy);
  if (from.length === 0) return [];
  const reach = rangeOf(state, enemy);
  return characters(state).filter((id) =>
    canTarget(boardOf(state), situationOf(state), from, spacesOf(state, id), reach),
  );
}

function nearestOf(state: AltarQuestState, enemy: FigureId, figures: FigureId[]): FigureId[] {
  const ranges = figures.map((figure) => rangeBetween(state, enemy, figure) ?? 99);
  const least = Math.min(...ranges);
  return figures.filter((_, index) => ranges[index] === least);
}

/** Characters still to be reached, and the one who tests now. */
type Inflicting = Harmed & { left?: FigureId[] };
type Harmed = { now?: FigureId };

const inflict: EffectKind<Inflict, Inflicting> = {
  kind: 'inflict',
  supplyWanted: supplyForTest,
  schema: z.strictObject({
    kind: z.literal('inflict'),
    difficulty: amountSchema,
    attribute,
    on: z.enum(['nearest', 'all', 'you']).optional(),
    hurt: inner,
  }),
  steps: {
    choose: (run, node, data) => {
      const { state } = run;
      if (node.on === 'you') {
        data.left = [youOf(data.scope)];
        return goto('next');
      }
      const targets = inflictTargets(state, data.scope.card);
      if (targets.length === 0) return finish(false);
      if (node.on === 'all') {
        data.left = targets;
        return goto('next');
      }
      const engaged = engagedCharacter(run);
      if (engaged !== undefined && targets.includes(engaged)) {
        data.left = [engaged];
        return goto('next');
      }
      const prompt: AltarQuestPrompt = { key: 'prompt.nearest', args: { enemy: data.scope.card } };
      const nearest = nearestOf(state, data.scope.card, targets);
      return ask(askWhom(state, prompt, nearest), 'chosen');
    },
    chosen: (_run, _node, data, { reply }) => {
      data.left = [chosenArgument(reply.answer, 'choose', 'figure')];
      return goto('next');
    },
    /** A hero who has fallen, or is out of range and sight by now, is no longer inflicted (AQ-193, Q-60). */
    next: (run, node, data) => {
      const reached = node.on === 'you' ? null : inflictTargets(run.state, data.scope.card);
      const left = noted(data, 'left').filter((one) => reached?.includes(one) ?? true);
      data.left = left;
      if (left.length === 0) return finish(true);
      const awaited = left.map((one) => ({
        effect: node,
        scope: withYou(run.state, data.scope, one),
      }));
      if (!orderMatters(run.state, awaited)) return goto('roll');
      return ask(askNextHero(run, data.scope, left), 'next-chosen');
    },
    'next-chosen': (_run, _node, data, { reply }) => {
      data.left = chosenFirst(reply, noted(data, 'left'));
      return goto('roll');
    },
    roll: (run, node, data) => {
      const hero = noted(data, 'left').shift() as FigureId;
      data.now = hero;
      return callTest(run, 'inflict', node, data.scope, hero, 'suffered');
    },
    suffered: (run, node, data, { result }) => {
      noteInflicted(run);
      return afterHarm(run, node.hurt, data, result, 'next');
    },
  },
  possible: (run, node, scope) =>
    node.on === 'you' || inflictTargets(run.state, scope.card).length > 0,
  harm: harmOfHalf,
  isConditional: (node) => node.hurt !== undefined,
  describe: (node, context) => describeTest(node, context, { hurt: node.hurt }),
};

/** The extra effect for a character who has suffered damage. */
function afterHarm(
  run: AltarQuestRun,
  hurt: Effect | undefined,
  data: EffectData<Harmed>,
  result: unknown,
  step: string,
) {
  const character = noted(data, 'now');
  if (!hurt || Number(result) <= 0 || !isCharacter(run.state, character)) return goto(step);
  const scope = withMore(withYou(run.state, data.scope, character), { amount: Number(result) });
  return perform(data, hurt.kind, 'hurt', scope, step);
}

const resist: EffectKind<Resist, Harmed> = {
  kind: 'resist',
  supplyWanted: supplyForTest,
  schema: z.strictObject({
    kind: z.literal('resist'),
    difficulty: amountSchema,
    attribute,
    hurt: inner,
  }),
  steps: {
    roll: (run, node, data) => {
      data.now = youOf(data.scope);
      return callTest(run, 'resist', node, data.scope, data.now, 'suffered');
    },
    suffered: (run, node, data, { result }) => afterHarm(run, node.hurt, data, result, 'done'),
    done: () => finish(true),
  },
  harm: harmOfHalf,
  isConditional: (node) => node.hurt !== undefined,
  describe: (node, context) => describeTest(node, context, { hurt: node.hurt }),
};

const search: EffectKind<Search> = {
  kind: 'search',
  supplyWanted: supplyForTest,
  schema: z.strictObject({
    kind: z.literal('search'),
    attribute,
    bonus: z.number().int().optional(),
    found: inner,
  }),
  steps: {
    roll: (run, node, { scope }) => {
      if (!canSearch(run.state, youOf(scope))) return finish(false);
      return callTest(run, 'search', node, scope, youOf(scope), 'rolled');
    },
    rolled: (_run, node, data, { result }) => {
      if (!node.found || Number(result) <= 0) return finish(true);
      const scope = withMore(data.scope, { amount: Number(result) });
      return perform(data, node.found.kind, 'found', scope, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, _node, scope) => canSearch(run.state, youOf(scope)),
  isConditional: (node) => node.found !== undefined,
  describe: (node, context) => describeTest(node, context, { found: node.found }),
};

/** A room without a feature cannot be searched (AQ-203). */
export const canSearch = (state: AltarQuestState, character: FigureId): boolean =>
  state.features[roomOfFigure(state, character) ?? ''] !== undefined;

const task: EffectKind<Task> = {
  kind: 'task',
  supplyWanted: supplyForTest,
  schema: z.strictObject({
    kind: z.literal('task'),
    difficulty: amountSchema,
    attribute,
    bonus: z.number().int().optional(),
    on: z.literal('target').optional(),
    overcome: inner,
  }),
  steps: {
    roll: (run, node, { scope }) => {
      const card = taskCard(run.state, node, scope);
      if (card === null) return finish(false);
      return callTest(run, 'task', node, { ...scope, card }, youOf(scope), 'rolled');
    },
    rolled: (_run, node, data, { result }) => {
      if (!node.overcome || result !== 1) return finish(true);
      return perform(data, node.overcome.kind, 'overcome', data.scope, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) => taskCard(run.state, node, scope) !== null,
  isConditional: (node) => node.overcome !== undefined,
  describe: (node, context) => describeTest(node, context, { overcome: node.overcome }),
};

/** The card that the progress goes on; null if a target was to be chosen and is not a trap on the board. */
export function taskCard(
  state: AltarQuestState,
  { on }: Task,
  { card, target }: Scope,
): CardId | null {
  if (on !== 'target') return card;
  return target !== undefined && allTraps(state).includes(target) ? target : null;
}

export const testKinds = [test, inflict, resist, search, task];
