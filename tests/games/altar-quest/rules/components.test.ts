import { describe, expect, it } from 'vitest';
import type { DeckDefinition } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import {
  allDecks,
  cardsOf,
  definition,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  ALLIES_IN_BOX,
  CARDS_IN_BOX,
  type CardGroup,
  cardsInGroup,
  DICE_IN_BOX,
  MINIATURES_IN_BOX,
  REST_OF_BOX,
  RIVALS_IN_BOX,
  TOKENS_IN_BOX,
} from '../../../../src/games/altar-quest/rules/components.ts';
import { BOARD } from '../../../../src/games/altar-quest/rules/figures.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { COLOURS } from '../../../../src/games/altar-quest/rules/terms.ts';

const sum = (numbers: { [name: string]: number }): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

/** Decks of a kind in this version, with their numbers of cards. */
const decksOf = (kind: DeckDefinition['kind']): { [id: string]: number } =>
  Object.fromEntries(
    allDecks()
      .filter((deck) => deck.kind === kind)
      .map((deck) => [deck.id, cardsOf(deck).length]),
  );

/** Every deck of a group that there is has the box's number of cards; there are no more than in the box. */
function expectDecks(group: CardGroup & { kind: DeckDefinition['kind'] }): void {
  const decks = decksOf(group.kind);
  const sizes = Object.fromEntries(Object.keys(decks).map((id) => [id, group.cards]));
  expect(decks).toEqual(sizes);
  expect(Object.keys(decks).length).toBeGreaterThan(0);
  expect(Object.keys(decks).length).toBeLessThanOrEqual(group.decks);
}

