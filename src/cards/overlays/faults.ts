import { type PackRemark, perhapsMeant } from '../../kernel/packs.ts';
import { repeated } from '../repeated.ts';
import type { Overlay } from './overlays.ts';

/** What an overlay may speak of. */
export interface OverlaidGame {
  /** Ids of the box's cards that it may change. */
  box: readonly string[];
  /** Ids of the pack's own cards that can be played in place of one. */
  own: readonly string[];
  /** Ids of what the pack has for all to share. */
  shared: readonly string[];
}

/** What is wrong with an overlay's names, whatever the game. */
export function* overlayFaults(
  { id, without = [], instead = {}, also = [] }: Overlay,
  { box, own, shared }: OverlaidGame,
): Iterable<PackRemark> {
  const replaced = Object.keys(instead);
  const replacing = Object.values(instead);
  if (without.length + replaced.length + also.length === 0) {
    const args = { id, names: ['without', 'instead', 'also'] };
    yield { id, what: [{ key: 'packs.overlay.changes-none', args }] };
  }
  for (const card of [...without, ...replaced].filter((one) => !box.includes(one))) {
    const what = { key: 'packs.overlay.no-card', args: { id, card } };
    yield { id, what: [what, ...perhapsMeant(box, card)] };
  }
  for (const card of replacing.filter((one) => !own.includes(one))) {
    const what = { key: 'packs.overlay.no-own', args: { id, card } };
    yield { id, what: [what, ...perhapsMeant(own, card)] };
  }
  for (const deck of also.filter((one) => !shared.includes(one))) {
    const what = { key: 'packs.overlay.not-shared', args: { id, deck } };
    yield { id, what: [what, ...perhapsMeant(shared, deck)] };
  }
  for (const card of [
    ...repeated([...without, ...replaced]),
    ...repeated([...also, ...new Set(replacing)]),
  ]) {
    yield { id, what: [{ key: 'packs.overlay.twice', args: { id, card } }] };
  }
}

/** Cards played in place of two, by one overlay or several: a card speaks of itself as the one that it replaces. */
export function* ambiguousIn(overlays: readonly Overlay[]): Iterable<PackRemark> {
  const cards = new Map<string, string>();
  for (const { instead = {} } of overlays) {
    for (const [replaced, card] of Object.entries(instead)) {
      const before = cards.get(card) ?? replaced;
      cards.set(card, before);
      if (before !== replaced) {
        yield { id: card, what: [{ key: 'packs.overlay.one-for-two', args: { card } }] };
      }
    }
  }
}
