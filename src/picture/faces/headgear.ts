import type { Path2D } from '@napi-rs/canvas';
import { INK, shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import { half, outline, pair } from './outlines.ts';
import type { Part } from './part.ts';

export type HeadgearShape =
  | 'hood'
  | 'veil'
  | 'crest-helm'
  | 'open-helm'
  | 'crown'
  | 'sun-crown'
  | 'stone-crown'
  | 'flames'
  | 'roses'
  | 'horns'
  | 'bull-horns'
  | 'antlers'
  | 'jester'
  | 'witch-hat'
  | 'circlet'
  | 'band'
  | 'mask'
  | 'cap'
  | 'crescent'
  | 'small-crown'
  | 'nightcap'
  | 'wide-hat'
  | 'goggles'
  | 'scarf'
  | 'candles';

/** What is worn on a head: forms in front of it and behind it, with their trim. */
interface HeadgearDrawing {
  readonly front?: Path2D;
  readonly back?: Path2D;
  /** In front of all, in the color of the trim. */
  readonly trim?: Path2D;
  /** Strokes in the color of the trim. */
  readonly seam?: Path2D;
  /** Worn so close that the eyes look out of it. */
  readonly isMask?: true;
  /** The front shines by itself. */
  readonly shines?: true;
}

const HEADGEAR: { readonly [shape in HeadgearShape]: HeadgearDrawing } = {
  hood: {
    back: half('M50 4 C26 6 16 30 18 58 C19 74 26 84 34 90 L50 92'),
    front: outline(
      'M50 3 C22 5 12 34 16 66 C17 76 24 86 33 90 C27 74 26 56 30 42 C33 29 41 23 50 22 C59 23 67 29 70 42 C74 56 73 74 67 90 C76 86 83 76 84 66 C88 34 78 5 50 3 Z',
    ),
    seam: outline(
      'M33 86 C28 72 27.5 56 31 43 C34 31 42 25 50 24 C58 25 66 31 69 43 C72.5 56 72 72 67 86',
    ),
  },
  veil: {
    back: half('M50 8 C24 8 16 34 16 60 C16 80 10 90 6 102 L50 102'),
    front: outline(
      'M50 9 C22 9 14 38 17 66 C18 82 13 92 8 102 L27 102 C27 84 25 62 29 46 C32 33 40 27 50 26 C60 27 68 33 71 46 C75 62 73 84 73 102 L92 102 C87 92 82 82 83 66 C86 38 78 9 50 9 Z',
    ),
    seam: outline(
      'M28 100 C28 84 26.5 62 30.5 47 C34 35 42 29 50 28.5 C58 29 66 35 69.5 47 C73.5 62 72 84 72 100',
    ),
  },
  'crest-helm': {
    back: outline(
      'M50 -2 C26 -4 8 14 9 46 C14 40 18 34 22 30 L78 30 C82 34 86 40 91 46 C92 14 74 -4 50 -2 Z',
    ),
    front: outline(
      'M50 10 C32 10 24 24 25 42 L25 66 L33 84 L45 76 L45 58 L30 50 L31 43 L45 47 L47 52 L50 62 L53 52 L55 47 L69 43 L70 50 L55 58 L55 76 L67 84 L75 66 L75 42 C76 24 68 10 50 10 Z',
    ),
    trim: outline('M47 8 L53 8 L54 42 L50 50 L46 42 Z'),
  },
  'open-helm': {
    front: half('M50 9 C30 9 23 24 25 44 L27 62 L34 68 L33 44 C38 38 45 36 50 38'),
    trim: outline('M47 8 L53 8 L53.5 40 L50 54 L46.5 40 Z'),
    seam: half('M50 37.5 C44 36 37 38 32 43'),
  },
  crown: {
    front: outline('M28 30 L24 6 L37 17 L50 1 L63 17 L76 6 L72 30 Q50 23 28 30 Z'),
    trim: outline(
      'M47 22 L50 16 L53 22 L50 26 Z M33 25 L36 20 L38 25 L36 28 Z M62 25 L64 20 L67 25 L64 28 Z',
    ),
  },
  'sun-crown': {
    front: outline(
      'M29 32 L10 26 L26 20 L16 4 L34 13 L36 -8 L46 9 L50 -14 L54 9 L64 -8 L66 13 L84 4 L74 20 L90 26 L71 32 Q50 22 29 32 Z',
    ),
    trim: outline('M46 21 A4 4 0 1 0 54 21 A4 4 0 1 0 46 21 Z'),
    shines: true,
  },
  'stone-crown': {
    front: outline(
      'M27 32 L24 12 L33 9 L37 22 L40 22 L41 2 L57 0 L59 22 L63 22 L66 8 L75 12 L73 32 Q50 25 27 32 Z',
    ),
    seam: outline('M49 6 L51 20 M29 16 L31 24 M70 14 L68 24'),
  },
  flames: {
    front: outline(
      'M28 40 C18 34 14 20 22 6 C24 14 28 16 31 16 C30 6 34 -4 44 -12 C43 -2 47 4 52 6 C54 0 54 -4 60 -8 C60 4 66 8 68 14 C72 12 74 8 76 4 C86 18 82 34 72 40 C70 32 66 28 61 30 C58 26 54 24 51 28 C47 24 42 25 40 30 C34 28 30 32 28 40 Z',
    ),
    trim: outline(
      'M33 30 C28 24 28 18 30 14 C34 20 37 20 39 19 C38 10 42 4 45 0 C46 8 50 12 54 13 C57 11 58 7 59 4 C62 10 65 15 64 20 C67 20 69 18 71 15 C72 22 71 27 67 30 C62 25 59 24 57 25 C53 20 47 20 44 25 C41 23 36 24 33 30 Z',
    ),
    shines: true,
  },
  roses: {
    front: outline(
      'M27 30 A7 7 0 1 1 35 20 A7.5 7.5 0 1 1 46 13 A8 8 0 0 1 58 13 A7.5 7.5 0 1 1 66 20 A7 7 0 1 1 73 30 C62 21 38 21 27 30 Z',
    ),
    seam: outline(
      'M27 21 A3 3 0 1 1 31 25 M38 12 A3.4 3.4 0 1 1 42 16 M52 8 A3.6 3.6 0 1 1 54 14 M64 14 A3.4 3.4 0 1 1 62 19 M75 22 A3 3 0 1 1 70 25',
    ),
  },
  horns: {
    front: pair('M33 27 C22 24 16 14 20 0 C24 9 31 13 41 18 Z'),
  },
  'bull-horns': {
    front: pair('M32 34 C14 36 2 26 4 6 C10 18 20 22 35 22 Z'),
    seam: pair('M13 23 L17 31 M22 24 L24 33'),
  },
  antlers: {
    back: pair(
      'M40 22 C34 14 28 12 21 14 C14 12 10 4 11 -6 L15 -5 C15 1 17 5 21 7 C20 1 21 -5 24 -10 L28 -8 C26 -2 26 4 28 8 C31 8 33 9 35 10 C34 5 35 0 38 -4 L41 -2 C39 4 40 9 45 17 Z',
    ),
  },
  jester: {
    front: outline(
      'M28 37 C16 33 8 40 6 54 C-3 36 4 16 24 14 C28 8 36 2 46 0 C66 -2 98 12 95 54 C91 40 84 33 72 37 C58 27 42 27 28 37 Z',
    ),
    trim: outline(
      'M0 57 A5 5 0 1 0 10 57 A5 5 0 1 0 0 57 Z M90 57 A5 5 0 1 0 100 57 A5 5 0 1 0 90 57 Z M36 31 C38 18 42 8 48 -2 C52 -8 58 -9 63 -6 C58 -3 58 4 60 12 C62 20 64 26 65 32 C56 27 45 27 36 31 Z M60 -6 A5 5 0 1 0 70 -6 A5 5 0 1 0 60 -6 Z',
    ),
    seam: outline('M29 34 C42 25 58 25 71 34'),
  },
  'witch-hat': {
    front: outline(
      'M6 34 C16 25 28 24 33 22 C36 8 44 -4 66 -10 C60 -2 62 8 67 22 C76 24 88 27 95 37 C66 26 34 25 6 34 Z',
    ),
    trim: outline('M32.5 22.5 L34.5 16 C44 13 56 13 65 16 L67 23 C56 20 44 20 32.5 22.5 Z'),
  },
  circlet: {
    front: half('M50 31 C42 27 34 29 29 34 L30 29 C36 24 44 23 50 26'),
    trim: outline('M46 27 L50 19 L54 27 L50 35 Z'),
  },
  band: {
    front: half('M50 33 C42 31 35 33 29 38 L29.5 30 C36 25 44 23.5 50 25'),
  },
  mask: {
    front: outline(
      'M26 44 C34 38 44 38 50 42 C56 38 66 38 74 44 C74 54 66 58 58 55 C54 54 52 52 50 52 C48 52 46 54 42 55 C34 58 26 54 26 44 Z',
    ),
    isMask: true,
  },
  cap: {
    front: half('M50 33 C40 31 33 33 26 39 C20 24 30 8 50 9'),
    seam: half('M50 32 C40 30 33 32 27 37'),
  },
  'small-crown': {
    front: outline('M38 33 L34 10 L42 18 L50 5 L58 18 L66 10 L62 33 Q50 29 38 33 Z'),
    trim: outline('M47 25 L50 20 L53 25 L50 30 Z'),
  },
  nightcap: {
    front: outline(
      'M24 36 C22 14 40 2 58 4 C80 7 92 26 90 52 C84 40 78 32 70 29 L76 36 C60 28 40 28 24 36 Z',
    ),
    trim: outline(
      'M22 39 C20 34 22 30 26 29 C42 21 60 21 74 29 C78 31 79 35 77 39 C60 31 40 31 22 39 Z M83 56 A6.5 6.5 0 1 0 96 56 A6.5 6.5 0 1 0 83 56 Z',
    ),
  },
  'wide-hat': {
    front: outline(
      'M4 40 C10 30 22 27 29 26 C31 12 40 5 50 9 C60 5 69 12 71 26 C78 27 90 30 96 40 C76 31 24 31 4 40 Z',
    ),
    trim: outline('M28.5 27 L29.5 21 Q50 15 70.5 21 L71.5 27 Q50 21 28.5 27 Z'),
  },
  goggles: {
    front: outline(
      'M24 38 L32 35 C38 33 45 34 50 39 C55 34 62 33 68 35 L76 38 L76 44 L71 44 C72 56 56 60 51 50 L49 50 C44 60 28 56 29 44 L24 44 Z M32 46 A8 8 0 1 0 47 46 A8 8 0 1 0 32 46 Z M53 46 A8 8 0 1 0 68 46 A8 8 0 1 0 53 46 Z',
    ),
    isMask: true,
  },
  scarf: {
    front: half('M50 56 C42 53 36 54 29 58 C29 68 33 78 38 83 L50 86'),
    seam: half('M50 66 Q40 63 33 68'),
  },
  candles: {
    front: outline(
      'M26 34 L26 18 L34 16 L34 24 L40 22 L40 8 L48 7 L48 20 L54 20 L54 10 L62 11 L62 23 L66 24 L66 17 L74 19 L74 34 Q50 26 26 34 Z',
    ),
    trim: outline(
      'M30 14 C26 9 29 5 30 0 C33 5 35 9 30 14 Z M44 5 C40 0 43 -4 44 -9 C47 -4 49 0 44 5 Z M58 8 C54 3 57 -1 58 -6 C61 -1 63 3 58 8 Z M70 15 C66 10 69 6 70 1 C73 6 75 10 70 15 Z',
    ),
  },
  crescent: {
    front: outline(
      'M50 28 C34 26 22 14 25 -6 C30 8 40 14 50 14 C60 14 70 8 75 -6 C78 14 66 26 50 28 Z',
    ),
    shines: true,
  },
};

export function drawHeadgearBehind(
  { form }: Brush,
  { shape, colour, trim }: Part<HeadgearShape>,
): void {
  const { back } = HEADGEAR[shape];
  if (!back) return;
  const isCloth = shape === 'hood' || shape === 'veil';
  const behind = isCloth ? shaded(colour, -0.62) : (shape === 'crest-helm' && trim) || colour;
  form(back, behind, { shadow: 5, light: 2 });
}

/** Whether it's drawn below the eyes. */
export const isMask = ({ shape }: Part<HeadgearShape>): boolean => HEADGEAR[shape].isMask ?? false;

export function drawHeadgear(brush: Brush, { shape, colour, trim }: Part<HeadgearShape>): void {
  const { front, trim: trimming, seam, shines } = HEADGEAR[shape];
  const accent = trim ?? INK.gold;
  if (front && shines) brush.glow(front, colour);
  if (front) brush.form(front, colour, { shadow: 4, light: 1.8 });
  if (seam) brush.line(seam, accent, 2);
  if (trimming) brush.form(trimming, accent, { shadow: 2, light: 1 });
}
