import { describe, expect, it } from 'vitest';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import type {
  CardDefinition,
  CardType,
  DeckDefinition,
} from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { amountOf } from '../../../../src/games/altar-quest/rules/queries/amounts.ts';
import { cardsInPlay } from '../../../../src/games/altar-quest/rules/queries/cards-in-play.ts';
import { allEnemies } from '../../../../src/games/altar-quest/rules/queries/figures.ts';
import { ATTRIBUTES, COLOURS, colourOf } from '../../../../src/games/altar-quest/rules/terms.ts';
import type { Scenario } from '../../../support/altar-quest.ts';
import { practice } from './practice-cards.ts';

const decks = (kind: DeckDefinition['kind']) => DECKS.filter((deck) => deck.kind === kind);
const cards = (kind: DeckDefinition['kind'], type: CardType) =>
  decks(kind).flatMap((deck) => deck.cards.filter((card) => card.type === type));
const typesOf = (deck: DeckDefinition) => new Set(deck.cards.map(({ type }) => type));
const physical = (deck: DeckDefinition, type: CardType): number =>
  deck.cards
    .filter((card) => card.type === type)
    .reduce((sum, card) => sum + (card.colours?.length ?? card.copies ?? 1), 0);
const keywords = ({ abilities = [] }: CardDefinition) => abilities.map(({ keyword }) => keyword);
const hasText = ({ abilities = [], passives = [] }: CardDefinition) =>
  abilities.length + passives.length > 0;

const ROOM = { startRoom: 'room-11' };

describe('hero decks', () => {
  it('AQ-026: one character, one or two Equipment cards, and hero cards', () => {
    for (const deck of decks('hero')) {
      expect(physical(deck, 'character'), deck.id).toBe(1);
      expect(deck.cards.find(({ type }) => type === 'character')?.id).toBe(deck.id);
      expect([1, 2], deck.id).toContain(physical(deck, 'equipment'));
      expect(deck.cards.every((card) => card.hero === deck.id)).toBe(true);
    }
  });

  it('AQ-027: hero cards are Actions, Feats and Reactions; only they can be Ongoing', () => {
    for (const deck of decks('hero')) {
      const heroCards = deck.cards.filter(
        ({ type }) => type !== 'character' && type !== 'equipment',
      );
      expect(new Set(heroCards.map(({ type }) => type)), deck.id).toEqual(
        new Set(['action', 'feat', 'reaction']),
      );
      for (const card of heroCards) {
        const played = (card.abilities ?? []).filter(({ keyword }) => keyword === 'play');
        expect(played, card.id).toHaveLength(1);
        expect(played[0]?.when !== undefined, card.id).toBe(card.type === 'reaction');
      }
    }
    const ongoing = DECKS.flatMap((deck) => deck.cards).filter((card) => card.ongoing);
    expect(ongoing.every(({ type }) => ['action', 'feat', 'reaction'].includes(type))).toBe(true);
  });

  it('AQ-028: a character card has health, defense, six attributes, range and its own effect', () => {
    for (const card of cards('hero', 'character')) {
      expect(Object.keys(card.attributes ?? {}).sort(), card.id).toEqual([...ATTRIBUTES].sort());
      expect([card.health, card.defense, card.range].map((value) => typeof value)).toEqual([
        'number',
        'number',
        'number',
      ]);
      expect(hasText(card), card.id).toBe(true);
    }
    const values = Object.fromEntries(
      cards('hero', 'character').map(({ id, health, defense, range, attributes }) => [
        id,
        [health, defense, range, ...ATTRIBUTES.map((attribute) => attributes?.[attribute])],
      ]),
    );
    expect(values).toMatchObject({
      sedrin: [11, 1, 3, 3, 3, 2, 4, 4, 2],
      myreen: [12, 2, 1, 5, 4, 3, 2, 3, 1],
    });
  });

  it('C-24: the second attribute is called Fortitude', () => {
    expect(ATTRIBUTES).toEqual([
      'might',
      'fortitude',
      'agility',
      'willpower',
      'charisma',
      'intellect',
    ]);
  });

  it('Q-12: every test on a card names its attribute', () => {
    const tested = testsIn(DECKS.flatMap((deck) => deck.cards.map(({ abilities }) => abilities)));
    expect(tested.length).toBeGreaterThan(20);
    for (const { kind, attribute } of tested) expect(ATTRIBUTES, kind).toContain(attribute);
  });
});

