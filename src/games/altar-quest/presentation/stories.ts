import type { Texts } from '../../../texts/texts.ts';
import { storyGuide } from '../rules/campaign/guide/library.ts';

/** A text of a story’s chapter, by its name in the guide; `chapter` counts from 1. */
export const storyText = (story: string, chapter: number, text: string, texts: Texts): string =>
  texts(`altar-quest-story.${story}.${chapterId(story, chapter)}.${text}`);

export const storyTitle = (story: string, texts: Texts): string =>
  texts(`altar-quest-story.${story}.title`);

/** A story's ending: its title, and what is read aloud. */
export const endingWords = (
  story: string,
  ending: string,
  texts: Texts,
): { title: string; text: string } => ({
  title: texts(`altar-quest-story.${story}.endings.${ending}-title`),
  text: texts(`altar-quest-story.${story}.endings.${ending}`),
});

/** A sentence for what a story remembers by this mark. */
export const rememberedWords = (story: string, mark: string, texts: Texts): string =>
  texts(`altar-quest-story.${story}.remembered.${mark}`);

/** The names of a chapter and its story. */
export const storyWords = (
  story: string,
  chapter: number,
  texts: Texts,
): { story: string; title: string } => ({
  story: storyTitle(story, texts),
  title: storyText(story, chapter, 'title', texts),
});

const chapterId = (story: string, chapter: number): string => {
  const found = storyGuide(story).chapters[chapter - 1];
  if (!found) throw new RangeError(`${story} has no chapter ${chapter}.`);
  return found.id;
};
