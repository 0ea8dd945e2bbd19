import { setTimeout } from 'node:timers/promises';
import { isCollision } from './failures.ts';

/** Attempts at work that collides with others', before it is an error. */
export const TRIES = 4;
/** Milliseconds between two tries, at most: two that have collided don't begin again in the same moment. */
const APART = 50;

/**
 * Does work that changes several rows, as a choice does: if the two have deadlocked, it is done again. On a busy
 * machine the next choice may be there before, so once is not enough.
 */
export async function despiteCollisions<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  for (let tries = 1; ; tries++) {
    try {
      return await work();
    } catch (error) {
      if (tries === TRIES || !isCollision(error)) throw error;
      await setTimeout(Math.random() * APART);
    }
  }
}
