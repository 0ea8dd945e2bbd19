import type { Nothing } from '../../../kernel/vocabulary.ts';
import type { GodId } from './terms.ts';

/** Every part of the chronicle, with the arguments of its title. Its words: `altar.<key>`. */
export type AltarChapters = {
  'chapter.setup': Nothing;
  /** The gods of the player whose turn it is. */
  'chapter.turn': { gods: GodId[] };
};
