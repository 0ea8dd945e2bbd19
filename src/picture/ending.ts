import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { font } from './fonts.ts';
import { drawIcon } from './icons.ts';
import { INK } from './palette.ts';
import { drawPanel } from './panel.ts';
import { leastHeight, type TextBox, type TextStyle, writeLine, writeParagraph } from './text.ts';

/** Width of the pictures that tell how a match ended. */
export const ENDING_WIDTH = 1048;

/** The light in which a match ends. */
export interface Sky {
  /** "#rrggbb" above, at the horizon, and of the symbol in the sky. */
  readonly above: string;
  readonly horizon: string;
  readonly ink: string;
  readonly icon: string;
}

/** Fills the picture with the evening, and a symbol high in it. */
export function drawSky(context: SKRSContext2D, height: number, sky: Sky): void {
  const light = context.createLinearGradient(0, 0, 0, height);
  light.addColorStop(0, sky.above);
  light.addColorStop(0.5, sky.horizon);
  light.addColorStop(1, INK.night);
  context.fillStyle = light;
  context.fillRect(0, 0, ENDING_WIDTH, height);
  context.globalAlpha = 0.16;
  drawIcon(context, sky.icon, ENDING_WIDTH / 2, 380, 700, sky.ink);
  context.globalAlpha = 1;
}

/** The reason for the ending is below the title; every picture has this much room for it. */
const TEXT = { x: 80, y: 262, width: ENDING_WIDTH - 160, height: 96 };
const TEXT_STYLE: TextStyle = { size: 36, least: 32, align: 'center', weight: 400 };

/** How much lower everything below the reason begins, so that none of the reason is cut off. */
export function moreRoomFor(text: string): number {
  const context = createCanvas(1, 1).getContext('2d');
  return Math.max(0, Math.ceil(leastHeight(context, text, TEXT.width, TEXT_STYLE) - TEXT.height));
}

/** How it ended, as large as it fits on two lines, and what was played above it. */
export function writeTitle(
  context: SKRSContext2D,
  words: { title: string; above: string; text: string },
  colour: string,
): void {
  const box = { x: 40, width: ENDING_WIDTH - 80 };
  writeLine(context, words.above, ENDING_WIDTH / 2, 46, box.width, {
    size: 36,
    least: 26,
    align: 'center',
    colour: INK.parchment,
  });
  const size = words.title.length <= 14 ? 142 : 84;
  context.font = font(size, 'heading');
  const isOneLine = context.measureText(words.title).width <= box.width;
  // One line is in the middle of the room that two would take.
  const y = isOneLine ? 82 + (178 - size * 1.25) / 2 : 82;
  const title = { ...box, y, height: 178 };
  const heading = { face: 'heading', align: 'center', colour, rim: INK.outline } as const;
  writeParagraph(context, words.title, title, { ...heading, size, least: 56 });
  const text = { ...TEXT, height: TEXT.height + moreRoomFor(words.text) };
  writeParagraph(context, words.text, text, TEXT_STYLE);
}

/** A number worth boasting about. */
export interface Tile {
  readonly icon: string;
  readonly colour: string;
  readonly number: string;
  readonly words: string;
}

const TILE_GAP = 16;

/** Draws them side by side. */
export function drawTiles(
  context: SKRSContext2D,
  tiles: readonly Tile[],
  { x, y, width, height }: TextBox,
): void {
  const each = (width - TILE_GAP * (tiles.length - 1)) / tiles.length;
  for (const [index, { icon, colour, number, words }] of tiles.entries()) {
    const left = x + index * (each + TILE_GAP);
    drawPanel(context, { x: left, y, width: each, height });
    drawIcon(context, icon, left + 46, y + height * 0.4, 60, colour);
    writeLine(context, number, left + 88, y + height * 0.4, each - 100, { size: 60, least: 34 });
    writeLine(context, words, left + each / 2, y + height - 28, each - 20, {
      size: 31,
      least: 22,
      weight: 400,
      align: 'center',
    });
  }
}
