import { z } from 'zod';
import { chosenArgument, onlyAnswer } from '../../../../../kernel/answers.ts';
import { ask, call, finish } from '../../../../../kernel/procedure.ts';
import { boardOf } from '../../board/library.ts';
import { straightDistance } from '../../board/measure.ts';
import { reach } from '../../board/movement.ts';
import { engageable } from '../../changes/engaged.ts';
import { put } from '../../changes/placing.ts';
import { changeCard } from '../../changes/tokens.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import { nameTarget } from '../../language/describe.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { amountOf } from '../../queries/amounts.ts';
import { canEngage, refugesOf } from '../../queries/engagement.ts';
import {
  allEnemies,
  isCharacter,
  isHuge,
  occupants,
  situationOf,
  spacesOf,
} from '../../queries/figures.ts';
import { sprungBy } from '../../queries/traps.ts';
import { canWalk, sharesSpaceWith, walkerOf } from '../../queries/walking.ts';
import { askHero, askWhere, chosenPlace } from '../../questions.ts';
import type { AltarQuestState } from '../../state.ts';
import type { FigureId, Space } from '../../terms.ts';

/** ENGAGE (AQ-132): this card's figure, or the target enemy, moves so that it can target the nearest character. */
export interface Engage {
  kind: 'engage';
  who?: 'target';
}
/** This card's figure moves as far from all characters as its speed lets it. Huge figures don't walk (AQ-155). */
export interface Flee {
  kind: 'flee';
}
/** "You" may move up to this many spaces: a movement like that of a Move action, including doors (AQ-114). */
export interface Move {
  kind: 'move';
  spaces: Amount;
}
/**
 * The target is moved up to this many spaces, possibly none, away from you or anywhere. Huge figures stay
 * (AQ-155).
 */
export interface Push {
  kind: 'push';
  spaces: number;
  away?: true;
}
/** "You" and the target trade places. */
export interface Swap {
  kind: 'swap';
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    engage: Engage;
    flee: Flee;
    move: Move;
    push: Push;
    swap: Swap;
  }
}

const engage: EffectKind<Engage> = {
  kind: 'engage',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('engage'), who: z.literal('target').optional() }),
  steps: {
    // A quarry that has got away in the same Activate has nowhere to engage from.
    engage: ({ state }, node, { scope }) => {
      const enemy = engaging(node, scope);
      return spacesOf(state, enemy).length === 0
        ? finish(false)
        : call('engage', { enemy }, 'done');
    },
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) => {
    const enemy = engaging(node, scope);
    return canEngage(run.state, enemy, engageable(run, enemy));
  },
  namesItsSubject: () => true,
  describe: ({ who }, context) =>
    context.text('engage', {
      named: String(who === 'target'),
      target: who === 'target' ? nameTarget(context) : '',
    }),
};

const flee: EffectKind<Flee> = {
  kind: 'flee',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('flee') }),
  steps: {
    choose: (run, _node, { scope }) => {
      const { state } = run;
      const refuges = refugesOf(state, scope.card);
      if (refuges.length === 0) return finish(false);
      const prompt: AltarQuestPrompt = { key: 'prompt.place', args: { enemy: scope.card } };
      return ask(askWhere(state, prompt, scope.card, refuges), 'run');
    },
    run: (run, _node, { scope }, { reply }) => {
      const to = chosenPlace(reply)[0] as Space;
      const from = spacesOf(run.state, scope.card)[0] as Space;
      changeCard(run.state, scope.card, { spaces: [to] });
      run.emit('enemy-moved', { enemy: scope.card, from, to });
      return finish(true);
    },
  },
  possible: (run, _node, scope) => refugesOf(run.state, scope.card).length > 0,
  namesItsSubject: () => true,
  describe: (_node, context) => context.text('flee'),
};

const engaging = ({ who }: Engage, { card, target }: Scope): FigureId =>
  who === 'target' ? (target ?? '') : card;

