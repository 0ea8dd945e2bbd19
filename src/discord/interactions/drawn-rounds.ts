import { createHash } from 'node:crypto';
import type { RoundSeen } from '../../kernel/animation.ts';
import type { Picture } from '../../kernel/pictures.ts';
import type { Renderer } from '../../rendering/renderer.ts';
import { drawAnimation } from '../drawing.ts';
import { createTurns } from '../in-turn.ts';
import type { Words } from '../messages/words.ts';

/**
 * Animations remembered, of one or two megabytes each: several at a table look at the same one, and somebody
 * posts it.
 */
const REMEMBERED = 4;

/** One at a time: each takes seconds of a thread that draws boards as well. */
const inTurn = createTurns();

const drawn = new Map<string, Promise<Picture | null>>();

/** A round as an animated picture. If it can't be drawn, it is tried again next time. */
export function drawnRound(
  renderer: Renderer,
  words: Words,
  round: RoundSeen,
): Promise<Picture | null> {
  const key = createHash('sha256')
    .update(JSON.stringify([words.game.rules.id, words.texts.locale, round]))
    .digest('base64');
  const known = drawn.get(key) ?? inTurn(() => drawAnimation(renderer, words, round));
  drawn.delete(key);
  drawn.set(key, known);
  const [oldest] = drawn.keys();
  if (drawn.size > REMEMBERED && oldest !== undefined) drawn.delete(oldest);
  known.catch(() => drawn.delete(key));
  return known;
}
