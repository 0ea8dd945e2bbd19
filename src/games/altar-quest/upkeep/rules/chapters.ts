import type { Nothing } from '../../../../kernel/vocabulary.ts';

/** Every part of the chronicle. Its words: `altar-quest-upkeep.<key>`. */
export type UpkeepChapters = {
  /** The quest that it comes after. */
  'chapter.camp': { chapter: number };
  'chapter.shop': Nothing;
  'chapter.training': Nothing;
  'chapter.story': Nothing;
  'chapter.road': Nothing;
};
