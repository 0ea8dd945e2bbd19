import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { cardText } from '../../../../src/games/altar-quest/card-text.ts';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import type {
  CardDefinition,
  DeckDefinition,
} from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { cardsOf, definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { cardSchema } from '../../../../src/games/altar-quest/rules/cards/schema.ts';
import { RHUNES } from '../../../../src/games/altar-quest/rules/terms.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';

const texts = loadTexts();

/** Physical cards of a deck, by its kind (AQ-026 to AQ-036). */
const SIZES: { [kind in DeckDefinition['kind']]?: number } = {
  hero: 27,
  threat: 21,
  villain: 10,
  quest: 20,
  altar: 6,
  feature: 8,
  search: 16,
  lurker: 9,
  ally: 4,
  rival: 4,
  'hero-upgrade': 8,
  'enemy-upgrade': 24,
  equipment: 25,
  story: 15,
};

const named = DECKS.map((deck) => [deck.id, deck] as const);
const heroDecks = DECKS.filter(({ kind }) => kind === 'hero');
const upgradeDecks = DECKS.filter(({ kind }) => kind === 'hero-upgrade');

/** Everything in a value, itself included. */
function parts(value: unknown): object[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value, ...Object.values(value).flatMap(parts)];
}

const rhunesOf = (cards: readonly CardDefinition[]): unknown[] =>
  RHUNES.filter((rhune) =>
    parts(cards).some((part) => Object.values(part).some((value) => value === rhune)),
  );

/** What is wrong with a derived text as English; empty if it reads well. */
function faults(line: string): string[] {
  const signs: { [fault: string]: RegExp } = {
    'something undefined': /undefined|null|NaN|\[object/,
    'an unfilled place': /[{}]/,
    'two spaces': / {2}/,
    'a space before a sign': / [.,;:)]/,
    'two signs in a row': /[.,;:]{2}/,
    'a small letter after a full stop': /\. [a-z]/,
    'an empty pair': /\(\)|\*\*\*\*/,
    'a space at an end': /^ | $/,
  };
  const found = Object.keys(signs).filter((fault) => signs[fault]?.test(line));
  if (!line.endsWith('.')) found.push('no full stop');
  // A rhune's line begins with the symbol of its die.
  if (!/^(\*\*)?(\p{Extended_Pictographic}\uFE0F? )?[A-Z0-9]/u.test(line)) found.push('no capital');
  return found;
}

describe.each(named)('the deck %s', (_id, deck) => {
  it('has the number of cards of its kind', () => {
    expect(cardsOf(deck)).toHaveLength(SIZES[deck.kind] ?? 0);
  });

  it('has cards that say only what cards can say', () => {
    for (const card of deck.cards) {
      const { error } = cardSchema.safeParse(card);
      expect(error?.issues ?? [], card.id).toEqual([]);
    }
  });

  it('has a name for every card, and no two the same', () => {
    const names = deck.cards.map((card) => cardText(card, texts).name);
    expect(new Set(names).size).toBe(deck.cards.length);
  });

  it('has texts that read well', () => {
    for (const card of deck.cards) {
      const { line, text } = cardText(card, texts);
      // A paper of a story says only what is written on it.
      const rules = text === '' && card.narrative ? [] : text.split('\n');
      for (const rule of rules) expect(faults(rule), `${card.id}: ${rule}`).toEqual([]);
      expect(line, card.id).not.toMatch(/undefined|[{}]| {2}/);
    }
  });

  it('has a text to read aloud where a card promises one', () => {
    const silent = deck.cards.filter((card) => card.narrative && !cardText(card, texts).narrative);
    expect(silent.map(({ id }) => id)).toEqual([]);
  });

  it('names the abilities of a card differently', () => {
    for (const card of deck.cards) {
      const names = (card.abilities ?? []).map(({ name }) => name);
      expect(new Set(names).size, card.id).toBe(names.length);
    }
  });

  it('has no two cards that do the same', () => {
    const doing = deck.cards.map((card) => {
      const { id: _, copies: __, ...what } = card;
      return JSON.stringify(what);
    });
    expect(new Set(doing).size).toBe(deck.cards.length);
  });
});

