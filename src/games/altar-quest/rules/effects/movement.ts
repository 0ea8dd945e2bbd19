import { z } from 'zod';
import { ask, call, finish } from '../../../../kernel/procedure.ts';
import { straightDistance } from '../board/measure.ts';
import { reach } from '../board/movement.ts';
import {
  allEnemies,
  BOARD,
  heroById,
  isHero,
  isHuge,
  occupants,
  situationOf,
  spacesOf,
} from '../figures.ts';
import { walkable } from '../procedures/act-options.ts';
import { canEngage } from '../procedures/engage.ts';
import { askHero } from '../questions.ts';
import type { AltarQuestState } from '../state.ts';
import type { FigureId, Space } from '../terms.ts';
import { changeCard } from '../tokens.ts';
import { type Amount, amountOf, amountSchema, amountWords } from './amount.ts';
import { nameTarget } from './describe.ts';
import type { EffectKind } from './kind.ts';
import type { Scope } from './scope.ts';

/** ENGAGE (AQ-132): this card's figure moves so that it can target the nearest character. */
export interface Engage {
  kind: 'engage';
}
/** "You" may move up to so many spaces, outside of a Move action. */
export interface Move {
  kind: 'move';
  spaces: Amount;
}
/** The target is moved up to so many spaces, away from you or wherever the hero says. Huge figures stay (AQ-155). */
export interface Push {
  kind: 'push';
  spaces: number;
  away?: true;
}
/** "You" and the target trade places. */
export interface Swap {
  kind: 'swap';
}
export type MovementEffect = Engage | Move | Push | Swap;

const engage: EffectKind<Engage> = {
  kind: 'engage',
  schema: z.strictObject({ kind: z.literal('engage') }),
  steps: {
    engage: (_run, _node, { scope }) => call('engage', { enemy: scope.card }, 'done'),
    done: (_run, _node, _data, { result }) => finish(result),
  },
  possible: (run, _node, scope) => canEngage(run.state, scope.card),
  describe: (_node, context) => context.text('engage'),
};

const move: EffectKind<Move> = {
  kind: 'move',
  schema: z.strictObject({ kind: z.literal('move'), spaces: amountSchema }),
  steps: {
    ask: (run, node, { scope }) => {
      const hero = heroById(run.state, scope.hero);
      const spaces = walkable(run.state, hero, amountOf(run, node.spaces, scope));
      if (spaces.size === 0) return finish(false);
      const options = [...spaces].map(([space, { steps }]) => ({
        id: `move:${space}`,
        verb: 'move',
        args: { to: space, steps },
      }));
      const prompt = { key: 'prompt.move', args: { card: scope.card } };
      const stay = { id: 'stay', verb: 'done' };
      return ask(
        askHero(run.state, hero.id, prompt, [...options, stay], { fallback: ['stay'] }),
        'walk',
      );
    },
    walk: (run, node, { scope }, { reply }) => {
      const to = reply.answer?.[0]?.args?.to;
      if (to === undefined) return finish(true);
      const hero = heroById(run.state, scope.hero);
      const spaces = walkable(run.state, hero, amountOf(run, node.spaces, scope));
      const path = [...(spaces.get(String(to))?.path ?? [])];
      return call('move-hero', { hero: hero.id, path }, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) =>
    walkable(run.state, heroById(run.state, scope.hero), amountOf(run, node.spaces, scope)).size >
    0,
  describe: (node, context) => context.text('move', { ...amountWords(node.spaces, context) }),
};

function pushSpaces(state: AltarQuestState, node: Push, scope: Scope): Space[] {
  const figure = scope.target;
  if (figure === undefined || isHero(state, figure) || isHuge(figure)) return [];
  if (!allEnemies(state).includes(figure)) return [];
  const from = spacesOf(state, figure)[0] as Space;
  const taken = occupants(state);
  const free = (space: Space) => !taken.has(space);
  const you = spacesOf(state, scope.hero);
  const before = straightDistance(you, from);
  return [...reach(BOARD, situationOf(state), from, node.spaces, free, free).keys()].filter(
    (space) => !node.away || straightDistance(you, space) > before,
  );
}

const push: EffectKind<Push> = {
  kind: 'push',
  schema: z.strictObject({
    kind: z.literal('push'),
    spaces: z.number().int().positive(),
    away: z.literal(true).optional(),
  }),
  steps: {
    ask: (run, node, { scope }) => {
      const spaces = pushSpaces(run.state, node, scope);
      if (spaces.length === 0) return finish(false);
      const options = spaces.map((space) => ({ id: space, verb: 'choose', args: { space } }));
      const prompt = { key: 'prompt.push', args: { enemy: scope.target ?? '' } };
      return ask(askHero(run.state, scope.hero, prompt, options), 'put');
    },
    put: (run, _node, { scope }, { reply }) => {
      const to = reply.answer?.[0]?.args?.space as Space;
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
  schema: z.strictObject({ kind: z.literal('swap') }),
  now: (run, _node, scope) => {
    const { state } = run;
    const figure = scope.target;
    if (figure === undefined || !canSwap(state, figure)) return false;
    const hero = heroById(state, scope.hero);
    const there = spacesOf(state, figure)[0] as Space;
    const here = hero.at;
    hero.at = there;
    if (isHero(state, figure)) heroById(state, figure).at = here;
    else changeCard(state, figure, { spaces: [here] });
    run.emit('figures-swapped', { hero: hero.id, figure, here, there });
    return true;
  },
  possible: (run, _node, scope) => scope.target !== undefined && canSwap(run.state, scope.target),
  describe: (_node, context) => context.text('swap', { target: nameTarget(context) }),
};

const canSwap = (state: AltarQuestState, figure: FigureId): boolean =>
  isHero(state, figure) || (allEnemies(state).includes(figure) && !isHuge(figure));

export const movementKinds = [engage, move, push, swap];
