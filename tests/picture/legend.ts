import { createHash } from 'node:crypto';
import { createCanvas } from '@napi-rs/canvas';
import type { LegendSection } from '../../src/picture/legend.ts';

/** Each entry of a legend with a digest of what is drawn for it; none if nothing is drawn. */
export function drawnEntries(
  sections: readonly LegendSection[],
): { words: string; looks: string }[] {
  return sections.flatMap(({ entries }) =>
    entries.map(({ words, draw }) => {
      const context = createCanvas(100, 100).getContext('2d');
      draw(context, 50, 50, 60);
      const { data } = context.getImageData(0, 0, 100, 100);
      const isEmpty = data.every((value) => value === 0);
      return { words, looks: isEmpty ? '' : createHash('sha256').update(data).digest('hex') };
    }),
  );
}
