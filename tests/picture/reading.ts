import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { vi } from 'vitest';
import { contrast, onPhone } from './phone.ts';

/** A text on a picture, as it is written. */
export interface Written {
  readonly text: string;
  /** Pixels. */
  readonly size: number;
  /** Of its letters with what is behind them, 1 to 21; null on a layer whose ground isn't known. */
  readonly contrast: number | null;
}

/** The smallest letters that a phone may show, in its pixels. */
const LEAST = 11;
/** WCAG AA: text this large on a phone needs a contrast of 3, smaller text 4.5. */
const LARGE = 24;

/** What can't be read on a phone that shows the whole width of the picture, and why. */
export const unreadable = (written: readonly Written[], pictureWidth: number): string[] =>
  written.flatMap(({ text, size, contrast: ratio }) => {
    const shown = onPhone(size, pictureWidth);
    if (shown < LEAST) return [`${text}: ${shown.toFixed(1)} pixels`];
    const isFaint = ratio !== null && ratio < (shown >= LARGE ? 3 : 4.5);
    return isFaint ? [`${text}: contrast ${ratio.toFixed(1)}`] : [];
  });

const prototype = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));

/** The lines that are written while something is drawn, whatever they look like: quicker than all about them. */
export async function wordsWhile(draw: () => Promise<unknown>): Promise<Set<string>> {
  const words = new Set<string>();
  const { fillText } = prototype;
  const spy = vi.spyOn(prototype, 'fillText').mockImplementation(function (
    this: SKRSContext2D,
    ...args
  ) {
    words.add(String(args[0]));
    fillText.apply(this, args);
  });
  try {
    await draw();
  } finally {
    spy.mockRestore();
  }
  return words;
}

/** Everything that is written while something is drawn. A rim around the letters counts as their ground. */
export async function writtenWhile(draw: () => Promise<unknown>): Promise<Written[]> {
  const written: Written[] = [];
  const rims = new Map<string, string>();
  const { fillText, strokeText } = prototype;
  const spies = [
    vi.spyOn(prototype, 'strokeText').mockImplementation(function (this: SKRSContext2D, ...args) {
      rims.set(String(args[0]), String(this.strokeStyle));
      strokeText.apply(this, args);
    }),
    vi.spyOn(prototype, 'fillText').mockImplementation(function (this: SKRSContext2D, ...args) {
      const [text, x, baseline] = args as [string, number, number];
      const ground = rims.get(text) ?? groundOf(this, text, x, baseline);
      const size = Number(/([\d.]+)px/.exec(this.font)?.[1]) * this.getTransform().a;
      const colour = String(this.fillStyle).slice(0, 7);
      written.push({
        text,
        size,
        contrast: ground === null ? null : contrast(colour, opaque(ground, colour)),
      });
      rims.delete(text);
      fillText.apply(this, args);
    }),
  ];
  try {
    await draw();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return written;
}

/** A colour as "#rrggbb"; one that lets something through as it is where the worst lies under it. */
function opaque(colour: string, worst: string): string {
  const found = /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/.exec(colour);
  if (!found) return colour.slice(0, 7);
  const [red, green, blue, alpha] = found.slice(1).map(Number) as [number, number, number, number];
  const under = [1, 3, 5].map((start) => Number.parseInt(worst.slice(start, start + 2), 16));
  const mixed = [red, green, blue].map(
    (channel, index) => channel * alpha + under[index]! * (1 - alpha),
  );
  return hexadecimal(mixed.map(Math.round));
}

const hexadecimal = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** The average colour behind a text, "#rrggbb"; null if it isn't opaque. */
function groundOf(
  context: SKRSContext2D,
  text: string,
  x: number,
  baseline: number,
): string | null {
  const { a, e, f } = context.getTransform();
  const { width, actualBoundingBoxAscent: high } = context.measureText(text);
  const left =
    context.textAlign === 'center' ? x - width / 2 : context.textAlign === 'right' ? x - width : x;
  const box = [left * a + e, (baseline - high) * a + f, width * a, high * a].map(Math.round) as [
    number,
    number,
    number,
    number,
  ];
  const { data } = context.getImageData(box[0], box[1], Math.max(1, box[2]), Math.max(1, box[3]));
  const sums = [0, 0, 0, 0];
  for (let index = 0; index < data.length; index++) sums[index % 4]! += data[index]!;
  const [red, green, blue, alpha] = sums.map((sum) => Math.round((sum * 4) / data.length));
  if (alpha !== 255) return null;
  return hexadecimal([red ?? 0, green ?? 0, blue ?? 0]);
}
