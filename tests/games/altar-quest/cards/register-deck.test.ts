import { describe, expect, it } from 'vitest';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import { altarQuest } from '../../../../src/games/altar-quest/index.ts';
import {
  allDecks,
  definition,
  isCard,
} from '../../../../src/games/altar-quest/rules/cards/library.ts';
import {
  problemsOf as messagesFor,
  registerDeck,
} from '../../../../src/games/altar-quest/rules/cards/register-deck.ts';
import { focus, play } from '../../../../src/games/altar-quest/rules/effects/build.ts';
import { sameDefinitions } from '../../../../src/kernel/content.ts';
import { inEnglish } from '../../../support/in-english.ts';

const problemsOf = (deck: unknown) => inEnglish(messagesFor(deck));

const TONIC = {
  id: 'home-made-tonic',
  type: 'feat' as const,
  hero: 'sedrin',
  abilities: [play(focus(1))],
};
const DECK = { id: 'home-made', kind: 'hero' as const, cards: [TONIC] };

describe('registering a deck', () => {
  it('has put the whole box into the library', () => {
    expect(allDecks()).toEqual(DECKS);
  });

  it('finds nothing wrong with a deck of somebody’s own', () => {
    expect(problemsOf(DECK)).toEqual([]);
  });

  it('says where an effect is not one', () => {
    const effect = { kind: 'explode', amount: 3 };
    const cards = [{ ...TONIC, abilities: [{ name: 'play', keyword: 'play', effect }] }];
    expect(problemsOf({ ...DECK, cards }).join('\n')).toContain('cards[0].abilities[0].effect');
  });

  it('refuses names that are taken, in the deck and in the library', () => {
    const cards = [TONIC, TONIC, { ...TONIC, id: 'frox-raider' }];
    expect(problemsOf({ ...DECK, id: 'frox', cards })).toEqual([
      'Something called frox is there already.',
      'Two things are called home-made-tonic.',
      'Something called frox-raider is there already.',
    ]);
  });

  it('refuses two abilities of one name, which a saved match could not tell apart', () => {
    const cards = [{ ...TONIC, abilities: [play(focus(1)), play(focus(2))] }];
    expect(problemsOf({ ...DECK, cards })).toEqual([
      'home-made-tonic has two abilities called play.',
    ]);
  });

  it('refuses cards of a hero that there is not', () => {
    expect(problemsOf({ ...DECK, cards: [{ ...TONIC, hero: 'nobody' }] })).toEqual([
      'home-made-tonic belongs to the hero nobody, who is no character of this or an earlier deck.',
    ]);
    expect(problemsOf({ ...DECK, cards: [{ ...TONIC, hero: 'frox-raider' }] })).toHaveLength(1);
  });

  describe('hero upgrades, which replace a card of the same hero and type (AQ-284)', () => {
    const UPGRADE = { ...TONIC, id: 'drink-deeper', type: 'action' as const, hero: 'myreen' };
    const upgrades = (more: object, kind = 'hero-upgrade') =>
      problemsOf({ ...DECK, kind, cards: [{ ...UPGRADE, ...more }] });

    it('are registered where there is one', () => {
      expect(upgrades({ replaces: 'drink-deep' })).toEqual([]);
    });

    it('are refused where there is none, or it is another hero’s or of another type', () => {
      expect(upgrades({})).toEqual(['drink-deeper replaces no card.']);
      expect(upgrades({ replaces: 'drink-up' })).toEqual([
        'drink-deeper replaces drink-up, which is in no earlier deck.',
      ]);
      const unfit = (card: string) => [
        `drink-deeper replaces ${card}, which is no action in the deck of myreen.`,
      ];
      for (const card of ['stern-rebuke', 'blood-debt', 'frox-raider']) {
        expect(upgrades({ replaces: card })).toEqual(unfit(card));
      }
    });

    it('are of a deck of upgrades, so that no hero begins with them (AQ-051)', () => {
      expect(upgrades({ replaces: 'drink-deep' }, 'hero')).toEqual([
        'drink-deeper replaces drink-deep, but is no hero upgrade.',
      ]);
    });
  });

  it('lists everything that is wrong, and adds nothing', () => {
    const cards = [TONIC, { ...TONIC, id: 'home-made-salve', hero: 'nobody' }, TONIC];
    const register = () => registerDeck({ ...DECK, cards });
    expect(register).toThrow(/twice.*home-made-tonic.*nobody/s);
    expect(isCard('home-made-salve')).toBe(false);
    expect(isCard('home-made-tonic')).toBe(false);
  });

  it('makes the cards known to the rules, and to the stamp of matches that are begun later', () => {
    const before = altarQuest.rules.content();
    registerDeck(DECK);
    expect(definition('home-made-tonic')).toBe(TONIC);
    expect(sameDefinitions(altarQuest.rules.content(), before)).toBe(false);
    expect(() => registerDeck(DECK)).toThrow('taken');
  });
});
