import { describe, expect, it } from 'vitest';
import '../../../../src/games/altar-quest/box.ts';
import { artOf } from '../../../../src/games/altar-quest/picture/cards/art.ts';
import { faceOf } from '../../../../src/games/altar-quest/picture/cards/face.ts';
import { cardLook } from '../../../../src/games/altar-quest/picture/cards/looks.ts';
import { presentation } from '../../../../src/games/altar-quest/presentation/index.ts';
import { allDecks, definition } from '../../../../src/games/altar-quest/rules/cards/library.ts';
import { hasIcon } from '../../../../src/picture/icons.ts';
import { INK } from '../../../../src/picture/palette.ts';
import { loadTexts } from '../../../../src/texts/catalogue.ts';
import { contrast } from '../../../picture/phone.ts';

const texts = loadTexts();

describe('pictures of cards', () => {
  it.each(allDecks())('show every card of $id with a picture of its own', ({ cards }) => {
    const icons = cards.map((card) => artOf(card).icon);
    for (const icon of icons) expect(hasIcon(icon), icon).toBe(true);
    expect(new Set(icons).size).toBe(icons.length);
  });

  it('have bands on which dark letters can be read, with a symbol that there is', () => {
    const types = new Set(allDecks().flatMap(({ cards }) => cards.map(({ type }) => type)));
    for (const type of types) {
      const { band, icon } = cardLook(type);
      expect(contrast(band, INK.outline), type).toBeGreaterThan(4.5);
      expect(hasIcon(icon), icon).toBe(true);
    }
  });

  it('mark what leads a rule, the dice that it looks for and the figures', () => {
    const raider = faceOf(definition('frox-raider'), texts);
    expect(raider.line).toBe('Minion · Frox');
    expect(raider.values.map(({ value }) => value)).toEqual(['1', '6', '5', '1']);
    expect(raider.marks).toMatchObject([{ icon: 'drop' }]);
    expect(raider.rules[1]).toEqual({
      mark: raider.marks[0],
      lead: 'Wathe:',
      text: 'Engage. INFLICT 4 (Fortitude).',
    });
    const reaction = faceOf(definition('not-while-i-stand'), texts);
    expect(reaction.rules[0]).toMatchObject({
      lead: 'Reaction,',
      situation: 'before you or a character within 3 spaces suffers damage:',
    });
    expect(faceOf(definition('mercy-and-iron'), texts).rules[0]).not.toHaveProperty('lead');
  });

  it('AQ-040: say what is counted for each hero', () => {
    const bolx = faceOf(definition('bolx-the-belchlord'), texts);
    expect(bolx.values[1]).toMatchObject({ value: '9', each: expect.any(String) });
    expect(bolx.values[0]).not.toHaveProperty('each');
  });

  it('are drawn for every card that can be read, with all of its words', async () => {
    for (const card of presentation.cards(texts).slice(0, 12)) {
      const picture = await presentation.cardPicture?.(card.id, texts);
      expect(picture?.altText).toContain(card.line);
      for (const line of card.text.replaceAll('**', '').split('\n')) {
        expect(picture?.altText).toContain(line);
      }
    }
    expect(await presentation.cardPicture?.('nothing', texts)).toBeNull();
  });
});
