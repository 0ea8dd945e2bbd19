import { describe, expect, expectTypeOf, it } from 'vitest';
import { RulesError } from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import { noted } from '../../src/kernel/notes.ts';

interface Tolling extends JsonObject {
  bell?: string;
  left?: string[];
}

describe('what a step has noted', () => {
  it('is read by a later one with its type', () => {
    const data: Tolling = { bell: 'great', left: ['small'] };
    const left = noted(data, 'left');
    expectTypeOf(left).toEqualTypeOf<string[]>();
    left.shift();
    expect([noted(data, 'bell'), data.left]).toEqual(['great', []]);
  });

  it('fails with its name where no step has', () => {
    expect(() => noted({} as Tolling, 'bell')).toThrow(new RulesError('No step has noted bell.'));
    const undone = { bell: null } as JsonObject;
    expect(() => noted(undone, 'bell')).toThrow(new RulesError('No step has noted bell.'));
    // @ts-expect-error There is no such note.
    expect(() => noted({} as { bell?: string }, 'bel')).toThrow(RulesError);
  });
});
