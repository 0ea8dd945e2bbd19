import type { Canvas } from '@napi-rs/canvas';
import { giveBack } from './canvases.ts';

/** A finished picture, ready to be attached to a message. */
export interface EncodedPicture {
  readonly buffer: Buffer;
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/gif';
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  /** What the picture shows, in words, for players who can't see it. */
  readonly altText: string;
  /** Says where the rest of it can be read, for places that have no room for everything. */
  readonly altTextRest?: string;
  /** Set when it was drawn coarsely. */
  readonly isCoarse?: true;
}

/**
 * How to encode: `drawing` for small flat pictures; `scene` for cards and sheets, which are read closely; `board`
 * for what is drawn often and looked at as a whole; `landscape` for scenes full of small forms to their edges,
 * which hide what a lower quality does; `moment` for what happens between two boards, and the next of which
 * replaces it; `sketch` for scenes with few pixels that a better one replaces.
 */
export type PictureContent = 'drawing' | 'scene' | 'board' | 'landscape' | 'moment' | 'sketch';

/**
 * Encodes a canvas off the main thread.
 *
 * A board of 1048 by 1200 pixels, on a core that took 3 ms to draw it: PNG 450 KB in 72 ms, JPEG 90 300 KB in
 * 18 ms, WebP 85 136 KB in 105 ms. So frequent pictures are JPEG, at a quality that keeps text and symbols
 * clean; small flat drawings stay sharp as PNG.
 *
 * @param words what it shows, one statement per line; may contain Markdown
 */
export async function encodePicture(
  canvas: Canvas,
  kind: PictureContent,
  words: string,
): Promise<EncodedPicture> {
  const { width, height } = canvas;
  // Alt text knows no Markdown: its asterisks would be read aloud.
  const altText = words.replaceAll('*', '');
  if (kind === 'drawing') {
    const buffer = await canvas.encode('png');
    return { buffer, contentType: 'image/png', width, height, altText };
  }
  const buffer = await canvas.encode('jpeg', QUALITY[kind]);
  return { buffer, contentType: 'image/jpeg', width, height, altText };
}

/** Encodes a canvas that was taken for this picture alone, and keeps it for the next one of its size. */
export async function encodeTaken(
  canvas: Canvas,
  kind: PictureContent,
  words: string,
): Promise<EncodedPicture> {
  try {
    return await encodePicture(canvas, kind, words);
  } finally {
    giveBack(canvas);
  }
}

const QUALITY = { scene: 90, board: 78, landscape: 73, moment: 82, sketch: 85 } as const;
