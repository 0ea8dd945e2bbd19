import type { ToldMatch } from '../../../kernel/statistics.ts';
import type { EventOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarQuestEvents } from '../rules/events.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { storyWords } from './stories.ts';

/** A quest of a campaign: by the title of its story's chapter, or by its own name if there is no story. */
export function calledIn(
  { view, events }: ToldMatch<AltarQuestView, EventOf<AltarQuestEvents>>,
  texts: Texts,
): string {
  for (const { type, args } of events) {
    if (type !== 'chapter-opened' || args.story === '') continue;
    return storyWords(args.story, args.chapter, texts).title;
  }
  return texts(`altar-quest.lobby.option.quest.choice.${view.options.quest}`);
}
