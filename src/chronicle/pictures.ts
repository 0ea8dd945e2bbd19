import type { Picture } from '../kernel/game.ts';
import type { Occasion } from '../kernel/occasion.ts';
import type { PicturePlace } from '../kernel/pictures.ts';
import { smallerPicture } from '../picture/smaller.ts';
import type { ChroniclePicture } from './chronicle.ts';

/** Pixels; a page is read at about that width. */
const WIDEST = 880;
const QUALITY = 80;
/** Bytes of all pictures. Discord accepts files of ten megabytes, and as text a picture is a third longer. */
const ROOM = 7_000_000;

export interface Drawing {
  /** Draws the picture for a place; null if there is nothing, or it can't be drawn. */
  draw(view: unknown, place: PicturePlace, occasion?: Occasion): Promise<Picture | null>;
  /** How many of how many are drawn. */
  progress(done: number, all: number): void;
}

/** How much of a match is shown; without limits, as much as one file takes. */
export interface PictureLimits {
  /** Boards. */
  boards?: number;
  /** In bytes, all boards together. */
  room?: number;
  /** Whether its end has a picture of its own. */
  ending?: boolean;
}

/** A board to draw: that of a round as it began, or the last. */
export interface Scene {
  of: number | 'last';
  view: unknown;
  caption: string;
}

export async function drawFor(
  { draw }: Pick<Drawing, 'draw'>,
  view: unknown,
  place: PicturePlace,
  caption: string,
  occasion?: Occasion,
): Promise<ChroniclePicture | null> {
  const picture = await draw(view, place, occasion);
  return picture && asSmall(picture, caption);
}

/** A picture in the small size used on a page. */
export async function asSmall(picture: Picture, caption: string): Promise<ChroniclePicture> {
  const small = await smallerPicture(picture, { widest: WIDEST, quality: QUALITY });
  return { ...small, caption, altText: picture.altText };
}

/** Draws boards. If there is no room for all, those between others are left out. */
export async function drawBoards(
  drawing: Drawing,
  scenes: readonly Scene[],
  room = ROOM,
): Promise<Map<Scene['of'], ChroniclePicture>> {
  const drawn = new Map<Scene['of'], ChroniclePicture>();
  let bytes = 0;
  for (const [index, { of, view, caption }] of inSpreadOrder(scenes).entries()) {
    drawing.progress(index, scenes.length);
    const picture = await drawFor(drawing, view, 'round', caption);
    if (!picture) continue;
    bytes += picture.bytes.length;
    if (bytes > room) break;
    drawn.set(of, picture);
  }
  drawing.progress(scenes.length, scenes.length);
  return drawn;
}

/** The most valuable of them, up to this many: the ends, and those in the middle. In their own order. */
export function fewOf<Item>(items: readonly Item[], most = items.length): Item[] {
  const kept = new Set(inSpreadOrder(items).slice(0, most));
  return items.filter((item) => kept.has(item));
}

/** The last, the first, and then always those in the middle between two. */
export function inSpreadOrder<Item>(items: readonly Item[]): Item[] {
  const last = items.length - 1;
  if (last < 1) return [...items];
  const order = [last, 0];
  let gaps: [number, number][] = [[0, last]];
  while (gaps.length > 0) {
    const narrower: [number, number][] = [];
    for (const [from, to] of gaps) {
      const middle = Math.floor((from + to) / 2);
      if (middle === from) continue;
      order.push(middle);
      narrower.push([from, middle], [middle, to]);
    }
    gaps = narrower;
  }
  return order.flatMap((index) => items[index] ?? []);
}
