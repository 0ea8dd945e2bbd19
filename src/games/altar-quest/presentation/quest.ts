import type { Texts } from '../../../texts/texts.ts';
import { definition } from '../rules/cards/library.ts';
import type { Amount } from '../rules/language/amount.ts';
import type { Condition } from '../rules/language/condition.ts';
import { positionOf } from '../rules/position.ts';
import { amountOf } from '../rules/queries/amounts.ts';
import { counterIn, preyOf } from '../rules/queries/finale.ts';
import { ofQuest } from '../rules/queries/rules-card.ts';
import { healthLeft, healthOf } from '../rules/queries/values.ts';
import type { AltarQuestState } from '../rules/state.ts';
import type { AltarQuestView } from '../rules/view.ts';

/** Progress towards something that ends the match, as far as counters show it. */
interface Clock {
  have: number;
  need: number;
}

/** How far the quest has come, in its own words if it has any. */
export function questProgress(view: AltarQuestView, texts: Texts): string {
  const own = `altar-quest.quest.${view.quest.rules}`;
  return texts(texts.has(own) ? own : 'altar-quest.quest.any', questNumbers(view));
}

/** The numbers in a quest's words. */
export function questNumbers(view: AltarQuestView) {
  const state = positionOf(view);
  const { rules, done, goal } = view.quest;
  const { win, lose, figures } = definition(rules);
  const won = clockOf(state, win);
  const lost = clockOf(state, lose);
  const [prey] = preyOf(state);
  return {
    ...figures,
    done: Math.min(done, goal),
    goal,
    won: Math.min(won.have, won.need),
    toWin: won.need,
    lost: Math.min(lost.have, lost.need),
    toLose: lost.need,
    preyLeft: prey === undefined ? 0 : healthLeft(state, prey),
    preyMost: prey === undefined ? 0 : healthOf(state, prey),
  };
}

function clockOf(state: AltarQuestState, condition: Condition | undefined): Clock {
  const counter = counterIn(condition);
  if (!counter) return { have: 0, need: 0 };
  const count = (amount: Amount) => amountOf({ state }, amount, ofQuest(state));
  return { have: count(counter.what), need: count(counter.amount) };
}
