import type { SKRSContext2D } from '@napi-rs/canvas';
import { isWhole, meets } from '../../../picture/boxes.ts';
import { INK } from '../../../picture/palette.ts';
import { castNoShadow, castShadow } from '../../../picture/shadows.ts';
import type { TextBox } from '../../../picture/text.ts';
import { CHOICE_BADGE, drawBadge, LEAST_BADGE } from '../../../picture/token.ts';
import { boxOf, type Viewport } from './layout.ts';
import type { BoardScene } from './scene.ts';

/** Frames what can be voted for, and marks it with the number that its button has, which covers none of the names. */
export function drawChoices(
  context: SKRSContext2D,
  scene: BoardScene,
  shown: Viewport,
  names: readonly TextBox[],
): void {
  const { board, choices = [] } = scene;
  const { square } = shown;
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
  for (const { mark, box } of placeNumbers(scene, shown, names)) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    drawBadge(context, { ...CHOICE_BADGE, text: mark }, x, y, box.width);
  }
}

/** How far the middle of a number is from the edge of what it is the number of. */
const INSIDE = 2;

/**
 * Where the numbers of what can be voted for are, on a canvas whose top left corner is that of square A1: on its upper
 * edge, or below that or on its lower edge if it would cover a name or another number there, or not be shown whole. What shares a space
 * has its numbers side by side.
 */
export function placeNumbers(
  { board, choices = [] }: BoardScene,
  { column, row, columns, rows, square }: Viewport,
  names: readonly TextBox[],
): { mark: string; box: TextBox }[] {
  const side = Math.max(LEAST_BADGE, Math.min(46, square - 2), square * 0.56);
  const field = {
    x: column * square,
    y: row * square,
    width: columns * square,
    height: rows * square,
  };
  const placed = new Map<string, number>();
  const numbers: { mark: string; box: TextBox }[] = [];
  for (const { mark, spaces } of choices) {
    const place = spaces.join();
    const before = placed.get(place) ?? 0;
    placed.set(place, before + 1);
    const { x, y, width, height } = boxOf(board, square, spaces);
    const [top, bottom] = [y + INSIDE, y + height - INSIDE];
    const downs = [top - side / 2, top, bottom - side / 2, bottom - side];
    const ways = [before, -before].flatMap((beside) =>
      downs.map((down) => ({
        x: x + (width - side) / 2 + beside * side,
        y: down,
        width: side,
        height: side,
      })),
    );
    const free = ways.filter((box) => !names.some((name) => meets(name, box)));
    const isFree = (way: TextBox): boolean =>
      isWhole(field, way) && !numbers.some(({ box }) => meets(box, way));
    numbers.push({ mark, box: free.find(isFree) ?? free[0] ?? ways[0]! });
  }
  return numbers;
}
