import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { altar } from '../../../src/games/altar/index.ts';
import { TERMS, type TermId } from '../../../src/games/altar/presentation/terms.ts';
import { type CardSymbol, KINDS, SYMBOLS } from '../../../src/games/altar/rules/terms.ts';
import type { AltarVerbs } from '../../../src/games/altar/rules/verbs.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { termsIn } from '../../../src/texts/glossary.ts';

const texts = loadTexts();
const terms = altar.presentation.terms(texts);
const term = (id: TermId) => terms.find((one) => one.id === id);
const catalogue = (file: string) =>
  JSON.parse(readFileSync(`assets/texts/en/altar${file}.json`, 'utf8'));

const VERBS: { [verb in keyof AltarVerbs]: TermId } = {
  draw: 'draw',
  renew: 'renew',
  play: 'play',
  free: 'free-action',
  ritual: 'ritual',
  worship: 'worship',
  discard: 'discard',
  choose: 'choose',
  pass: 'pass',
  done: 'done',
};
const CARD_SYMBOLS: { [one in CardSymbol]: TermId } = {
  'free-action': 'free-action',
  worship: 'worship',
  ritual: 'ritual',
  influence: 'influence',
  protection: 'protection',
  activation: 'activation',
};

describe('the glossary', () => {
  it('has every entry of the catalogue, once', () => {
    expect([...TERMS].sort()).toEqual(Object.keys(catalogue('.glossary').glossary).sort());
  });

  it('explains every option verb, symbol and kind of follower', () => {
    const ids = [...Object.values(VERBS), ...SYMBOLS.map((one) => CARD_SYMBOLS[one]), ...KINDS];
    expect(ids.filter((id) => !term(id))).toEqual([]);
  });

  it('shows the very symbols that texts and buttons have', () => {
    for (const symbol of SYMBOLS) {
      const { name, symbol: shown } = term(CARD_SYMBOLS[symbol])!;
      expect(texts(`altar.symbol.${symbol}`)).toBe(`${shown} ${name}`);
      expect(texts(`altar.picture.symbol.${symbol}`)).toBe(name);
    }
    for (const [verb, emoji] of Object.entries(catalogue('').emoji)) {
      expect(term(VERBS[verb as keyof AltarVerbs])?.symbol, verb).toBe(emoji);
    }
  });

  it('leaves no symbol of any text unexplained', () => {
    const symbols = new Set(terms.flatMap((one) => [...one.symbol]));
    const shown = ['', '-effects', '.goal'].flatMap((file) =>
      [...JSON.stringify(catalogue(file))].filter((sign) =>
        /\p{Extended_Pictographic}/u.test(sign),
      ),
    );
    // Ornaments: the sentence beside them says the same.
    expect(
      [...new Set(shown)].filter((sign) => !symbols.has(sign) && !['✨', '💥'].includes(sign)),
    ).toEqual([]);
  });

  it('finds the words of a card', () => {
    const found = termsIn('Destroy an inactive Altar; or discard a worshipper.', terms);
    expect(found.map(({ id }) => id)).toEqual(['altar-inactive', 'destroy', 'worship', 'discard']);
  });
});
