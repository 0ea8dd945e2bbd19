import { describe, expect, it } from 'vitest';
import { dealAnew } from '../../src/kernel/companion.ts';
import {
  forget,
  forgetOneOf,
  type Knowledge,
  knowledgeOf,
  knows,
  note,
} from '../../src/kernel/knowledge.ts';
import { seedRandom } from '../../src/kernel/random.ts';

describe('who knows what lies face down', () => {
  it('is noted once for each seat, and forgotten for one or for all', () => {
    const knowledge: Knowledge = {};
    note(knowledge, ['map', 'trap'], ['ann']);
    note(knowledge, ['map'], ['bo', 'ann']);
    note(knowledge, ['cave'], []);
    expect(knowledge).toEqual({ map: ['ann', 'bo'], trap: ['ann'] });
    expect(knows(knowledge, 'bo', 'map')).toBe(true);
    expect(knows(knowledge, 'bo', 'trap')).toBe(false);
    forget(knowledge, ['map', 'trap'], ['ann']);
    expect(knowledge).toEqual({ map: ['bo'] });
    forget(knowledge, ['map', 'cave']);
    expect(knowledge).toEqual({});
  });

  it('is one less where one of several alike is taken, whichever it was', () => {
    const knowledge: Knowledge = { 'seer.1': ['ann', 'bo'], 'seer.2': ['bo', 'cleo'] };
    forgetOneOf(knowledge, 'seer.2', ['seer.1', 'seer.3'], ['ann', 'bo', 'dan']);
    expect(knowledge).toEqual({ 'seer.1': ['bo'], 'seer.2': ['cleo'] });
  });

  it('is told apart by seat, whatever came first', () => {
    const knowledge: Knowledge = { b: ['ann', 'bo'], a: ['ann'], c: ['bo'] };
    expect(JSON.stringify(knowledgeOf(knowledge, 'ann'))).toBe('{"a":["ann"],"b":["ann"]}');
    expect(knowledgeOf(knowledge, 'cleo')).toEqual({});
  });

  it('keeps its place when the rest is dealt anew', () => {
    const seen = new Set<string>();
    for (let world = 1; world <= 30; world++) {
      const piles = [
        ['a', 'b', 'c'],
        ['d', 'e'],
      ];
      dealAnew(seedRandom(world.toString(16).padStart(32, '0')), piles, (card) =>
        'be'.includes(card),
      );
      expect([piles[0]?.[1], piles[1]?.[1]]).toEqual(['b', 'e']);
      expect(piles.flat().sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
      seen.add(piles.flat().join(''));
    }
    expect(seen.size).toBe(6);
  });
});
