import type { Path2D } from '@napi-rs/canvas';
import { shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import { half } from './outlines.ts';
import type { Part } from './part.ts';

export type BeardShape = 'short' | 'full' | 'long' | 'goatee' | 'leaves';

const BEARDS: { readonly [shape in BeardShape]: Path2D } = {
  short: half('M50 61 L40 60.5 L35 55 L30 47 C29 60 34 76 50 81'),
  full: half('M50 60.5 C45 59 40 60 37 56 L29.5 45 C26 62 30 84 50 92'),
  long: half(
    'M50 60.5 C45 59 40 60 37 56 L29.5 43 C21 58 20 74 25 84 L29 80 C29 90 33 97 38 100 L41 94 L50 104',
  ),
  goatee: half('M50 61 C46 60 42 61 41 65 C41 74 46 82 50 88'),
  leaves: half(
    'M50 61 C46 58 41 60 38 57 L29 44 L22 54 L27 58 L20 68 L28 70 L25 82 L34 79 L35 91 L42 85 L50 99',
  ),
};

/** The mouth, and strands below it. */
const STRANDS = half('M50 66 Q46 64.5 43 67 M42 74 Q42 80 45 86 M33 66 Q33 74 36 80');

export function drawBeard({ form, line }: Brush, { shape, colour }: Part<BeardShape>): void {
  form(BEARDS[shape], colour, { shadow: 8, light: 2 });
  if (shape !== 'goatee') line(STRANDS, shaded(colour, -0.6), 2);
}
