import type { Changed, Person, SeatHolder } from '../../match/saved/summary.ts';
import type { Opener } from '../serving/opening.ts';

export interface NewMatch {
  gameId: string;
  guildId: string;
  channelId: string;
  /** Takes the first seat, unless `sit` is false. */
  host: Person;
  sit?: boolean;
  /** Who sits where from the start, instead of the host alone. */
  seats?: SeatHolder[];
  /** Values of some lobby options; the others have their defaults. */
  options?: { [option: string]: string };
  /** What the server says about the host; if absent, nothing. */
  opener?: Opener;
}

/** A match that begins at once, from a position that a game has read (`ScenarioRules`). */
export interface LaidOutMatch extends NewMatch {
  seats: SeatHolder[];
  scenario: string;
}

/** The table for a rematch: a new one, or the one that somebody has already opened. */
export type Rematch = Changed & { opened: boolean };
