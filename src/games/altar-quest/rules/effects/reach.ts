import { z } from 'zod';
import type { Option } from '../../../../kernel/decision.ts';
import { joinPath } from '../../../../kernel/definitions.ts';
import { ask, finish, goto } from '../../../../kernel/procedure.ts';
import { hasLineOfSight } from '../board/measure.ts';
import {
  allEnemies,
  BOARD,
  characters,
  hasTrait,
  inRoomOf,
  isHero,
  rangeBetween,
  roomOfFigure,
  situationOf,
  spacesOf,
} from '../figures.ts';
import { askGroup, askHero } from '../questions.ts';
import type { AltarQuestRun, AltarQuestState } from '../state.ts';
import type { FigureId } from '../terms.ts';
import { damageOf } from '../values.ts';
import type { Effect } from './effect.ts';
import { type Choose, choiceDraft, possibleOptions } from './flow.ts';
import { type EffectData, type EffectKind, perform } from './kind.ts';
import { askNextHero, orderMatters } from './order.ts';
import { describeEach, describeTarget } from './reach-words.ts';
import { effectSchema, isPossible } from './registry.ts';
import type { Scope } from './scope.ts';

/** Which figures an effect reaches, seen from the hero ("you") or from the card's own figure ("this"). */
export interface Filter {
  /** Spaces, measured as AQ-121 says. */
  range?: number;
  from?: 'you' | 'this' | 'target';
  /** In the same room as `from`. */
  room?: true;
  sight?: true;
  /** Not the hero. */
  other?: true;
  damaged?: true;
  trait?: string;
}

const filterSchema = z.strictObject({
  range: z.number().int().positive().optional(),
  from: z.enum(['you', 'this', 'target']).optional(),
  room: z.literal(true).optional(),
  sight: z.literal(true).optional(),
  other: z.literal(true).optional(),
  damaged: z.literal(true).optional(),
  trait: z.string().optional(),
});

export const FIGURES = ['heroes', 'characters', 'enemies'] as const;
type Figures = (typeof FIGURES)[number];

/**
 * The effect once for each figure. For heroes, "you" becomes that hero, and the players choose the
 * order where it matters.
 */
export interface Each {
  kind: 'each';
  of: Figures;
  where?: Filter;
  effect: Effect;
}
/** The hero chooses one figure; the effect is about it. A hero chosen becomes "you" with `as: 'you'`. */
export interface Target {
  kind: 'target';
  of: Figures;
  where?: Filter;
  /** Who becomes "you" for the effect: still the same hero, or the hero chosen. */
  as?: 'you';
  effect: Effect;
}
export type ReachEffect = Each | Target;

/** All figures that a filter lets through. */
export function reached(
  state: AltarQuestState,
  of: Figures,
  where: Filter,
  scope: Scope,
): FigureId[] {
  return figuresOf(state, of).filter(passes(state, where, scope));
}

const figuresOf = (state: AltarQuestState, of: Figures): FigureId[] =>
  of === 'enemies' ? allEnemies(state) : characters(state);

/** Whether a filter lets a figure through. */
function passes(
  state: AltarQuestState,
  where: Filter,
  scope: Scope,
): (figure: FigureId) => boolean {
  const from =
    where.from === 'this'
      ? scope.card
      : where.from === 'target'
        ? (scope.target ?? '')
        : scope.hero;
  const room = where.room ? roomOfFigure(state, from) : null;
  return (figure) => {
    if (where.other && figure === scope.hero) return false;
    if (where.damaged && damageOf(state, figure) === 0) return false;
    if (where.trait && !(!isHero(state, figure) && hasTrait(figure, where.trait))) return false;
    if (where.room && !inRoomOf(state, figure, room)) return false;
    if (where.range !== undefined) {
      const between = rangeBetween(state, from, figure);
      if (between === null || between > where.range) return false;
    }
    if (!where.sight) return true;
    return hasLineOfSight(
      BOARD,
      situationOf(state),
      spacesOf(state, from),
      spacesOf(state, figure),
    );
  };
}

/** Whether an effect could do anything for at least one of the figures: looks no further than the first. */
function isPossibleForAny(
  run: Pick<AltarQuestRun, 'state'>,
  { of, where, effect }: Each | Target,
  scope: Scope,
  asYou: boolean,
): boolean {
  const lets = passes(run.state, where ?? {}, scope);
  return figuresOf(run.state, of).some(
    (figure) => lets(figure) && isPossible(run, effect, about(run.state, scope, figure, asYou)),
  );
}

