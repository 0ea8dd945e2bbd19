import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { HOLLOWMERE_PRIORY } from '../../../../src/games/altar-quest/rules/board/hollowmere-priory.ts';
import type { DeckDefinition } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import {
  allDecks,
  cardsOf,
  definition,
  isCard,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { altarQuestRules } from '../../../../src/games/altar-quest/rules/index.ts';
import { OPTIONS } from '../../../../src/games/altar-quest/rules/options.ts';
import { LIMITS } from '../../../../src/games/altar-quest/rules/rulings.ts';
import { COLOURS } from '../../../../src/games/altar-quest/rules/terms.ts';
import { begunMatch } from '../../../support/altar-quest.ts';

/** Cards of the box: how many decks of a group, how many cards each, and what it is in this version. */
interface CardGroup {
  decks: number;
  cards: number;
  /** None if it isn't played yet. */
  kind?: DeckDefinition['kind'];
}

/** The cards of the box, group by group (AQ-012 to AQ-022). */
const CARDS = {
  heroes: { decks: 4, cards: 27, kind: 'hero' },
  threats: { decks: 3, cards: 21, kind: 'threat' },
  villains: { decks: 3, cards: 10, kind: 'villain' },
  quests: { decks: 6, cards: 20, kind: 'quest' },
  altars: { decks: 1, cards: 6, kind: 'altar' },
  features: { decks: 1, cards: 8, kind: 'feature' },
  searchCards: { decks: 1, cards: 16, kind: 'search' },
  lurkers: { decks: 1, cards: 9, kind: 'lurker' },
  stories: { decks: 1, cards: 15, kind: 'story' },
  heroUpgrades: { decks: 4, cards: 8, kind: 'hero-upgrade' },
  shop: { decks: 1, cards: 25, kind: 'equipment' },
  enemyUpgrades: { decks: 1, cards: 6, kind: 'enemy-upgrade' },
  allies: { decks: 1, cards: 4, kind: 'ally' },
  turnCards: { decks: 1, cards: 4 },
} as const satisfies { [group: string]: CardGroup };

/** The tokens of the box (AQ-023). Supply, damage and the like are never used up (AQ-209). */
const TOKENS = {
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
};

/** Door miniatures of the box (AQ-011). */
const DOORS = 16;

const cardsInGroup = ({ decks, cards }: CardGroup): number => decks * cards;

const sum = (numbers: { [name: string]: number }): number =>
  Object.values(numbers).reduce((total, number) => total + number, 0);

/** Decks of a kind in this version, with their numbers of cards. */
const decksOf = (kind: DeckDefinition['kind']): { [id: string]: number } =>
  Object.fromEntries(
    allDecks()
      .filter((deck) => deck.kind === kind)
      .map((deck) => [deck.id, cardsOf(deck).length]),
  );

/** Every existing deck of a group has the box's number of cards; there are no more decks than in the box. */
function expectDecks(group: CardGroup & { kind: DeckDefinition['kind'] }): void {
  const decks = decksOf(group.kind);
  const sizes = Object.fromEntries(Object.keys(decks).map((id) => [id, group.cards]));
  expect(decks).toEqual(sizes);
  expect(Object.keys(decks).length).toBeGreaterThan(0);
  expect(Object.keys(decks).length).toBeLessThanOrEqual(group.decks);
}

describe('the box', () => {
  it('AQ-010: five altar dice, all of them in the pool', () => {
    const { state } = begunMatch([{ seat: 'ann', characters: ['sedrin'] }], {}, '0'.repeat(32));
    expect(state.altarPool).toHaveLength(5);
  });

  it('AQ-011: 76 miniatures: one for every figure, door and feature that the cards can ask for', () => {
    const minions = cardsOf(deck('frox')).filter((card) => definition(card).type === 'minion');
    const features = cardsOf(deck('features')).filter(
      (card) => definition(card).type === 'feature',
    );
    expect(minions).toHaveLength(12);
    expect(altarQuestRules.lobby.characters.inAll.max).toBe(CARDS.heroes.decks);
    expect(
      sum({
        heroes: altarQuestRules.lobby.characters.inAll.max,
        minions: CARDS.threats.decks * minions.length + cardsOf(deck('lurkers')).length,
        villains: CARDS.villains.decks,
        doors: DOORS,
        features: features.length,
        altar: 1,
      }),
    ).toBe(76);
  });

  it('AQ-011: sixteen doors are enough for every nine rooms that one game can open', () => {
    expect(mostDoorsAmong(1 + CARDS.features.cards)).toBeLessThanOrEqual(DOORS);
  });

  it('AQ-012: 446 cards in fourteen groups', () => {
    const groups = Object.values(CARDS);
    expect(groups).toHaveLength(14);
    expect(groups.map(cardsInGroup).reduce((total, cards) => total + cards, 0)).toBe(446);
  });

  it('AQ-013: hero decks of 27, 108 in all', () => {
    expect(cardsInGroup(CARDS.heroes)).toBe(108);
    expectDecks(CARDS.heroes);
  });

  it('AQ-014: threat decks of 21, 63 in all', () => {
    expect(cardsInGroup(CARDS.threats)).toBe(63);
    expectDecks(CARDS.threats);
  });

  it('AQ-015: villain decks of 10, 30 in all', () => {
    expect(cardsInGroup(CARDS.villains)).toBe(30);
    expectDecks(CARDS.villains);
  });

  it('AQ-016: quest decks of 20, 120 in all', () => {
    expect(cardsInGroup(CARDS.quests)).toBe(120);
    expectDecks(CARDS.quests);
  });

  it('AQ-017: six altar cards', () => {
    expect(decksOf('altar')).toEqual({ altars: 6 });
    expectDecks(CARDS.altars);
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

  it('AQ-021: one story deck of fifteen', () => {
    expectDecks(CARDS.stories);
  });

  it('AQ-021: eight upgrades for each hero, 32 in all', () => {
    expect(cardsInGroup(CARDS.heroUpgrades)).toBe(32);
    expectDecks(CARDS.heroUpgrades);
    expect(Object.keys(decksOf('hero-upgrade'))).toHaveLength(CARDS.heroes.decks);
  });

  it('AQ-021: 25 cards in the shop', () => {
    expect(decksOf('equipment')).toEqual({ equipment: 25 });
    expectDecks(CARDS.shop);
  });

  it('AQ-021: story cards are counted, a campaign has six enemy upgrades of ours', () => {
    const { stories, enemyUpgrades } = CARDS;
    expect([stories, enemyUpgrades].map(cardsInGroup)).toEqual([15, 6]);
    expect(LIMITS.enemyUpgradesInCampaign).toBe(enemyUpgrades.cards);
    expect(decksOf('enemy-upgrade')).toEqual({ 'enemy-upgrades': 24 });
    expect(kindsInThisVersion()).toEqual(kindsOfTheBox());
  });

  it('AQ-022: four ally cards; four turn cards are counted, and the game itself tells the turns', () => {
    expect([CARDS.allies, CARDS.turnCards].map(cardsInGroup)).toEqual([4, 4]);
    expect(decksOf('ally')).toEqual({ allies: 4 });
    expect(kindsInThisVersion()).toEqual(kindsOfTheBox());
  });

  it('AQ-023: 374 tokens: of those that limit anything as many as the rules let lie on the table', () => {
    const heroes = altarQuestRules.lobby.characters.inAll.max;
    expect(heroes * LIMITS.focusTokens).toBe(TOKENS.focus);
    expect(heroes * LIMITS.actionsPerHero).toBe(TOKENS.action);
    expect(COLOURS).toHaveLength(TOKENS.trap);
    expect(sum(TOKENS)).toBe(374);
  });

  it('AQ-024: three allies and four rivals have tokens, each with a card', () => {
    const names = ['prisoner', 'queen-valory', 'huey', 'spy', 'traitor', 'fanatic', 'thief'];
    expect(names).toHaveLength(TOKENS.ally + TOKENS.rival);
    expect(names.filter(isCard)).toEqual(names);
    expect(decksOf('rival')).toEqual({ rivals: TOKENS.rival });
  });

  it('AQ-025: one board, and twelve rings: one for every kind and colour of minion', () => {
    expect(HOLLOWMERE_PRIORY).toMatchObject({ id: 'hollowmere-priory', problems: [] });
    for (const family of allDecks().filter(({ kind }) => kind === 'threat')) {
      const minions = cardsOf(family).filter((card) => definition(card).type === 'minion');
      const traps = cardsOf(family).filter((card) => definition(card).type === 'trap');
      expect(minions, family.id).toHaveLength(12);
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
/** The cards of rivals come with their tokens: none of the fourteen groups counts them. */
const kindsOfTheBox = () =>
  [
    'rival',
    ...Object.values(CARDS).flatMap((group: CardGroup) => (group.kind ? [group.kind] : [])),
  ].sort();

/** The most doors between this many connected rooms of the board: every open door joins two revealed rooms. */
function mostDoorsAmong(rooms: number): number {
  const numberOf = new Map(HOLLOWMERE_PRIORY.rooms.map(({ id }, index) => [id, index]));
  const doors = HOLLOWMERE_PRIORY.doors.map(
    ({ rooms: [one, other] }) =>
      (1 << (numberOf.get(one) as number)) | (1 << (numberOf.get(other) as number)),
  );
  let most = 0;
  for (let chosen = 0; chosen < 1 << HOLLOWMERE_PRIORY.rooms.length; chosen++) {
    if (chosen.toString(2).replaceAll('0', '').length !== rooms) continue;
    most = Math.max(most, doors.filter((door) => (chosen & door) === door).length);
  }
  return most;
}
