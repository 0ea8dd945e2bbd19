import type { Happening } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Settled } from '../summary.ts';

/** A change of a match that people are to be told. */
export interface Told {
  game: Game;
  /** The match after the change. */
  match: Match;
  happenings: Happening[];
  /** The answer that led to it; null for the set-up and for a return. */
  settled: Settled | null;
  /** The match is over or has been ended: nothing is asked any more. */
  ended: boolean;
  now: Date;
}
