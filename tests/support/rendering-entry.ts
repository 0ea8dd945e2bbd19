import { existsSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { DrawingTask } from '../../src/rendering/request.ts';

let drawn = 0;
/** Lets the drawing that waits for company continue. */
let met: (() => void) | null = null;

const PICTURE = { contentType: 'image/png', width: 1, height: 1, buffer: Buffer.alloc(1) };

/**
 * Draws pictures of one byte: how many this thread has drawn. A "card" says by its name what happens: `slow`,
 * `dies`, `sticks`, `fails`, `none`, `meets` (another of its kind, begun before this one is done), or a path:
 * the thread dies if it isn't there, and it is there afterwards.
 */
export default async ({ request }: DrawingTask) => {
  const card = request.of === 'card' ? request.card : '';
  if (card === 'dies') process.exit(3);
  if (card === 'sticks') for (;;);
  if (card === 'meets') {
    if (met) met();
    else await new Promise<void>((resolve) => (met = resolve));
  }
  if (card === 'fails') throw new Error('No paint.');
  if (card === 'none') return null;
  if (card === 'slow') await wait(400);
  if (card.startsWith('/') && !existsSync(card)) {
    writeFileSync(card, '');
    process.exit(3);
  }
  drawn += 1;
  return { ...PICTURE, altText: card, buffer: Buffer.from([drawn]) };
};
