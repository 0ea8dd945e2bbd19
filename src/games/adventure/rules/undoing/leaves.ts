import { isSameJson } from '../../../../kernel/json.ts';
import type { AdventureState } from '../state.ts';
import type { CardId, TokenId } from '../terms.ts';
import type { Path } from './recorded.ts';
import { WAYS, type Ways } from './ways.ts';

/** Where a card or a token lies. */
export interface Place {
  pile: Path;
  /** Its position from the bottom. */
  at: number;
  /** What lies there with it, if there is more than the card itself. */
  as?: unknown;
}

/** Everything in a state that can be undone, by where it stands. */
export interface Leaves {
  amounts: Map<Path, number>;
  values: Map<Path, unknown>;
  entries: Map<Path, readonly unknown[]>;
  /** Piles and slots, with the cards in them in order. */
  piles: Map<Path, readonly (CardId | TokenId)[]>;
  places: Map<CardId | TokenId, Place>;
}

/** @param other if given, whatever is the same in it is left out */
export function leavesOf(state: AdventureState, other: AdventureState | null = null): Leaves {
  const leaves: Leaves = {
    amounts: new Map(),
    values: new Map(),
    entries: new Map(),
    piles: new Map(),
    places: new Map(),
  };
  collect(leaves, [state, other], WAYS, '');
  return leaves;
}

/** A part of the state, with its counterpart in the state that it is compared with. */
type Compared = readonly [value: unknown, other: unknown];

function collect(leaves: Leaves, [value, other]: Compared, ways: Ways, path: Path): void {
  if (value === undefined || isSameJson(value, other)) return;
  if (typeof ways === 'object') {
    if (value === null) return;
    const partly = (name: string): Compared => [partOf(value, name), partOf(other, name)];
    if ('cards' in ways) {
      const cards = value as readonly Laid[];
      lay(leaves, path, cards);
      for (const { card } of cards) collect(leaves, partly(card), ways.cards, below(path, card));
    } else {
      for (const name of Object.keys('parts' in ways ? ways.parts : value)) {
        const inner = 'parts' in ways ? (ways.parts[name] as Ways) : ways.each;
        collect(leaves, partly(name), inner, below(path, name));
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
      leaves.entries.set(path, value as readonly unknown[]);
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

function lay(leaves: Leaves, pile: Path, things: readonly (string | Laid)[]): void {
  const cards = things.map((one) => (typeof one === 'string' ? one : one.card));
  leaves.piles.set(pile, cards);
  for (const [at, card] of cards.entries()) {
    const thing = things[at];
    leaves.places.set(card, typeof thing === 'string' ? { pile, at } : { pile, at, as: thing });
  }
}

const below = (path: Path, name: string): Path => (path === '' ? name : `${path}/${name}`);

/** A part of a whole; undefined if there is none. */
function partOf(whole: unknown, name: string): unknown {
  if (typeof whole !== 'object' || whole === null) return undefined;
  return Array.isArray(whole)
    ? (whole.find((one) => one?.card === name) ?? whole[Number(name)])
    : (whole as { [name: string]: unknown })[name];
}

/** What stands at a path; undefined if nothing does. */
export const standing = (state: AdventureState, path: Path): unknown =>
  path.split('/').reduce<unknown>(partOf, state);

/** Puts something at a path whose parent exists; removes it if undefined. */
export function put(state: AdventureState, path: Path, value: unknown): void {
  const cut = path.lastIndexOf('/');
  const whole = cut < 0 ? state : standing(state, path.slice(0, cut));
  if (typeof whole !== 'object' || whole === null) return;
  const name = path.slice(cut + 1);
  if (value === undefined) delete (whole as { [name: string]: unknown })[name];
  else (whole as { [name: string]: unknown })[name] = value;
}
