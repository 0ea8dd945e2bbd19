import type { Nothing } from '../../../kernel/vocabulary.ts';
import type { CharacterId } from './terms.ts';

/** Every part of the chronicle, with the arguments of its title. Its words: `adventure.<key>`. */
export type AdventureChapters = {
  'chapter.setup': Nothing;
  'chapter.turn': { character: CharacterId };
};
