import type { Decision } from '../../kernel/decision.ts';
import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { StoredMatch } from '../saved/store.ts';

/** An open question of a match that is played. */
export interface Asked {
  game: Game;
  stored: StoredMatch;
  /** The stored match's own state. */
  state: Match;
  decision: Decision;
}
