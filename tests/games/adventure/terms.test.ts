import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { adventure } from '../../../src/games/adventure/index.ts';
import { TERMS, type TermId } from '../../../src/games/adventure/presentation/terms.ts';
import { COLORS } from '../../../src/games/adventure/rules/terms.ts';
import type { AdventureVerbs } from '../../../src/games/adventure/rules/verbs.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { termsIn } from '../../../src/texts/glossary.ts';

const texts = loadTexts();
const terms = adventure.presentation.terms(texts);
const term = (id: TermId) => terms.find((one) => one.id === id);
const catalogue = (file: string) =>
  JSON.parse(readFileSync(`assets/texts/en/adventure${file}.json`, 'utf8'));

const VERBS: { [verb in keyof AdventureVerbs]: TermId } = {
  travel: 'movement',
  stay: 'stay',
  hold: 'hold',
  rearrange: 'item',
  roll: 'dice',
  stand: 'stand',
  play: 'ability',
  use: 'potion',
  discovery: 'kept',
  trade: 'kept',
  explore: 'exploration',
  fight: 'combat',
  draw: 'challenge',
  attack: 'combat',
  pay: 'price',
  equip: 'defense',
  unequip: 'item',
  choose: 'power',
  discard: 'discard',
  decline: 'decline',
  done: 'done',
};

/** Ornaments: the sentence beside them says the same. */
const ORNAMENTS = ['🗺', '🏠', '🦅', '🧭', '💨', '✖', '🔧', '❕', '💚', '💔', '🔄', '▶', '▫', '⚖'];

describe('the glossary', () => {
  it('has every entry of the catalogue, once', () => {
    expect([...TERMS].sort()).toEqual(Object.keys(catalogue('.glossary').glossary).sort());
  });

  it('explains every option verb and every level', () => {
    const ids = [...Object.values(VERBS), ...COLORS];
    expect(ids.filter((id) => !term(id))).toEqual([]);
  });

  it('shows the very symbols that texts and buttons have', () => {
    for (const color of COLORS) {
      expect(texts(`adventure.colorMark.${color}`)).toBe(term(color)?.symbol);
    }
    for (const [verb, emoji] of Object.entries(catalogue('').emoji)) {
      expect(term(VERBS[verb as keyof AdventureVerbs])?.symbol, verb).toBe(emoji);
    }
  });

  it('has one meaning for each symbol, and leaves no symbol of any text unexplained', () => {
    const shown = terms.map(({ symbol }) => symbol).filter((symbol) => symbol !== '');
    expect(new Set(shown).size).toBe(shown.length);
    const symbols = new Set([...shown.flatMap((symbol) => [...symbol]), ...ORNAMENTS]);
    const used = ['', '-effects', '.goal', '.hints'].flatMap((file) =>
      [...JSON.stringify(catalogue(file))].filter((sign) =>
        /\p{Extended_Pictographic}/u.test(sign),
      ),
    );
    expect([...new Set(used)].filter((sign) => !symbols.has(sign))).toEqual([]);
  });

  it('finds the words of a card', () => {
    const found = termsIn('Ranged attack: on ★, discard an item.', terms).map(({ id }) => id);
    expect(found).toEqual(expect.arrayContaining(['ranged', 'star', 'discard', 'item']));
  });
});
