import { describe, expect, it } from 'vitest';
import {
  forget,
  forgetOneOf,
  type Knowledge,
  knowledgeOf,
  knows,
  note,
} from '../../src/kernel/knowledge.ts';

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
    forget(knowledge, ['cave'], ['bo']);
    expect(knowledge).toEqual({ map: ['bo'] });
    forget(knowledge, ['map', 'cave']);
    expect(knowledge).toEqual({});
    note(knowledge, ['map'], ['ann', 'cleo']);
    forget(knowledge, ['map']);
    expect(knowledge).toEqual({});
  });

  it('is the same in whatever order the seats looked', () => {
    const knowledge: Knowledge = {};
    note(knowledge, ['map'], ['bo']);
    note(knowledge, ['map'], ['ann']);
    expect(knowledge).toEqual({ map: ['ann', 'bo'] });
  });

  it('is nobody’s where nothing has been noted', () => {
    expect(knows({}, 'ann', 'map')).toBe(false);
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
});