describe('enemy decks', () => {
  it('AQ-029: a threat deck has the Minions, Traps and Events of a family and a card that explains its tokens', () => {
    for (const deck of decks('threat')) {
      expect(typesOf(deck), deck.id).toEqual(
        new Set(['minion', 'trap', 'threat-event', 'threat-reference']),
      );
      expect(physical(deck, 'threat-reference')).toBe(1);
      const [, family = ''] = deck.cards[0]?.traits ?? [];
      expect(deck.id, family).toContain(family);
      for (const { id, traits } of deck.cards) expect(traits, id).toContain(family);
    }
  });

  it('AQ-030: a minion card has defense, health, speed, range, colours, traits and effects', () => {
    for (const card of cards('threat', 'minion')) {
      expect(card.defense, card.id).toBeGreaterThanOrEqual(0);
      expect(card.health, card.id).toBeGreaterThan(0);
      expect(card.speed, card.id).toBeGreaterThan(0);
      expect(card.range, card.id).toBeGreaterThan(0);
      expect(card.colours, card.id).toEqual(COLOURS);
      expect(card.traits, card.id).toContain('minion');
      expect(keywords(card), card.id).toContain('activate');
    }
  });

  it('AQ-031: a trap card has a threshold, a trigger with its range, a colour and its effects', () => {
    for (const card of cards('threat', 'trap')) {
      expect(card.threshold, card.id).toBeDefined();
      expect(card.colours?.length ?? 0, card.id).toBeGreaterThan(0);
      const trigger = card.abilities?.find(({ keyword }) => keyword === 'trigger');
      expect(trigger?.range, card.id).toBeGreaterThan(0);
      expect(keywords(card), card.id).toContain('interact');
    }
  });

  it('AQ-032: the colour of a card says which figure is its own', () => {
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['shot.1'] } },
      enemies: { 'wolf.red': { at: 'O10' }, 'wolf.blue': { at: 'Q10' } },
    });
    expect(allEnemies(scene.state).map((card) => colourOf(card))).toEqual(['red', 'blue']);
    scene.acts('sedrin').choose('play:shot.1:play');
    expect(scene.options('attack')).toEqual(['wolf.red', 'wolf.blue']);
    scene.dice('success', 'success', 'focus').choose('wolf.blue');
    expect(scene.changes()).toMatchObject({
      'cards.wolf.blue': { spaces: ['Q10'], damage: 2 },
    });
    expect(scene.changes()).not.toHaveProperty('cards.wolf.red');
    scene.choose('done');
  });

  it('AQ-033: a villain deck has one card with a Scheme and a Villain side, Events and Ongoing cards', () => {
    for (const deck of decks('villain')) {
      expect(typesOf(deck)).toEqual(new Set(['villain', 'villain-event', 'villain-ongoing']));
      expect(physical(deck, 'villain')).toBe(1);
      const villain = deck.cards.find(({ type }) => type === 'villain') as CardDefinition;
      expect(keywords(villain)).toEqual(['scheme', 'activate']);
      expect(villain.health).toBeDefined();
      for (const card of deck.cards.filter(({ type }) => type === 'villain-event')) {
        expect(keywords(card), card.id).toEqual(['event']);
      }
    }
  });

  it('AQ-036: a lurker works like a Minion but belongs to no family', () => {
    const families = decks('threat').map(({ id }) => id);
    for (const card of cards('lurker', 'lurker')) {
      expect(card.traits, card.id).toContain('minion');
      expect(
        card.traits?.filter((trait) => families.includes(trait)),
        card.id,
      ).toEqual([]);
      expect(keywords(card), card.id).toContain('activate');
    }
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8' } },
      tops: { lurker: ['gargoyle.1'] },
    });
    const threats = scene.state.decks.threat;
    const before = structuredClone(threats);
    scene.run('draw-lurker', { hero: 'sedrin' });
    expect(scene.hero('sedrin').threats).toEqual(['gargoyle.1']);
    expect(scene.at('gargoyle.1')).toBe('R12');
    expect(scene.state.decks.threat).toEqual(before);
  });
});

