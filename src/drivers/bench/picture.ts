import { loadImage } from '@napi-rs/canvas';
import { answer } from '../../kernel/engine.ts';
import type { Game, Picture } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import { onCanvas } from '../../picture/canvases.ts';
import { encodePicture } from '../../picture/picture.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { randomChoice } from '../random-play.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';
import { median, millisecondsOf, rounded } from './statistics.ts';

export interface PictureFigures {
  width: number;
  height: number;
  /** Drawing and encoding the board, at the median. */
  ms: number;
  /** Encoding the same pixels alone, at the median. */
  encodeMs: number;
  ratio: number;
  bytes: number;
}

const WARM_UP = 6;

/** Draws the boards of one match as it proceeds, and encodes the same pixels alone. */
export async function benchPicture(
  game: Game,
  players: number,
  count: number,
): Promise<PictureFigures> {
  const { rules, presentation } = game;
  const texts = loadTexts();
  const random = seedRandom(seedOf(1, 0, 'picture'));
  const seats = seatsFor(rules.lobby, players, players);
  let { match } = rules.setup({ seats, options: {}, seed: seedOf(1, 0, 'picture match') });
  const drawn: number[] = [];
  const pictures: Picture[] = [];
  for (let index = 0; index < WARM_UP + count; index++) {
    for (let step = 0; step < 8; step++) {
      if (match.outcome) {
        ({ match } = rules.setup({ seats, options: {}, seed: seedOf(1, index, 'picture match') }));
      }
      answer(rules.procedures, match, randomChoice(random, match.open));
    }
    const view = rules.view(match, 'table');
    const start = performance.now();
    const choice = presentation.pictureAt(view, 'round', null);
    const picture = choice && (await presentation.picture(view, choice, texts));
    const ms = performance.now() - start;
    if (!picture) continue;
    // The first pictures prepare what later ones reuse.
    if (index < WARM_UP) continue;
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
    bytes: last.buffer.length,
  };
}

/** Milliseconds to encode a picture's pixels in its own format. */
async function encodeAlone(picture: Picture): Promise<number> {
  const image = await loadImage(picture.buffer);
  return onCanvas(picture, async (canvas) => {
    canvas.getContext('2d').drawImage(image, 0, 0);
    // Makes the drawing happen now, not while it is encoded.
    canvas.getContext('2d').getImageData(0, 0, 1, 1);
    const content = picture.contentType === 'image/png' ? 'drawing' : 'scene';
    return millisecondsOf(() => encodePicture(canvas, content, picture.altText));
  });
}
