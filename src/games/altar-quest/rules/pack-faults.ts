import { type PackRemark, perhapsMeant } from '../../../kernel/packs.ts';
import type { CardDefinition, CardType, DeckDefinition } from './cards/definition.ts';
import { decksOfBox } from './cards/library.ts';
import { faultsOfOverlays, remarksOnOverlays } from './overlay-faults.ts';
import type { AltarQuestContent } from './packs.ts';

/** Properties that name a card, and of which type it has to be. */
const NAMING: readonly [property: string, type: CardType | null][] = [
  ['ally', 'ally'],
  ['rival', 'rival'],
  ['reads', null],
  ['replaces', null],
  ['hero', 'character'],
];

/** What a pack's decks name that is neither in the pack nor in the box. */
export function* faultsOf(content: AltarQuestContent): Iterable<PackRemark> {
  const { decks = [] } = content;
  yield* faultsOfOverlays(content);
  const cards = cardsOf([...decksOfBox(), ...decks]);
  // A trait of the pack's own is called as one of its decks is, and has words as such.
  const traits = new Set([
    ...cardsOf(decksOfBox()).flatMap(({ traits: own = [] }) => own),
    ...decks.map(({ id }) => id),
  ]);
  const names = new Map(
    [null, 'ally', 'rival', 'character'].map((wanted) => [
      wanted,
      new Set(cards.filter(({ type }) => wanted === null || type === wanted).map(({ id }) => id)),
    ]),
  );
  for (const card of cardsOf(decks)) {
    if (card.type === 'quest-rules' && isDiscarded(card)) {
      yield {
        id: card.id,
        what: [{ key: 'altar-quest.packs.rules-stay' }],
      };
    }
    for (const part of partsOf(card)) {
      for (const [property, type] of NAMING) {
        const name = part[property];
        const known = names.get(type) ?? new Set();
        if (typeof name === 'string' && !known.has(name))
          yield unknown(card.id, property, name, known);
      }
      for (const trait of [part.trait, part.traits].flat()) {
        if (typeof trait === 'string' && !traits.has(trait)) {
          yield unknown(card.id, 'trait', trait, traits);
        }
      }
    }
  }
}

/** What is worth another look: unused cards of overlays, and quests without an end. */
export const remarksOn = (content: AltarQuestContent): PackRemark[] => [
  ...remarksOnOverlays(content),
  ...endless(content),
];

/** A quest that its own cards never end: only the fall of a hero would. */
const endless = ({ decks = [] }: AltarQuestContent): PackRemark[] =>
  decks
    .filter(({ kind }) => kind === 'quest')
    .flatMap(({ id, cards }) => {
      const ends = cards.filter(({ type }) => type === 'quest-rules');
      return [
        ...(ends.some(({ win }) => win) ? [] : ['won']),
        ...(ends.some(({ lose }) => lose) ? [] : ['lost']),
      ].map((end) => ({ id, what: [{ key: 'altar-quest.packs.no-end', args: { end } }] }));
    });

/** By itself, or because it is overcome. */
const isDiscarded = (card: CardDefinition): boolean =>
  card.threshold !== undefined || partsOf(card).some(({ kind }) => kind === 'discard-this');

const cardsOf = (decks: readonly DeckDefinition[]): CardDefinition[] =>
  decks.flatMap(({ cards }) => cards);

const unknown = (
  id: string,
  what: string,
  name: string,
  known: ReadonlySet<string>,
): PackRemark => ({
  id,
  what: [
    { key: 'altar-quest.packs.names-none', args: { id, what, name } },
    ...perhapsMeant([...known], name),
  ],
});

type Part = { readonly [property: string]: unknown };

/** Everything in a card, itself included. */
function partsOf(value: unknown): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  return [value as Part, ...Object.values(value).flatMap(partsOf)];
}
