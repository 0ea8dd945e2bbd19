import type { AdventureState } from '../state.ts';
import type { CardId, TokenId } from '../terms.ts';
import type { Path } from './recorded.ts';
import { WAYS, type Ways } from './ways.ts';

/** Where a card or a token lies. */
export interface Place {
  pile: Path;
  /** Which from the bottom. */
  at: number;
  /** With what it lies there, where it is more than the card itself. */
  as?: unknown;
}

/** Everything in a state that can go back, by where it stands. */
export interface Leaves {
  amounts: Map<Path, number>;
  values: Map<Path, unknown>;
  entries: Map<Path, readonly unknown[]>;
  /** Piles and slots, with the cards in them in order. */
  piles: Map<Path, readonly (CardId | TokenId)[]>;
  places: Map<CardId | TokenId, Place>;
}

export function leavesOf(state: AdventureState): Leaves {
  const leaves: Leaves = {
    amounts: new Map(),
    values: new Map(),
    entries: new Map(),
    piles: new Map(),
    places: new Map(),
  };
  collect(leaves, state, WAYS, '');
  return leaves;
}

function collect(leaves: Leaves, value: unknown, ways: Ways, path: Path): void {
  if (typeof ways === 'object') {
    if (value === null || value === undefined) return;
    if ('cards' in ways) collectCards(leaves, value as readonly Laid[], ways.cards, path);
    else {
      const names = Object.keys('parts' in ways ? ways.parts : value);
      for (const name of names) {
        const inner = 'parts' in ways ? (ways.parts[name] as Ways) : ways.each;
        collect(leaves, partOf(value, name), inner, below(path, name));
      }
    }
    return;
  }
  switch (ways) {
    case 'amount':
      leaves.amounts.set(path, value as number);
      return;
    case 'value':
      leaves.values.set(path, value);
      return;
    case 'entries':
      if (value !== undefined) leaves.entries.set(path, value as readonly unknown[]);
      return;
    case 'pile':
      lay(leaves, path, value as readonly string[]);
      return;
    case 'slot':
      if (value !== null) lay(leaves, path, [value as string | Laid]);
  }
}

/** Something that lies somewhere with its card. */
type Laid = { card: CardId };

function collectCards(leaves: Leaves, cards: readonly Laid[], ways: Ways, path: Path): void {
  lay(leaves, path, cards);
  for (const one of cards) collect(leaves, one, ways, below(path, one.card));
}

function lay(leaves: Leaves, pile: Path, things: readonly (string | Laid)[]): void {
  const cards = things.map((one) => (typeof one === 'string' ? one : one.card));
  leaves.piles.set(pile, cards);
  for (const [at, card] of cards.entries()) {
    const thing = things[at];
    leaves.places.set(card, typeof thing === 'string' ? { pile, at } : { pile, at, as: thing });
  }
}

const below = (path: Path, name: string): Path => (path === '' ? name : `${path}/${name}`);

const partOf = (whole: object, name: string): unknown =>
  Array.isArray(whole)
    ? (whole.find((one) => one?.card === name) ?? whole[Number(name)])
    : (whole as { [name: string]: unknown })[name];

/** What stands at a path; undefined where nothing does. */
export const standing = (state: AdventureState, path: Path): unknown =>
  path
    .split('/')
    .reduce<unknown>(
      (whole, name) =>
        typeof whole === 'object' && whole !== null ? partOf(whole, name) : undefined,
      state,
    );

/** Puts something at a path whose whole is there; nothing where it is undefined. */
export function put(state: AdventureState, path: Path, value: unknown): void {
  const cut = path.lastIndexOf('/');
  const whole = cut < 0 ? state : standing(state, path.slice(0, cut));
  if (typeof whole !== 'object' || whole === null) return;
  const name = path.slice(cut + 1);
  if (value === undefined) delete (whole as { [name: string]: unknown })[name];
  else (whole as { [name: string]: unknown })[name] = value;
}
