import type { PackRemark } from '../kernel/packs.ts';
import { type Thing, thingsIn } from './things.ts';

/**
 * Decks without a card that each such deck of the box has once: nobody could play with them.
 * @param added kinds of decks that are only shuffled into the box's
 */
export function* partFaults(
  content: unknown,
  box: unknown,
  added: readonly string[] = [],
): Iterable<PackRemark> {
  const boxThings = thingsIn(box);
  for (const deck of thingsIn(content)) {
    const own = typesIn(deck);
    if (own.length === 0 || added.includes(deck.kind)) continue;
    const others = boxThings.filter(({ kind }) => kind === deck.kind).map(typesIn);
    // Of a single deck nobody can tell what it has by chance.
    if (others.length === 1) continue;
    for (const type of new Set(others.flat())) {
      if (!others.every((types) => countOf(types, type) === 1)) continue;
      const count = countOf(own, type);
      if (count !== 1) {
        yield { id: deck.id, what: [{ key: 'packs.one-of-type', args: { type, count } }] };
      }
    }
  }
}

const typesIn = ({ definition: { cards } }: Thing): string[] =>
  Array.isArray(cards) ? cards.map(({ type }: { type: string }) => type) : [];

const countOf = (types: readonly string[], type: string): number =>
  types.filter((one) => one === type).length;
