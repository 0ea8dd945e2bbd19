import { isSameJson } from '../../../../kernel/json.ts';
import type { AdventureState } from '../state.ts';
import type { CardId, TokenId } from '../terms.ts';
import { leavesOf, put, standing } from './leaves.ts';
import type { Path, Spot, Work } from './recorded.ts';
import { without } from './work.ts';

/**
 * Undoes a deed as far as its results are still there: what something else has changed, moved or used since
 * stays as it is, and goes back no farther than this deed when that is undone as well.
 * @param later what has been done since, the first of it first
 */
export function undo(state: AdventureState, work: Work, later: readonly Work[]): void {
  for (const [path, by] of Object.entries(work.amounts)) lower(state, path, by);
  for (const path of Object.keys(work.values)) restore(state, path, work, later);
  for (const path of Object.keys(work.entries)) enterAgain(state, path, work);
  moveBack(state, work, later);
  for (const [pile, order] of Object.entries(work.orders)) reorder(state, pile, order);
  for (const character of state.characters) {
    character.passedOver = character.passedOver.filter((item) => character.bag.includes(item));
  }
}

/** Subtracts from an amount that may have dropped since; never below 0. */
export function lower(state: AdventureState, path: Path, by: number): void {
  const amount = standing(state, path);
  if (typeof amount === 'number') put(state, path, Math.max(0, amount - by));
}

function restore(
  state: AdventureState,
  path: Path,
  { values }: Work,
  later: readonly Work[],
): void {
  const { from, to } = values[path] ?? {};
  const since = later.find(({ values: others }) => others[path])?.values[path];
  if (since) {
    if (from === undefined) delete since.from;
    else since.from = from;
  } else if (isSameJson(standing(state, path), to)) put(state, path, from);
}

function enterAgain(state: AdventureState, path: Path, { entries }: Work): void {
  const { came = [], went = [], isNew } = entries[path] ?? {};
  const there = standing(state, path);
  const left = without(Array.isArray(there) ? there : [], came);
  for (const { at, entry } of went) left.splice(Math.min(at, left.length), 0, entry);
  put(state, path, isNew && left.length === 0 ? undefined : left);
}

function moveBack(state: AdventureState, { cards }: Work, later: readonly Work[]): void {
  const { places } = leavesOf(state);
  const going = Object.entries(cards).filter(([card, { from, to }]) => {
    const since = later.find((work) => work.cards[card])?.cards[card];
    if (since) since.from = from;
    return !since && places.get(card)?.pile === to.pile && isFree(state, from.pile);
  });
  for (const [card, { to }] of going) takeOut(state, to.pile, card);
  // From the bottom up, so each ends up where it lay.
  going.sort(([, one], [, other]) => one.from.at - other.from.at);
  for (const [card, { from }] of going) layBack(state, card, from);
}

/** A slot has room for one. */
function isFree(state: AdventureState, pile: Path): boolean {
  const there = standing(state, pile);
  return there === undefined || there === null || Array.isArray(there);
}

function takeOut(state: AdventureState, pile: Path, card: CardId | TokenId): void {
  const there = standing(state, pile);
  if (Array.isArray(there)) {
    const left = there.filter((one) => one !== card && one?.card !== card);
    put(state, pile, left.length === 0 && isListed(pile) ? undefined : left);
  } else put(state, pile, isListed(pile) ? undefined : null);
}

function layBack(
  state: AdventureState,
  card: CardId | TokenId,
  { pile, at, as = card }: Spot,
): void {
  const there = standing(state, pile);
  if (Array.isArray(there)) there.splice(Math.min(at, there.length), 0, as);
  else put(state, pile, pile.startsWith('placed/') ? [as] : as);
}

/** Only spaces with something on them have an entry. */
const isListed = (pile: Path): boolean => /^(placed|locations)\//.test(pile);

/** Cards that lay there before keep their order among whatever else is there. */
function reorder(state: AdventureState, pile: Path, order: readonly string[]): void {
  const there = standing(state, pile);
  if (!Array.isArray(there) || there.some((one) => typeof one !== 'string')) return;
  const before = order.filter((card) => there.includes(card));
  const known = new Set(before);
  put(
    state,
    pile,
    there.map((card) => (known.has(card) ? before.shift() : card)),
  );
}
