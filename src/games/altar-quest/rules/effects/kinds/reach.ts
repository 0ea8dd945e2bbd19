import { z } from 'zod';
import { chosenArgument, onlyAnswer } from '../../../../../kernel/answers.ts';
import { forcedAnswer } from '../../../../../kernel/decision.ts';
import { noted } from '../../../../../kernel/notes.ts';
import { ask, finish, goto } from '../../../../../kernel/procedure.ts';
import { withMore } from '../../../../../kernel/with-more.ts';
import type { Effect } from '../../language/effect.ts';
import { areCharacters, type Filter, filterSchema } from '../../language/filter.ts';
import { type Ahead, type EffectData, type EffectKind, inside } from '../../language/kind.ts';
import { effectSchema, isConditional } from '../../language/registry.ts';
import type { Scope } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { allEnemies, allTraps, isCharacter } from '../../queries/figures.ts';
import { greatest, hardest } from '../../queries/hardest.ts';
import { userOf } from '../../queries/pending.ts';
import { couldTake, harmOf, isPossible } from '../../queries/possible.ts';
import { figuresOf, passes, reached } from '../../queries/reached.ts';
import { healthLeft } from '../../queries/values.ts';
import { withYou } from '../../queries/you.ts';
import { type AnswerTo, askGroup, askHero, askOutcome } from '../../questions.ts';
import type { AltarQuestRun, AltarQuestState, Present } from '../../state.ts';
import { type CardId, FIGURES, type FigureId, type Figures } from '../../terms.ts';
import { followed } from '../resolving/ahead.ts';
import { askNextHero, chosenFirst, orderMatters } from '../resolving/order.ts';
import { perform } from '../resolving/perform.ts';
import { describeEach, describeTarget } from './reach-words.ts';

/**
 * The effect once for each figure. For heroes and characters, "you" becomes each of them, and the players
 * choose the order if it matters.
 */
export interface Each {
  kind: 'each';
  of: Figures;
  where?: Filter;
  effect: Effect;
}
/**
 * "You" choose one figure; the effect is about it. With `as: 'you'`, a chosen character becomes "you". "A hero
 * may …" is one question: which hero, or nobody.
 */
export interface Target {
  kind: 'target';
  of: Figures;
  where?: Filter;
  /** Who becomes "you" for the effect: still the same, or the character chosen. */
  as?: 'you';
  effect: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    each: Each;
    target: Target;
  }
}

/** Whether an effect could do anything for at least one of the figures: looks no further than the first. */
function isPossibleForAny(
  run: Present,
  { of, where, effect }: Each | Target,
  scope: Scope,
  asYou: boolean,
): boolean {
  const lets = passes(run.state, where ?? {}, scope);
  return figuresOf(run.state, of).some(
    (figure) => lets(figure) && isPossible(run, effect, about(run.state, scope, figure, asYou)),
  );
}

/** What the effect could take from an enemy, by each figure that it reaches. */
const takenFrom = (
  run: Present,
  { of, where, effect }: Each | Target,
  scope: Scope,
  enemy: CardId,
  asYou: boolean,
): number[] =>
  reached(run.state, of, where ?? {}, scope).map((figure) =>
    couldTake(run, effect, about(run.state, scope, figure, asYou), enemy),
  );

/** The scope of an effect about one figure. */
function about(state: AltarQuestState, scope: Scope, figure: FigureId, asYou: boolean): Scope {
  return asYou && isCharacter(state, figure)
    ? withMore(withYou(state, scope, figure), { target: figure })
    : withMore(scope, { target: figure });
}

/** Figures still to be reached, heroes' advance answers, and whether any was able. */
type Reaching = { left?: FigureId[]; answers?: { [character: FigureId]: Ahead }; able?: boolean };

const each: EffectKind<Each, Reaching> = {
  kind: 'each',
  isRepeated: true,
  schema: z.strictObject({
    kind: z.literal('each'),
    of: z.enum(FIGURES),
    where: filterSchema.optional(),
    effect: z.lazy(() => effectSchema),
  }),
  steps: {
    list: (run, node, data) => {
      const figures = reached(run.state, node.of, node.where ?? {}, data.scope);
      data.left = figures;
      if (figures.length === 0) return finish(false);
      return goto(areCharacters(node.of) ? 'ask-all' : 'next');
    },
    /**
     * All at once, repeated as long as answers bring other questions to several heroes; a single hero is asked
     * in turn. The order comes afterwards, if it matters.
     */
    'ask-all': (run, node, data) => {
      const drafts = noted(data, 'left').flatMap((hero) => {
        const { question } = followedFor(run, node, data, hero);
        return question ? [withMore(question, { key: hero, how: 'each' as const })] : [];
      });
      const open = drafts.filter((draft) => forcedAnswer(draft) === null);
      const isOver = drafts.length === 0 || (data.answers !== undefined && open.length < 2);
      return isOver ? goto('next') : ask(drafts, 'all-answered');
    },
    'all-answered': (_run, _node, data, { reply }) => {
      const given = Object.entries(reply).map(([hero, chosen]): [FigureId, Ahead] => [
        hero,
        [...answersOf(data, hero), chosen.map(({ id }) => id)],
      ]);
      data.answers = { ...data.answers, ...Object.fromEntries(given) };
      return goto('ask-all');
    },
    next: (run, node, data) => {
      const left = noted(data, 'left').filter((figure) => !isGone(run.state, figure));
      data.left = left;
      if (left.length === 0) return finish(data.able === true);
      if (!areCharacters(node.of)) return goto('reach');
      const awaited = left.map((figure) => ({
        effect: followedFor(run, node, data, figure).effect,
        scope: about(run.state, data.scope, figure, true),
      }));
      if (!orderMatters(run.state, awaited)) return goto('reach');
      return ask(askNextHero(run, data.scope, left), 'next-chosen');
    },
    'next-chosen': (_run, _node, data, { reply }) => {
      data.left = chosenFirst(reply, noted(data, 'left'));
      return goto('reach');
    },
    reach: (run, node, data) => {
      const figure = noted(data, 'left').shift() as FigureId;
      const scope = about(run.state, data.scope, figure, areCharacters(node.of));
      return perform(data, node.effect.kind, 'effect', scope, 'noted', answersOf(data, figure));
    },
    noted: (_run, _node, data, { result }) => {
      if (result !== false) data.able = true;
      return goto('next');
    },
  },
  possible: (run, node, scope) => isPossibleForAny(run, node, scope, areCharacters(node.of)),
  harm: (run, node, scope) =>
    reached(run.state, node.of, node.where ?? {}, scope)
      .map((figure) => about(run.state, scope, figure, areCharacters(node.of)))
      .reduce((sum, inner) => sum + harmOf(run, node.effect, inner), 0),
  couldTake: (run, node, scope, enemy) =>
    takenFrom(run, node, scope, enemy, areCharacters(node.of)).reduce((sum, one) => sum + one, 0),
  isConditional: (node) => isConditional(node.effect),
  namesItsSubject: (node) => areCharacters(node.of),
  describe: describeEach,
};

