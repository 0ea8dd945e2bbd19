import type { CardDefinitionId } from '../terms.ts';
import { storyHolds } from './guide/conditions.ts';
import type { StoryChapter, StoryCondition } from './guide/guide.ts';
import { storyGuide } from './guide/library.ts';
import type { CampaignState, QuestPlan } from './state.ts';

/** AQ-268, AQ-292: quests of a campaign, chapters of a story. */
export const QUESTS = 6;

/** The next chapter of a story; null without one. */
export const chapterOf = ({ story, chapter }: CampaignState): StoryChapter | null =>
  story === null ? null : (storyGuide(story).chapters[chapter - 1] ?? null);

/** The decks that a story's guide names for the next chapter; null if the heroes choose themselves. */
export function plannedBy(state: CampaignState): QuestPlan | null {
  const chapter = chapterOf(state);
  if (!chapter) return null;
  const variant = chapter.variants?.find(({ when }) => storyHolds(state, when));
  return { ...chapter.decks, ...variant?.decks };
}

/** Those cards of a chapter's list that appear in this telling of it. */
export const cardsIn = (
  state: CampaignState,
  listed: readonly { card: CardDefinitionId; when?: StoryCondition }[] = [],
): CardDefinitionId[] =>
  listed.filter(({ when }) => !when || storyHolds(state, when)).map(({ card }) => card);

/** The parts of a chapter's opening that are read aloud. */
export const openingOf = (state: CampaignState): string[] =>
  (chapterOf(state)?.opening ?? [])
    .filter(({ when }) => !when || storyHolds(state, when))
    .map(({ text }) => text);
