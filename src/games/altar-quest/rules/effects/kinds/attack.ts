import { z } from 'zod';
import { chosenArgument } from '../../../../../kernel/answers.ts';
import { noted } from '../../../../../kernel/notes.ts';
import { ask, call, finish, goto } from '../../../../../kernel/procedure.ts';
import { withMore } from '../../../../../kernel/with-more.ts';
import { boardOf } from '../../board/library.ts';
import { canTarget } from '../../board/measure.ts';
import { type Amount, amountSchema } from '../../language/amount.ts';
import type { Effect } from '../../language/effect.ts';
import type { EffectKind } from '../../language/kind.ts';
import { effectSchema } from '../../language/registry.ts';
import { type Scope, youOf } from '../../language/scope.ts';
import type { AltarQuestPrompt } from '../../prompts.ts';
import { amountOf } from '../../queries/amounts.ts';
import { allEnemies, focusOf, situationOf, spacesOf } from '../../queries/figures.ts';
import { oddsOf } from '../../queries/odds.ts';
import { attackStakes, stakesOfAttack } from '../../queries/stakes.ts';
import { dicePool, forbidden, rangeOf } from '../../queries/values.ts';
import { askHero } from '../../questions.ts';
import { RULINGS } from '../../rulings.ts';
import type { AltarQuestState } from '../../state.ts';
import { ATTRIBUTES, type Attribute, type CardId } from '../../terms.ts';
import { perform } from '../resolving/perform.ts';
import { describeTest } from './test-words.ts';

/** ATTACK (AQ-190 to AQ-192): one enemy within range and line of sight of "you". */
export interface Attack {
  kind: 'attack';
  attribute: Attribute;
  bonus?: Amount;
  /** Spaces; the range on the character card if absent. */
  range?: number;
  /** Attacks the target already chosen instead of choosing one. */
  at?: 'target';
  /** What happens if damage was dealt, with the damage as "successes". */
  hit?: Effect;
  /** What happens if it defeated the enemy. */
  kill?: Effect;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    attack: Attack;
  }
}

/** Whether an attack can be made against an enemy. */
export function attackable(
  state: AltarQuestState,
  node: Attack,
  scope: Scope,
): (enemy: CardId) => boolean {
  const you = youOf(scope);
  const reach = node.range ?? rangeOf(state, you);
  const from = spacesOf(state, you);
  const situation = situationOf(state);
  return (enemy) =>
    (node.at !== 'target' || enemy === scope.target) &&
    canTarget(boardOf(state), situation, from, spacesOf(state, enemy), reach);
}

const targetsOf = (state: AltarQuestState, node: Attack, scope: Scope): CardId[] =>
  forbidden(state, 'no-attack', youOf(scope))
    ? []
    : allEnemies(state).filter(attackable(state, node, scope));

/** Looks no further than the first, and at nothing if there is no enemy at all. */
function hasTarget(state: AltarQuestState, node: Attack, scope: Scope): boolean {
  const enemies = allEnemies(state);
  return (
    enemies.length > 0 &&
    enemies.some(attackable(state, node, scope)) &&
    !forbidden(state, 'no-attack', youOf(scope))
  );
}

const attack: EffectKind<Attack, { enemy?: CardId; dealt?: number }> = {
  kind: 'attack',
  /** The target is chosen only at that point. */
  supplyWanted: () => RULINGS.supplyDicePerTest,
  schema: z.strictObject({
    kind: z.literal('attack'),
    attribute: z.enum(ATTRIBUTES),
    bonus: amountSchema.optional(),
    range: z.number().int().positive().optional(),
    at: z.literal('target').optional(),
    hit: z.lazy(() => effectSchema).optional(),
    kill: z.lazy(() => effectSchema).optional(),
  }),
  steps: {
    choose: (run, node, data) => {
      const targets = targetsOf(run.state, node, data.scope);
      if (targets.length === 0) return finish(false);
      const hero = youOf(data.scope);
      const bonus = amountOf(run, node.bonus ?? 0, data.scope);
      const kind = 'attack' as const;
      const dice = dicePool(run.state, hero, { kind, attribute: node.attribute }, bonus);
      const options = targets.map((enemy) => ({
        id: enemy,
        verb: 'attack' as const,
        args: { enemy, attribute: node.attribute, dice, ...attackStakes(run.state, hero, enemy) },
      }));
      const prompt: AltarQuestPrompt = { key: 'prompt.attack', args: { card: data.scope.card } };
      return ask(askHero('public', run.state, hero, prompt, options), 'roll');
    },
    roll: (run, node, data, { reply }) => {
      const enemy = chosenArgument(reply.answer, 'attack', 'enemy');
      data.enemy = enemy;
      return call(
        'test',
        {
          kind: 'attack',
          hero: youOf(data.scope),
          attribute: node.attribute,
          bonus: amountOf(run, node.bonus ?? 0, data.scope),
          difficulty: null,
          card: data.scope.card,
          enemy,
        },
        'hit',
      );
    },
    hit: (_run, node, data, { result }) => {
      data.dealt = Number(result);
      if (!node.hit || Number(result) <= 0) return goto('killed');
      const more = { target: noted(data, 'enemy'), amount: Number(result) };
      const scope = withMore(data.scope, more);
      return perform(data, node.hit.kind, 'hit', scope, 'killed');
    },
    killed: (run, node, data) => {
      const enemy = noted(data, 'enemy');
      const defeated = noted(data, 'dealt') > 0 && !allEnemies(run.state).includes(enemy);
      if (!node.kill || !defeated) return finish(true);
      return perform(data, node.kill.kind, 'kill', data.scope, 'done');
    },
    done: () => finish(true),
  },
  possible: (run, node, scope) => hasTarget(run.state, node, scope),
  couldTake: (run, node, scope, enemy) => {
    const { state } = run;
    if (!attackable(state, node, scope)(enemy)) return 0;
    const you = youOf(scope);
    const bonus = amountOf(run, node.bonus ?? 0, scope);
    const dice = dicePool(state, you, { kind: 'attack', attribute: node.attribute }, bonus);
    return oddsOf(stakesOfAttack(state, you, enemy), dice, focusOf(state, you)).average;
  },
  isConditional: (node) => node.hit !== undefined || node.kill !== undefined,
  describe: (node, context) => describeTest(node, context, { hit: node.hit, kill: node.kill }),
};

export const attackKinds = [attack];
