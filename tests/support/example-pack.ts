import { BOX } from '../../src/games/altar-quest/box.ts';
import type { DeckDefinition } from '../../src/games/altar-quest/rules/cards/definition.ts';

/** A pack file as its author writes it. */
export interface WrittenPack {
  pack: { [name: string]: unknown };
  'altar-quest': { decks: DeckDefinition[] };
  words: { [locale: string]: { [group: string]: unknown } };
  symbols: { [id: string]: string };
}

/** A villain of a group's own, who does what Bolx does: The Tide Court, of the pack Tide. */
export function examplePack(version = '1.0.0'): WrittenPack {
  const bolx = (BOX.decks ?? []).find(({ id }) => id === 'bolx') as DeckDefinition;
  const cards = bolx.cards.map((card, index) => ({ ...card, id: `tide-${index + 1}` }));
  return {
    pack: { format: 1, id: 'tide', version, title: 'Tide', author: 'Wren', licence: 'CC0' },
    'altar-quest': { decks: [{ ...bolx, id: 'tide-court', cards }] },
    words: {
      en: {
        'altar-quest-cards': Object.fromEntries(
          cards.map(({ id }, index) => [
            id,
            { name: `Tide Card ${index + 1}`, flavour: `Wet, as of ${version}.` },
          ]),
        ),
        'altar-quest': {
          lobby: {
            option: {
              villain: {
                choice: { 'tide-court': 'The Tide Court' },
                'choice-description': { 'tide-court': 'It comes twice a day.' },
              },
            },
          },
          story: {
            'tide-court': {
              looms: 'The water is rising.',
              'villain-comes': 'It is in the house.',
              'villain-falls': 'It is out again.',
            },
          },
        },
      },
    },
    symbols: { 'tide-1': 'frog' },
  };
}

/** A pack file's bytes. */
export const bytesOf = (pack: unknown): Buffer => Buffer.from(JSON.stringify(pack));
