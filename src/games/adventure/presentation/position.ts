import type { SeatId } from '../../../kernel/decision.ts';
import type { AdventureView, CharacterView } from '../rules/view.ts';

/** The character of a seat; none for onlookers. */
export const characterAt = (
  { characters }: AdventureView,
  seat: SeatId,
): CharacterView | undefined => characters.find((one) => one.seat === seat);

/** The viewer's own character; none for onlookers. */
export const ownCharacter = (view: AdventureView): CharacterView | undefined =>
  characterAt(view, view.viewer);

/** Whose turn it is. */
export const activeCharacter = (view: AdventureView): CharacterView | undefined =>
  view.turn ? characterAt(view, view.turn.seat) : undefined;

/** Whether everyone has chosen a city to set out from (AD-011). */
export const hasSetOut = ({ round }: AdventureView): boolean => round > 0;
