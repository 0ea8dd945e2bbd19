import { ambiguousIn, overlayFaults } from '../../../cards/overlays/faults.ts';
import type { Overlay } from '../../../cards/overlays/overlays.ts';
import { type PackRemark, remark } from '../../../kernel/packs.ts';
import { does, type FollowerDefinition, wakes } from './cards/definition.ts';
import { followersOfBox } from './cards/library.ts';
import { laidOver } from './cards/overlays.ts';
import type { AltarContent } from './packs.ts';
import { LIMITS, RULINGS } from './rulings.ts';
import { KINDS } from './terms.ts';

/** Decks that could not be dealt, or with which nobody could complete a board. */
export function* faultsOf({ followers = [], overlays = [] }: AltarContent): Iterable<PackRemark> {
  const own = followers.map(({ id }) => id);
  const box = followersOfBox().map(({ id }) => id);
  for (const overlay of overlays) {
    const unclear = [
      ...overlayFaults(overlay, { box, own, shared: own }),
      ...ambiguousIn([overlay]),
    ];
    yield* unclear;
    if (unclear.length === 0) yield* deckFaults(overlay, followers);
  }
}

/** Decks that are much unlike the box's. */
export const remarksOn = ({ followers = [], overlays = [] }: AltarContent): PackRemark[] =>
  overlays.flatMap((overlay) => {
    const { id } = overlay;
    const deck = deckWith(overlay, followers);
    const own = figuresOf(deck);
    const usual = figuresOf(followersOfBox());
    return [
      ...FIGURES.filter(
        (figure) => Math.abs(own[figure] - usual[figure]) > MOST_UNLIKE * usual[figure],
      ).map((figure) =>
        remark('altar.packs.unlike-box', { id, figure, own: own[figure], usual: usual[figure] }),
      ),
      ...KINDS.filter((kind) => deck.every((follower) => follower.kind !== kind)).map((kind) =>
        remark('altar.packs.kind-gone', { id, kind }),
      ),
    ];
  });

/** The part of a figure of the box by which a deck may differ without a remark. */
const MOST_UNLIKE = 0.25;

const deckWith = (overlay: Overlay, followers: readonly FollowerDefinition[]) =>
  laidOver(overlay, (id) => followers.find((one) => one.id === id) as FollowerDefinition);

function* deckFaults(
  overlay: Overlay,
  followers: readonly FollowerDefinition[],
): Iterable<PackRemark> {
  const { id } = overlay;
  const { size, wake, discover, ritual } = figuresOf(deckWith(overlay, followers));
  const { max } = LIMITS.players;
  // To each player, and face up (AL-013, AL-015).
  const dealt = (LIMITS.dealt[max] as number) * (max + 1);
  if (size <= dealt) {
    yield remark('altar.packs.too-few', { id, size, dealt });
  }
  if (!canComplete(wake - MOST_REMOVED, discover, ritual)) {
    yield remark('altar.packs.no-board', { id, wake, discover, ritual });
  }
}

/** Priestesses that may go back to the box. */
const MOST_REMOVED = Math.max(...Object.values(RULINGS.priestessesRemoved));

/** Whether somebody who got all these cards could do it in some way (AL-053); one Altar lies there from the start. */
const canComplete = (wake: number, discover: number, ritual: number): boolean =>
  Array.from({ length: LIMITS.shrines }, (_, index) => index + 1).some((shrines) => {
    const altars = RULINGS.completeAt - shrines;
    return wake >= altars && discover >= altars - 1 && ritual >= shrines * LIMITS.ritual;
  });

const FIGURES = ['size', 'wake', 'discover', 'ritual', 'worship'] as const;
type Figure = (typeof FIGURES)[number];

function figuresOf(deck: readonly FollowerDefinition[]): { [figure in Figure]: number } {
  const sum = (countOf: (follower: FollowerDefinition) => number) =>
    deck.reduce((all, follower) => all + follower.copies * countOf(follower), 0);
  return {
    size: sum(() => 1),
    wake: sum((follower) => Number(wakes(follower))),
    discover: sum(({ ability }) => Number(does(ability, 'discover'))),
    ritual: sum((follower) => follower.ritual ?? 0),
    worship: sum(({ worship }) => Number(worship ?? false)),
  };
}
