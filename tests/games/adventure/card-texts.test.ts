import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { conditionText, effectText } from '../../../src/games/adventure/card-text/effects.ts';
import {
  abilityWords,
  boardEncounterWords,
  type CardWords,
  challengeWords,
  characterWords,
  questWords,
  trophyWords,
} from '../../../src/games/adventure/card-text.ts';
import { allOf, characterDefinition } from '../../../src/games/adventure/rules/cards/library.ts';
import {
  attach,
  bonus,
  choose,
  damage,
  discard,
  draw,
  goWithin,
  hamper,
  heal,
  loseItem,
  may,
  sequence,
  strike,
  when,
} from '../../../src/games/adventure/rules/effects/build.ts';
import type { Condition } from '../../../src/games/adventure/rules/language/condition.ts';
import type { Voice } from '../../../src/games/adventure/rules/language/describe.ts';
import { CHARACTER_SIDES, LEVELS } from '../../../src/games/adventure/rules/terms.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';

const texts = loadTexts();

interface Printed extends CardWords {
  id: string;
  /** The cards of one deck have to differ from each other. */
  deck: string;
}

/** Everything that is printed, side by side. */
const printed = (): Printed[] => [
  ...allOf('character').flatMap((character) =>
    LEVELS.flatMap((level) =>
      CHARACTER_SIDES.map((side) => ({
        id: `${character.id} ${level} ${side}`,
        deck: `character ${character.id}`,
        ...characterWords(character, { level, side }, texts),
      })),
    ),
  ),
  ...allOf('ability').map((ability) => ({
    id: ability.id,
    deck: `${ability.character} abilities`,
    ...abilityWords(ability, texts),
  })),
  ...allOf('challenge').flatMap((card) => [
    { id: card.id, deck: `${card.color} challenges`, ...challengeWords(card, 'front', texts) },
    ...(card.back
      ? [{ id: card.id, deck: `${card.color} challenges`, ...challengeWords(card, 'back', texts) }]
      : []),
  ]),
  ...allOf('quest').map((quest) => ({ id: quest.id, deck: 'quests', ...questWords(quest, texts) })),
  ...allOf('board-encounter').map((encounter) => ({
    id: encounter.id,
    deck: 'board',
    ...boardEncounterWords(encounter, texts),
  })),
  ...allOf('trophy').map((trophy) => ({
    id: trophy.id,
    deck: 'trophies',
    ...trophyWords(trophy, texts),
  })),
];

const words = (text: string): number => text.split(/\s+/).length;

describe('what is printed on the cards', () => {
  it('has a name, a line and rules in sentences, with nothing that was meant for the catalogue', () => {
    for (const { id, name, line, text } of printed()) {
      expect(name, id).not.toBe('');
      expect(line, id).not.toBe('');
      for (const said of text === '' ? [] : text.split('\n')) {
        expect(said, id).toMatch(/^[A-Z+−][^{}]*\.$/);
      }
      expect(`${name} ${line} ${text}`, id).not.toMatch(
        /undefined|null|adventure|NaN|[{}_]|\w\.\w/,
      );
    }
  });

  it('has at most sixty words of rules', () => {
    for (const { id, text } of printed()) expect(words(text), `${id}: ${text}`).toBeLessThan(61);
  });

  it('says everything in its rules but for encounters and items that fight with their figures only', () => {
    const silent = printed().filter(({ text }) => text === '');
    for (const { id, line } of silent) {
      expect(line, id).toMatch(/encounter|weapon|armor|character/);
    }
  });

  it('differs from every other card of its deck, in name and in what it does', () => {
    const decks = new Map<string, Map<string, { name: string; rules: string }>>();
    for (const { id, deck, name, line, text } of printed()) {
      const cards = decks.get(deck) ?? new Map();
      const { rules = '' } = cards.get(id) ?? {};
      decks.set(deck, cards.set(id, { name, rules: `${rules}${line}\n${text}\n` }));
    }
    for (const [deck, cards] of decks) {
      const all = [...cards.values()];
      const rules = all.map((card) => card.rules);
      expect(
        rules.filter((one, index) => rules.indexOf(one) !== index),
        deck,
      ).toEqual([]);
      const names = deck.startsWith('character') ? [] : all.map(({ name }) => name);
      expect(
        names.filter((one, index) => names.indexOf(one) !== index),
        deck,
      ).toEqual([]);
    }
  });

  it('is told with a story on each quest, two to four sentences long', () => {
    for (const { id, flavour = '' } of printed().filter(({ deck }) => deck === 'quests')) {
      expect(flavour.match(/[.!?]”?(?= |$)/g)?.length, id).toBeGreaterThan(1);
      expect(words(flavour), id).toBeLessThan(76);
    }
  });
});

