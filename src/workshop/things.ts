import type { Game } from '../kernel/game.ts';

/** A deck, a card in it, a board: whatever a pack brings under an id. */
export interface Thing {
  id: string;
  [property: string]: unknown;
}

export interface PlacedThing {
  /** What is alike in a box: `decks:villain`, `decks.cards:minion`. */
  group: string;
  thing: Thing;
  /** Names and numbers that lead to it from the game's content. */
  path: (string | number)[];
}

const isThing = (part: unknown): part is Thing =>
  typeof part === 'object' && part !== null && typeof (part as Partial<Thing>).id === 'string';

const sortOf = ({ kind, type }: Thing): string => String(kind ?? type ?? '');

/** Everything in a game's content that has an id: what its lists hold, and what lists within those hold. */
export function thingsIn(content: unknown): PlacedThing[] {
  return listsOf(content).flatMap(([list, things]) =>
    things.flatMap((thing, index) => [
      { group: `${list}:${sortOf(thing)}`, thing, path: [list, index] },
      ...listsOf(thing).flatMap(([inner, parts]) =>
        parts.map((part, at) => ({
          group: `${list}.${inner}:${sortOf(part)}`,
          thing: part,
          path: [list, index, inner, at],
        })),
      ),
    ]),
  );
}

const listsOf = (part: unknown): [string, Thing[]][] =>
  typeof part === 'object' && part !== null
    ? Object.entries(part).flatMap(([name, list]): [string, Thing[]][] =>
        Array.isArray(list) && list.some(isThing) ? [[name, list.filter(isThing)]] : [],
      )
    : [];

/** Games to which packs can bring something. */
export const gamesWithPacks = (games: readonly Game[]): Game[] =>
  games.filter(({ rules }) => rules.packs);
