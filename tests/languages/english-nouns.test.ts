import { describe, expect, it } from 'vitest';
import { nameText } from '../../src/games/adventure/card-text.ts';
import { allDefinitions } from '../../src/games/adventure/rules/cards/library.ts';
import { cardName } from '../../src/games/altar-quest/card-text.ts';
import { allDecks } from '../../src/games/altar-quest/rules/cards/library.ts';
import '../../src/games/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const texts = loadTexts();

/** Names that take no article. */
const NAMES: readonly string[] = ['What Came to Close It'];

const withoutArticle = (sentences: readonly string[]): string[] =>
  sentences.filter(
    (sentence) =>
      !NAMES.some((name) => sentence.includes(name)) && !/^(?:Fight )?the /.test(sentence),
  );

describe('the grammar of English knows that there is an article before', () => {
  it('each figure of Altar Quest that is no person', () => {
    const figures = allDecks().flatMap(({ cards }) =>
      cards
        .filter(({ type }) => texts.has(`altar-quest.figure.named.${type}`))
        .map((card) =>
          texts(`altar-quest.figure.named.${card.type}`, { name: cardName(card, texts) }),
        ),
    );
    expect(figures.length).toBeGreaterThan(30);
    expect(withoutArticle(figures)).toEqual([]);
  });

  it('each encounter of The Adventure Game', () => {
    const fights = allDefinitions()
      .flatMap((card) => {
        if (card.type === 'board-encounter') return [nameText(card.id, texts)];
        if (card.type !== 'challenge') return [];
        return (['front', 'back'] as const)
          .filter((side) => card[side]?.face === 'encounter')
          .map((side) => nameText(card.id, texts, side));
      })
      .map((foe) => texts('adventure.option.fight', { foe, wins: 50 }));
    expect(fights.length).toBeGreaterThan(100);
    expect(withoutArticle(fights)).toEqual([]);
  });

  it('each god of Altar', () => {
    for (const god of ['God of War', 'Goddess of the Earth', 'Ancient God'])
      expect(texts('altar.god', { god })).toBe(`the ${god}`);
  });
});