/** The scope of an effect about one figure. */
function about(state: AltarQuestState, scope: Scope, figure: FigureId, asYou: boolean): Scope {
  return asYou && isHero(state, figure)
    ? { ...scope, hero: figure, target: figure }
    : { ...scope, target: figure };
}

const each: EffectKind<Each> = {
  kind: 'each',
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
      return node.effect.kind === 'choose' && node.of !== 'enemies'
        ? goto('ask-all')
        : goto('next');
    },
    /** All at once: their answers can't interact, so nobody waits for anybody. */
    'ask-all': (run, node, data) => askEveryHero(run, node.effect as Choose, data),
    'all-chosen': (_run, _node, data, { reply }) => {
      data.chosen = Object.fromEntries(
        Object.entries(reply).map(([hero, options]) => [hero, (options[0] as Option).args?.index]),
      );
      return goto('next');
    },
    next: (run, node, data) => {
      const left = (data.left as FigureId[]).filter((figure) => !isGone(run.state, figure));
      data.left = left;
      if (left.length === 0) return finish(data.able === true);
      const isOpen = node.of !== 'enemies' && data.chosen === undefined && left.length > 1;
      if (!isOpen || !orderMatters(run.state, node.effect)) return goto('reach');
      return ask(askNextHero(run.state, data.scope.card, left), 'next-chosen');
    },
    'next-chosen': (_run, _node, data, { reply }) => {
      const next = reply.answer?.[0]?.args?.figure as FigureId;
      data.left = [next, ...(data.left as FigureId[]).filter((figure) => figure !== next)];
      return goto('reach');
    },
    reach: (run, node, data) => {
      const figure = (data.left as FigureId[]).shift() as FigureId;
      const scope = about(run.state, data.scope, figure, node.of !== 'enemies');
      const index = (data.chosen as { [hero: string]: number } | undefined)?.[figure];
      if (index === undefined) return perform(data, node.effect.kind, 'effect', scope, 'noted');
      const choice = node.effect as Choose;
      const option = choice.options[index] as Effect;
      if (!possibleOptions(run, choice, scope).includes(index)) {
        return perform(data, node.effect.kind, 'effect', scope, 'noted');
      }
      return perform(data, option.kind, `effect.options.${index}`, scope, 'noted');
    },
    noted: (_run, _node, data, { result }) => {
      if (result !== false) data.able = true;
      return goto('next');
    },
  },
  possible: (run, node, scope) => isPossibleForAny(run, node, scope, node.of !== 'enemies'),
  describe: describeEach,
};

function askEveryHero(run: AltarQuestRun, choice: Choose, data: EffectData) {
  const at = { ...data.at, path: joinPath(data.at.path, 'effect') };
  const drafts = (data.left as FigureId[])
    .map((hero) => about(run.state, data.scope, hero, true))
    .filter((scope) => possibleOptions(run, choice, scope).length > 0)
    .map((scope) => ({
      ...choiceDraft(run, choice, scope, at),
      key: scope.hero,
      how: 'each' as const,
    }));
  return drafts.length === 0 ? goto('next') : ask(drafts, 'all-chosen');
}

const isGone = (state: AltarQuestState, figure: FigureId): boolean =>
  !isHero(state, figure) && !allEnemies(state).includes(figure);

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
      const figures = candidates(run, node, data.scope);
      if (figures.length === 0) return finish(false);
      const prompt = { key: 'prompt.target', args: { card: data.scope.card, of: node.of } };
      const options = figures.map((figure) => ({
        id: figure,
        verb: 'choose',
        args: { figure },
      }));
      const isNobodysTurn = run.state.turn === 'villain' || run.state.turn === 'quest';
      return ask(
        isNobodysTurn
          ? askGroup(run.state, prompt, options)
          : askHero(run.state, data.scope.hero, prompt, options),
        'chosen',
      );
    },
    chosen: (run, node, data, { reply }) => {
      const figure = reply.answer?.[0]?.args?.figure as FigureId;
      const scope = about(run.state, data.scope, figure, node.as === 'you');
      return perform(data, node.effect.kind, 'effect', scope, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => isPossibleForAny(run, node, scope, node.as === 'you'),
  describe: describeTarget,
};

function candidates(run: Pick<AltarQuestRun, 'state'>, node: Target, scope: Scope): FigureId[] {
  return reached(run.state, node.of, node.where ?? {}, scope).filter((figure) =>
    isPossible(run, node.effect, about(run.state, scope, figure, node.as === 'you')),
  );
}

export const reachKinds = [each, target];