const move: EffectKind<Move> = {
  kind: 'move',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('move'), spaces: amountSchema }),
  steps: {
    walk: (run, node, { scope }) =>
      call(
        'move-hero',
        { hero: youOf(scope), card: scope.card, spaces: amountOf(run, node.spaces, scope) },
        'done',
      ),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, node, scope) =>
    canWalk(run.state, walkerOf(run.state, youOf(scope)), amountOf(run, node.spaces, scope)),
  describe: (node, context) => context.text('move', { ...amountWords(node.spaces, context) }),
};

function pushSpaces(state: AltarQuestState, node: Push, scope: Scope): Space[] {
  const figure = scope.target;
  if (figure === undefined || isHuge(figure)) return [];
  if (!allEnemies(state).includes(figure)) return [];
  const from = spacesOf(state, figure)[0] as Space;
  const taken = occupants(state);
  const free = (space: Space) => !taken.has(space);
  const you = spacesOf(state, youOf(scope));
  const before = straightDistance(you, from);
  return [
    ...reach(boardOf(state), situationOf(state), from, node.spaces, free, free).keys(),
  ].filter((space) => !node.away || straightDistance(you, space) > before);
}

const push: EffectKind<Push> = {
  kind: 'push',
  isShared: true,
  schema: z.strictObject({
    kind: z.literal('push'),
    spaces: z.number().int().positive(),
    away: z.literal(true).optional(),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      const spaces = pushSpaces(run.state, node, scope);
      if (spaces.length === 0) return finish(false);
      const options = spaces.map((space) => ({
        id: space,
        verb: 'choose' as const,
        args: { space },
      }));
      const stay = { id: 'stay', verb: 'done' as const };
      const prompt: AltarQuestPrompt = { key: 'prompt.push', args: { enemy: scope.target ?? '' } };
      return ask(
        askHero('public', run.state, scope.hero, prompt, [...options, stay], {
          fallback: ['stay'],
        }),
        'put',
      );
    },
    put: (run, _node, { scope }, { reply }) => {
      if (onlyAnswer(reply.answer).id === 'stay') {
        run.emit('stayed', { figure: scope.target ?? '', card: scope.card });
        return finish(true);
      }
      const to = chosenArgument(reply.answer, 'choose', 'space');
      const enemy = scope.target as FigureId;
      const from = spacesOf(run.state, enemy)[0] as Space;
      changeCard(run.state, enemy, { spaces: [to] });
      run.emit('enemy-moved', { enemy, from, to });
      return finish(true);
    },
  },
  possible: (run, node, scope) => pushSpaces(run.state, node, scope).length > 0,
  describe: (node, context) =>
    context.text('push', {
      spaces: node.spaces,
      away: String(node.away ?? false),
      target: nameTarget(context),
    }),
};

const swap: EffectKind<Swap> = {
  kind: 'swap',
  isShared: true,
  schema: z.strictObject({ kind: z.literal('swap') }),
  steps: {
    swap: (run, _node, { scope }) => {
      const { state } = run;
      const figure = scope.target;
      const you = youOf(scope);
      if (figure === undefined || !canSwap(state, you, figure)) return finish(false);
      const there = spacesOf(state, figure)[0] as Space;
      const here = spacesOf(state, you)[0] as Space;
      put(state, you, there);
      put(state, figure, here);
      run.emit('figures-swapped', { hero: you, figure, here, there });
      const sprung = [
        ...sprungBy(state, you, here),
        ...(isCharacter(state, figure) ? sprungBy(state, figure, there) : []),
      ];
      return call('trigger-traps', { sprung }, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, _node, scope) =>
    scope.target !== undefined && canSwap(run.state, youOf(scope), scope.target),
  describe: (_node, context) => context.text('swap', { target: nameTarget(context) }),
};

/** Not with Huge figures (AQ-155), nor while one of the two only passes through a held space. */
function canSwap(state: AltarQuestState, you: FigureId, figure: FigureId): boolean {
  const passes = (id: FigureId) => sharesSpaceWith(state, walkerOf(state, id)) !== undefined;
  if (passes(you)) return false;
  if (isCharacter(state, figure)) return figure !== you && !passes(figure);
  return allEnemies(state).includes(figure) && !isHuge(figure);
}

export const movementKinds = [engage, flee, move, push, swap];
