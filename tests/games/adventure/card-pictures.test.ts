import { describe, expect, it } from 'vitest';
import '../../../src/games/adventure/box.ts';
import { BOX } from '../../../src/games/adventure/cards/index.ts';
import { artOf } from '../../../src/games/adventure/picture/art.ts';
import {
  challengeFaceOf,
  characterFaceOf,
  faceOf,
} from '../../../src/games/adventure/picture/face.ts';
import { legendSections } from '../../../src/games/adventure/picture/legend.ts';
import type { Definition } from '../../../src/games/adventure/rules/cards/definition.ts';
import { definition } from '../../../src/games/adventure/rules/cards/library.ts';
import { CHARACTER_SIDES, LEVELS } from '../../../src/games/adventure/rules/terms.ts';
import { type CardFace, misfitsOf } from '../../../src/picture/card-face.ts';
import { drawContactSheet } from '../../../src/picture/contact-sheet.ts';
import { hasIcon } from '../../../src/picture/icons.ts';
import { wordsCutOff } from '../../../src/picture/legend.ts';
import { layOutSingleCard } from '../../../src/picture/single-card.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { drawnEntries } from '../../picture/legend.ts';
import { contrast } from '../../picture/phone.ts';

const texts = loadTexts();

/** Every side of a card that something is printed on. */
const sidesOf = (card: Definition): ('front' | 'back')[] =>
  card.type === 'challenge' && card.back ? ['front', 'back'] : ['front'];

/** Everything that can be seen of a card. */
function facesOf(card: Definition): CardFace[] {
  if (card.type === 'challenge')
    return sidesOf(card).map((side) => challengeFaceOf(card, side, texts));
  if (card.type !== 'character') return [faceOf(card, texts)];
  return LEVELS.flatMap((level) =>
    CHARACTER_SIDES.map((side) => characterFaceOf(card, { level, side }, texts)),
  );
}

const faces = BOX.flatMap(facesOf);
const printed = (id: string): CardFace => faceOf(definition(id), texts);

describe('pictures of cards', () => {
  it('show every card of a kind, on each of its sides, with a picture of its own', () => {
    const seen = new Map<string, string>();
    for (const card of BOX) {
      if (card.type === 'character') continue;
      for (const side of sidesOf(card)) {
        const art = artOf(card.id, side);
        expect(art !== undefined && hasIcon(art), `${card.id} ${side}`).toBe(true);
        expect(seen.get(`${card.type} ${art}`), `${card.id} ${side}: ${art}`).toBeUndefined();
        seen.set(`${card.type} ${art}`, `${card.id} ${side}`);
      }
    }
  });

  it('show a card of somebody’s own making with some picture', () => {
    const card = { ...definition('hard-boiled-egg') };
    expect(artOf('no-such-card')).toBeUndefined();
    expect(hasIcon(faceOf(card, texts).art.icon)).toBe(true);
  });

  it('use symbols that there are, on plates that they can be seen on', () => {
    for (const { look, marks, values, name } of faces) {
      expect(hasIcon(look.icon), name).toBe(true);
      expect(contrast(look.band, '#0b0c11'), name).toBeGreaterThan(4.5);
      for (const mark of marks) {
        expect(hasIcon(mark.icon), name).toBe(true);
        expect(contrast(mark.face, mark.ink), `${name} ${mark.icon}`).toBeGreaterThan(3);
      }
      for (const value of values) {
        expect(hasIcon(value.icon), name).toBe(true);
        expect(contrast(value.colour, '#20242f'), `${name} ${value.icon}`).toBeGreaterThan(3);
      }
    }
  });

  it('have lines that fit, and names that are not cut off; alone, none is longer than a screen', () => {
    for (const face of faces) {
      const misfits = misfitsOf(face, 494);
      expect(
        misfits.filter(({ part, isCut }) => part === 'line' || isCut),
        face.name,
      ).toEqual([]);
      expect(layOutSingleCard(face).isTall, face.name).toBe(false);
    }
  });

  it('draw what an ability costs and what a spell strikes with', () => {
    const spell = printed('illustrated-lightning');
    expect(spell.line).toBe('Before the dice');
    expect(spell.values.map(({ value }) => value)).toEqual(['5', '2']);
    const { cost } = definition('illustrated-lightning') as { cost: number };
    expect(spell.marks).toHaveLength(cost);
  });

  it('draw what an encounter fights with, and that it has Aggro', () => {
    const usher = printed('gate-usher');
    expect(usher.line).toBe('Red encounter · Demon');
    expect(usher.values.map(({ value }) => value)).toEqual(['5', '7', '2']);
    expect(usher.marks).toHaveLength(1);
    expect(printed('soul-appraiser').marks).toEqual([]);
  });

  it('draw what an item asks for and can be drunk as, on the back of its encounter', () => {
    const card = definition('small-print-devil') as Extract<Definition, { type: 'challenge' }>;
    const robe = challengeFaceOf(card, 'back', texts);
    expect(robe).toMatchObject({ name: 'Robe of Clauses', line: 'Red armor' });
    expect(robe.marks).toHaveLength(2);
    expect(() => challengeFaceOf({ ...card, back: null }, 'back', texts)).toThrow(
      'Nothing is printed',
    );
  });

  it('draw what the board gives: a level, a trophy, and what that is worth', () => {
    expect(printed('toll-captain').line).toBe('Grey · Humanoid');
    expect(printed('toll-captain').marks).not.toEqual(printed('ember-lord').marks);
    expect(printed('bay-auction').values).toEqual([]);
    expect(printed('ember-crown').values.map(({ value }) => value)).toEqual(['2']);
    expect(printed('going-going').values).toHaveLength(1);
  });

  it('are drawn on sheets', () => {
    const { canvas } = drawContactSheet(['warrior', 'toll-captain', 'bay-medal'].map(printed));
    expect(canvas.width).toBe(1048);
    expect(canvas.height).toBeGreaterThan(800);
  });
});

describe('the legend', () => {
  it('draws something else for everything that it names', () => {
    const sections = legendSections(texts);
    const entries = drawnEntries(sections);
    expect(entries.map(({ looks }) => looks)).not.toContain('');
    expect(new Set(entries.map(({ looks }) => looks)).size).toBe(entries.length);
    expect(new Set(entries.map(({ words }) => words)).size).toBe(entries.length);
    expect(wordsCutOff(sections)).toEqual([]);
  });
});
