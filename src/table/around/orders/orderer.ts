import type { FarsightedGame } from '../../../companions/playing-ahead.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { TableContext } from '../../match/context.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';

/** A person who may order something for their seat's coming turn, or whose orders may be carried out. */
export interface Orderer {
  context: TableContext;
  game: Game;
  rules: FarsightedGame;
  stored: StoredMatch;
  match: Match;
  holder: SeatHolder;
}
