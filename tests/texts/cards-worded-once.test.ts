import { describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const english = loadTexts();
const french = loadTexts('fr');

describe.each(games)('what is printed on the cards of $rules.id', ({ presentation }) => {
  it('is put into words once in each language, since somebody who types a name looks through all of them', () => {
    for (const texts of [english, french]) {
      const first = presentation.cards(texts);
      const again = presentation.cards(texts);
      expect(again).toHaveLength(first.length);
      expect(again.filter((card, index) => card !== first[index])).toEqual([]);
    }
  });

  it('is each language’s own', () => {
    const [line, other] = [english, french].map((texts) =>
      presentation.cards(texts).map((card) => `${card.name}, ${card.line}: ${card.text}`),
    );
    expect(other).toHaveLength(line?.length ?? 0);
    expect(other).not.toEqual(line);
  });
});
