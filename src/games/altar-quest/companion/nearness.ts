import type { Condition } from '../rules/language/condition.ts';
import type { Scope } from '../rules/language/scope.ts';
import { amountOf } from '../rules/queries/amounts.ts';
import { holds } from '../rules/queries/conditions.ts';
import { quarryOf, villainOf } from '../rules/queries/figures.ts';
import { healthLeft, healthOf } from '../rules/queries/values.ts';
import type { AltarQuestState } from '../rules/state.ts';
import type { CardId } from '../rules/terms.ts';

/** Getting a figure where it has to be is half of the work: the other half is that it counts there. */
const ELSEWHERE = 0.5;

/** How much of a condition that ends the quest is fulfilled, from 0 to 1. */
export function nearnessOf(
  state: AltarQuestState,
  condition: Condition | undefined,
  scope: Scope,
): number {
  if (condition === undefined) return 0;
  switch (condition.if) {
    case 'at-least': {
      const needed = amountOf({ state }, condition.amount, scope);
      return needed <= 0 ? 1 : Math.min(1, amountOf({ state }, condition.what, scope) / needed);
    }
    case 'all':
      return condition.conditions.reduce((all, one) => all * nearnessOf(state, one, scope), 1);
    case 'any':
      return Math.max(...condition.conditions.map((one) => nearnessOf(state, one, scope)));
    case 'quarry-defeated':
      return worn(state, quarryOf(state));
    case 'villain-defeated':
      return worn(state, villainOf(state));
    case 'every-hero-on-stairs':
      return holds({ state }, condition, scope) ? 1 : ELSEWHERE;
    case 'ally-in-room':
      if (holds({ state }, condition, scope)) return 1;
      return holds({ state }, { if: 'ally-in-play', ally: condition.ally }, scope) ? ELSEWHERE : 0;
    default:
      return holds({ state }, condition, scope) ? 1 : 0;
  }
}

/** The fraction of health already lost by a figure that has to be defeated. */
const worn = (state: AltarQuestState, card: CardId | null): number =>
  card === null ? 1 : 1 - healthLeft(state, card) / healthOf(state, card);
