import { call, finish } from '../../../../../kernel/procedure.ts';
import { addFigureTokens } from '../../changes/tokens.ts';
import type { Amount } from '../../language/amount.ts';
import type { DescribeContext } from '../../language/describe.ts';
import { amountWords } from '../../language/describe-amount.ts';
import type { EffectKind } from '../../language/kind.ts';
import { youOf } from '../../language/scope.ts';
import { amountForSomebody, describeWho, type Who } from '../../language/who.ts';
import { amountOf } from '../../queries/amounts.ts';
import { damageOf, isCharacter, isEnemy } from '../../queries/figures.ts';
import { HARM, harmOfDamage } from '../../queries/hard-mode.ts';
import { healthOf } from '../../queries/values.ts';
import { figureFor } from '../../queries/whom.ts';

/** Damage suffered by a character or dealt to an enemy; neither defense nor armor helps (AQ-215). */
export interface Damage {
  kind: 'damage';
  amount: Amount;
  who?: Who;
}
/** Damage tokens removed (AQ-218); unable if there are none. */
export interface Heal {
  kind: 'heal';
  amount: Amount;
  who?: Who;
}

declare module '../../language/effect.ts' {
  interface EffectNodes {
    damage: Damage;
    heal: Heal;
  }
}

const damage: EffectKind<Damage> = {
  kind: 'damage',
  schema: amountForSomebody('damage'),
  steps: {
    deal: (run, node, { scope }) => {
      const figure = figureFor(run.state, node.who ?? 'you', scope);
      const amount = amountOf(run, node.amount, scope);
      if (figure === null || amount <= 0) return finish(false);
      if (isCharacter(run.state, figure)) {
        return call(
          'suffer',
          { figure, amount, from: scope.card, enemy: isEnemy(scope.card) },
          'done',
        );
      }
      const dealt = { enemy: figure, amount, armorCounts: false, hero: youOf(scope) };
      return call('enemy-damage', dealt, 'done');
    },
    // Damage that others prevented was dealt all the same.
    done: () => finish(true),
  },
  possible: (run, node, scope) =>
    figureFor(run.state, node.who ?? 'you', scope) !== null &&
    amountOf(run, node.amount, scope) > 0,
  harm: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    const amount = amountOf(run, node.amount, scope);
    return figure === null || amount <= 0 ? 0 : harmOfDamage(run.state, figure, amount);
  },
  couldTake: (run, node, scope, enemy) =>
    figureFor(run.state, node.who ?? 'you', scope) === enemy
      ? amountOf(run, node.amount, scope)
      : 0,
  /** Damage dealt to a target is worded from its dealer's side. */
  namesItsSubject: ({ who }) => who === 'this' || who === 'host',
  describe: (node, context) =>
    context.text(node.who === 'target' || node.who === 'character' ? 'deal-damage' : 'damage', {
      ...amountWords(node.amount, context),
      ...describeDealtTo(node.who, context),
    }),
};

const heal: EffectKind<Heal> = {
  kind: 'heal',
  schema: amountForSomebody('heal'),
  now: (run, node, scope) => {
    const { state } = run;
    const figure = figureFor(state, node.who ?? 'you', scope);
    if (figure === null) return false;
    const amount = Math.min(damageOf(state, figure), amountOf(run, node.amount, scope));
    if (amount <= 0) return false;
    addFigureTokens(state, figure, 'damage', -amount);
    const health = healthOf(state, figure);
    run.emit('healed', { figure, amount, left: health - damageOf(state, figure), health });
    return true;
  },
  possible: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    return figure !== null && damageOf(run.state, figure) > 0;
  },
  harm: (run, node, scope) => {
    const figure = figureFor(run.state, node.who ?? 'you', scope);
    if (figure === null) return 0;
    const amount = Math.min(damageOf(run.state, figure), amountOf(run, node.amount, scope));
    return isCharacter(run.state, figure) ? -amount * HARM.damage : amount * HARM.token;
  },
  describe: (node, context) =>
    context.text('heal', {
      ...amountWords(node.amount, context),
      ...describeWho(node.who, context),
    }),
};

/** Damage dealt to a character is worded from its dealer's side: "deal 1 damage to it". */
function describeDealtTo(who: Who | undefined, context: DescribeContext) {
  const named = describeWho(who, context);
  return who === 'target' || who === 'character' ? { ...named, who: context.voice } : named;
}

export const harmKinds = [damage, heal];
