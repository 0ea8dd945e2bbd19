import type { Chapter } from '../../../kernel/event.ts';
import type { Texts } from '../../../texts/texts.ts';
import { inWords, speechIn } from './wordings.ts';

/** The title of a part of the story. */
export const chapterTitle = ({ title }: Chapter, texts: Texts): string =>
  texts(`altar-quest.${title.key}`, inWords(title.args ?? {}, speechIn(texts)));
