import { NO_OVERLAY, overlayOption } from '../../../cards/overlays/overlays.ts';
import type { LobbyOption } from '../../../kernel/lobby.ts';
import { optionReader } from '../../../kernel/lobby-options.ts';
import { OVERLAYS } from './cards/overlays.ts';

/** What the host chooses in the lobby, including rulings that a group may disagree with. */
export const OPTIONS = [
  /** L-14: the bot doesn't know who is oldest, so chance decides, or the host names a seat. */
  {
    id: 'first-player',
    choices: ['random', 'seat-1', 'seat-2', 'seat-3', 'seat-4', 'seat-5'],
    default: 'random',
  },
  /** L-04: whether the two actions of a two-player turn have to be of different kinds, as the rule book says. */
  { id: 'two-actions', choices: ['different', 'any'], default: 'different' },
  /**
   * L-06: whether a follower that can do nothing now may be thrown away as a main action; the rule book has
   * no such action.
   */
  { id: 'throwing-away', choices: ['no', 'yes'], default: 'no' },
  /** Which followers of a pack are in the deck, beside the box's or in their place (L-30). */
  overlayOption(OVERLAYS),
] as const satisfies readonly LobbyOption[];

export interface MatchOptions {
  firstPlayer: string;
  twoActions: 'different' | 'any';
  throwingAway: 'no' | 'yes';
  /** Absent where the deck is the box's. */
  overlay?: string;
}

/** Throws a RangeError for a value that the lobby doesn't offer. */
export function readOptions(values: { [option: string]: string }): MatchOptions {
  const read = optionReader(OPTIONS, values);
  const overlay = read('overlay');
  return {
    firstPlayer: read('first-player'),
    twoActions: read('two-actions'),
    throwingAway: read('throwing-away'),
    ...(overlay === NO_OVERLAY ? {} : { overlay }),
  };
}
