import type { Texts } from '../../../texts/texts.ts';
import type { Amount } from '../rules/cards/amount.ts';
import type { Condition } from '../rules/cards/condition.ts';
import { definition } from '../rules/cards/library.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { preyOf } from '../rules/view-prey.ts';
import { counterIn } from '../rules/view-quest.ts';

/** How far something has come that ends the match, as far as counters tell it. */
interface Clock {
  have: number;
  need: number;
}

/** How far the quest has come, in its own words where it has some. */
export function questProgress(view: AltarQuestView, texts: Texts): string {
  const own = `altar-quest.quest.${view.quest.rules}`;
  return texts(texts.has(own) ? own : 'altar-quest.quest.any', questNumbers(view));
}

/** The numbers that a quest's words are made with. */
export function questNumbers(view: AltarQuestView) {
  const { rules, done, goal } = view.quest;
  const { win, lose, figures } = definition(rules);
  const won = clockOf(view, win);
  const lost = clockOf(view, lose);
  const [prey] = preyOf(view);
  return {
    ...figures,
    done,
    goal,
    won: Math.min(won.have, won.need),
    toWin: won.need,
    lost: Math.min(lost.have, lost.need),
    toLose: lost.need,
    preyLeft: prey ? Math.max(0, prey.health - prey.damage) : 0,
    preyMost: prey?.health ?? 0,
  };
}

function clockOf(view: AltarQuestView, condition: Condition | undefined): Clock {
  const counter = counterIn(condition);
  if (!counter) return { have: 0, need: 0 };
  return { have: counted(view, counter.what), need: counted(view, counter.amount) };
}

/** Counters that stand on cards everybody sees; 0 for all others. */
function counted(view: AltarQuestView, amount: Amount): number {
  if (typeof amount === 'number') return amount;
  if ('perHero' in amount) return amount.perHero * view.heroes.length;
  if (!('count' in amount)) return 0;
  const on = (card: string) => view.questArea.find((shown) => shown.card === card);
  switch (amount.count) {
    case 'progress-here':
      return on(view.quest.rules)?.progress ?? 0;
    case 'quest-tokens-on-rules':
      return on(view.quest.rules)?.quest ?? 0;
    case 'quest-tokens-on-altar':
      return on(view.altar)?.quest ?? 0;
    default:
      return 0;
  }
}
