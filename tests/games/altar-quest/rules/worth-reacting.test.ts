import { describe, expect, it } from 'vitest';
import { registerDeck } from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import {
  addDefense,
  addDice,
  addSuccesses,
  at,
  both,
  exhaust,
  focus,
  guard,
  prevent,
  reroll,
  use,
} from '../../../../src/games/altar-quest/rules/effects/build.ts';
import type { JsonObject } from '../../../../src/kernel/json.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const ROLLED = { when: at('after-roll', 'you') };
const GATHERED = { when: at('before-test', 'you') };

registerDeck({
  id: 'timely',
  kind: 'search',
  cards: [
    {
      id: 'bead',
      type: 'consumable',
      copies: 2,
      abilities: [use(prevent(1), { when: at('before-damage', 'anyone') })],
    },
    {
      id: 'cord',
      type: 'consumable',
      abilities: [exhaust(guard(1), { when: at('before-damage', 'anyone') })],
    },
    { id: 'knuckle', type: 'consumable', abilities: [exhaust(reroll('focus'), ROLLED)] },
    { id: 'cup', type: 'consumable', abilities: [exhaust(reroll('all'), ROLLED)] },
    { id: 'clover', type: 'consumable', abilities: [exhaust(addSuccesses(1), ROLLED)] },
    { id: 'prayer', type: 'consumable', abilities: [exhaust(addSuccesses(1), GATHERED)] },
    { id: 'late-die', type: 'consumable', abilities: [exhaust(addDice(1), ROLLED)] },
    { id: 'die', type: 'consumable', abilities: [exhaust(addDice(1), GATHERED)] },
    { id: 'buckler', type: 'consumable', abilities: [exhaust(addDefense(1), GATHERED)] },
    {
      id: 'calm-buckler',
      type: 'consumable',
      abilities: [exhaust(both(addDefense(1), focus(1)), GATHERED)],
    },
  ],
});

const holding = (area: string[], more: JsonObject = {}): Scenario =>
  practice({
    startRoom: 'room-11',
    heroes: { sedrin: { at: 'O8', area, ...more }, myreen: { at: 'Q8' } },
  });

const suffers = (scene: Scenario, figure: string, amount: number): Scenario =>
  scene.run('suffer', { figure, amount, from: 'fog.1' });

describe('an answer to damage about to be suffered', () => {
  it('AQ-220, AQ-224: is offered as long as some of the damage is left', () => {
    const one = suffers(holding(['bead.1', 'bead.2']), 'sedrin', 1);
    expect(one.options()).toEqual(['use:bead.1:use', 'use:bead.2:use', 'pass']);
    one.choose('use:bead.1:use').expectDone();
    expect(one.hero('sedrin')).toMatchObject({ damage: 0, area: ['bead.2'] });

    const two = suffers(holding(['bead.1', 'bead.2']), 'sedrin', 2).choose('use:bead.1:use');
    expect(two.options()).toEqual(['use:bead.2:use', 'pass']);
    two.choose('use:bead.2:use');
    expect(two.hero('sedrin')).toMatchObject({ damage: 0, area: [] });
  });

  it('AQ-220: takes over what somebody else would suffer, never what is one’s own already', () => {
    const other = suffers(holding(['cord']), 'myreen', 2);
    expect(other.options()).toEqual(['use:cord:exhaust', 'pass']);
    other.choose('use:cord:exhaust');
    expect(other.state.heroes.map(({ damage }) => damage)).toEqual([1, 1]);

    const own = suffers(holding(['cord']), 'sedrin', 2);
    own.expectDone();
    expect(own.hero('sedrin').damage).toBe(2);
    expect(own.card('cord')).toEqual({});
  });

  it('AQ-220: takes over nothing where nothing is left', () => {
    const scene = suffers(holding(['bead.1', 'cord']), 'myreen', 1).choose('use:bead.1:use');
    scene.expectDone();
    expect(scene.card('cord')).toEqual({});
    expect(scene.state.heroes.map(({ damage }) => damage)).toEqual([0, 0]);
  });
});

/** Sedrin tests with three dice, or as many as the bonus makes it. */
const tests = (
  scene: Scenario,
  { kind = 'test', difficulty = 2, bonus = 0 }: JsonObject = {},
): Scenario =>
  scene.run('test', {
    kind,
    hero: 'sedrin',
    attribute: 'might',
    bonus,
    difficulty,
    card: kind === 'inflict' ? 'fog.1' : 'exam',
  });

const offered = (scene: Scenario, card: string): boolean => {
  const isOffered = scene.match.open.some(({ options }) =>
    options.some(({ id }) => id === `use:${card}:exhaust`),
  );
  scene.settle();
  return isOffered;
};

describe('an answer to a test', () => {
  it.each([
    ['knuckle', ['success', 'focus', 'success'], true],
    ['knuckle', ['success', 'success-focus', 'success'], false],
    ['cup', ['success', 'success-focus', 'success'], true],
  ] as const)('AQ-220: rolls dice again that may be: %s, %j', (card, dice, expected) => {
    const scene = tests(holding([card]).dice(...dice));
    expect(scene.match.open.length > 0).toBe(expected);
    if (expected) scene.choose('pass');
  });

  it('AQ-220: rolls nothing again where no die was rolled', () => {
    const scene = tests(holding(['cup']), { bonus: -3 });
    scene.expectDone();
    expect(scene.card('cup')).toEqual({});
  });

  it.each([
    ['short of one', ['success', 'focus', 'focus'], 0, true],
    ['passed', ['success', 'success', 'focus'], 0, false],
    ['passed with a focus token, which it spares', ['success', 'focus', 'focus'], 1, true],
    ['short of two', ['focus', 'focus', 'focus'], 0, false],
  ] as const)('AQ-188: adds a success where it helps: %s', (_name, dice, tokens, expected) => {
    const scene = tests(holding(['clover'], { focus: tokens }).dice(...dice));
    expect(offered(scene, 'clover')).toBe(expected);
  });

  it.each([
    [3, true],
    [0, false],
  ])(
    'AQ-197: adds a success before the roll where it may help: RESIST (%i)',
    (difficulty, expected) => {
      const scene = holding(['prayer']).dice('focus', 'focus', 'focus');
      expect(offered(tests(scene, { kind: 'resist', difficulty }), 'prayer')).toBe(expected);
    },
  );

  it('AQ-181: adds dice before the roll only', () => {
    expect(offered(tests(holding(['die']).dice('focus', 'focus', 'focus', 'focus')), 'die')).toBe(
      true,
    );
    const late = tests(holding(['late-die']).dice('focus', 'focus', 'focus'));
    late.expectDone();
    expect(late.card('late-die')).toEqual({});
  });

  it.each([
    ['inflict', 6, true],
    ['inflict', 1, false],
    ['resist', 6, false],
    ['test', 6, false],
  ] as const)(
    'AQ-194: adds defense where it cancels something: %s (%i)',
    (kind, difficulty, expected) => {
      const scene = tests(holding(['buckler']).dice('focus', 'focus', 'focus'), {
        kind,
        difficulty,
      });
      expect(offered(scene, 'buckler')).toBe(expected);
    },
  );

  it('AQ-264: is offered for the part that can be done, and does only that', () => {
    const scene = tests(holding(['calm-buckler']).dice('success', 'success', 'success'), {
      kind: 'resist',
    });
    scene.choose('use:calm-buckler:exhaust');
    expect(scene.hero('sedrin').focus).toBe(1);
    expect(scene.events('test-changed')).toEqual([]);
  });
});
