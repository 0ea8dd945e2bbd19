import type { Decision } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { StoredMatch } from './saved/store.ts';
import type { SeatHolder } from './saved/summary.ts';

/** An open question of a match that is played. */
export interface Asked {
  game: Game;
  stored: StoredMatch;
  /** The stored match's own state. */
  state: Match;
  decision: Decision;
}

/** If others may answer as well, nobody answers unseen. */
export const isAskedAlone = (decision: Decision, { seat }: SeatHolder): boolean =>
  decision.seats.length === 1 && decision.seats[0] === seat && isForOneOption(decision);

export const isForOneOption = ({ choose }: Decision): boolean =>
  choose.min === 1 && choose.max === 1;