const answersOf = ({ answers }: EffectData<Reaching>, figure: FigureId): Ahead =>
  answers?.[figure] ?? [];

/** What is left of the effect for one hero after their answers, and what it asks them then. */
const followedFor = (run: AltarQuestRun, node: Each, data: EffectData<Reaching>, hero: FigureId) =>
  followed(
    run,
    node.effect,
    about(run.state, data.scope, hero, true),
    inside(data.at, 'effect'),
    answersOf(data, hero),
  );

const isGone = (state: AltarQuestState, figure: FigureId): boolean =>
  !isCharacter(state, figure) &&
  !allEnemies(state).includes(figure) &&
  !allTraps(state).includes(figure);

const target: EffectKind<Target> = {
  kind: 'target',
  schema: z.strictObject({
    kind: z.literal('target'),
    of: z.enum(FIGURES),
    where: filterSchema.optional(),
    as: z.literal('you').optional(),
    effect: z.lazy(() => effectSchema),
  }),
  steps: {
    ask: (run, node, data) => {
      const isOptional = node.effect.kind === 'may';
      const all = candidates(run, node, data.scope);
      if (all.length === 0) return finish(false);
      const figures = isOptional ? all : hardestFigures(run, node, data.scope, all);
      const prompt: AltarQuestPrompt = {
        key: 'prompt.target',
        args: { card: data.scope.card, of: node.of },
      };
      const options: AnswerTo<'prompt.target'>[] = figures.map((figure) => ({
        id: figure,
        verb: 'choose',
        args: { figure },
      }));
      if (isOptional) options.push({ id: 'nobody', verb: 'choose' });
      const more = isOptional ? { fallback: ['nobody'] } : {};
      const isNobodys =
        ['villain', 'quest'].includes(run.state.turn) && userOf(run, data.scope.card) === null;
      const askTogether = isOptional ? askGroup : askOutcome;
      return ask(
        isNobodys
          ? askTogether('public', run.state, prompt, options, more)
          : askHero('public', run.state, data.scope.hero, prompt, options, more),
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => {
      if (onlyAnswer(reply.answer).id === 'nobody') return finish(true);
      const figure = chosenArgument(reply.answer, 'choose', 'figure');
      const scope = about(run.state, data.scope, figure, node.as === 'you');
      if (node.effect.kind === 'may') {
        return perform(data, node.effect.effect.kind, 'effect.effect', scope, 'done');
      }
      return perform(data, node.effect.kind, 'effect', scope, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => isPossibleForAny(run, node, scope, node.as === 'you'),
  harm: (run, node, scope) =>
    greatest(candidates(run, node, scope).map((figure) => harmFor(run, node, scope, figure))),
  couldTake: (run, node, scope, enemy) =>
    Math.max(0, ...takenFrom(run, node, scope, enemy, node.as === 'you')),
  isConditional: (node) => isConditional(node.effect),
  namesItsSubject: (node) => areCharacters(node.of),
  describe: describeTarget,
};

function candidates(run: Present, node: Target, scope: Scope): FigureId[] {
  return reached(run.state, node.of, node.where ?? {}, scope).filter((figure) =>
    isPossible(run, node.effect, about(run.state, scope, figure, node.as === 'you')),
  );
}

const harmFor = (run: Present, node: Target, scope: Scope, figure: FigureId): number =>
  harmOf(run, node.effect, about(run.state, scope, figure, node.as === 'you'));

/** H-07: a loss goes to whoever has the least health left, a gain to whoever has the most. */
function hardestFigures(
  run: AltarQuestRun,
  node: Target,
  scope: Scope,
  figures: readonly FigureId[],
): FigureId[] {
  return hardest(run, scope, figures, (figure) => {
    const harm = harmFor(run, node, scope, figure);
    const health = healthLeft(run.state, figure);
    return [harm, harm > 0 ? -health : health];
  });
}

export const reachKinds = [each, target];
