import type { Texts } from '../../../texts/texts.ts';

/**
 * What a quest's tokens stand for if each has words of its own: the lines of a rhyme, from one number to
 * another. Empty for other quests.
 */
export const versesOf = (quest: string, from: number, to: number, texts: Texts): string[] =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, more) => from + more)
    .map((number) => `altar-quest.story.${quest}.verse.${number}`)
    .filter((key) => texts.has(key))
    .map((key) => texts(key));
