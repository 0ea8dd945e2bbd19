import { describe, expect, it } from 'vitest';
import { allOf } from '../../../src/games/adventure/rules/cards/library.ts';
import { printedOn } from '../../../src/games/adventure/rules/terms.ts';
import type { Scenario, Standing } from '../../support/adventure.ts';
import { attacks, meets, offered, play } from './playing-cards.ts';
import { blows, results } from './stage.ts';

/**
 * AD-112 for all cards: each ability card that can be canceled is played and canceled, and what is left after
 * the battle is compared with the same battle in which it was never played.
 */

/** Those that end the battle, and so can no longer be canceled. */
const ENDING = ['briefly-a-teapot', 'clause-nine', 'downwind', 'elsewhere-by-then', 'feeding-time'];

/** Those that save somebody from defeat: there is no such battle without them. */
const SAVING = [
  ['warrior', 'count-of-nine', 7],
  ['warlock', 'not-the-first-time', 7],
  ['hunter', 'petal-in-the-way', 6],
] as const;

/** Those that deal damage to the opponent: an encounter falls before it could cancel anything (AD-126, W-42). */
const FELLING = ['wire-at-knee-height', 'leech-by-post', 'count-of-nine'];

/** Those that are played on another card, which would be canceled instead. */
const FOLLOWING = ['and-another-thing'];

const inCombat = allOf('ability').filter(({ timing }) =>
  ['before-dice', 'after-dice', 'encounter', 'defeat'].includes(timing),
);
const apart: readonly string[] = [...ENDING, ...SAVING.map(([, card]) => card), ...FOLLOWING];
const compared = inCombat.filter(({ id }) => !apart.includes(id));

/** What a card needs in order to be played at all. */
const NEEDS: { [card: string]: Standing } = {
  'introducing-petal': { side: 'other' },
  'petal-has-views': { side: 'other' },
  'demon-in-front': { side: 'other' },
  'sore-subject': { damage: 1 },
  'waxed-string': { weapon: 'mud-lout' },
  'at-long-last': { top: ['only-a-rib'] },
};

/** Dice of both sides, and what any rerolls show. */
const DICE = [1, 5, 3, 3, 3];

/** Plays the cards in order, each as soon as it is offered, and passes otherwise. */
function go(s: Scenario, ...cards: string[]): Scenario {
  const left = [...cards];
  while (s.match.open.length > 0) {
    const [next] = left;
    if (next !== undefined && offered(s).includes(next)) {
      play(s, next);
      left.shift();
    } else {
      const passing = ['roll', 'stand', 'decline'].find((id) => s.options().includes(id));
      s.choose(passing ?? (s.options()[0] as string));
    }
  }
  expect(left).toEqual([]);
  // How often somebody has rolled isn't undone.
  s.match.random.stacked = [];
  return s;
}

/** What is left on the table, except for the card itself, what was paid in the turn, and what is known of cards. */
function remains({ state }: Scenario, owner: string, card: string): unknown {
  const { known: _, turn: __, ...rest } = structuredClone(state);
  for (const { id, hand, abilities } of rest.characters) {
    if (id !== owner) continue;
    for (const pile of [hand, abilities.discard]) {
      const index = pile.findIndex((one) => printedOn(one) === card);
      if (index >= 0) pile.splice(index, 1);
    }
  }
  return rest;
}

function expectTheSame(played: Scenario, never: Scenario, owner: string, card: string): void {
  expect(played.events('ability-canceled').map(({ args }) => printedOn(`${args.card}`))).toEqual([
    card,
  ]);
  expect(blows(played)).toEqual(blows(never));
  expect(remains(played, owner, card)).toEqual(remains(never, owner, card));
}

describe('every ability card of a combat', () => {
  it('AD-112: is canceled here, saves from a defeat, follows another card, or ends the battle', () => {
    expect(inCombat.map(({ id }) => id)).toEqual(expect.arrayContaining([...apart]));
    expect(compared.length).toBe(inCombat.length - apart.length);
    expect(compared.length).toBeGreaterThan(25);
  });
});

describe('canceled by an encounter, with all that is improved', () => {
  const canceled = compared.filter(({ id }) => !FELLING.includes(id));

  it.each(canceled.map(({ id, character }) => [id, character]))(
    'AD-112: %s is as if %s had not played it',
    (card, owner) => {
      const meeting = () =>
        meets(owner, 'spell-eater', DICE, {
          energy: 3,
          ...NEEDS[card],
          hand: [card],
          others: {
            [owner === 'mage' ? 'hunter' : 'mage']: { level: 'red', space: 'dragons-roost' },
          },
        });
      expectTheSame(go(meeting(), card), go(meeting()), owner, card);
    },
  );

  it.each(
    compared.filter(({ id }) => FELLING.includes(id)).map(({ id, character }) => [id, character]),
  )('AD-126 and W-42: %s of the %s fells it instead', (card, owner) => {
    const s = go(meets(owner, 'spell-eater', DICE, { energy: 3, hand: [card] }), card);
    expect(s.events('ability-canceled')).toEqual([]);
    expect(results(s)).toEqual(['opponent-defeated']);
  });

  const saving = SAVING.filter(([, card]) => !FELLING.includes(card));

  it.each(saving)('AD-112: the %s is defeated without %s', (owner, card, damage) => {
    const s = meets(owner, 'spell-eater', [1, 5, 3], {
      energy: 3,
      damage,
      side: owner === 'hunter' ? 'other' : 'starting',
      hand: [card],
      bag: ['dust-devils-advocate'],
    });
    while (!s.options().includes('use:dust-devils-advocate')) s.choose('roll');
    go(s.choose('use:dust-devils-advocate'), card);
    expect(s.events('defeat-averted')).toHaveLength(1);
    expect(s.events('ability-canceled')).toHaveLength(1);
    expect(results(s)).toEqual(['character-defeated']);
    expect(blows(s)).toEqual([]);
  });

  it('AD-112: and-another-thing goes, the spell before it stays', () => {
    const hand = ['hand-picked-icicle', 'and-another-thing'];
    const s = meets('mage', 'spell-eater', [1, 1], { hand });
    go(s, ...hand);
    // The icicle's 2, improved by 1 and 2.
    expect(blows(s)[0]).toBe('attacker ranged 1+5/8 misses');
  });
});

const canBeCanceledByOthers = compared.filter(({ timing }) => timing !== 'encounter');

describe.each(['grey', 'red'] as const)('canceled by another character, %s', (level) => {
  it.each(canBeCanceledByOthers.map(({ id, character }) => [id, character]))(
    'AD-112: %s is as if %s had not played it',
    (card, owner) => {
      const [canceler, canceling] =
        owner === 'mage' ? ['warrior', 'i-beg-your-pardon'] : ['mage', 'well-actually'];
      const onlooker = owner === 'warlock' ? 'hunter' : 'warlock';
      const battle = () =>
        attacks(
          {
            [canceler]: { level, hand: [canceling], quests: ['anything-to-declare'] },
            [owner]: { ...NEEDS[card], hand: [card], quests: ['matter-of-opinion'] },
            [onlooker]: { damage: 1 },
          },
          [5, 2, 3, 3, 3],
          1,
        );
      expectTheSame(go(battle(), card, canceling), go(battle(), canceling), owner, card);
    },
  );
});
