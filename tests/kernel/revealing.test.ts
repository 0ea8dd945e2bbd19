import { describe, expect, it } from 'vitest';
import type { Happening } from '../../src/kernel/event.ts';
import type { Match } from '../../src/kernel/match.ts';
import { below } from '../../src/kernel/random.ts';
import { hasRevealed, noteUnseen } from '../../src/kernel/revealing.ts';
import { match, question } from './small-game.ts';

/** Who can't see which cards. */
type Hidden = { [seat: string]: string[] };

const start = (hidden: Hidden): Match<Hidden> => ({ ...match(), state: { ...hidden } });

/** Sees everything but these from now on. */
const sees =
  (seat: string, ...others: string[]) =>
  ({ state }: Match<Hidden>): Happening[] => {
    state[seat] = others;
    return [];
  };

/** Seats that play together can't see what none of them sees. */
const rules = (cooperative: boolean) => ({
  ...(cooperative ? { cooperative: true as const } : {}),
  hidden: ({ state }: Match, seats: readonly string[]) => {
    const [first = [], ...others] = seats.map((seat) => (state as Hidden)[seat] ?? []);
    return first.filter((card) => others.every((cards) => cards.includes(card)));
  },
});

/** Whether a change has revealed anything to seats that play apart, or together. */
function reveals(
  hidden: Hidden,
  change: (game: Match<Hidden>) => Happening[],
  cooperative = false,
): boolean {
  const game = start(hidden);
  const before = noteUnseen(rules(cooperative), game);
  return hasRevealed(rules(cooperative), before, game, change(game));
}

const told = (args: Happening['event']['args'], seats: Happening['seats']): Happening[] => [
  { event: { type: 'drew', args }, seats, chapter: 'only' },
];

const rolls = ({ random }: Match<Hidden>): Happening[] => {
  below(random, 6);
  return [];
};

const NOBODY_SEES = { ann: ['ace', 'ten'], bo: ['ace', 'ten'] };

describe('what can’t be taken back', () => {
  it('is chance', () => {
    expect(reveals(NOBODY_SEES, () => [])).toBe(false);
    expect(reveals(NOBODY_SEES, rolls)).toBe(true);
  });

  it('is a card that anybody can see from now on', () => {
    expect(reveals(NOBODY_SEES, sees('bo', 'ten'))).toBe(true);
    expect(reveals({ ann: [], bo: ['ace'] }, sees('bo', 'ace', 'ten'))).toBe(false);
  });

  it('is not what one of those who play together has seen', () => {
    const annSees = { ann: [], bo: ['ace'] };
    const boLooks = sees('bo');
    expect(reveals(annSees, boLooks)).toBe(true);
    expect(reveals(annSees, boLooks, true)).toBe(false);
    expect(reveals(NOBODY_SEES, sees('bo'), true)).toBe(true);
  });

  it('is what an event names to somebody who can’t see it, anywhere in it', () => {
    expect(reveals(NOBODY_SEES, () => told({ card: 'ace' }, 'everyone'))).toBe(true);
    expect(reveals(NOBODY_SEES, () => told({ cards: ['king', { of: 'ten' }] }, ['bo']))).toBe(true);
    expect(
      reveals(NOBODY_SEES, () => told({ card: 'king', none: null, more: 1 }, 'everyone')),
    ).toBe(false);
    expect(reveals({ ann: [], bo: ['ace'] }, () => told({ card: 'ace' }, ['ann']))).toBe(false);
  });

  it('is what one of those who play together is told', () => {
    expect(reveals(NOBODY_SEES, () => told({ card: 'ace' }, ['bo']), true)).toBe(true);
  });

  it('is what a question offers somebody by a card’s name, as part of an option’s name too', () => {
    const asking = (id: string) => (game: Match<Hidden>) => {
      game.open = [
        {
          ...question(),
          id: '1',
          key: 'answer',
          how: 'one',
          options: [{ id, verb: 'take' }],
          choose: { min: 1, max: 1 },
          fallback: [],
        },
      ];
      return [];
    };
    expect(reveals(NOBODY_SEES, asking('take:ace'))).toBe(true);
    expect(reveals(NOBODY_SEES, asking('ace'))).toBe(true);
    expect(reveals(NOBODY_SEES, asking('take:aces'))).toBe(false);
  });
});
