import type words from '../../../../assets/texts/en/altar-quest.json';
import type { ChapterOf } from '../../../kernel/vocabulary.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { AltarQuest } from '../rules/state.ts';
import { inWords, speechIn } from './wordings.ts';

/** The title of a part of the story. Every title has words: else this does not compile. */
export function chapterTitle({ title }: ChapterOf<AltarQuest>, texts: Texts): string {
  const key: `chapter.${keyof typeof words.chapter}` = title.key;
  return texts(`altar-quest.${key}`, inWords(title.args ?? {}, speechIn(texts)));
}
