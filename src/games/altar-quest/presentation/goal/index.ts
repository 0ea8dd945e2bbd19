import type { Goal } from '../../../../kernel/game.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { AltarQuestView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { questNumbers, questProgress } from '../quest.ts';
import { villainWords } from '../status.ts';
import { versesOf } from '../verses.ts';
import { nextStep } from './next-step.ts';
import { openQuests } from './open-quests.ts';

/** How many steps explain a quest. */
const STEPS = ['first', 'then', 'last'] as const;

/** What the quest demands, in its own words, and how far the heroes have come. */
export function goalOf(view: AltarQuestView, texts: Texts): Goal {
  const { rules } = view.quest;
  const numbers = questNumbers(view);
  const own = (part: string) => texts(`altar-quest.goal.${rules}.${part}`, numbers);
  return {
    title: namesIn(texts).card(rules),
    steps: STEPS.map(own),
    ends: [texts('altar-quest.goal.hero-falls'), own('lost')],
    standing: [
      sentenceOf(questProgress(view, texts)),
      texts('altar-quest.goal.villain', villainWords(view, texts)),
      ...versesKnown(view, texts),
    ],
    open: openQuests(view, texts),
    openIsNumbered: true,
    next: nextStep(view, texts),
  };
}

/** The rhyme as far as it has been read, for players who joined later. */
function versesKnown({ quest: { rules, done, goal } }: AltarQuestView, texts: Texts): string[] {
  const verses = versesOf(rules, 1, Math.min(done, goal), texts);
  return verses.length === 0
    ? []
    : [texts('altar-quest.goal.verses', { verses: verses.map((one) => `*${one}*`).join('\n') })];
}

const sentenceOf = (progress: string): string => `${progress}.`;
