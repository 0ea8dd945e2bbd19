import { INK, shaded } from '../palette.ts';
import type { Brush } from './brush.ts';
import type { Head } from './heads.ts';
import { outline } from './outlines.ts';

export type MouthShape =
  | 'none'
  | 'firm'
  | 'smile'
  | 'smirk'
  | 'sad'
  | 'fangs'
  | 'grin'
  | 'shout'
  | 'tusks'
  | 'wide'
  | 'teeth'
  | 'muzzle';

/** A mouth around its own middle. */
interface MouthDrawing {
  readonly line?: string;
  /** Open: what's dark inside. */
  readonly inside?: string;
  readonly teeth?: string;
  /** Lips darker than the skin. */
  readonly lips?: string;
}

const MOUTHS: { readonly [shape in MouthShape]: MouthDrawing } = {
  none: {},
  firm: { line: 'M-6 0 L6 -0.4', lips: 'M-3 3.4 Q0 4.6 3.4 3.2' },
  smile: { line: 'M-6.6 -1 Q0 3.6 6.8 -1.4', lips: 'M-2.6 4 Q0 5 3 3.8' },
  smirk: { line: 'M-5.4 0.8 Q1 2.6 7.4 -2.6', lips: 'M-2 4.4 Q0.6 5 3 4' },
  sad: { line: 'M-5.4 1.4 Q0 -2.2 5.4 1.2', lips: 'M-2.4 4 Q0 5 2.6 3.8' },
  fangs: {
    line: 'M-7 -0.6 Q0 1.8 7 -0.8',
    teeth: 'M-4.6 0 L-1.8 0.6 L-3 5 Z M2 0.8 L4.8 0 L3.2 5 Z',
  },
  grin: {
    inside: 'M-10 -3.5 Q0 0.6 10 -4 Q8 6.4 0 6.4 Q-7.6 6 -10 -3.5 Z',
    teeth: 'M-8.6 -2.6 Q0 1.2 8.8 -3 L7.6 1.2 Q0 4 -7.2 1.4 Z',
  },
  shout: {
    inside: 'M-6.6 -3 Q0 -5.6 6.6 -3 Q7.4 8 0 8.4 Q-7 8 -6.6 -3 Z',
    teeth: 'M-5.4 -3 Q0 -5 5.4 -3 L4.8 -0.8 Q0 -2.4 -4.8 -0.8 Z',
  },
  tusks: {
    line: 'M-9 0 Q0 -3 9 0',
    teeth: 'M-8.4 1.4 L-4.4 1 L-7 -8 Z M8.4 1.4 L4.4 1 L7 -8 Z',
  },
  wide: { line: 'M-33 -6 C-22 5 22 5 33 -6', lips: 'M-18 9 Q0 13 18 9' },
  teeth: {
    inside: 'M-8.4 -3.4 L8.4 -3.4 L7 4 L-7 4 Z',
    teeth:
      'M-7 -2.6 L-3.6 -2.6 L-3.4 3 L-6.2 3 Z M-2.8 -2.6 L0.2 -2.6 L0.2 3 L-2.6 3 Z M1 -2.6 L4 -2.6 L3.6 3 L1 3 Z M4.8 -2.6 L7.4 -2.6 L6.2 3 L4.4 3 Z',
  },
  muzzle: {
    inside: 'M-5.4 -14 Q0 -16.4 5.4 -14 Q4.6 -7.4 0 -6.6 Q-4.6 -7.4 -5.4 -14 Z',
    line: 'M0 -6 L0 -1 M-8 -2 Q-3 3 0 -1 Q3 3 8 -2',
  },
};

export function drawMouth(brush: Brush, head: Head, shape: MouthShape, skin: string): void {
  const { context, flat, line } = brush;
  const { line: seam, inside, teeth, lips } = MOUTHS[shape];
  context.save();
  context.translate(50, head.mouth.y);
  context.scale(head.mouth.size, head.mouth.size);
  if (lips) line(outline(lips), shaded(skin, -0.45), 1.8);
  if (inside) {
    line(outline(inside), INK.outline, 1.4);
    flat(outline(inside), '#2a0d12');
  }
  if (seam) line(outline(seam), shaded(skin, -0.8), 2.2);
  if (teeth) flat(outline(teeth), '#fff6df');
  context.restore();
}
