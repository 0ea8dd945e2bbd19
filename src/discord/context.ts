import type { Client } from 'discord.js';
import type { Logger } from 'pino';
import type { Game } from '../kernel/game.ts';
import type { Renderer } from '../rendering/renderer.ts';
import type { Games } from '../table/match/saved/games.ts';
import type { MatchSummary } from '../table/match/saved/summary.ts';
import type { Table } from '../table/table.ts';
import type { Languages } from '../texts/languages.ts';
import type { Texts } from '../texts/texts.ts';
import type { AnswersSent } from './answers-sent.ts';
import type { ConnectionEnded } from './connection-ended.ts';
import type { Hanging } from './hanging.ts';
import type { HomeServers } from './home-servers.ts';
import type { Lag } from './lag.ts';
import type { Posts } from './posts.ts';
import type { PrivateMessages } from './private-messages.ts';
import type { RateLimits } from './rate-limits.ts';

/** What every handler of the bot works with. */
export interface BotContext {
  client: Client;
  table: Table;
  games: Games;
  /** Every slash command of the bot's own that is offered, by its key in the catalogue. */
  commands: readonly string[];
  /** In the language of the person who is answered. */
  texts: Texts;
  /** In the language of the current server, for what everyone there reads. */
  publicTexts: Texts;
  languages: Languages;
  renderer: Renderer;
  log: Logger;
  /** The latest posts, to tell whether something private is still at the bottom of the screen. */
  posts: Posts;
  /** Which public messages private ones hang on. */
  hanging: Hanging;
  /** Each person's private messages in each channel. */
  inPrivate: PrivateMessages;
  /** Which servers matches are played on. */
  homes: HomeServers;
  /** Which acknowledgements may have arrived unheard. */
  sent: Pick<AnswersSent, 'mayHaveArrived'>;
  /** Whether this process keeps up with its work. */
  lag: Lag;
  /** How often a person may do what costs much. */
  rates: RateLimits;
  /** Why Discord has permanently ended the connection; null while it has not. */
  end: () => ConnectionEnded | null;
}

/** The game of a match. The table refuses matches of games that are not installed. */
export function gameOf(games: Games, match: Pick<MatchSummary, 'gameId'>): Game {
  const game = games.get(match.gameId);
  if (!game) throw new RangeError(`The game ${match.gameId} is not installed.`);
  return game;
}
