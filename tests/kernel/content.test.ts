import { describe, expect, it, vi } from 'vitest';
import { createContent, hasItsSteps, sameDefinitions } from '../../src/kernel/content.ts';
import type { Frame, Match } from '../../src/kernel/match.ts';
import { finish, procedure } from '../../src/kernel/procedure.ts';

const CARDS = { sword: { damage: 2 }, shield: { defense: 1 }, potion: { heals: 1 } };
const STEPS = { fight: ['begin', 'roll', 'end'], rest: ['begin'] };

function content(cards: { [id: string]: object } = CARDS, steps: typeof STEPS = STEPS) {
  const procedures = Object.entries(steps).map(([name, names]) => [
    name,
    procedure(name, Object.fromEntries(names.map((step) => [step, () => finish()]))),
  ]);
  return createContent<unknown>({
    procedures: Object.fromEntries(procedures),
    definitions: () => cards,
    registered: () => Object.keys(cards).length,
    definitionOf: (name) => cards[name.split('.')[0] as string],
  });
}

/** A fight with a sword, in which a shield could be chosen. */
const match = {
  stack: [{ procedure: 'fight', step: 'roll', data: { card: 'sword.2' } }] as Frame[],
  open: [{ options: [{ id: 'block', verb: 'play', args: { card: 'shield' } }] }],
} as unknown as Match;

describe('the stamp of a game', () => {
  it('is the same wherever and in whatever order the same content is written', () => {
    const { shield, ...others } = CARDS;
    expect(content().stamp()).toBe('2f31d9c4-1af39c4d');
    expect(content({ shield, ...others }).stamp()).toBe(content().stamp());
  });

  it('changes with a card, and tells that from a change of steps', () => {
    const otherCard = content({ ...CARDS, potion: { heals: 2 } }).stamp();
    const otherSteps = content(CARDS, { ...STEPS, rest: ['begin', 'end'] }).stamp();
    expect(sameDefinitions(content().stamp(), otherCard)).toBe(false);
    expect(otherSteps).not.toBe(content().stamp());
    expect(sameDefinitions(content().stamp(), otherSteps)).toBe(true);
  });
});

it('a stamp is made anew when something has been registered, and only then', () => {
  const cards: { [id: string]: object } = { ...CARDS };
  const definitions = vi.fn(() => ({ ...cards }));
  const { stamp } = createContent<unknown>({
    procedures: {},
    definitions,
    registered: () => Object.keys(cards).length,
    definitionOf: (name) => cards[name],
  });
  const before = stamp();
  expect(stamp()).toBe(before);
  expect(definitions).toHaveBeenCalledTimes(1);
  cards.bow = { range: 3 };
  expect(sameDefinitions(stamp(), before)).toBe(false);
  expect(stamp()).toBe(stamp());
  expect(definitions).toHaveBeenCalledTimes(2);
});

describe('what a match is in the middle of', () => {
  const before = content().underWay(match);

  it.each([
    ['a card that is being carried out', content({ ...CARDS, sword: { damage: 3 } })],
    ['a card that could be chosen', content({ ...CARDS, shield: { defense: 2 } })],
    ['a card that is gone', content({ shield: CARDS.shield, potion: CARDS.potion })],
    ['a step of what is being resolved', content(CARDS, { ...STEPS, fight: ['begin', 'roll'] })],
    ['where it begins', content(CARDS, { ...STEPS, fight: ['roll', 'begin', 'end'] })],
  ])('changes with %s', (_what, updated) => {
    expect(updated.underWay(match)).not.toBe(before);
  });

  it.each([
    ['a card elsewhere', content({ ...CARDS, potion: { heals: 2 } })],
    ['a new card', content({ ...CARDS, bow: { range: 3 } })],
    ['a step elsewhere', content(CARDS, { ...STEPS, rest: ['begin', 'end'] })],
    ['the order of steps', content(CARDS, { ...STEPS, fight: ['begin', 'end', 'roll'] })],
  ])('does not change with %s', (_what, updated) => {
    expect(updated.underWay(match)).toBe(before);
  });
});

describe('a saved match', () => {
  const procedures = { fight: procedure('fight', { begin: () => finish(), roll: () => finish() }) };

  it('has its steps as long as every frame finds its own', () => {
    expect(hasItsSteps(procedures, match.stack)).toBe(true);
    expect(hasItsSteps(procedures, [{ procedure: 'fight', step: 'end', data: {} }])).toBe(false);
    expect(hasItsSteps(procedures, [{ procedure: 'flee', step: 'begin', data: {} }])).toBe(false);
  });
});