describe('quest and feature cards', () => {
  it('AQ-034: a quest deck has one Setup/Rules card; its other cards have a narrative, some a threshold', () => {
    for (const deck of decks('quest')) {
      // The Hunt also has an enemy of its own.
      const types = [...typesOf(deck)].filter((type) => type !== 'quarry');
      expect(new Set(types)).toEqual(new Set(['quest-rules', 'quest']));
      expect(physical(deck, 'quest-rules')).toBe(1);
      const rules = deck.cards.find(({ type }) => type === 'quest-rules') as CardDefinition;
      expect(keywords(rules)).toContain('setup');
      expect(rules.win).toBeDefined();
      const others = deck.cards.filter((card) => card !== rules);
      expect(others.every((card) => card.narrative && hasText(card))).toBe(true);
      const withThreshold = others.filter(({ threshold }) => threshold !== undefined);
      expect(withThreshold.length).toBeGreaterThan(0);
      expect(withThreshold.length).toBeLessThan(others.length);
    }
  });

  it('AQ-035: a feature card names its miniature by its size, and has special rules', () => {
    for (const card of cards('feature', 'feature')) {
      expect([1, 2, 4], card.id).toContain(card.size);
      expect(hasText(card), card.id).toBe(true);
    }
  });

  it('AQ-037: nothing of a story is in a game without a story', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8' }, myreen: { at: 'R8' } } });
    const { decks: piles, heroes, questArea, villainArea } = scene.state;
    const all = [
      ...Object.values(piles).flatMap(({ draw, discard }) => [...draw, ...discard]),
      ...heroes.flatMap(({ deck, hand, area }) => [...deck.draw, ...hand, ...area]),
      ...questArea,
      ...villainArea,
    ];
    const known = new Set(
      ['hero', 'threat', 'villain', 'quest', 'altar', 'feature', 'search', 'lurker'].flatMap(
        (kind) =>
          decks(kind as DeckDefinition['kind']).flatMap((deck) => deck.cards.map(({ id }) => id)),
      ),
    );
    const others = all.filter((card) => !known.has(card.split('.')[0] as string));
    expect(others).toEqual(['endless', 'plain-altar']);
    scene.acts('sedrin').choose('done');
  });
});

describe('words and numbers on cards', () => {
  it('AQ-038: a trait does nothing by itself, and cards can refer to it', () => {
    const bite = (wolf: string): Scenario => {
      const scene = practice({
        ...ROOM,
        heroes: { sedrin: { at: 'O8' } },
        enemies: { [wolf]: { at: 'O9' } },
      });
      return scene.dice('success', 'focus', 'focus').run('react', { hero: 'sedrin' });
    };
    expect(bite('wolf.red').hero('sedrin')).toMatchObject({ damage: 4, focus: 2 });
    expect(bite('dire-wolf.red').hero('sedrin')).toMatchObject({ damage: 4, focus: 2 });
    const scene = practice({
      ...ROOM,
      heroes: { sedrin: { at: 'O8', hand: ['bane'] } },
      enemies: { 'wolf.red': { at: 'O9' }, 'dire-wolf.red': { at: 'P9' } },
    });
    scene.acts('sedrin').choose('feat:bane:play');
    expect(scene.changes()).toEqual({
      'cards.dire-wolf.red': { spaces: ['P9'], damage: 1 },
      'sedrin.hand': [],
      'sedrin.deck.discard': ['bane'],
    });
    scene.choose('done');
  });

  it('AQ-039: no flavour text can affect play: cards of the rules hold names and numbers, no sentences', () => {
    const words: string[] = [];
    const collect = (value: unknown): void => {
      if (typeof value === 'string') words.push(value);
      else if (typeof value === 'object' && value !== null) Object.values(value).forEach(collect);
    };
    collect(DECKS);
    expect(words.length).toBeGreaterThan(500);
    expect(words.filter((word) => !/^[a-z0-9-]+$/.test(word))).toEqual([]);
  });

  it('AQ-040: "P" is times the number of heroes', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8' } } });
    scene.acts('sedrin').choose('done');
    const [hero] = scene.state.heroes;
    const nineEach = [1, 2, 3, 4].map((count) => {
      const heroes = Array.from({ length: count }, () => hero as NonNullable<typeof hero>);
      const state = { ...scene.state, heroes };
      return amountOf({ state }, { perHero: 9 }, { card: 'wolf.red', hero: 'sedrin' });
    });
    expect(nineEach).toEqual([9, 18, 27, 36]);
  });

  it('AQ-062: the card that explains the threat tokens counts all game without being drawn', () => {
    const scene = practice({ ...ROOM, heroes: { sedrin: { at: 'O8' } } });
    const reference = cards('threat', 'threat-reference')[0] as CardDefinition;
    expect(cardsInPlay(scene.state)).toContainEqual({ card: reference.id, controller: null });
    expect(scene.state.decks.threat.draw).not.toContain(reference.id);
    scene.acts('sedrin').choose('done');
  });
});

const TESTS = ['test', 'attack', 'inflict', 'resist', 'search', 'task'];

/** Every test among effects and what is inside them. */
function testsIn(value: unknown): { kind: string; attribute: unknown }[] {
  if (typeof value !== 'object' || value === null) return [];
  const { kind, attribute } = value as { kind?: unknown; attribute?: unknown };
  const here = TESTS.includes(String(kind)) ? [{ kind: String(kind), attribute }] : [];
  return [...here, ...Object.values(value).flatMap(testsIn)];
}
