import type { Path2D } from '@napi-rs/canvas';
import { shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import { half, outline, pair } from './outlines.ts';

export type HeadShape =
  | 'oval'
  | 'square'
  | 'round'
  | 'gaunt'
  | 'brute'
  | 'frog'
  | 'skull'
  | 'hound';

/** A head: its outline, and where on it the features are. */
export interface Head {
  readonly outline: Path2D;
  readonly ears?: Path2D;
  /** How far the eyes are from the middle, how far down, and how large: 1 for a human. */
  readonly eyes: { readonly apart: number; readonly y: number; readonly size: number };
  readonly mouth: { readonly y: number; readonly size: number };
  /** The side that's turned away from the light, down to the chin: its edge is the bridge of the nose. */
  readonly shade?: Path2D;
  /** Lines that are deeper than shade: wrinkles, nostrils, warts. */
  readonly marks?: Path2D;
}

const NOSE = outline('M50 0 L51 41 L57 57.5 L50.5 59.5 L51.5 64 L52.5 80 L100 80 L100 0 Z');
const BROAD_NOSE = outline('M50 0 L51 40 L60 56 Q60 61 51 60.5 L52 66 L52 90 L100 90 L100 0 Z');

export const HEADS: { readonly [shape in HeadShape]: Head } = {
  oval: {
    outline: half('M50 18 C36 18 30 29 30.5 43 C31 57 38 71 50 76'),
    ears: pair('M31 41 C26 39 26 52 33 55 Z'),
    eyes: { apart: 9.5, y: 47, size: 1 },
    mouth: { y: 66, size: 1 },
    shade: NOSE,
  },
  square: {
    outline: half('M50 17 C35 17 29 27 29.5 42 L31 60 L38 73 L50 77'),
    ears: pair('M30 41 C24.5 39 25 53 32 56 Z'),
    eyes: { apart: 10, y: 46.5, size: 1.05 },
    mouth: { y: 66.5, size: 1.15 },
    shade: NOSE,
  },
  round: {
    outline: half('M50 19 C35 19 28 31 28.5 45 C29 62 38 74 50 75.5'),
    ears: pair('M29 42 C20 33 19 47 30 57 Z'),
    eyes: { apart: 10.5, y: 48, size: 1.15 },
    mouth: { y: 66, size: 1.05 },
    shade: NOSE,
  },
  gaunt: {
    outline: half('M50 16 C36 16 31 28 31.5 42 C32 50 34.5 54 35.5 60 L43 76 L50 79'),
    ears: pair('M32 41 C25 33 23 40 34 55 Z'),
    eyes: { apart: 9, y: 46, size: 1.05 },
    mouth: { y: 67, size: 0.95 },
    shade: NOSE,
    marks: pair('M36.5 56 L41 64 L39 70'),
  },
  brute: {
    outline: half('M50 20 C40 19 33 26 32 36 C25 42 22 55 25 66 C29 79 40 82 50 82'),
    ears: pair('M31 37 C19 26 15 34 27 52 Z'),
    eyes: { apart: 10, y: 44, size: 0.95 },
    mouth: { y: 69, size: 1.6 },
    shade: BROAD_NOSE,
    marks: pair('M33 50 Q38 54 44 52'),
  },
  frog: {
    outline: half(
      'M50 33 C46 33 45 32 43 28 C39 17 22 18 21 31 C21 36 22 38 20 42 C12 54 14 68 27 74 C36 78 43 79 50 79',
    ),
    eyes: { apart: 18, y: 31, size: 1.55 },
    mouth: { y: 60, size: 1 },
    marks: pair('M46 48 L47 50'),
  },
  skull: {
    outline: half('M50 15 C33 15 26 28 27 43 C27.5 52 32 55 35 58 L36.5 73 L43 78 L50 78'),
    eyes: { apart: 10.5, y: 47, size: 1.3 },
    mouth: { y: 69, size: 1.2 },
    shade: outline('M56 0 L58 52 L55 58 L58 90 L100 90 L100 0 Z'),
    marks: half('M50 54 L47 60.5 L50 59.5'),
  },
  hound: {
    outline: half('M50 20 C38 19 30 27 31 38 C32 48 39 50 40 57 C39 70 43 77 50 78'),
    ears: pair('M34 25 C22 17 14 32 18 54 C24 58 31 48 34 38 Z'),
    eyes: { apart: 9.5, y: 42, size: 1 },
    mouth: { y: 69, size: 0.9 },
    shade: outline('M50 0 L52 50 L52 80 L100 80 L100 0 Z'),
  },
};

export function drawHead({ form, within, flat, line }: Brush, head: Head, skin: string): void {
  if (head.ears) form(head.ears, shaded(skin, -0.12), { shadow: 3, light: 1.5 });
  form(head.outline, skin);
  within(head.outline, () => {
    if (head.shade) flat(head.shade, shaded(skin, -0.3));
    if (head.marks) line(head.marks, shaded(skin, -0.62), 2.2);
  });
}
