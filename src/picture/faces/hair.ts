import type { Path2D } from '@napi-rs/canvas';
import type { Brush } from './brush.ts';
import { half, outline, pair } from './outlines.ts';
import type { Part } from './part.ts';

export type HairShape =
  | 'cropped'
  | 'swept'
  | 'long'
  | 'curls'
  | 'bun'
  | 'braids'
  | 'mane'
  | 'feathers'
  | 'topknot'
  | 'bob';

/** Hair before the head, and what hangs behind it. */
interface HairDrawing {
  readonly front?: Path2D;
  readonly back?: Path2D;
}

const HAIR: { readonly [shape in HairShape]: HairDrawing } = {
  cropped: {
    front: half('M50 27 C42 26 36 29 34 36 L31 47 L28.5 40 C27 22 38 12 50 12'),
  },
  swept: {
    front: outline(
      'M70 44 L68 35 C62 31 52 31 44 25 C40 31 34 35 33 42 L30 50 C24 33 28 14 46 11 C62 7 78 18 72 50 Z',
    ),
  },
  long: {
    front: half('M50 20 C44 28 36 31 34 40 C32 54 33 66 27 78 C20 60 22 12 50 11'),
    back: half('M50 10 C22 10 20 40 20 60 C20 78 16 86 14 96 L50 98'),
  },
  curls: {
    front: outline(
      'M72 47 C76 44 77 38 74 35 C78 28 74 20 68 20 C66 12 56 10 52 13 C46 8 37 11 36 17 C28 16 23 23 26 30 C22 34 23 42 28 46 C34 44 31 38 34 36 C38 37 41 34 42 31 C47 34 52 32 54 29 C58 33 63 33 66 35 C70 37 68 44 72 47 Z',
    ),
    back: half('M50 12 C28 10 20 28 22 40 C19 48 23 58 30 58 L50 58'),
  },
  bun: {
    front: half('M50 25 C42 24 35 30 33 41 L30 48 C27 28 34 15 50 15'),
    back: half('M50 2 C38 2 37 14 42 19 L50 22'),
  },
  braids: {
    front: half('M50 18 C43 26 35 30 32 44 L29 50 C25 26 34 12 50 12'),
    back: pair(
      'M30 44 C22 46 20 52 25 57 C18 60 17 66 23 70 C16 74 16 80 22 84 L20 96 L31 97 L32 84 C37 80 36 74 31 71 C37 66 36 60 31 58 Z',
    ),
  },
  mane: {
    front: outline(
      'M71 46 L68 33 L62 36 L58 27 L50 34 L44 26 L40 35 L34 32 L29 48 L26 30 L30 22 L28 14 L38 15 L42 6 L50 12 L60 5 L62 14 L72 13 L71 22 L76 31 Z',
    ),
    back: outline(
      'M30 18 L16 28 L21 34 L10 46 L19 49 L12 64 L22 64 L18 78 L30 74 L70 74 L82 78 L78 64 L88 64 L81 49 L90 46 L79 34 L84 28 L70 18 Z',
    ),
  },
  feathers: {
    front: outline(
      'M71 48 L69 36 C62 34 54 31 50 25 C46 31 38 34 33 37 L29 50 C22 40 24 26 30 22 L26 11 L37 15 L39 3 L48 11 L56 1 L60 12 L70 5 L70 18 L80 17 L74 27 C78 34 77 42 71 48 Z',
    ),
    back: outline(
      'M30 26 L14 24 L20 34 L6 38 L17 45 L5 55 L18 57 L9 69 L22 68 L18 80 L31 74 L69 74 L82 80 L78 68 L91 69 L82 57 L95 55 L83 45 L94 38 L80 34 L86 24 L70 26 Z',
    ),
  },
  topknot: {
    front: outline('M44 19 C40 8 44 2 52 2 C62 1 70 8 76 22 C68 13 60 12 57 19 Z'),
  },
  bob: {
    front: outline(
      'M73 62 C70 54 70 44 68 38 C60 36 50 34 43 27 C40 34 34 36 32 42 C31 50 31 56 28 63 C18 50 20 13 50 12 C80 12 82 50 73 62 Z',
    ),
  },
};

export function drawHairBehind({ form }: Brush, { shape, colour }: Part<HairShape>): void {
  const { back } = HAIR[shape];
  if (back) form(back, colour, { shadow: 14, light: 2.4 });
}

export function drawHair({ form }: Brush, { shape, colour }: Part<HairShape>): void {
  const { front } = HAIR[shape];
  if (front) form(front, colour, { shadow: 5, light: 2.4 });
}
