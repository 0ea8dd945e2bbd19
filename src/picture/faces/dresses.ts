import type { Path2D } from '@napi-rs/canvas';
import { INK, shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import { half, outline, pair } from './outlines.ts';
import type { Part } from './part.ts';

export type DressShape =
  | 'robe'
  | 'cloak'
  | 'plate'
  | 'tunic'
  | 'high-collar'
  | 'fur'
  | 'bare'
  | 'gown'
  | 'rags';

/** Shoulders, from the neck to the lower edge of the picture. */
interface DressDrawing {
  readonly body: Path2D;
  /** What stands out from it in the color of the trim: hem, collar, pauldrons. */
  readonly trim?: Path2D;
  readonly seam?: Path2D;
  /** Stands behind the head. */
  readonly back?: Path2D;
}

const NECK = half('M50 64 L40 64 L39 84 L50 92');

const DRESSES: { readonly [shape in DressShape]: DressDrawing } = {
  robe: {
    body: half('M50 90 L38 76 C24 79 12 84 6 104 L50 104'),
    trim: outline('M36 76 L42 74 L50 86 L58 74 L64 76 L53 104 L47 104 Z'),
  },
  cloak: {
    body: half('M50 88 L36 74 C18 76 8 88 3 104 L50 104'),
    seam: half('M50 92 L42 104 M24 84 L20 104'),
    trim: outline('M45 89 A5 5 0 1 0 55 89 A5 5 0 1 0 45 89 Z'),
  },
  plate: {
    body: half('M50 84 L38 76 C26 78 18 82 14 104 L50 104'),
    trim: pair('M36 79 C22 74 8 80 4 95 L8 104 L24 104 C22 92 28 84 36 79 Z'),
    seam: outline('M50 86 L50 104 M33 96 Q50 102 67 96'),
  },
  tunic: {
    body: half('M50 86 L39 77 C26 79 16 84 12 104 L50 104'),
    seam: outline('M50 86 L50 104 M46 93 L54 97 M54 93 L46 97'),
    trim: half('M50 90 L36 78 L41 74 L50 83'),
  },
  'high-collar': {
    body: half('M50 92 L39 78 C24 80 12 86 8 104 L50 104'),
    back: pair('M44 84 C30 76 18 60 12 44 C8 62 10 84 20 98 L44 98 Z'),
    trim: outline('M44 84 L50 79 L56 84 L54 94 L50 98 L46 94 Z'),
  },
  fur: {
    body: half('M50 92 L40 78 C28 79 14 84 8 104 L50 104'),
    trim: outline(
      'M50 94 L44 88 L38 92 L35 85 L27 90 L25 82 L15 88 L17 78 L28 73 L36 76 L40 72 L50 82 L60 72 L64 76 L72 73 L83 78 L85 88 L75 82 L73 90 L65 85 L62 92 L56 88 Z',
    ),
  },
  bare: {
    body: half('M50 84 L39 74 C26 77 10 80 4 104 L50 104'),
  },
  gown: {
    body: half('M50 98 C42 96 34 88 30 79 C20 82 12 90 9 104 L50 104'),
    trim: half('M50 98 C42 96 34 88 30 79 L26 81 C32 94 42 101 50 103'),
  },
  rags: {
    body: outline('M50 92 L40 78 L28 80 L14 88 L6 104 L94 104 L86 88 L72 80 L60 78 Z'),
    seam: outline('M30 84 L26 92 L31 95 L27 104 M66 86 L71 92 L66 96 L70 104 M42 82 L50 94'),
  },
};

export function drawDressBehind({ form }: Brush, { shape, colour, trim }: Part<DressShape>): void {
  const { back } = DRESSES[shape];
  if (back) form(back, shaded(trim ?? colour, -0.25), { shadow: 4, light: 2.2 });
}

/** @param skin of the neck, and of shoulders that nothing covers */
export function drawDress(
  brush: Brush,
  { shape, colour, trim }: Part<DressShape>,
  skin: string,
): void {
  const { body, trim: trimming, seam } = DRESSES[shape];
  brush.form(NECK, shaded(skin, -0.3), { shadow: 8, light: 1 });
  brush.form(body, shape === 'bare' ? skin : colour, { shadow: 14, light: 2.4 });
  if (seam) brush.line(seam, trim ?? INK.outline, 2);
  if (trimming) brush.form(trimming, trim ?? INK.gold, { shadow: 3, light: 1.4 });
}
