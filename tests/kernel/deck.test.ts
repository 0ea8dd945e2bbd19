import { describe, expect, it } from 'vitest';
import {
  drawFromBottom,
  drawReshuffling,
  newDeck,
  putUnder,
  renewToLook,
  takeTop,
  topOf,
} from '../../src/kernel/deck.ts';
import { seedRandom } from '../../src/kernel/random.ts';

const SEED = '0123456789abcdef0123456789abcdef';

describe('a pile', () => {
  it('shows and gives its top cards, the next one first, as many as there are', () => {
    const pile = ['low', 'middle', 'top'];
    expect(topOf(pile, 2)).toEqual(['top', 'middle']);
    expect(topOf(pile, 9)).toEqual(['top', 'middle', 'low']);
    expect(topOf(pile, 0)).toEqual([]);
    expect(takeTop(pile, 0)).toEqual([]);
    expect(takeTop(pile, 2)).toEqual(['top', 'middle']);
    expect(takeTop(pile, 2)).toEqual(['low']);
    expect(pile).toEqual([]);
  });

  it('takes cards under all others', () => {
    const pile = ['low', 'top'];
    putUnder(pile, ['lowest', 'lower']);
    expect(pile).toEqual(['lowest', 'lower', 'low', 'top']);
  });

  it('AD-049, AD-052: is drawn from the bottom, and what is discarded lies on top', () => {
    const pile = ['encounter', 'event', 'top'];
    expect(drawFromBottom(pile)).toEqual({ card: 'encounter', passed: [] });
    pile.push('encounter');
    expect(pile).toEqual(['event', 'top', 'encounter']);
  });

  it('AD-095: gives the lowest card that fits; those before it go on top, first drawn first', () => {
    const pile = ['event-1', 'event-2', 'item-1', 'event-3', 'item-2'];
    const drawn = drawFromBottom(pile, (card) => card.startsWith('item'));
    expect(drawn).toEqual({ card: 'item-1', passed: ['event-1', 'event-2'] });
    expect(pile).toEqual(['event-3', 'item-2', 'event-1', 'event-2']);
  });

  it('AD-053, AD-096: gives nothing where nothing fits, and ends', () => {
    const pile = ['event-1', 'event-2'];
    expect(drawFromBottom(pile, () => false)).toEqual({
      card: null,
      passed: ['event-1', 'event-2'],
    });
    expect(pile).toEqual(['event-1', 'event-2']);
    expect(drawFromBottom([])).toEqual({ card: null, passed: [] });
  });
});

describe('a deck', () => {
  it('gives its top card and leaves the discard pile alone while there are more', () => {
    const deck = { draw: ['low', 'top'], discard: ['old'] };
    expect(drawReshuffling(seedRandom(SEED), deck)).toBe('top');
    expect(deck).toEqual({ draw: ['low'], discard: ['old'] });
  });

  it('AQ-266: shuffles its discard pile when the last card is drawn, without the card drawn', () => {
    const random = seedRandom(SEED);
    const deck = { draw: ['last'], discard: ['one', 'two'] };
    expect(drawReshuffling(random, deck)).toBe('last');
    expect([...deck.draw].sort()).toEqual(['one', 'two']);
    expect(deck.discard).toEqual([]);
  });

  it('Q-29: with nothing discarded then, tries again at the next draw', () => {
    const random = seedRandom(SEED);
    const deck = { draw: ['last'], discard: [] as string[] };
    expect(drawReshuffling(random, deck)).toBe('last');
    expect(drawReshuffling(random, deck)).toBeNull();
    deck.discard.push('last');
    expect(drawReshuffling(random, deck)).toBe('last');
  });

  it('starts with every card once', () => {
    const deck = newDeck(seedRandom(SEED), ['a', 'b', 'c']);
    expect([...deck.draw].sort()).toEqual(['a', 'b', 'c']);
    expect(deck.discard).toEqual([]);
  });
});

describe('a deck whose top cards are looked at', () => {
  it('gets its discard pile under them where the look takes the last one', () => {
    const deck = { draw: ['low', 'top'], discard: ['one', 'two', 'three'] };
    const renewed = renewToLook(seedRandom(SEED), deck, 2);
    expect([...renewed].sort()).toEqual(['one', 'three', 'two']);
    expect(deck).toEqual({ draw: [...renewed, 'low', 'top'], discard: [] });
  });

  it('is renewed, too, where there are fewer cards than are looked at', () => {
    const deck = { draw: ['top'], discard: ['one'] };
    expect(renewToLook(seedRandom(SEED), deck, 3)).toEqual(['one']);
    expect(topOf(deck.draw, 3)).toEqual(['top', 'one']);
  });

  it('stays as it is where a card is left, or nothing has been discarded', () => {
    const enough = { draw: ['low', 'middle', 'top'], discard: ['one'] };
    expect(renewToLook(seedRandom(SEED), enough, 2)).toEqual([]);
    expect(enough).toEqual({ draw: ['low', 'middle', 'top'], discard: ['one'] });
    const alone = { draw: ['top'], discard: [] };
    expect(renewToLook(seedRandom(SEED), alone, 2)).toEqual([]);
    expect(alone).toEqual({ draw: ['top'], discard: [] });
  });
});
