import type { MessageOf } from '../../../kernel/vocabulary.ts';
import type { FollowerId } from './terms.ts';

/**
 * Every question that a match can ask, with its arguments, which everyone reads. Its words:
 * `altar.<key>.question`.
 */
export type AltarPrompts = {
  /** Cards still to be drawn, and whether the face-up row may be renewed first. */
  'prompt.draw': { draws: number; renew: `${boolean}` };
  /** Main actions left, and whether the last one has brought a card that nobody else has seen. */
  'prompt.act': { actions: number; drew: `${boolean}` };
  'prompt.discard': { amount: number };
  'prompt.look': { card: FollowerId; amount: number };
  'prompt.recover': { card: FollowerId };
  'prompt.way': { card: FollowerId };
};

export type AltarPrompt = MessageOf<AltarPrompts>;
