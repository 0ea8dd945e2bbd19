import type { Brush } from './brush.ts';
import { outline } from './outlines.ts';

const GASHES = outline(
  'M60 22 C58 34 52 44 44 54 C50 46 54 36 60 22 Z M70 28 C67 42 60 54 49 66 C57 56 63 44 70 28 Z M76 40 C73 52 67 62 58 72 C64 62 70 52 76 40 Z',
);

/** Three gashes across the face of who is hurt or defeated. */
export function drawWounds({ line, flat, condition }: Brush): void {
  if (condition === 'well') return;
  line(GASHES, '#3a0508', 3.4);
  line(GASHES, '#c8202b', 1.8);
  flat(GASHES, '#ff5a4d');
}
