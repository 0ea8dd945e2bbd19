import { createCanvas, loadImage } from '@napi-rs/canvas';
import type { Game, Picture } from '../../kernel/game.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { drawnBoards } from './boards.ts';
import { median, millisecondsOf, rounded } from './statistics.ts';

export interface PictureFigures {
  width: number;
  height: number;
  /** Drawing and encoding the board, at the median. */
  ms: number;
  /** Encoding the same pixels alone, at the median. */
  encodeMs: number;
  ratio: number;
  /** Of the heaviest. */
  bytes: number;
}

const WARM_UP = 6;

/** Draws the boards of one match as it proceeds, and encodes the same pixels alone. */
export async function benchPicture(
  game: Game,
  players: number,
  count: number,
): Promise<PictureFigures> {
  const drawn: number[] = [];
  const pictures: Picture[] = [];
  let warmUp = WARM_UP;
  for await (const { picture, ms } of drawnBoards(game, players, WARM_UP + count, loadTexts())) {
    // The first pictures prepare what later ones reuse.
    if (warmUp-- > 0) continue;
    drawn.push(ms);
    pictures.push(picture);
  }
  const last = pictures.at(-1);
  if (!last) throw new Error('The game draws no board.');
  // Afterwards: reading them again leaves much for the garbage collector, which is not the drawing's fault.
  const encoded: number[] = [];
  for (const picture of pictures) encoded.push(await encodeAlone(picture));
  return {
    width: last.width,
    height: last.height,
    ms: rounded(median(drawn), 1),
    encodeMs: rounded(median(encoded), 1),
    ratio: rounded(median(drawn) / median(encoded)),
    bytes: Math.max(...pictures.map(({ buffer }) => buffer.length)),
  };
}

/** Milliseconds to encode a picture's pixels as it is encoded itself. */
async function encodeAlone({ buffer, contentType, width, height }: Picture): Promise<number> {
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  context.drawImage(await loadImage(buffer), 0, 0);
  // Makes the drawing happen now, not while it is encoded.
  context.getImageData(0, 0, 1, 1);
  return millisecondsOf(() =>
    contentType === 'image/png' ? canvas.encode('png') : canvas.encode('jpeg', qualityOf(buffer)),
  );
}

/** What the largest divisor of JPEG's usual table is at a quality of 50. */
const LARGEST = 99;

/** The quality that a JPEG was encoded with, from 50 to 100: its first table of divisors says it. */
function qualityOf(jpeg: Buffer): number {
  const table = jpeg.indexOf(Buffer.from([0xff, 0xdb])) + 5;
  const largest = jpeg[table + 63] ?? LARGEST;
  return Math.round((200 - (largest * 100) / LARGEST) / 2);
}
