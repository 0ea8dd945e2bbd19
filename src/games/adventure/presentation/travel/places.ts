import type { Texts } from '../../../../texts/texts.ts';
import type { Goal } from '../../companion/goals.ts';
import { positionOf, standingAt } from '../../rules/position.ts';
import type { AdventureState } from '../../rules/state.ts';
import type { Resource, SpaceId } from '../../rules/terms.ts';
import type { AdventureView } from '../../rules/view.ts';

/** Who is looking for somewhere to go, and how it is told. */
export interface Traveler {
  view: AdventureView;
  seat: string;
  /** Whether the space is explored on arrival; characters who fly there don't explore. */
  explores: boolean;
  texts: Texts;
}

/** How pressing a reason is: the greater, the earlier it is listed. */
export const RANK = { finish: 5, advised: 4, quest: 3, likely: 2, other: 1, unlikely: 0 } as const;

/** From this chance to win, in per cent, a fight is worth seeking. */
export const LIKELY = 60;

/** A reason to go to a space: something that can be done there. */
export interface Reason {
  /** What it is about; one way to each is enough. */
  about: string;
  /** What going there is for: "Fight Bog Drake". */
  label: string;
  /** The label says which space it is. */
  isPlaced?: true;
  emoji: string;
  rank: number;
  /** What the goal's line calls it. */
  why?: Goal['why'];
  /** What there is to say about it: for which quest, how far it is from there. */
  notes: string[];
  /** Chance and danger, if it is a fight; otherwise what waits there is told. */
  odds?: string;
  /** The resource that it takes. */
  resource?: Resource;
}

/** The position with the traveler in a space. */
export const arrived = ({ view, seat }: Traveler, space: SpaceId): AdventureState =>
  standingAt(positionOf(view), seat, space);
