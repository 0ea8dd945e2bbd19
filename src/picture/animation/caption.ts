import type { SKRSContext2D } from '@napi-rs/canvas';
import type { Size } from '../canvases.ts';
import { INK } from '../palette.ts';
import { leastHeight, writeParagraph } from '../text.ts';
import type { Shot } from './shot.ts';

/** Of the letters, as parts of the picture's width: a phone of 390 pixels shows them 12 pixels high, or 11 at least. */
const LETTERS = 0.031;
const LEAST = 0.0285;
/** Of the strip below the picture: two lines. */
const STRIP = 0.088;
const EDGE = 0.024;

/** How much higher a picture is with captions below it. */
export const captionHeight = (width: number): number => Math.round(width * STRIP);

/** Writes a caption on a strip below a picture of this size. */
export function paintCaption(
  context: SKRSContext2D,
  caption: string,
  { width, height }: Size,
): void {
  const strip = captionHeight(width);
  context.fillStyle = INK.panel;
  context.fillRect(0, height, width, strip + 1);
  context.fillStyle = INK.gold;
  context.fillRect(0, height, width, Math.max(2, width * 0.002));
  const style = {
    size: Math.round(width * LETTERS),
    least: Math.ceil(width * LEAST),
    align: 'center',
  } as const;
  const box = { x: width * EDGE, width: width * (1 - EDGE * 2) };
  const taken = Math.min(strip, leastHeight(context, caption, box.width, style));
  const y = height + (strip - taken) / 2;
  writeParagraph(context, caption, { ...box, y, height: strip - (strip - taken) / 2 }, style);
}

/**
 * The first line of what is told, as a caption: without Markdown, and without signs that
 * the fonts of pictures lack. Empty for a quotation, which says nothing about what is seen.
 */
export function captionOf([line = '']: readonly string[]): string {
  if (/^(?:> |-# |\*[^*])/.test(line)) return '';
  return line
    .replaceAll('*', '')
    .replace(/\p{Extended_Pictographic}\uFE0F?\s*/gu, '')
    .trim();
}

/** The same shots, told by a caption; as they are if there is none to tell. */
export const captioned = (shots: readonly Shot[], caption: string): Shot[] =>
  shots.map((shot) => (caption === '' ? shot : { ...shot, caption }));

/** Milliseconds that a caption needs to be read. */
const READ = 640;

/** A short change, shown for long enough to read what it is. */
export const changeTold = (shot: Shot, caption: string): Shot =>
  caption === '' ? shot : { ...shot, caption, lasts: Math.max(shot.lasts, READ) };