describe('the box', () => {
  it('has every card id once', () => {
    const ids = DECKS.flatMap(({ cards }) => cards.map(({ id }) => id));
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it('needs no effect made for one card only', () => {
    const custom = parts(DECKS).filter((part) => 'kind' in part && part.kind === 'custom');
    console.info(`custom effects: ${custom.length}`);
    expect(custom).toEqual([]);
  });
});

describe.each(heroDecks.map((deck) => [deck.id, deck] as const))('the hero deck %s', (id, deck) => {
  it('has at least fourteen different cards, one character and one or two pieces of Equipment', () => {
    expect(deck.cards.length).toBeGreaterThanOrEqual(14);
    expect(deck.cards.filter(({ type }) => type === 'character').map((card) => card.id)).toEqual([
      id,
    ]);
    const equipment = deck.cards.filter(({ type }) => type === 'equipment');
    expect([1, 2]).toContain(equipment.length);
    expect(deck.cards.every(({ hero }) => hero === id)).toBe(true);
  });

  it('always has an attack to fall back on', () => {
    const attacks = deck.cards
      .filter(({ type }) => type === 'equipment')
      .flatMap(({ abilities }) => abilities ?? [])
      .filter(({ keyword, effect }) => keyword === 'action' && effect.kind === 'attack');
    expect(attacks).not.toEqual([]);
  });

  it('has a use for every rhune', () => {
    expect(rhunesOf(deck.cards)).toEqual([...RHUNES]);
  });

  it('has a line of flavour on every card', () => {
    const plain = deck.cards.filter((card) => cardText(card, texts).flavour === undefined);
    expect(plain.map((card) => card.id)).toEqual([]);
  });
});

describe.each(upgradeDecks.map((deck) => [deck.id, deck] as const))(
  'the upgrades %s',
  (id, deck) => {
    const replaced = deck.cards.map((card) => definition(card.replaces ?? ''));

    it('AQ-284: replace eight different cards of their hero’s, and are called like them', () => {
      expect(deck.cards).toHaveLength(8);
      expect(new Set(replaced).size).toBe(8);
      for (const [index, card] of deck.cards.entries()) {
        const own = replaced[index] as CardDefinition;
        expect(`${own.hero}-upgrades`, card.id).toBe(id);
        expect(cardText(card, texts).name).toBe(`${cardText(own, texts).name} ★`);
        expect(cardText(card, texts).text, card.id).not.toBe(cardText(own, texts).text);
      }
    });

    it('AQ-051: are no part of a deck that a hero begins with', () => {
      const begun = heroDecks.flatMap(({ cards }) => cards);
      expect(begun.filter((card) => card.replaces ?? deck.cards.includes(card))).toEqual([]);
    });

    it('are of every type, at most one of them a piece of Equipment', () => {
      const types = deck.cards.map(({ type }) => type);
      expect(types).toEqual(expect.arrayContaining(['action', 'feat', 'reaction']));
      expect(types.filter((type) => type === 'equipment').length).toBeLessThanOrEqual(1);
    });

    it('have a line of flavour each, and it is not that of the card replaced', () => {
      for (const [index, card] of deck.cards.entries()) {
        const { flavour } = cardText(card, texts);
        expect(flavour, card.id).toBeDefined();
        expect(flavour).not.toBe(cardText(replaced[index] as CardDefinition, texts).flavour);
      }
    });
  },
);

describe('the schema of cards', () => {
  const card: CardDefinition = { id: 'test-card', type: 'feat', hero: 'sedrin' };

  it('refuses properties that cards do not have', () => {
    expect(cardSchema.safeParse(card).success).toBe(true);
    expect(cardSchema.safeParse({ ...card, cost: 3 }).success).toBe(false);
  });

  it('refuses effects that there are not, however deep', () => {
    const effect = { kind: 'may', effect: { kind: 'explode', amount: 3 } };
    const abilities = [{ name: 'play', keyword: 'play', effect }];
    expect(cardSchema.safeParse({ ...card, abilities }).success).toBe(false);
  });

  it('refuses ids that are no addresses', () => {
    for (const id of ['Test', 'test.card', 'test:card', 'a-name-of-more-than-24-characters']) {
      expect(cardSchema.safeParse({ ...card, id }).success, id).toBe(false);
    }
  });
});
