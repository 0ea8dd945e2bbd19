import type { Overlay } from '../cards/overlays/overlays.ts';
import type { Game } from '../kernel/game.ts';
import { idFrom, type PackRemark } from '../kernel/packs.ts';
import { loadTexts } from '../texts/catalogue.ts';
import type { Texts } from '../texts/texts.ts';
import type { Pack } from './pack.ts';
import { unsaid } from './required-words.ts';
import { type Thing, thingsIn } from './things.ts';

/** What a designer may want to look at again in a registered pack, though it can be played. */
export function* remarksOn(
  pack: Pack,
  digest: string,
  games: readonly Game[],
): Iterable<PackRemark> {
  for (const { rules } of games) {
    const things = thingsIn(pack.content[rules.id]);
    if (things.length === 0) continue;
    const box = thingsIn(rules.packs?.box);
    const { byOverlay = [] } = rules.packs ?? {};
    const added = addedByOverlays(pack.content[rules.id]);
    for (const { id, kind } of things) {
      if (byOverlay.includes(kind) && !added.has(id)) {
        yield { id, what: [{ key: 'packs.overlay.unnamed' }] };
      }
    }
    yield* rules.packs?.remarks?.(pack.content[rules.id]) ?? [];
    for (const thing of things) {
      // What is shuffled into the box's cards has any size.
      if (!byOverlay.includes(thing.kind)) yield* sizeRemarks(thing, box);
    }
    yield* alike(things, box);
    const { text } = rules.packs ?? {};
    if (text) yield* long(things, box, (id) => text(id, usual()), digest);
  }
  yield* wordRemarks(pack, games);
}

/** What the overlays of a pack bring into matches besides their own cards; read by every game's schema. */
function addedByOverlays(content: unknown): ReadonlySet<string> {
  const { overlays = [] } = content as { overlays?: readonly Overlay[] };
  return new Set(
    overlays.flatMap(({ also = [], instead = {} }) => [...also, ...Object.values(instead)]),
  );
}

let loaded: Texts | null = null;

function usual(): Texts {
  loaded ??= loadTexts();
  return loaded;
}

/** A deck's cards, as its game deals them. */
const cardsIn = ({ definition: { cards } }: Thing): Thing['definition'][] =>
  Array.isArray(cards) ? (cards as Thing['definition'][]) : [];

const countOf = ({ colours, copies }: Thing['definition']): number =>
  Array.isArray(colours) ? colours.length : Number(copies ?? 1);

/** How many cards of each type a deck has. */
function countsIn(deck: Thing): Map<string, number> {
  const counts = new Map<string, number>();
  for (const card of cardsIn(deck)) {
    const type = String(card.type);
    counts.set(type, (counts.get(type) ?? 0) + countOf(card));
  }
  return counts;
}

/** A deck that is larger or smaller than those of the box wears out sooner or later than the rules expect. */
function* sizeRemarks(deck: Thing, box: readonly Thing[]): Iterable<PackRemark> {
  const others = box.filter(({ kind }) => kind === deck.kind).map(countsIn);
  // Of a single deck nobody can tell which size it has by chance.
  if (cardsIn(deck).length === 0 || others.length <= 1) return;
  const own = countsIn(deck);
  for (const type of new Set(others.flatMap((counts) => [...counts.keys()]))) {
    const sizes = others.map((counts) => counts.get(type) ?? 0);
    const [least, most] = [Math.min(...sizes), Math.max(...sizes)];
    const count = own.get(type) ?? 0;
    if (count >= least && count <= most) continue;
    const upTo = least === most ? 'none' : most;
    const args = { count, type, least, most: upTo };
    yield { id: deck.id, what: [{ key: 'packs.other-size', args }] };
  }
}

/** What something does, whatever it is called or numbered and however often it is there. */
function deeds({ definition }: Thing): string {
  const { id: _id, number: _number, copies: _copies, colours: _colours, ...rest } = definition;
  return JSON.stringify(rest);
}

function* alike(things: readonly Thing[], box: readonly Thing[]): Iterable<PackRemark> {
  const known = new Map<string, string>();
  /** Where the box has two that do the same, as of trophies, it is meant. */
  const meant = new Set<string>();
  for (const thing of box) {
    const deed = thing.kind + deeds(thing);
    if (known.has(deed)) meant.add(thing.kind);
    known.set(deed, thing.id);
  }
  for (const thing of things) {
    if (thing.hasParts || meant.has(thing.kind) || !/^(cards|followers|gods)/.test(thing.kind)) {
      continue;
    }
    const deed = thing.kind + deeds(thing);
    const same = known.get(deed);
    if (same === undefined) known.set(deed, thing.id);
    else yield { id: thing.id, what: [{ key: 'packs.same-as', args: { same } }] };
  }
}

const wordsIn = (text: string): number => (text.match(/\S*[\p{L}\d]\S*/gu) ?? []).length;

/** What fits on a phone beside its name and flavour. */
const FITS = 75;

/** A card with more words than any such card of the box won't be read on a phone. */
function* long(
  things: readonly Thing[],
  box: readonly Thing[],
  textOf: (id: string) => string,
  digest: string,
): Iterable<PackRemark> {
  const longest = new Map<string, number>();
  for (const { id, kind } of box) {
    longest.set(kind, Math.max(longest.get(kind) ?? FITS, wordsIn(textOf(id))));
  }
  for (const { id, kind, hasParts } of things) {
    // A villain's deck may be called as its card is.
    if (hasParts) continue;
    const most = longest.get(kind) ?? FITS;
    const count = wordsIn(textOf(idFrom(id, digest)));
    if (count > most) {
      yield { id, what: [{ key: 'packs.too-long', args: { count, most } }] };
    }
  }
}

function* wordRemarks(pack: Pack, games: readonly Game[]): Iterable<PackRemark> {
  for (const { id, key, isNeeded, locale } of unsaid(pack, games)) {
    if (locale !== null) yield { id, what: [{ key: 'packs.unsaid-in', args: { key, locale } }] };
    else if (!isNeeded) yield { id, what: [{ key: 'packs.unsaid', args: { key } }] };
  }
}