describe('effects in words', () => {
  const said = (effect: Parameters<typeof effectText>[0], voice: Voice = 'character') =>
    effectText(effect, texts, voice);

  it('speak to the owner on a character’s card, and to whoever fights it on an encounter’s', () => {
    expect(said(bonus({ attack: 2 }))).toBe('Gain +2 attack.');
    expect(said(bonus({ attack: 2 }), 'foe')).toBe('This enemy gets +2 attack.');
    expect(said(hamper({ defense: -1 }))).toBe('Your opponent gets −1 defense.');
    expect(said(hamper({ defense: -1 }), 'foe')).toBe('You get −1 defense.');
    expect(said(strike('ranged'), 'foe')).toBe('This enemy’s attack is ranged.');
    expect(said(damage(2, 'opponent'))).toBe('Deal 2 damage to your opponent.');
    expect(said(damage(2, 'opponent'), 'foe')).toBe('You take 2 damage.');
    expect(said(loseItem('opponent', 'bag', 'random'), 'foe')).toBe(
      'You discard an item from your bag at random.',
    );
  });

  it('name whom they are for', () => {
    expect(said(draw(1, 'each-other-here'))).toBe(
      'Each other character in your space draws 1 card.',
    );
    expect(said(discard(2, 'another', 'random'))).toBe(
      'Another character discards 2 cards at random.',
    );
    expect(said(damage(1, 'everybody'), 'foe')).toBe('Each character takes 1 damage.');
    expect(said(attach('opponent', 'weapon'))).toBe('Attach this card to your opponent’s weapon.');
  });

  it('give each step of a sequence its own sentence, so that none seems to belong to another', () => {
    expect(said(sequence(may(discard(1)), heal(2)))).toBe('You may discard 1 card. Heal 2 damage.');
    expect(said(may(sequence(discard(1), heal(2))))).toBe(
      'You may discard 1 card, then heal 2 damage.',
    );
    expect(said(sequence(choose(heal(1), draw(1)), goWithin(2)))).toBe(
      'Choose one: heal 1 damage; or draw 1 card. Move up to 2 spaces.',
    );
    expect(said(when({ if: 'in-city' }, draw(2), draw(1)))).toBe(
      'If you are in a city, draw 2 cards; otherwise, draw 1 card.',
    );
  });
});

describe('conditions in words', () => {
  const held = (condition: Condition, voice: Voice = 'character') =>
    conditionText(condition, texts, voice);
  const negated = (condition: Condition) => held({ if: 'not', condition });

  it('can be denied', () => {
    expect(held({ if: 'opponent-trait', trait: 'undead' })).toBe('if your opponent is undead');
    expect(negated({ if: 'opponent-trait', trait: 'beast' })).toBe(
      'if your opponent is not a beast',
    );
    expect(held({ if: 'die', of: 'own', faces: [4, 5, 6] })).toBe('if your die shows 4, 5 or ★');
    expect(negated({ if: 'level', least: 'yellow' })).toBe('if you are below yellow');
    expect(negated({ if: 'company' })).toBe('if no other character is in your space');
    expect(held({ if: 'not', condition: { if: 'not', condition: { if: 'in-city' } } })).toBe(
      'if you are in a city',
    );
  });

  it('turn around on an encounter’s card', () => {
    expect(held({ if: 'opponent-type', type: 'ranged' }, 'foe')).toBe('if your attack is ranged');
    expect(held({ if: 'own-type', type: 'melee' }, 'foe')).toBe('if this enemy’s attack is melee');
    expect(held({ if: 'damaged', who: 'opponent' }, 'foe')).toBe('if you are damaged');
    expect(held({ if: 'die', of: 'opponent', faces: [1] }, 'foe')).toBe('if your die shows 1');
  });
});

describe('values', () => {
  it('AD-008: each side of a character’s card has its own line', () => {
    const { affiliation } = characterDefinition('warrior');
    expect(affiliation).toBe('alliance');
    const { line } = characterWords(
      characterDefinition('warrior'),
      { level: 'grey', side: 'starting' },
      texts,
    );
    expect(line).toMatch(
      /^Grey character · Alliance · Starting side · Health \d · Melee attack \d/,
    );
  });
});