describe('the box', () => {
  it('AQ-010: ten dice, five for heroes and five for the altar', () => {
    expect(DICE_IN_BOX).toEqual({ hero: 5, altar: 5 });
  });

  it('AQ-011: 76 miniatures', () => {
    expect(MINIATURES_IN_BOX).toEqual({
      heroes: 4,
      minions: 45,
      villains: 3,
      doors: 16,
      features: 7,
      altar: 1,
    });
    expect(sum(MINIATURES_IN_BOX)).toBe(76);
  });

  it('AQ-011: sixteen doors are enough for every nine rooms that one game can open', () => {
    const revealedAtMost = 1 + CARDS_IN_BOX.features.cards;
    expect(mostDoorsAmong(revealedAtMost)).toBeLessThanOrEqual(MINIATURES_IN_BOX.doors);
  });

  it('AQ-012: 446 cards in fourteen groups', () => {
    const groups = Object.values(CARDS_IN_BOX);
    expect(groups).toHaveLength(14);
    expect(groups.map(cardsInGroup).reduce((total, cards) => total + cards, 0)).toBe(446);
  });

  it('AQ-013: hero decks of 27, 108 in all', () => {
    expect(cardsInGroup(CARDS_IN_BOX.heroes)).toBe(108);
    expectDecks(CARDS_IN_BOX.heroes);
  });

  it('AQ-014: threat decks of 21, 63 in all', () => {
    expect(cardsInGroup(CARDS_IN_BOX.threats)).toBe(63);
    expectDecks(CARDS_IN_BOX.threats);
  });

  it('AQ-015: villain decks of 10, 30 in all', () => {
    expect(cardsInGroup(CARDS_IN_BOX.villains)).toBe(30);
    expectDecks(CARDS_IN_BOX.villains);
  });

  it('AQ-016: quest decks of 20, 120 in all', () => {
    expect(cardsInGroup(CARDS_IN_BOX.quests)).toBe(120);
    expectDecks(CARDS_IN_BOX.quests);
  });

  it('AQ-017: six altar cards', () => {
    expect(decksOf('altar')).toEqual({ altars: 6 });
    expectDecks(CARDS_IN_BOX.altars);
  });

  it('AQ-018: eight feature cards, seven and "Altar Found"', () => {
    expect(decksOf('feature')).toEqual({ features: 8 });
    const types = cardsOf(deck('features')).map((card) => definition(card).type);
    expect(types.filter((type) => type === 'feature')).toHaveLength(7);
    expect(types.filter((type) => type === 'altar-found')).toHaveLength(1);
  });

  it('AQ-019: sixteen search cards', () => {
    expect(decksOf('search')).toEqual({ 'search-cards': 16 });
  });

  it('AQ-020: nine lurker cards', () => {
    expect(decksOf('lurker')).toEqual({ lurkers: 9 });
  });

  it('AQ-021: story cards, upgrades and the shop are counted, and not in this version', () => {
    const { stories, heroUpgrades, shop, enemyUpgrades } = CARDS_IN_BOX;
    expect([stories, heroUpgrades, shop, enemyUpgrades].map(cardsInGroup)).toEqual([15, 32, 25, 6]);
    expect(kindsInThisVersion()).toEqual(kindsOfTheBox());
  });

  it('AQ-022: four allies and four turn cards are counted, and not in this version', () => {
    expect([CARDS_IN_BOX.allies, CARDS_IN_BOX.turnCards].map(cardsInGroup)).toEqual([4, 4]);
    expect(kindsInThisVersion()).toEqual(kindsOfTheBox());
  });

  it('AQ-023: 374 tokens', () => {
    expect(TOKENS_IN_BOX).toEqual({
      stairs: 1,
      damage: 80,
      focus: 20,
      trap: 4,
      supply: 40,
      armor: 40,
      quest: 40,
      threat: 40,
      progress: 50,
      search: 40,
      action: 12,
      ally: 3,
      rival: 4,
    });
    expect(sum(TOKENS_IN_BOX)).toBe(374);
  });

  it('AQ-024: three ally tokens and four rival tokens', () => {
    expect(ALLIES_IN_BOX).toEqual(['prisoner', 'queen-valory', 'huey']);
    expect(RIVALS_IN_BOX).toEqual(['spy', 'traitor', 'fanatic', 'thief']);
    expect([TOKENS_IN_BOX.ally, TOKENS_IN_BOX.rival]).toEqual([
      ALLIES_IN_BOX.length,
      RIVALS_IN_BOX.length,
    ]);
  });

  it('AQ-025: one story guide, one board, 25 dividers, a ring for every kind and colour of minion', () => {
    expect(REST_OF_BOX).toEqual({ storyGuides: 1, boards: 1, dividers: 25, baseRings: 12 });
    expect(BOARD).toMatchObject({ id: 'hollowmere-priory', problems: [] });
    for (const family of allDecks().filter(({ kind }) => kind === 'threat')) {
      const minions = cardsOf(family).filter((card) => definition(card).type === 'minion');
      const traps = cardsOf(family).filter((card) => definition(card).type === 'trap');
      expect(minions, family.id).toHaveLength(REST_OF_BOX.baseRings);
      expect(traps, family.id).toHaveLength(COLOURS.length);
    }
  });

  it('AQ-014, AQ-015, AQ-016: the lobby offers every deck of this version and no other', () => {
    for (const kind of ['threat', 'villain', 'quest'] as const) {
      const offered = OPTIONS.find(({ id }) => id === kind)?.choices;
      expect(offered).toEqual(Object.keys(decksOf(kind)));
    }
  });
});

const deck = (id: string): DeckDefinition => {
  const found = allDecks().find((candidate) => candidate.id === id);
  if (!found) throw new Error(`There is no deck ${id}.`);
  return found;
};

const kindsInThisVersion = () => [...new Set(allDecks().map(({ kind }) => kind))].sort();
const kindsOfTheBox = () =>
  Object.values(CARDS_IN_BOX)
    .flatMap((group: CardGroup) => (group.kind ? [group.kind] : []))
    .sort();

/** The most doors between any so many connected rooms of the board: every open door joins two revealed rooms. */
function mostDoorsAmong(rooms: number): number {
  const numberOf = new Map(BOARD.rooms.map(({ id }, index) => [id, index]));
  const doors = BOARD.doors.map(
    ({ rooms: [one, other] }) =>
      (1 << (numberOf.get(one) as number)) | (1 << (numberOf.get(other) as number)),
  );
  let most = 0;
  for (let chosen = 0; chosen < 1 << BOARD.rooms.length; chosen++) {
    if (chosen.toString(2).replaceAll('0', '').length !== rooms) continue;
    most = Math.max(most, doors.filter((door) => (chosen & door) === door).length);
  }
  return most;
}
