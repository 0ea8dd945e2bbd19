import { isEvent } from '../../../../cards/telling/folds.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { cardText } from '../../card-text.ts';
import { definition, isCard } from '../../rules/cards/library.ts';
import { aloud } from '../aloud.ts';
import { storyText, storyWords } from '../stories.ts';
import { versesOf } from '../verses.ts';
import type { Fold } from './fold.ts';
import { tellAlone, wordsOf } from './single.ts';

const story = (texts: Texts, key: string, args?: { [name: string]: unknown }): string[] => {
  const message = `altar-quest.story.${key}`;
  return texts.has(message) ? [texts(message, args)] : [];
};

/** A group's homemade quest may not have a card with its name. */
const narrativeOf = (card: string, texts: Texts): string[] => {
  if (!isCard(card)) return [];
  const { narrative } = cardText(definition(card), texts);
  return narrative === undefined ? [] : [narrative];
};

/** How it begins: where everyone is and why, what to do, and who stands in the way. */
export const begin: Fold = (events, at, speech) => {
  const begun = events[at];
  if (!isEvent(begun, 'match-began')) return null;
  const { texts } = speech;
  const { quest, villain } = begun.args;
  const words = wordsOf(begun, speech);
  return {
    lines: [
      texts('altar-quest.told.quest', words),
      ...narrativeOf(quest, texts).flatMap((text) => aloud(texts, text)),
      ...story(texts, `${quest}.task`).map((text) => texts('altar-quest.told.task', { text })),
      ...story(texts, `${villain}.looms`),
      texts('altar-quest.event.match-began', words),
    ],
    used: 1,
  };
};

/** "Chapter 2 of Out of Luxen: …"; a campaign without a story counts its quests. */
export const chapterOpening: Fold = (events, at, { texts }) => {
  const opened = events[at];
  if (!isEvent(opened, 'chapter-opened')) return null;
  const { story: of, chapter } = opened.args;
  const line =
    of === ''
      ? texts('altar-quest.told.quest-of-campaign', { chapter })
      : texts('altar-quest.event.chapter-opened', { chapter, ...storyWords(of, chapter, texts) });
  return { lines: [line], used: 1 };
};

/** A part of a story’s chapter, read aloud. */
export const storyTold: Fold = (events, at, { texts }) => {
  const told = events[at];
  if (!isEvent(told, 'story-told')) return null;
  const { story: of, chapter, text } = told.args;
  return { lines: aloud(texts, storyText(of, chapter, text, texts)), used: 1 };
};

/** A quarry that gets away, read aloud. */
export const getaway: Fold = (events, at, speech) => {
  const gone = events[at];
  if (!isEvent(gone, 'quarry-vanished')) return null;
  const { texts } = speech;
  const told = story(texts, `${gone.args.enemy}.gone`).flatMap((text) => aloud(texts, text));
  return { lines: [...tellAlone(gone, speech), ...told], used: 1 };
};

/** A turning point, read aloud; skipped if it has no text. */
export const milestone: Fold = (events, at, speech) => {
  const reached = events[at];
  if (!isEvent(reached, 'milestone-reached')) return null;
  const { texts } = speech;
  const { quest, villain, milestone: name } = reached.args;
  const { milestones } = isCard(quest) ? definition(quest) : {};
  const reads = milestones?.find((one) => one.name === name)?.reads;
  const told = [
    ...(reads === undefined ? [] : narrativeOf(reads, texts)),
    ...story(texts, `${villain}.${name}`),
    ...story(texts, `${quest}.${name}`, wordsOf(reached, speech)),
  ];
  const lines = told.map((text) => texts('altar-quest.event.milestone-reached', { text }));
  return { lines, used: 1 };
};

/** The lines of a rhyme, told when found. */
export const verses: Fold = (events, at, speech) => {
  const found = events[at];
  if (!isEvent(found, 'card-tokens', { token: 'quest' }) || found.args.amount < 0) return null;
  const { texts } = speech;
  const { card, quest, amount, total } = found.args;
  if (quest === '' || card !== quest) return null;
  const goal = definition(quest).progress?.goal;
  // With the last line, the whole rhyme is read.
  const first = total === goal ? 1 : total - amount + 1;
  const lines = versesOf(quest, first, total, texts).flatMap((verse) => aloud(texts, verse));
  if (lines.length === 0) return null;
  return { lines: [...tellAlone(found, speech), ...lines], used: 1 };
};
