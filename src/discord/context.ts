import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../kernel/game.ts';
import type { Games } from '../table/games.ts';
import type { MatchSummary } from '../table/summary.ts';
import type { Table } from '../table/table.ts';
import type { Texts } from '../texts/texts.ts';
import type { ConnectionEnded } from './connection-ended.ts';
import type { Posts } from './publish/posts.ts';

/** What every handler of the bot works with. */
export interface BotContext {
  client: Client;
  table: Table;
  games: Games;
  texts: Texts;
  log: Logger;
  /** What was posted last, to know whether something private is still the last on a screen. */
  posts: Posts;
  /** Why Discord has ended the connection for good; null while it has not. */
  end: () => ConnectionEnded | null;
}

/** The game of a match. The table refuses matches of games that are not installed. */
export function gameOf(games: Games, match: Pick<MatchSummary, 'gameId'>): Game {
  const game = games.get(match.gameId);
  if (!game) throw new RangeError(`The game ${match.gameId} is not installed.`);
  return game;
}
