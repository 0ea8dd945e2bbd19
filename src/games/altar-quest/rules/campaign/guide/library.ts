import { isInBox } from '../../../../../kernel/packs.ts';
import type { StoryGuide } from './guide.ts';

const guides = new Map<string, StoryGuide>();

/** Adds a story guide; `register-story.ts` is the way in. Throws if its id is taken. */
export function addStory(guide: StoryGuide): void {
  if (guides.has(guide.id)) throw new Error(`There are two stories ${guide.id}.`);
  guides.set(guide.id, guide);
}

/** Every story that can be played, in the order of registration. */
export const allStories = (): readonly StoryGuide[] => [...guides.values()];

/** What comes in the box. */
export const storiesOfBox = (): StoryGuide[] => allStories().filter(({ id }) => isInBox(id));

/** Throws for an unknown story. */
export function storyGuide(id: string): StoryGuide {
  const guide = guides.get(id);
  if (!guide) throw new Error(`There is no story ${id}.`);
  return guide;
}
