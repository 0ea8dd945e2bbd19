import type { Texts } from '../../../texts/texts.ts';
import { storyGuide } from '../rules/campaign/guide/library.ts';

/** A text of a story’s chapter, by its name in the guide; `chapter` counts from 1. */
export const storyText = (story: string, chapter: number, text: string, texts: Texts): string =>
  texts(`altar-quest-story.${story}.${chapterId(story, chapter)}.${text}`);

/** What a chapter and its story are called. */
export const storyWords = (
  story: string,
  chapter: number,
  texts: Texts,
): { story: string; title: string } => ({
  story: texts(`altar-quest-story.${story}.title`),
  title: storyText(story, chapter, 'title', texts),
});

const chapterId = (story: string, chapter: number): string => {
  const found = storyGuide(story).chapters[chapter - 1];
  if (!found) throw new RangeError(`${story} has no chapter ${chapter}.`);
  return found.id;
};
