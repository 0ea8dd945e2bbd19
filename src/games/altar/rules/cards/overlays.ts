import { copiesOf } from '../../../../cards/library.ts';
import { newOverlays, type Overlay } from '../../../../cards/overlays/overlays.ts';
import type { CardId, FollowerId } from '../terms.ts';
import type { FollowerDefinition } from './definition.ts';
import { definition, followersOfBox } from './library.ts';

/** What packs play with instead of some of the box's followers, or besides them. */
export const OVERLAYS = newOverlays();

/**
 * The followers that a match is played with: the box's, changed by its overlay. Whoever stands for another is as
 * often in the deck as its own card says.
 * @param choice the overlay that was chosen; none in matches from before there were any
 */
export function followersWith(choice: string | undefined): FollowerDefinition[] {
  const overlay = OVERLAYS.chosen(choice);
  return overlay ? laidOver(overlay, definition) : followersOfBox();
}

/** The same for an overlay that has not been registered yet, whose followers are found by their ids. */
export const laidOver = (
  { without = [], instead = {}, also = [] }: Overlay,
  find: (id: FollowerId) => FollowerDefinition,
): FollowerDefinition[] => [
  ...followersOfBox()
    .filter(({ id }) => !without.includes(id))
    .map((follower) => {
      const other = instead[follower.id];
      return other === undefined ? follower : find(other);
    }),
  ...also.map(find),
];

/** The physical cards of a match's deck, one a copy. */
export const cardsWith = (choice: string | undefined): CardId[] =>
  followersWith(choice).flatMap(({ id, copies }) => copiesOf(id, copies));

/** Who is played in the place of a follower of the box: itself, without an overlay. */
export const standingFor = (follower: FollowerId, choice: string | undefined): FollowerId =>
  OVERLAYS.chosen(choice)?.instead?.[follower] ?? follower;
