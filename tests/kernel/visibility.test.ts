import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  type Decision,
  type DecisionDraft,
  forcedAnswer,
  formFor,
  isPublic,
  publicForm,
  questionsFor,
  type Visibility,
} from '../../src/kernel/decision.ts';

/** Ann is asked; Bo may meanwhile use something of his own; Cy only watches. */
const asked = (visibility: Visibility): Decision => ({
  id: '1',
  key: 'answer',
  how: 'one',
  seats: ['ann'],
  visibility,
  prompt: { key: 'which' },
  options: [
    { id: 'left', verb: 'go' },
    { id: 'lamp', verb: 'use', seat: 'bo' },
    { id: 'right', verb: 'go' },
  ],
  choose: { min: 1, max: 1 },
  fallback: ['right'],
});

const known = ({ options, fallback }: Decision) => ({
  options: options.map(({ id }) => id),
  fallback,
});

const EVERYTHING_OPEN = { options: ['left', 'right'], fallback: ['right'] };
const NOTHING = { options: [], fallback: [] };

describe('who may know of a question', () => {
  it.each([
    ['public', EVERYTHING_OPEN],
    ['private', NOTHING],
    ['secret', NOTHING],
  ] as const)('%s: everybody', (visibility, expected) => {
    expect(known(publicForm(asked(visibility)))).toEqual(expected);
  });

  it.each([
    ['public', 'ann', EVERYTHING_OPEN],
    ['private', 'ann', EVERYTHING_OPEN],
    ['secret', 'ann', EVERYTHING_OPEN],
    ['public', 'bo', { options: ['lamp'], fallback: ['right'] }],
    ['private', 'bo', { options: ['lamp'], fallback: [] }],
    ['secret', 'bo', { options: ['lamp'], fallback: [] }],
    ['private', 'cy', NOTHING],
  ] as const)(
    '%s: %s, who is asked, has something of their own, or neither',
    (visibility, seat, expected) => {
      expect(known(formFor(asked(visibility), seat))).toEqual(expected);
    },
  );

  it('a question saved before questions said it is shown to those alone who may answer', () => {
    const { visibility: _, ...rest } = asked('public');
    const saved = JSON.parse(JSON.stringify(rest)) as Decision;
    expect(isPublic(saved)).toBe(false);
    expect(known(publicForm(saved))).toEqual(NOTHING);
    expect(known(formFor(saved, 'bo')).fallback).toEqual([]);
    expect(known(formFor(saved, 'ann'))).toEqual(EVERYTHING_OPEN);
  });

  it.each([
    ['public', ['left']],
    ['private', ['left']],
    ['secret', null],
  ] as const)('%s: with one way only, is it answered by itself', (visibility, answer) => {
    const draft: DecisionDraft = {
      seats: ['ann'],
      visibility,
      prompt: { key: 'which' },
      options: [{ id: 'left', verb: 'go' }],
    };
    expect(forcedAnswer(draft)?.map(({ id }) => id) ?? null).toEqual(answer);
  });

  it('shows each seat the questions that it may answer, also those it is asked without a way to answer', () => {
    const open = [
      asked('public'),
      { ...asked('private'), id: '2', seats: ['cy'], options: [], fallback: [] },
    ];
    const shown = (seat: string) =>
      questionsFor(open, seat).map(({ id, options }) => [id, ...options.map((one) => one.id)]);
    expect(shown('ann')).toEqual([['1', 'left', 'right']]);
    expect(shown('bo')).toEqual([['1', 'lamp']]);
    expect(shown('cy')).toEqual([['2']]);
    expect(shown('dan')).toEqual([]);
  });

  it('has to be said by whoever asks, or it does not compile', () => {
    expectTypeOf<Omit<DecisionDraft, 'visibility'>>().not.toExtend<DecisionDraft>();
    expectTypeOf<Omit<Decision, 'visibility'>>().not.toExtend<Decision>();
  });
});
