import { type Game, withInterludes } from '../../../kernel/game.ts';

/** The games that can be played here, by id, including what their campaigns play in between. */
export type Games = ReadonlyMap<string, Game>;

export const createGames = (games: readonly Game[]): Games =>
  new Map(withInterludes(games).map((game) => [game.rules.id, game]));

/** Those that a lobby offers: a game that belongs to another game's campaigns is not played on its own. */
export const offeredGames = (games: Games): Game[] =>
  [...games.values()].filter(({ rules }) => rules.partOf === undefined);
