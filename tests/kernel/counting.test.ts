import { describe, expect, it, vi } from 'vitest';
import { factsFrom } from '../../src/kernel/facts.ts';
import { onceFor } from '../../src/kernel/once-for.ts';
import { counted } from '../../src/kernel/piles.ts';
import { createCounter } from '../../src/kernel/statistics.ts';
import { withMore } from '../../src/kernel/with-more.ts';

describe('counting', () => {
  it('groups copies of a card in the order in which they first appear', () => {
    const faceOf = (card: string) => card.split('.')[0] as string;
    const cards = ['seer.2', 'map.1', 'seer.1', 'seer.3'];
    expect(counted(cards, faceOf, (face) => face.toUpperCase())).toEqual([
      { card: 'seer', name: 'SEER', count: 3 },
      { card: 'map', name: 'MAP', count: 1 },
    ]);
  });

  it('adds up by what and whose, by one unless it is told by how many', () => {
    const counter = createCounter<'hits' | 'steps'>();
    counter.add('hits', 'ann');
    counter.add('hits', 'ann', 3);
    counter.add('hits', 'bo');
    counter.add('steps', 'ann', 5);
    expect([counter.of('hits', 'ann'), counter.of('hits', 'bo')]).toEqual([4, 1]);
    expect([counter.of('steps', 'ann'), counter.of('steps', 'bo')]).toEqual([5, 0]);
  });

  it('keeps facts by what and whose, whether it is so as 1 or 0', () => {
    const facts = factsFrom([
      ['health', 'ann', 3],
      ['health', 'bo', 5],
      ['at', 'ann', 'F7'],
      ['asleep', 'ann', true],
      ['asleep', 'bo', false],
    ]);
    expect(facts).toEqual({
      health: { ann: 3, bo: 5 },
      at: { ann: 'F7' },
      asleep: { ann: 1, bo: 0 },
    });
  });
});

describe('what follows from an object', () => {
  it('is worked out once for each', () => {
    const find = vi.fn(({ number }: { number: number }) => number * 2);
    const double = onceFor(find);
    const two = { number: 2 };
    expect([double(two), double(two), double({ number: 3 }), double(two)]).toEqual([4, 4, 6, 4]);
    expect(find).toHaveBeenCalledTimes(2);
  });
});

describe('an object with more properties', () => {
  it('is a copy, in which what is added comes last and counts', () => {
    const card = { name: 'map', level: 1 };
    expect(JSON.stringify(withMore(card, { level: 2, seen: true }))).toBe(
      '{"name":"map","level":2,"seen":true}',
    );
    expect(card).toEqual({ name: 'map', level: 1 });
  });
});
