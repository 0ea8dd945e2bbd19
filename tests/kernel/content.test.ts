import { describe, expect, it, vi } from 'vitest';
import { createContent, sameDefinitions } from '../../src/kernel/content.ts';
import type { Decision } from '../../src/kernel/decision.ts';
import { canGoOn } from '../../src/kernel/engine.ts';
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
  const asBefore = () => content().underWay(match);

  it.each([
    ['a card that is being carried out', () => content({ ...CARDS, sword: { damage: 3 } })],
    ['a card that could be chosen', () => content({ ...CARDS, shield: { defense: 2 } })],
    ['a card that is gone', () => content({ shield: CARDS.shield, potion: CARDS.potion })],
    [
      'a step of what is being resolved',
      () => content(CARDS, { ...STEPS, fight: ['begin', 'roll'] }),
    ],
    ['where it begins', () => content(CARDS, { ...STEPS, fight: ['roll', 'begin', 'end'] })],
  ])('changes with %s', (_what, updated) => {
    expect(updated().underWay(match)).not.toBe(asBefore());
  });

  it.each([
    ['a card elsewhere', () => content({ ...CARDS, potion: { heals: 2 } })],
    ['a new card', () => content({ ...CARDS, bow: { range: 3 } })],
    ['a step elsewhere', () => content(CARDS, { ...STEPS, rest: ['begin', 'end'] })],
    ['the order of steps', () => content(CARDS, { ...STEPS, fight: ['begin', 'end', 'roll'] })],
  ])('does not change with %s', (_what, updated) => {
    expect(updated().underWay(match)).toBe(asBefore());
  });
});

describe('a saved match', () => {
  const begin = () => finish();
  const procedures = {
    fight: procedure('fight', { begin, roll: begin }, { rolled: 'roll' }),
    round: procedure('round', { begin }),
  };
  const atRest = [{ id: 'd1', rest: true }] as unknown as Decision[];
  const standingAt = (frame: Partial<Frame>, open: Decision[] = []) => ({
    ...match,
    stack: [
      { procedure: 'round', step: 'begin', data: {} },
      { procedure: 'fight', step: 'begin', data: {}, ...frame },
    ],
    open,
  });
  const asked = [{ id: 'd1' }] as unknown as Decision[];

  it.each([
    ['each step is there', standingAt({}, asked), true],
    ['a step is gone', standingAt({ step: 'end' }, asked), false],
    ['a procedure is gone', standingAt({ procedure: 'flee' }, asked), false],
    [
      'at rest, the step that asks is there',
      standingAt({ step: 'end', asking: 'roll' }, atRest),
      true,
    ],
    ['at rest, that is gone as well', standingAt({ step: 'end', asking: 'aim' }, atRest), false],
    ['at rest, an earlier name tells which asks', standingAt({ step: 'rolled' }, atRest), true],
    ['an earlier name, but not at rest', standingAt({ step: 'rolled' }, asked), false],
  ])('%s', (_, saved, goesOn) => {
    expect(canGoOn(procedures, saved)).toBe(goesOn);
  });

  it('at rest whose outer steps are gone can’t go on', () => {
    const saved = standingAt({ asking: 'roll' }, atRest);
    saved.stack[0] = { procedure: 'round', step: 'end', data: {} };
    expect(canGoOn(procedures, saved)).toBe(false);
  });
});
