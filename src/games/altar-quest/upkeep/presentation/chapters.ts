import type words from '../../../../../assets/texts/en/altar-quest-upkeep.json';
import type { ChapterOf } from '../../../../kernel/vocabulary.ts';
import type { Texts } from '../../../../texts/texts.ts';
import type { Upkeep } from '../rules/state.ts';

/** The title of a part of the chronicle. Every title has words, or this does not compile. */
export function chapterTitle({ title }: ChapterOf<Upkeep>, texts: Texts): string {
  const key: `chapter.${keyof typeof words.chapter}` = title.key;
  return texts(`altar-quest-upkeep.${key}`, title.args);
}
