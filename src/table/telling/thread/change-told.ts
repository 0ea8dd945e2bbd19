import type { SeatId } from '../../../kernel/decision.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { MatchSettings } from '../../match/saved/match-settings.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder, Settled } from '../../match/saved/summary.ts';

/** A change of a match to tell people. */
export interface Told {
  game: Game;
  /** The match after the change. */
  match: Match;
  /** Who sits where. */
  seats: SeatHolder[];
  settings: MatchSettings;
  /** What is known about people's nights. */
  hours: StoredMatch['hours'];
  happenings: Happening[];
  /** When the match began; null before that. */
  startedAt: Date | null;
  /** The answer that led to it; null for the set-up and for a return. */
  settled: Settled | null;
  /** The seat that has taken something back, and sees the result. */
  looking?: SeatId;
  /** The match is over or has been ended: nothing is asked any more. */
  ended: boolean;
  now: Date;
}

/** What is told with every change, whatever it is. */
type Kept = 'seats' | 'settings' | 'hours' | 'startedAt';

/** A change of a saved match: with no answer and no happenings, unless given. */
export const changeTold = (
  { seats, settings, hours, startedAt }: Pick<StoredMatch, Kept>,
  change: Omit<Told, Kept | 'happenings' | 'settled'> &
    Partial<Pick<Told, 'happenings' | 'settled'>>,
): Told => ({ happenings: [], settled: null, seats, settings, hours, startedAt, ...change });
