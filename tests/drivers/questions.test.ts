import { describe, expect, test } from 'vitest';
import { sortOfAnswer } from '../../src/drivers/balance/questions.ts';
import type { Decision, Option } from '../../src/kernel/decision.ts';

const asking = (options: Option[], choose = { min: 1, max: 1 }): Decision => ({
  id: 'd1',
  key: 'answer',
  how: 'one',
  seats: ['seat-1'],
  visibility: 'public',
  prompt: { key: 'what' },
  options,
  choose,
  fallback: [],
});

describe('the sort of an answer', () => {
  test('is what is done, whatever card it is done with', () => {
    const decision = asking([
      { id: 'play:axe', verb: 'play', args: { card: 'axe' } },
      { id: 'play:bow', verb: 'play', args: { card: 'bow' } },
      { id: 'done', verb: 'done' },
    ]);
    expect(sortOfAnswer(decision, ['play:axe'])).toBe('play: the first');
    expect(sortOfAnswer(decision, ['play:bow'])).toBe('play: another');
    expect(sortOfAnswer(decision, ['done'])).toBe('done');
  });

  test('is yes or no where that is asked', () => {
    const decision = asking([
      { id: 'yes', verb: 'choose', args: { card: 'axe' } },
      { id: 'no', verb: 'choose' },
    ]);
    expect(sortOfAnswer(decision, ['no'])).toBe('choose: no');
  });

  test('is how much is taken of what there is', () => {
    const decision = asking(
      [0, 1, 2].map((armor) => ({ id: `armor:${armor}`, verb: 'armor', args: { armor } })),
    );
    expect(['armor:0', 'armor:1', 'armor:2'].map((id) => sortOfAnswer(decision, [id]))).toEqual([
      'armor: none',
      'armor: some',
      'armor: all',
    ]);
  });

  test('is the place in the list where only one sort is offered', () => {
    const decision = asking(
      ['a1', 'b2'].map((space) => ({ id: space, verb: 'choose', args: { space } })),
    );
    expect(sortOfAnswer(decision, ['a1'])).toBe('choose: the first');
    expect(sortOfAnswer(decision, ['b2'])).toBe('choose: another');
  });

  test('is the place in the list too where the number is given', () => {
    const decision = asking(
      ['a', 'b', 'c'].map((id) => ({ id, verb: 'choose' })),
      { min: 2, max: 2 },
    );
    expect(sortOfAnswer(decision, ['b', 'a'])).toBe('the first ones');
    expect(sortOfAnswer(decision, ['a', 'c'])).toBe('others');
  });

  test('is none, some or all where several may be chosen', () => {
    const decision = asking(
      ['a', 'b'].map((id) => ({ id, verb: 'choose' })),
      { min: 0, max: 2 },
    );
    expect([[], ['a'], ['a', 'b']].map((chosen) => sortOfAnswer(decision, chosen))).toEqual([
      'none',
      'some',
      'all',
    ]);
  });
});
