import type { Nothing } from '../../../kernel/vocabulary.ts';
import type { HeroId, RoomId } from './terms.ts';

/** Every part of the chronicle, with the arguments of its title. Its words: `altar-quest.<key>`. */
export type AltarQuestChapters = {
  'chapter.setup': Nothing;
  'chapter.heroes': { round: number };
  'chapter.act': { hero: HeroId };
  'chapter.reveal': { room: RoomId; hero: HeroId };
  'chapter.threat': { round: number };
  'chapter.villain': { round: number };
  'chapter.quest': { round: number };
};
