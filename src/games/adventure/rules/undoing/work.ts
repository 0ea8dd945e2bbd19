import { copyOf, isSameJson, type Json } from '../../../../kernel/json.ts';
import type { AdventureState } from '../state.ts';
import { type Leaves, leavesOf, type Place } from './leaves.ts';
import type { Spot, Work } from './recorded.ts';

/** Everything that differs between two states. */
export function workBetween(before: AdventureState, after: AdventureState): Work {
  const [then, now] = [leavesOf(before, after), leavesOf(after, before)];
  return {
    amounts: added(then, now),
    values: changed(then, now),
    entries: entered(then, now),
    cards: moved(then, now),
    orders: reordered(then, now),
  };
}

function added(then: Leaves, now: Leaves): Work['amounts'] {
  const found: Work['amounts'] = {};
  for (const [path, amount] of now.amounts) {
    const by = amount - (then.amounts.get(path) ?? 0);
    if (by !== 0) found[path] = by;
  }
  return found;
}

function changed(then: Leaves, now: Leaves): Work['values'] {
  const found: Work['values'] = {};
  for (const path of new Set([...then.values.keys(), ...now.values.keys()])) {
    const [before, value] = [then.values.get(path), now.values.get(path)];
    found[path] = {
      ...(before === undefined ? {} : { from: saved(before) }),
      ...(value === undefined ? {} : { to: saved(value) }),
    };
  }
  return found;
}

function entered(then: Leaves, now: Leaves): Work['entries'] {
  const found: Work['entries'] = {};
  for (const path of new Set([...then.entries.keys(), ...now.entries.keys()])) {
    const [before, after] = [then.entries.get(path) ?? [], now.entries.get(path) ?? []];
    const came = without(after, before).map(saved);
    const went = without(before, after).map((entry) => ({
      at: before.indexOf(entry),
      entry: saved(entry),
    }));
    if (came.length > 0 || went.length > 0) {
      found[path] = { came, went, isNew: !then.entries.has(path) };
    }
  }
  return found;
}

/** The entries left after taking out the others, one for one. */
export function without(entries: readonly unknown[], others: readonly unknown[]): unknown[] {
  const left = [...entries];
  for (const other of others) {
    const index = left.findIndex((one) => isSameJson(one, other));
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** Cards that lie elsewhere, or with something else. A card being played lies nowhere. */
function moved(then: Leaves, now: Leaves): Work['cards'] {
  const found: Work['cards'] = {};
  for (const [card, to] of now.places) {
    const from = then.places.get(card);
    if (from && from.pile !== to.pile) found[card] = { from: spot(from), to: spot(to) };
  }
  return found;
}

const spot = ({ pile, at, as }: Place): Spot => ({
  pile,
  at,
  ...(as === undefined ? {} : { as: saved(as) }),
});

function reordered(then: Leaves, now: Leaves): Work['orders'] {
  const found: Work['orders'] = {};
  for (const [pile, cards] of now.piles) {
    const before = then.piles.get(pile) ?? [];
    const [lay, lies] = [among(before, cards), among(cards, before)];
    if (!isSameJson(lay, lies)) found[pile] = lay;
  }
  return found;
}

const among = (cards: readonly string[], others: readonly string[]): string[] => {
  const those = new Set(others);
  return cards.filter((card) => those.has(card));
};

/** The state is plain JSON; the copy saved from it must not change with it. */
const saved = (value: unknown): Json => copyOf(value) as Json;
