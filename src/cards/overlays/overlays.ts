import { z } from 'zod';
import { identifier } from '../identifier.ts';
import { definitionOf } from '../library.ts';

/**
 * What a group plays with instead of some of the box's cards: errata, house rules. It brings no rules, only cards.
 * Words: `<game>.lobby.option.overlay.choice.<id>`, and `….choice-description.<id>`.
 */
export interface Overlay {
  id: string;
  /** Cards of the box that stay in it, with all their copies. */
  without?: readonly string[] | undefined;
  /** The pack's own cards, by the cards of the box in whose place they are played, copy for copy. */
  instead?: { readonly [card: string]: string } | undefined;
  /** What the pack has besides, and matches take part of by this only: decks of a kind that is shared. */
  also?: readonly string[] | undefined;
}

export const overlaySchema: z.ZodType<Overlay> = z.strictObject({
  id: identifier(24).describe('What the overlay is called; its words have the same name.'),
  without: z
    .array(identifier())
    .optional()
    .describe('Cards of the box that are left out, with all copies.'),
  instead: z
    .record(identifier(), identifier())
    .optional()
    .describe('By a card of the box, which of the pack’s own cards is played in its place.'),
  also: z
    .array(identifier())
    .optional()
    .describe('What the pack has for all to share, such as a deck of features: it is shuffled in.'),
});

/** The overlays of a game, of any pack. */
export interface Overlays {
  /** Throws if there already is one with this id. */
  add(overlay: Overlay): void;
  /** In the order of registration; none without a pack. */
  all(): readonly Overlay[];
  /** The one that a match is played with; null if it has none. Throws for one that isn't there. */
  chosen(choice: string | undefined): Overlay | null;
}

/** The choice of a match that has no overlay; matches from before there were any have none at all. */
export const NO_OVERLAY = 'none';

export function newOverlays(): Overlays {
  const overlays = new Map<string, Overlay>();
  return {
    add(overlay) {
      if (overlays.has(overlay.id)) throw new Error(`There are two overlays ${overlay.id}.`);
      overlays.set(overlay.id, overlay);
    },
    all: () => [...overlays.values()],
    chosen(choice = NO_OVERLAY) {
      if (choice === NO_OVERLAY) return null;
      const overlay = overlays.get(choice);
      if (!overlay) throw new RangeError(`There is no overlay ${choice}.`);
      return overlay;
    },
  };
}

/** The lobby's option. Without a pack it leaves no choice, and so nobody sees it. */
export const overlayOption = (overlays: Overlays) => ({
  id: 'overlay' as const,
  get choices(): readonly string[] {
    return [NO_OVERLAY, ...overlays.all().map(({ id }) => id)];
  },
  default: NO_OVERLAY,
});

/** Physical cards of the box as they are played: without some, and with others in their place, copy for copy. */
export function laidOver(cards: readonly string[], overlay: Overlay | null): string[] {
  if (!overlay) return [...cards];
  const { without = [], instead = {} } = overlay;
  return cards.flatMap((card) => {
    const id = definitionOf(card);
    if (without.includes(id)) return [];
    return [(instead[id] ?? id) + card.slice(id.length)];
  });
}
