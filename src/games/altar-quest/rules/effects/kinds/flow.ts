import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { joinPath } from '../../../../../kernel/definitions.ts';
import { ask, finish, goto } from '../../../../../kernel/procedure.ts';
import { type Condition, conditionSchema } from '../../language/condition.ts';
import { continued, type DescribeContext, listed } from '../../language/describe.ts';
import { describeCondition } from '../../language/describe-condition.ts';
import { describeSituation } from '../../language/describe-situation.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind } from '../../language/kind.ts';
import { effectSchema, namesItsSubject } from '../../language/registry.ts';
import { type Address, type Scope, youOf } from '../../language/scope.ts';
import { holds } from '../../queries/conditions.ts';
import { greatest, hardest } from '../../queries/hardest.ts';
import { harmOf, isPossible } from '../../queries/possible.ts';
import { askHero } from '../../questions.ts';
import type { AltarQuestDraft, AltarQuestRun, Present } from '../../state.ts';
import type { AltarQuestOption } from '../../verbs.ts';
import { askUnlessAnswered } from '../resolving/ahead.ts';
import { perform } from '../resolving/perform.ts';
import { asGains, describeGains } from './tokens.ts';

/** One of several, chosen by the hero it is about; only possible ones are offered. */
export interface Choose {
  kind: 'choose';
  options: Effect[];
}
/** Only if the hero wants to. */
export interface May {
  kind: 'may';
  effect: Effect;
}
/**
 * "A; if unable, B": the first, or, if it can't do anything, the other (AQ-264). Never both: once anything of
 * the first was done, it was able.
 */
export interface IfUnable {
  kind: 'if-unable';
  effect: Effect;
  otherwise: Effect;
}
export interface When {
  kind: 'when';
  condition: Condition;
  effect: Effect;
  otherwise?: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    choose: Choose;
    may: May;
    'if-unable': IfUnable;
    when: When;
  }
}

/** Options of a choice for one hero, by index, that could do something. */
const possibleOptions = (run: Present, node: Choose, scope: Scope): number[] =>
  node.options.flatMap((option, index) => (isPossible(run, option, scope) ? [index] : []));

/** The question for a choice, for the hero it is about; in hard mode with its worst options alone (H-06). */
function choiceOf(
  run: AltarQuestRun,
  node: Choose,
  scope: Scope,
  at: Address,
): AltarQuestDraft | null {
  const possible = possibleOptions(run, node, scope);
  if (possible.length === 0) return null;
  return askHero(
    'public',
    run.state,
    youOf(scope),
    { key: 'prompt.choose-effect', args: { card: scope.card, hero: youOf(scope) } },
    hardest(run, scope, possible, (index) => [
      harmOf(run, node.options[index] as Effect, scope),
    ]).map((index) => ({
      id: `option:${index}`,
      verb: 'choose',
      args: { index, card: at.card, ability: at.ability, path: `${at.path}.options.${index}` },
    })),
  );
}

function chosenOption({ options }: Choose, answer: readonly AltarQuestOption[] | undefined) {
  const index = chosenArgument(answer, 'choose', 'index');
  return { effect: options[index] as Effect, path: `options.${index}` };
}

