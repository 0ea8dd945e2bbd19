import type { Effect } from '../language/effect.ts';
import type { CardSymbol, Denial, FollowerId, GodId, Kind } from '../terms.ts';

/** What is printed on a follower card. Names and flavour are in the catalogue; rules text is derived. */
export interface FollowerDefinition {
  id: FollowerId;
  copies: number;
  /** What kind of enemy it is to other gods; protectors name these kinds. */
  kind?: Kind;
  freeAction?: true;
  worship?: true;
  /** What it counts for in a Ritual (AL-036); without this, it can't be used for one. */
  ritual?: 1 | 2;
  /** Enemies that it stops while it lies in a worship area (AL-041, AL-043). */
  protects?: readonly Kind[];
  /** While it lies there, no opposing card takes worshippers away. */
  guards?: true;
  /** What it does by itself while it lies there. The effect never asks. */
  answers?: Answer;
  /** What it adds to its god's Realm while it lies there, when the match ends and nobody has completed all boards (AL-061). */
  counts?: 1 | 2;
  /** What the other gods can't do while it lies on the table (AL-044). */
  denies?: Denial;
  ability?: Effect;
}

/** When a god's power or a worshipper answers. */
export const MOMENTS = ['altar-lost', 'altar-taken', 'shrine-built', 'worshipped'] as const;
export type Moment = (typeof MOMENTS)[number];

export interface Answer {
  moment: Moment;
  effect: Effect;
}

/** A god's power as data. */
export type Power =
  /** Begins the match (AL-012). */
  | { power: 'begins' }
  /** Wins ties (AL-061). */
  | { power: 'wins-ties' }
  /** Starts with an active Altar (AL-011). */
  | { power: 'starts-active' }
  /** Followers of this kind aren't stopped by protectors. */
  | { power: 'pierces'; kind: Kind }
  /** May take the top card of the discard pile as a draw, as long as the deck lasts. */
  | { power: 'draws-discard' }
  /** An active Altar that would be destroyed here becomes inactive instead. */
  | { power: 'withstands' }
  /** Something happens by itself. The effect never asks. */
  | ({ power: 'when' } & Answer);

export interface GodDefinition {
  id: GodId;
  powers: readonly Power[];
}

/** The symbols printed on a follower, in the order of `SYMBOLS`. */
export function symbolsOf(follower: FollowerDefinition): CardSymbol[] {
  const symbols: CardSymbol[] = [];
  if (follower.freeAction) symbols.push('free-action');
  if (follower.worship) symbols.push('worship');
  if (follower.ritual) symbols.push('ritual');
  if (follower.denies) symbols.push('influence');
  if (follower.protects || follower.guards) symbols.push('protection');
  if (wakes(follower)) symbols.push('activation');
  return symbols;
}

/** Whether its ability activates Altars, or may: then it has the Activation symbol (AL-049, L-18). */
export const wakes = ({ ability }: FollowerDefinition): boolean => does(ability, 'activate');

/** Whether an effect, or a part of it, is of this kind. */
export const does = (effect: unknown, kind: Effect['kind']): boolean =>
  typeof effect === 'object' &&
  effect !== null &&
  ((effect as Effect).kind === kind || Object.values(effect).some((part) => does(part, kind)));
