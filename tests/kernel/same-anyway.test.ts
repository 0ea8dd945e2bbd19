import { describe, expect, it } from 'vitest';
import type { DecisionDraft, Option } from '../../src/kernel/decision.ts';
import { FORESEEN, type Procedures } from '../../src/kernel/engine.ts';
import type { JsonObject } from '../../src/kernel/json.ts';
import type { Match } from '../../src/kernel/match.ts';
import { ask, type Effort, goto, procedure } from '../../src/kernel/procedure.ts';
import { below } from '../../src/kernel/random.ts';
import { hasChanced, isSameAnyway } from '../../src/kernel/same-anyway.ts';
import type { Vocabulary } from '../../src/kernel/vocabulary.ts';
import { match, question } from './small-game.ts';

type Hands = { hand: string[]; played: string[] };

const option = (id: string): Option => ({ id, verb: 'play' });

/**
 * Plays the cards of the options' names, digits aside, and asks what is next. What is chosen for `aside` only
 * decides what the next question is about.
 */
const procedures: Procedures<Hands> = {
  main: procedure<Vocabulary<Hands>, JsonObject>('main', {
    play: (run, _data, { reply: { first = [], answer = [], aside } }) => {
      if (aside) return ask(question({ about: aside[0]!.id }), 'play');
      const cards = [...first, ...answer].map(({ id }) => id);
      for (const card of cards.join('').replace(/\d/g, '')) run.state.hand.push(card);
      return goto('later');
    },
    later: (run) => {
      run.state.played.push(...run.state.hand);
      return ask(question({ options: run.state.hand.map(option), visibility: 'secret' }), 'play');
    },
  }),
};

const game = (): Match<Hands> => ({
  ...match(),
  state: { hand: [], played: [] },
  stack: [{ procedure: 'main', step: 'play', data: {} }],
});

const same = (
  ids: readonly string[],
  {
    draft = {},
    settled,
    pile = 'none',
    isFarEnough = () => false,
    isOnlyBy,
    effort = { foreseen: 0 },
  }: {
    draft?: Partial<DecisionDraft>;
    settled?: { [key: string]: Option[] };
    pile?: string;
    isFarEnough?: (match: Match<Hands>) => boolean;
    isOnlyBy?: (option: Option, fork: Match<Hands>) => boolean;
    effort?: Effort;
  } = {},
) =>
  isSameAnyway(
    game(),
    {
      draft: question({ options: ids.map(option), ...draft }),
      step: 'play',
      ...(settled ? { settled } : {}),
    },
    {
      procedures,
      isFarEnough,
      isPile: (name) => name === pile,
      effort,
      ...(isOnlyBy && { isOnlyBy }),
    },
  );

describe('whether every choice leads to the same', () => {
  it('looks at the match after each of them', () => {
    expect(same(['a1', 'a2', 'a3'])).toBe(true);
    expect(same(['a1', 'a2', 'b'])).toBe(false);
    expect(same(['a1', 'b', 'a2'])).toBe(false);
    expect(same(['only'])).toBe(true);
    expect(same([])).toBe(true);
  });

  it('asks once the answer has been followed too far, whatever it would lead to', () => {
    const effort = { foreseen: 0 };
    expect(same(['a1', 'a2'], { effort })).toBe(true);
    expect(effort.foreseen).toBe(4);
    expect(same(['a1', 'a2'], { effort: { foreseen: FORESEEN - 1 } })).toBe(false);
    const spent = { foreseen: FORESEEN + 1 };
    expect(same(['a1', 'a2'], { effort: spent })).toBe(false);
    expect(spent.foreseen).toBe(FORESEEN + 1);
  });

  it('follows them with the answers given already, to the step that is told', () => {
    const settled = { first: [option('a')] };
    expect(same(['b1', 'b2'], { settled })).toBe(true);
    expect(same(['b', 'c'], { settled })).toBe(false);
  });

  it('gives them to the step as answers to their own questions', () => {
    const settled = { first: [option('a')] };
    expect(same(['b', 'c'], { settled, draft: { key: 'unheard' } })).toBe(true);
    expect(same(['b', 'c'], { settled, draft: { key: 'first' } })).toBe(false);
  });

  it('looks at what is asked next, too', () => {
    expect(same(['a', 'a'], { draft: { key: 'aside' } })).toBe(true);
    expect(same(['a', 'b'], { draft: { key: 'aside' } })).toBe(false);
  });

  it('follows no other option where the first has led to what no other can', () => {
    const followed: string[] = [];
    const isFarEnough = ({ state }: Match<Hands>) => {
      followed.push(state.hand.join(''));
      return false;
    };
    const isOnlyBy = ({ id }: Option, { state }: Match<Hands>) =>
      id === 'a1' && state.played.includes('a');
    expect(same(['a1', 'a2'], { isFarEnough, isOnlyBy })).toBe(false);
    const once = followed.length;
    followed.length = 0;
    expect(same(['a2', 'a1'], { isFarEnough, isOnlyBy })).toBe(true);
    expect(followed.length).toBe(2 * once);
  });

  it('passes over the order within piles alone', () => {
    expect(same(['ab', 'ba'])).toBe(false);
    expect(
      same(['ab', 'ba'], { pile: 'hand', isFarEnough: ({ state }) => state.hand.length > 1 }),
    ).toBe(true);
    expect(same(['ab', 'ba'], { pile: 'hand' })).toBe(false);
  });
});

describe('whether chance has played a part', () => {
  it('shows in the generator', () => {
    const fork = game();
    expect(hasChanced(game(), fork)).toBe(false);
    below(fork.random, 6);
    expect(hasChanced(game(), fork)).toBe(true);
    expect(hasChanced(fork, game())).toBe(true);
  });
});
