import { describe, expect, it } from 'vitest';
import { type OneFile, renamedBox } from '../../src/drivers/fuzz/packs/renamed-box.ts';
import type { CardDefinition } from '../../src/games/altar-quest/rules/cards/definition.ts';
import { altarQuest, checked, inEnglish, problemsOf, sister, written } from './villain.ts';

/** A deck of the box under other names, with something changed. */
function changed(id: string, change: (cards: CardDefinition[], pack: OneFile) => void): string {
  const pack = renamedBox(
    altarQuest,
    (one) => `low-${one.slice(0, 20).replace(/-$/, '')}`,
    (_kind, thing) => thing.id === id,
  );
  const { decks } = pack['altar-quest'] as { decks: { cards: CardDefinition[] }[] };
  change(decks[0]?.cards ?? [], pack);
  return written(pack);
}

/** Without its file and line. */
const ofCard = (line: string): string => line.replace(/^[^:]*, /, '');

const said = (text: string): string[] => problemsOf(text).map(ofCard);

function warnings(text: string): string[] {
  const result = checked(text);
  if ('problems' in result) throw new Error(JSON.stringify(result.problems));
  return result.warnings.map(inEnglish).map(ofCard);
}

/** A card's words, as they stand in a pack. */
const wordsOf = ({ words }: OneFile) =>
  words.en?.['altar-quest-cards'] as unknown as {
    [id: string]: { name?: string; flavour?: string };
  };

describe('a pack is refused', () => {
  it('for a card without a name, with the key that is missing', () => {
    const text = changed('gert', (_cards, pack) => {
      delete wordsOf(pack)['low-chandelier']?.name;
    });
    expect(said(text)).toEqual([
      'low-chandelier: Its words are missing: altar-quest-cards.low-chandelier.name.',
    ]);
  });

  it('for a deck that nobody could play with', () => {
    const text = changed('gert', (cards) => {
      cards.shift();
    });
    expect(said(text)).toContain('low-gert: A deck of this kind has one villain card, not 0.');
    const twice = changed('the-hunt', (cards) => {
      const rules = cards.find(({ type }) => type === 'quest-rules') as CardDefinition;
      cards.push({ ...rules, id: 'low-more-rules' });
    });
    expect(said(twice)[0]).toBe(
      'low-the-hunt: A deck of this kind has one quest-rules card, not 2.',
    );
  });

  it('for a Setup/Rules card that would be gone while the game goes on', () => {
    const text = changed('the-hunt', (cards) => {
      const rules = cards.find(({ type }) => type === 'quest-rules') as CardDefinition;
      Object.assign(rules, { threshold: 3 });
    });
    expect(said(text)).toEqual([
      'low-the-hunt: A Setup/Rules card stays for the whole game: it can’t be discarded.',
    ]);
  });

  it('for a Setup effect that needs somebody on the board', () => {
    const text = changed('the-hunt', (cards) => {
      const rules = cards.find(({ type }) => type === 'quest-rules') as CardDefinition;
      const setup = rules.abilities?.find(({ keyword }) => keyword === 'setup');
      Object.assign(setup ?? {}, { effect: { kind: 'draw-enemy', from: 'threat', amount: 1 } });
    });
    expect(said(text)).toEqual([
      'low-the-hunt: low-the-hunt can’t use draw-enemy at set-up: nobody is on the board yet.',
    ]);
  });

  it('for what it names and nothing is called', () => {
    const text = changed('the-rescue', (cards) => {
      const rules = cards.find(({ type }) => type === 'quest-rules') as CardDefinition;
      rules.lose = { if: 'ally-defeated', ally: 'prisonr' };
      rules.traits = ['frogg'];
    });
    expect(said(text)).toEqual([
      'low-the-rescue: low-the-rescue names the trait frogg, which isn’t there.',
      'low-the-rescue: low-the-rescue names the ally prisonr, which isn’t there. Did you mean prisoner?',
    ]);
  });

  it('for what nobody fills in at that place, though it is filled in elsewhere', () => {
    const text = changed('the-hunt', (_cards, pack) => {
      const { story } = (pack.words.en?.['altar-quest'] ?? {}) as unknown as {
        story: { [quest: string]: { [text: string]: string } };
      };
      expect(story['low-the-hunt']?.['villain-comes']).toContain('{villain}');
      Object.assign(story['low-the-hunt'] ?? {}, { task: 'Hunt {villain}.' });
    });
    expect(said(text)[0]).toContain('Nothing fills in {villain} here.');
  });
});

describe('a pack can be played, but is worth a look', () => {
  it('for nothing, if it differs from the box and has all its words', () => {
    const text = changed('gert', (cards) => {
      for (const card of cards) Object.assign(card, { traits: ['frox', 'villain'] });
    });
    expect(warnings(text)).toEqual([]);
  });

  it('for a card that does what another does', () => {
    const found = warnings(written(sister()));
    expect(found).toHaveLength(10);
    expect(found).toContain('low-chandelier: It does the same as chandelier.');
  });

  it('for a deck of another size than the box’s', () => {
    const text = changed('gert', (cards) => {
      Object.assign(cards.at(-1) ?? {}, { copies: 3 });
    });
    expect(warnings(text)).toEqual(
      expect.arrayContaining([
        expect.stringMatching(
          /^low-gert: It has 6 villain-ongoing cards; such decks of the box have \d.*\.$/,
        ),
      ]),
    );
  });

  it('for a deck that no game uses yet', () => {
    const text = changed('lurkers', () => {});
    expect(warnings(text)).toContain(
      'low-lurkers: No game uses it: no overlay of this pack names it.',
    );
  });

  it('for a card with more words than a phone shows', () => {
    const text = changed('gert', (cards) => {
      const events = cards.filter(({ type }) => type === 'villain-event');
      const [first] = events;
      Object.assign(first as object, {
        abilities: events.flatMap(({ abilities = [] }, index) =>
          abilities.map((ability) => ({ ...ability, name: `event-${index}` })),
        ),
      });
    });
    expect(warnings(text).filter((line) => line.includes('too many for a phone'))).toEqual([
      expect.stringMatching(/^low-two-stairs-at-a-time: Its text has \d+ words. More than 75 are/),
    ]);
  });

  it('for words that one language lacks', () => {
    const text = changed('gert', (_cards, { words }) => {
      words.fr = { 'altar-quest-cards': { 'low-chandelier': { name: 'Le lustre' } } };
    });
    const found = warnings(text);
    expect(found).toContain('low-gert: fr has no words for altar-quest-cards.low-gert.name.');
    expect(found).not.toContainEqual(expect.stringContaining('low-chandelier.name'));
  });

  it('for a quest that can’t be won or lost', () => {
    const text = changed('the-hunt', (cards) => {
      for (const card of cards) delete card.lose;
    });
    expect(warnings(text)).toContain('low-the-hunt: Nothing on its cards says when it is lost.');
  });
});

it('every deck of the box would be played by another name', () => {
  const { decks } = (altarQuest.rules.packs?.box ?? {}) as {
    decks: { id: string; kind: string }[];
  };
  const kinds = ['hero', 'threat', 'villain', 'quest'];
  for (const { id } of decks.filter(({ kind }) => kinds.includes(kind))) {
    expect(checked(changed(id, () => {})), id).not.toHaveProperty('problems');
  }
});
