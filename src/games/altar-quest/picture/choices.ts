import type { SKRSContext2D } from '@napi-rs/canvas';
import { INK } from '../../../picture/palette.ts';
import { castNoShadow, castShadow } from '../../../picture/shadows.ts';
import { CHOICE_BADGE, drawBadge } from '../../../picture/token.ts';
import { boxOf, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Frames what can be voted for, and marks it with the number that its button has. */
export function drawChoices(
  context: SKRSContext2D,
  { board, choices = [] }: BoardScene,
  { square }: Viewport,
): void {
  for (const { spaces } of choices) {
    const { x, y, width, height } = boxOf(board, square, spaces);
    castShadow(context, { colour: INK.gold, blur: square * 0.25 });
    context.lineWidth = Math.max(4, square * 0.07);
    context.strokeStyle = INK.gold;
    context.beginPath();
    context.roundRect(x + 3, y + 3, width - 6, height - 6, square * 0.2);
    context.stroke();
    castNoShadow(context);
  }
  const side = Math.max(46, square * 0.56);
  const marked = new Map<string, number>();
  for (const { mark, spaces } of choices) {
    const place = spaces.join();
    const before = marked.get(place) ?? 0;
    marked.set(place, before + 1);
    const { x, y, width } = boxOf(board, square, spaces);
    // Figures that share a space have their numbers side by side.
    const across = x + width / 2 + before * side * 0.9;
    drawBadge(context, { ...CHOICE_BADGE, text: mark }, across, y + 2, side);
  }
}
