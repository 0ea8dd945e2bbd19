import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Picture } from '../../../src/kernel/game.ts';
import { onCanvas } from '../../../src/picture/canvases.ts';
import { INK, MARK } from '../../../src/picture/palette.ts';
import { encodePicture } from '../../../src/picture/picture.ts';
import { writeLine } from '../../../src/picture/text.ts';
import type { Mark } from '../rules/board.ts';

/** Pixels of one square. */
const SIZE = 200;

const LOOKS = {
  cross: { text: 'X', size: 160, colour: MARK.orange },
  nought: { text: 'O', size: 160, colour: MARK.sky },
};

/** Squares in rows of so many; each empty one has its number, as the buttons do. */
export const drawSquares = (
  squares: readonly (Mark | null)[],
  across: number,
  altText: string,
): Promise<Picture> =>
  onCanvas({ width: across * SIZE, height: (squares.length / across) * SIZE }, (canvas) => {
    const context = canvas.getContext('2d');
    for (const [index, mark] of squares.entries()) {
      const look = mark ? LOOKS[mark] : { text: `${index + 1}`, size: 60, colour: INK.quiet };
      drawSquare(context, look, (index % across) * SIZE, Math.floor(index / across) * SIZE);
    }
    return encodePicture(canvas, 'drawing', altText);
  });

function drawSquare(
  context: SKRSContext2D,
  { text, ...style }: { text: string; size: number; colour: string },
  x: number,
  y: number,
): void {
  context.fillStyle = INK.panelEdge;
  context.fillRect(x, y, SIZE, SIZE);
  context.fillStyle = INK.night;
  context.fillRect(x + 2, y + 2, SIZE - 4, SIZE - 4);
  writeLine(context, text, x + SIZE / 2, y + SIZE / 2, SIZE, { ...style, align: 'center' });
}