const choose: EffectKind<Choose> = {
  kind: 'choose',
  schema: z.strictObject({
    kind: z.literal('choose'),
    options: z.array(z.lazy(() => effectSchema)).min(2),
  }),
  steps: {
    ask: (run, node, data) => {
      const question = choiceOf(run, node, data.scope, data.at);
      return question ? askUnlessAnswered(data, question, 'chosen') : finish(false);
    },
    chosen: (_run, node, data, { reply }) => {
      const { effect, path } = chosenOption(node, reply.answer);
      return perform(data, effect.kind, path, data.scope, 'done', data.ahead);
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  question: choiceOf,
  answered: chosenOption,
  possible: (run, node, scope) => possibleOptions(run, node, scope).length > 0,
  harm: (run, node, scope) =>
    greatest(
      possibleOptions(run, node, scope).map((index) =>
        harmOf(run, node.options[index] as Effect, scope),
      ),
    ),
  isConditional: () => true,
  isCompound: true,
  namesItsSubject: (node) => node.options.every(namesItsSubject),
  describe: (node, context) => {
    const gains = asGains(node.options);
    if (gains) return describeGains(gains, 'or', context);
    const attributes = attributesToChoose(node.options, context);
    if (attributes !== null) return context.inner(node.options[0] as Effect, { attributes });
    const clauses = node.options.map((option) => context.inner(option, { isJoined: true }));
    const isSimple = clauses.every((clause) => clause.length <= 40 && !/[,:;]| or /.test(clause));
    const areAlike = new Set(node.options.map(namesItsSubject)).size === 1;
    if (isSimple && areAlike) {
      return clauses.reduce((text, clause) => context.text('or', { text, clause }));
    }
    return context.text('choose', { list: describeList(withoutLikes(node.options), context) });
  },
};

/** "gain 2 focus; draw 1 card; or suffer 2 damage": said to the player who chooses. */
const describeList = (likes: readonly Effect[][], context: DescribeContext): string =>
  likes
    .map((options) =>
      context.inner(options[0] as Effect, {
        isJoined: true,
        voice: context.voice === 'you' ? 'you' : 'they',
        decks: options.length > 1 ? listed(decksOf(options, context), context) : '',
      }),
    )
    .reduce((text, clause, index) =>
      context.text(index === likes.length - 1 ? 'choose-last' : 'choose-more', { text, clause }),
    );

/** Options that differ in nothing but the deck to look at are one: "of the threat or villain deck". */
function withoutLikes(options: readonly Effect[]): Effect[][] {
  const looks = options.filter(({ kind }) => kind === 'scout');
  return options
    .filter((option) => option === looks[0] || option.kind !== 'scout')
    .map((option) => (option === looks[0] ? looks : [option]));
}

const decksOf = (options: readonly Effect[], context: DescribeContext): string[] =>
  options.flatMap((option) =>
    option.kind === 'scout' ? [context.text(`deck.${option.deck}`)] : [],
  );

/** "Might or Agility", if the same test can be taken with either; null for any other choice. */
function attributesToChoose(options: readonly Effect[], context: DescribeContext): string | null {
  const tests = options.filter((option) => option.kind === 'test');
  const others = tests.map(({ attribute: _, ...rest }) => JSON.stringify(rest));
  if (tests.length < options.length || new Set(others).size > 1) return null;
  return listed(
    tests.map(({ attribute }) => context.attribute(attribute)),
    context,
  );
}

const may: EffectKind<May> = {
  kind: 'may',
  schema: z.strictObject({ kind: z.literal('may'), effect: z.lazy(() => effectSchema) }),
  steps: {
    ask: (run, node, data) => {
      if (!isPossible(run, node.effect, data.scope)) return finish(false);
      const path = joinPath(data.at.path, 'effect');
      return ask(
        askHero(
          'public',
          run.state,
          youOf(data.scope),
          { key: 'prompt.may', args: { card: data.scope.card, hero: youOf(data.scope) } },
          [
            {
              id: 'yes',
              verb: 'choose',
              args: { card: data.at.card, ability: data.at.ability, path },
            },
            { id: 'no', verb: 'choose' },
          ],
          { fallback: ['no'] },
        ),
        'answered',
      );
    },
    answered: (run, node, data, { reply }) => {
      if (reply.answer?.[0]?.id === 'yes') {
        return perform(data, node.effect.kind, 'effect', data.scope, 'done');
      }
      const { card } = data.scope;
      run.emit('part-declined', { hero: youOf(data.scope), card, rhune: '' });
      return finish(true);
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => isPossible(run, node.effect, scope),
  harm: (run, node, scope) => Math.min(0, harmOf(run, node.effect, scope)),
  isConditional: () => true,
  describe: (node, context) => {
    const voice = context.voice === 'you' ? 'you' : 'they';
    return context.text('may', { clause: context.inner(node.effect, { voice }) });
  },
};

const ifUnable: EffectKind<IfUnable> = {
  kind: 'if-unable',
  schema: z.strictObject({
    kind: z.literal('if-unable'),
    effect: z.lazy(() => effectSchema),
    otherwise: z.lazy(() => effectSchema),
  }),
  steps: {
    try: (run, node, data) =>
      isPossible(run, node.effect, data.scope)
        ? perform(data, node.effect.kind, 'effect', data.scope, 'tried')
        : goto('otherwise'),
    tried: (_run, _node, _data, { result }) =>
      result === false ? goto('otherwise') : finish(true),
    otherwise: (_run, node, data) =>
      perform(data, node.otherwise.kind, 'otherwise', data.scope, 'done'),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) =>
    isPossible(run, node.effect, scope) || isPossible(run, node.otherwise, scope),
  harm: (run, { effect, otherwise }, scope) =>
    harmOf(run, isPossible(run, effect, scope) ? effect : otherwise, scope),
  isConditional: () => true,
  isCompound: true,
  namesItsSubject: (node) => namesItsSubject(node.effect),
  describe: (node, context) => {
    const later: string[] = [];
    const text = context.text('if-unable', {
      clause: context.inner(node.effect, { isJoined: true, later }),
      otherwise: context.inner(node.otherwise, { isJoined: true, later: null }),
    });
    return [text, ...later].reduce((all, clause) => continued(all, clause, context));
  },
};

const when: EffectKind<When> = {
  kind: 'when',
  schema: z.strictObject({
    kind: z.literal('when'),
    condition: conditionSchema,
    effect: z.lazy(() => effectSchema),
    otherwise: z.lazy(() => effectSchema).optional(),
  }),
  steps: {
    decide: (run, node, data) => {
      if (holds(run, node.condition, data.scope)) {
        return perform(data, node.effect.kind, 'effect', data.scope, 'done');
      }
      if (!node.otherwise) return finish(false);
      return perform(data, node.otherwise.kind, 'otherwise', data.scope, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => {
    const branch = holds(run, node.condition, scope) ? node.effect : node.otherwise;
    return branch !== undefined && isPossible(run, branch, scope);
  },
  harm: (run, node, scope) => {
    const branch = holds(run, node.condition, scope) ? node.effect : node.otherwise;
    return branch === undefined ? 0 : harmOf(run, branch, scope);
  },
  isConditional: () => true,
  isCompound: true,
  namesItsSubject: (node) => namesItsSubject(node.effect),
  describe: (node, context) => {
    const condition = describeCondition(node.condition, context);
    // When speaking of a hero, the condition comes last.
    const isFollowed = node.otherwise !== undefined || context.voice !== 'you';
    const clause = context.inner(node.effect, {
      ...(isFollowed && { isJoined: true }),
      ...(requires(node.condition, 'villain-schemes') && { isVillainToCome: true }),
    });
    if (!node.otherwise) {
      const situation = isFollowed ? null : describeSituation(node.condition, context);
      return situation === null
        ? context.text('when', { condition, clause })
        : context.text('when-so', { situation, clause });
    }
    return context.text('when-otherwise', {
      condition,
      clause,
      joined: String(context.isJoined),
      otherwise: context.inner(node.otherwise),
    });
  },
};

/** Whether nothing happens without a condition, alone or along with others. */
const requires = (condition: Condition, what: Condition['if']): boolean =>
  condition.if === what ||
  (condition.if === 'all' && condition.conditions.some((inner) => requires(inner, what)));

export const flowKinds = [choose, may, ifUnable, when];
