import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { scenario } from '../support/altar-quest.ts';
import { proving } from './proving.ts';

const { digest, scenarios, missedByNone } = proving(
  fileURLToPath(new URL('../../packs/lazaret/', import.meta.url)),
);

describe('the scenarios of the Lazaret, on its own board', () => {
  it.each(scenarios)('$name can be laid out', ({ setup }) => {
    expect(setup).not.toHaveProperty('problems');
  });

  it('would together miss everything that a card of the pack does, but for its story card', () => {
    const { left, parts } = missedByNone(scenarios.map(({ setup }) => setup));
    // Files lay out no cards of stories: the next test does.
    expect(left.map((name) => name.split('@')[0])).toEqual(['clean-bill']);
    expect(parts).toBe(3);
  });

  it('AQ-270: a clean bill of health takes every hero a space farther', () => {
    const farthest = (questArea: string[]) => {
      const s = scenario({
        board: `saint-orme@${digest}`,
        heroes: { sedrin: { at: 'F5', actions: 1 } },
        questArea,
      });
      s.acts('sedrin');
      const spaces = s.options('move').length;
      s.end();
      return spaces;
    };
    expect(farthest([`clean-bill@${digest}`])).toBeGreaterThan(farthest([]));
  });
});
