import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { proving, TIMES } from './proving.ts';

const { digest, scenarios, play, missedByNone } = proving(
  fileURLToPath(new URL('../../packs/dead-reckoning/', import.meta.url)),
);

/** What a Setup does is done before any position. */
const FROM_THE_START = {
  seats: [{ seat: 'ann', characters: [`ivy@${digest}`] }],
  options: { quest: `the-wake@${digest}` },
};

describe('the scenarios of Dead Reckoning', () => {
  it.each(scenarios)('$name can be laid out', ({ setup }) => {
    expect(setup).not.toHaveProperty('problems');
  });

  it('would together miss everything that a card of the pack does', () => {
    const { left, parts } = missedByNone([...scenarios.map(({ setup }) => setup), FROM_THE_START]);
    expect(left).toEqual([]);
    expect(parts).toBeGreaterThan(120);
  });
});

it.each([
  ['the-last-claim', 'lost'],
  ['the-twentieth-hour', 'lost'],
  ['cock-crow', 'won'],
])('%s: The Wake is %s', (name, end) => {
  const setup = scenarios.find((scenario) => scenario.name === name)?.setup as object;
  const ends = Array.from({ length: TIMES }, (_, seed) => play(setup, seed)?.told ?? '');
  expect(ends.some((told) => told.includes(`"reason":"the-wake@${digest}-${end}"`))).toBe(true);
});
