import { describe, expect, it } from 'vitest';
import '../../../src/games/altar/box.ts';
import { altarRules } from '../../../src/games/altar/rules/index.ts';
import { followerOf } from '../../../src/games/altar/rules/terms.ts';

const GODS = ['love', 'war', 'fear', 'light', 'darkness'];

function setUp(
  players: number,
  {
    gods = GODS,
    options = {},
    seed = '1',
  }: { gods?: string[]; options?: object; seed?: string } = {},
) {
  const seats = Array.from({ length: players }, (_, index) => ({
    seat: `seat-${index + 1}`,
    characters: players === 2 ? gods.slice(index * 2, index * 2 + 2) : gods.slice(index, index + 1),
  }));
  const { match } = altarRules.setup({ seats, options: { ...options }, seed: seed.repeat(32) });
  return match;
}

const everyCard = (players: number): string[] => {
  const { deck, row, players: seated } = setUp(players).state;
  return [...deck, ...row, ...seated.flatMap(({ hand }) => hand)];
};

const priestesses = (players: number): number =>
  everyCard(players).filter((card) => followerOf(card) === 'priestess').length;

const hands = (players: number): number[] =>
  setUp(players).state.players.map(({ hand }) => hand.length);

describe('setup for 3 to 5 players', () => {
  it('AL-007: 3 players return one Priestess to the box', () => {
    expect([priestesses(3), everyCard(3).length]).toEqual([11, 83]);
  });

  it('AL-008: 4 players return two', () => {
    expect([priestesses(4), everyCard(4).length]).toEqual([10, 82]);
  });

  it('AL-009 and AL-C3: 5 players keep all; the numbers are taken literally', () => {
    expect([priestesses(5), everyCard(5).length]).toEqual([12, 84]);
  });

  it('AL-010: each god begins with one inactive Altar', () => {
    const { realms } = setUp(4).state;
    for (const god of ['war', 'fear', 'light']) {
      expect(realms.find((realm) => realm.god === god)).toMatchObject({ active: 0, inactive: 1 });
    }
  });

  it('AL-011: the Goddess of Love with an active one', () => {
    const { realms } = setUp(3).state;
    expect(realms.find(({ god }) => god === 'love')).toMatchObject({ active: 1, inactive: 0 });
  });

  it('AL-012: the first player is the one named; with the Ancient God always that player', () => {
    const named = { 'first-player': 'seat-3' };
    expect(setUp(4, { options: named }).state.players.map(({ seat }) => seat)).toEqual([
      'seat-3',
      'seat-4',
      'seat-1',
      'seat-2',
    ]);
    const gods = ['love', 'ancient', 'fear', 'light'];
    const [first] = setUp(4, { options: named, gods }).state.players;
    expect(first?.seat).toBe('seat-2');
  });

  it('L-14: chance decides who begins if nobody is named, or if nobody sits there', () => {
    const firsts = (options: object) =>
      new Set(
        ['1', '2', '3', '4', '5', '6', '7', '8', '9'].map(
          (seed) => setUp(3, { options, seed }).state.players[0]?.seat,
        ),
      );
    expect(firsts({}).size).toBe(3);
    expect(firsts({ 'first-player': 'seat-5' }).size).toBe(3);
    expect(firsts({ 'first-player': 'seat-2' })).toEqual(new Set(['seat-2']));
  });

  it('AL-013: each player is dealt one card more than there are players', () => {
    expect(hands(3)).toEqual([4, 4, 4]);
    expect(hands(4)).toEqual([5, 5, 5, 5]);
    expect(hands(5)).toEqual([6, 6, 6, 6, 6]);
  });

  it('AL-014: the rest is the face-down deck', () => {
    const match = setUp(4);
    expect(match.state.deck).toHaveLength(82 - 20 - 5);
    expect(altarRules.view(match, 'seat-1').deck).toBe(57);
  });

  it('AL-015: so many cards lie face up, for everybody to see', () => {
    const match = setUp(5);
    expect(match.state.row).toHaveLength(6);
    expect(altarRules.view(match, 'table').row).toEqual(match.state.row);
  });

  it('AL-016: the stack of Shrines has 6, 9 or 12 tiles', () => {
    expect([3, 4, 5].map((players) => setUp(players).state.shrines)).toEqual([6, 9, 12]);
  });

  it('AL-017 and L-17: Altar tiles are not limited', () => {
    expect(setUp(5).state).not.toHaveProperty('altars');
  });
});

describe('setup for 2 players', () => {
  it('AL-018: two Priestesses are removed', () => {
    expect([priestesses(2), everyCard(2).length]).toEqual([10, 82]);
  });

  it('AL-019: two gods each, with one Altar on each board', () => {
    const { realms } = setUp(2).state;
    expect(realms.map(({ seat, god, active, inactive }) => [seat, god, active, inactive])).toEqual(
      expect.arrayContaining([
        ['seat-1', 'love', 1, 0],
        ['seat-1', 'war', 0, 1],
        ['seat-2', 'fear', 0, 1],
        ['seat-2', 'light', 0, 1],
      ]),
    );
  });

  it('AL-020: the Ancient God’s player begins', () => {
    const gods = ['love', 'war', 'fear', 'ancient'];
    const { players } = setUp(2, { gods, options: { 'first-player': 'seat-1' } }).state;
    expect(players[0]?.seat).toBe('seat-2');
  });

  it('AL-021: 5 cards each, 5 face up, 9 Shrines', () => {
    const { row, shrines } = setUp(2).state;
    expect([hands(2), row.length, shrines]).toEqual([[5, 5], 5, 9]);
  });

  it('AL-001: refuses fewer than two players and more than five', () => {
    const seats = ['love', 'war', 'fear', 'light', 'ancient', 'trickery'].map((god, index) => ({
      seat: `seat-${index + 1}`,
      characters: [god],
    }));
    const begin = (count: number) =>
      altarRules.setup({ seats: seats.slice(0, count), options: {}, seed: '0'.repeat(32) });
    expect(() => begin(1)).toThrow('A match has 2 to 5 players, not 1.');
    expect(() => begin(6)).toThrow('A match has 2 to 5 players, not 6.');
    expect(begin(5).match.seats.length).toBe(5);
  });

  it('refuses an option that is not offered', () => {
    expect(() => setUp(3, { options: { 'two-actions': 'three' } })).toThrow(RangeError);
  });
});
