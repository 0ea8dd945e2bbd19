import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { proving } from './proving.ts';

const { scenarios, missedByNone } = proving(
  fileURLToPath(new URL('../../packs/below-stairs/', import.meta.url)),
);

describe('the scenarios of Below Stairs', () => {
  it.each(scenarios)('$name can be laid out', ({ setup }) => {
    expect(setup).not.toHaveProperty('problems');
  });

  it('would together miss everything that a card of the pack does', () => {
    const { left, parts } = missedByNone(scenarios.map(({ setup }) => setup));
    expect(left).toEqual([]);
    expect(parts).toBe(20);
  });
});
