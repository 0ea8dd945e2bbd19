import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { cardText } from '../../../../src/games/altar-quest/card-text.ts';
import { DECKS } from '../../../../src/games/altar-quest/cards/index.ts';
import { faceOf } from '../../../../src/games/altar-quest/picture/cards/face.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import type { CardDefinition } from '../../../../src/games/altar-quest/rules/cards/definition.ts';
import { definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { CARD_TEXT, misfitsOf } from '../../../../src/picture/card-face.ts';
import { layOutSingleCard } from '../../../../src/picture/single-card.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { onPhone } from '../../../picture/phone.ts';

const texts = loadTexts();
const CARDS = DECKS.flatMap(({ cards }) => cards);
const linesOf = (id: string): string[] => cardText(definition(id), texts).text.split('\n');

describe('what cards say', () => {
  it.each<[string, string[]]>([
    // What happens to a hurt character comes after "if unable", which reaches to its full stop (AQ-264).
    [
      'frox-mudspitter',
      [
        '**Activate:** Engage. INFLICT 5 (Agility); if unable, engage. Each character who suffers damage from the INFLICT gains 1 threat token.',
        '**🌪️ Lowek:** Each character within 5 spaces of this enemy and in its line of sight gains 1 threat token.',
      ],
    ],
    [
      'frox-mirecaller',
      [
        '**Activate:** Engage. Each character within 3 spaces of this enemy suffers 1 damage for each threat token they have, at most 2, or, if unable, gains 1 threat token.',
        '**⛰️ Brase:** Each Frox enemy in this enemy’s room heals 2 damage.',
      ],
    ],
    // AQ-265: one or the other for each token.
    [
      'froxling-swarm',
      [
        'This card stays in the threat area.',
        '**Interact:** Discard 1 focus to discard this card.',
        '**Activate:** TEST 3 (Agility). If you fail, gain 1 threat token. Then, for each threat token you have, discard 1 focus or suffer 1 damage.',
        '**🌙 Nethander:** Suffer 1 damage.',
      ],
    ],
    // Whom it happens to is said by the noun.
    [
      'a-name-forgotten',
      [
        'Each hero with at least 2 bonds discards 1 card from their hand; each of the others gains 1 bond.',
        '**☀️ Aluna:** Each hero draws 1 card.',
      ],
    ],
    [
      'gert',
      [
        '**Scheme:** Each character within 1 space of a feature must RESIST 2 (Agility).',
        '**⛰️ Brase:** Discard the top card of the villain deck.',
        '**Activate:** Engage. INFLICT 8 (Agility); if unable, each character in this enemy’s line of sight must RESIST 3 (Might). Each character who suffers damage from the INFLICT is thrown 2 spaces away from this enemy, or as far as there is room.',
        '**🔥 Volkris:** Each character within 1 space of another character suffers 1 damage.',
      ],
    ],
    // What is counted comes after the attribute.
    [
      'chandelier',
      ['Each character must RESIST 2 (Might) for each character in their room, at most 6.'],
    ],
    // What happens once comes before what holds from then on.
    [
      'a-lock-of-hair',
      [
        'The hero with the most focus is marked by this card.',
        'The marked hero rolls 1 fewer die in tests.',
        '**Interact (1):** TASK 1 (Willpower).',
      ],
    ],
    // A choice is put to those who choose.
    [
      'a-small-favour',
      ['Each hero chooses one: gain 2 focus, then draw 1 lurker card; or suffer 2 damage.'],
    ],
    [
      'litany-of-unmaking',
      [
        'TEST 3 (Willpower). If you pass, choose one: discard an Event from a threat area; discard an Ongoing card from the villain area; or gain 3 focus. If you fail, draw 1 card.',
      ],
    ],
    // Who chooses, and what holds only while the card is attached.
    [
      'alchemy-desk',
      [
        'Enters the room with 1 search token on it.',
        '**Activate:** 1 hero of your choice within 1 space of this feature may heal 1 damage.',
        '**Interact (1):** SEARCH Intellect. For each supply gained, 1 damaged character of your choice in your room heals 1 damage.',
      ],
    ],
    [
      'hidden-chanter',
      [
        'Attach this card to the feature of the revealed room.',
        'No threat cards are drawn for this room.',
        'No hero can open a door while this card is attached.',
        '**Interact:** TASK 1 (Willpower).',
        '**Activate:** Each hero adds 1 murmur or draws 1 lurker card.',
      ],
    ],
    // An attached card is where its feature is.
    [
      'pit-in-the-nave',
      [
        'Attach this card to the feature of the revealed room.',
        '**Interact (2):** Deal 3 damage to each enemy within 2 spaces of the feature, then discard this card.',
      ],
    ],
    // One token, one word: strokes are on this card, murmurs on the altar, verses on the Rules card.
    [
      'ninth-hour',
      [
        'Attach this card to the feature of the revealed room.',
        '**Interact (1):** TASK 1 (Agility). Once it is overcome, gain 1 verse.',
        '**Activate:** Gain 1 stroke. If there are at least 3 strokes, add 2 murmurs, then discard this card.',
      ],
    ],
    // The same test with one attribute or another is one line; the villain who may come does so once.
    [
      'iron-shutter',
      [
        'Attach this card to the feature of the revealed room.',
        'No threat cards are drawn for this room.',
        'No hero can open a door while this card is attached.',
        '**Interact (1):** TASK 1 (Might or Agility). Once it is overcome, gain 1 part.',
      ],
    ],
    // So is the same help with one kind of test or another.
    [
      'ninth-hour-lamp',
      [
        '**Exhaust:** Discard 1 focus to set 1 altar die to Aluna.',
        '**Exhaust, before you roll for a TEST or a TASK:** Add 2 dice.',
      ],
    ],
    [
      'bell-in-the-font',
      [
        '**When Revealed:** Choose one: if the villain has not spawned yet, gain 2 verses, then the villain spawns; or gain 1 verse. Then, discard this card.',
      ],
    ],
    // The one who reads on isn't one of those spoken of.
    [
      'patient-saint',
      [
        '**Activate:** If a character is in this enemy’s room, engage, then INFLICT 5 (Willpower). Otherwise, this enemy heals 2 damage; then engage.',
        '**☀️ Aluna:** This enemy suffers 1 damage.',
      ],
    ],
    [
      'ember-rain',
      [
        'Choose an enemy within 6 spaces and in line of sight: deal 2 damage to each enemy within 1 space of it, itself included.',
        '**🔥 Volkris:** Deal 1 damage to each enemy within 6 spaces.',
      ],
    ],
    // Attacking somebody back needs somebody who did it.
    [
      'one-for-that',
      [
        '**Reaction, after you or a character within 4 spaces suffers damage from an enemy:** ATTACK that enemy (Agility).',
      ],
    ],
  ])('%s', (id, lines) => {
    expect(linesOf(id)).toEqual(lines);
  });

  it('say of one thing with several decks which decks they are, once', () => {
    expect(linesOf('mystical-mirror')).toContain(
      '**Interact (1):** Choose one: look at the top card of the threat or villain deck, which you may put on the bottom; or swap places with another hero.',
    );
  });

  it('say in few words what has to be so on the Rules card of a quest, where once is enough', () => {
    const [legend, win, lose, ...others] = linesOf('the-search');
    expect(legend).toBe('Quest tokens: verses here, murmurs on the altar. Progress tokens: peals.');
    expect(win).toMatch(/^\*\*Win:\*\* \d+ peals per hero\.$/);
    expect(lose).toMatch(/^\*\*Lose:\*\* \d+ murmurs\.$/);
    expect(others.map((line) => line.replaceAll(/\d+/g, 'N'))).toEqual([
      '**Activate:** Add N murmur. With N+ murmurs, each hero must RESIST N (Willpower). With the villain on the board, lose N peal per hero.',
      '**🌙 Nethander:** Add N murmur.',
      '**Interact, once a round, with N+ rooms revealed, in the altar’s room:** TEST N (Willpower). Pass: gain N verse. Fail: add N murmurs.',
      '**Interact, with N+ verses and no peal, in the stairs’ or altar’s room:** TEST N (Might or Willpower). Pass: gain N peal, then the villain spawns (once a game).',
      '**Interact, once a round each, with any peal, there:** TEST Might, Willpower or Agility. Gain N peal per success.',
    ]);
    expect(linesOf('the-escape')).toContainEqual(
      expect.stringMatching(
        /^\*\*Win:\*\* \d+ winch turns per hero and every hero in the stairs’ room\.$/,
      ),
    );
    expect(linesOf('the-rescue')).toContainEqual(
      expect.stringMatching(/^\*\*Lose:\*\* The Prisoner has been defeated, or \d+ alarms\.$/),
    );
    expect(linesOf('the-hunt').at(-1)).toMatch(
      /^\*\*Interact, with no quarry on the board, no enemy in your room and \d+\+ spoor:\*\* /,
    );
    // On any other card the same conditions are whole clauses.
    expect(linesOf('long-lent')[1]).toMatch(/^\*\*Activate:\*\* If this enemy has at least /);
  });

  it('have 120 words on the Rules card of a quest at most, and what is set up on its back', () => {
    const rules = CARDS.filter(({ type }) => type === 'quest-rules');
    expect(rules.length).toBeGreaterThan(5);
    for (const card of rules) {
      const { text, setup } = cardText(card, texts);
      const words = text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
      expect(words.length, card.id).toBeLessThanOrEqual(120);
      expect(text).not.toContain('Setup');
      expect(setup, card.id).toMatch(/^\*\*Setup:\*\* \S/);
      const sentences = text.split(/[.:]\*{0,2} |\n/).map((one) => one.split(' ').length);
      expect(Math.max(...sentences), card.id).toBeLessThanOrEqual(25);
    }
    const lookedUp = presentation.cards(texts).find(({ id }) => id === 'the-search')?.text;
    expect(lookedUp).toContain('On the back: **Setup:** Gain ');
  });

  it('call the tokens of a quest by its own words, in what always holds as well', () => {
    expect(linesOf('the-escape')).toContain(
      'With 8+ water marks, each hero moves 1 fewer space with each Move action.',
    );
    expect(linesOf('the-showdown')).toContain('The villain has −1 defense per voice.');
    expect(linesOf('long-lent')[0]).toBe('This enemy has +2 defense while there is no scar.');
    const naming = CARDS.filter(
      (card) =>
        ['quest', 'quest-rules', 'quarry'].includes(card.type) &&
        cardText(card, texts)
          .text.replace(/^.* is a quest token on .*$/m, '')
          .match(/(quest|progress) token/),
    );
    expect(naming.map(({ id }) => id)).toEqual([]);
  });

  it('call a Consumable only what is consumed', () => {
    const found = CARDS.filter(({ type }) => type === 'consumable');
    for (const card of found) {
      const isUsedUp = (card.abilities ?? []).some(({ keyword }) => keyword === 'use');
      const { line } = cardText(card, texts);
      expect(line, card.id).toMatch(isUsedUp ? /^Search · Consumable/ : /^Search · Item/);
    }
    expect(found.length).toBeGreaterThan(8);
  });
});

/** How many words a card may have: the Rules card of a quest has a game to explain. */
const MOST_WORDS = (type: CardDefinition['type']): number =>
  type === 'quest-rules' ? 225 : type === 'villain' ? 85 : 75;

/** The width of a card shown beside another one in a hand or on a contact sheet. */
const BESIDE = 494;

describe('every card', () => {
  const face = (card: CardDefinition) => {
    const { flavour } = cardText(card, texts);
    return { ...faceOf(card, texts), ...(flavour === undefined ? {} : { flavour }) };
  };

  it('has no more words than can be taken in', () => {
    for (const card of CARDS) {
      const words = cardText(card, texts).text.match(/\S*[\p{L}\d]\S*/gu) ?? [];
      expect(words.length, card.id).toBeLessThanOrEqual(MOST_WORDS(card.type));
    }
  });

  it('has no sentence that has to be read twice', () => {
    for (const card of CARDS) {
      const sentences = cardText(card, texts)
        .text.split('\n')
        .flatMap((line) => line.split(/(?<=[.:;*]) /));
      for (const sentence of sentences) {
        expect(sentence.split(/\s+/).length, `${card.id}: ${sentence}`).toBeLessThanOrEqual(36);
      }
    }
  });

  it('is no higher than a phone’s screen when it is read alone, in letters that can be read', () => {
    for (const card of CARDS) {
      const { isTall, width } = layOutSingleCard(face(card));
      expect(isTall, card.id).toBe(false);
      expect(onPhone(CARD_TEXT.size, width + 24), card.id).toBeGreaterThan(14);
    }
  });

  it('has its whole name and type on its picture, in letters nearly as large as they should be', () => {
    const misfits = CARDS.flatMap((card) => misfitsOf(face(card), BESIDE));
    expect(misfits.filter(({ isCut }) => isCut)).toEqual([]);
    for (const { card, size, wanted } of misfits) {
      expect(size / wanted, card).toBeGreaterThan(0.8);
    }
  });
});
