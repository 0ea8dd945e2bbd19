import type { Texts } from '../../../../texts/texts.ts';
import { abilityLines } from '../../card-text/abilities.ts';
import { definition } from '../../rules/cards/library.ts';
import type { AltarQuestView, QuestCardView } from '../../rules/view.ts';
import { namesIn } from '../names.ts';
import { tokensOn } from '../own-tokens.ts';

/** Every open quest card: where it is dealt with, its progress, and what it demands. */
export const openQuests = (view: AltarQuestView, texts: Texts): string[] =>
  view.quests.map((quest) => questLine(view, quest, texts));

function questLine(view: AltarQuestView, quest: QuestCardView, texts: Texts): string {
  const card = definition(quest.card);
  const names = namesIn(texts);
  const wants = abilityLines(card, texts, ({ keyword }) => keyword === 'interact').flatMap(
    (lines) => lines.slice(0, 1),
  );
  return texts('altar-quest.goal.open', {
    card: names.card(quest.card),
    room: quest.room === null ? 'none' : names.room(quest.room),
    progress: quest.progress,
    threshold: quest.threshold ?? 0,
    quest: quest.quest,
    tokens: tokensOn(view, quest.card, 'quest', quest.quest, texts),
    wants: wants.length === 0 ? 'nothing' : wants.join(' '),
  });
}
