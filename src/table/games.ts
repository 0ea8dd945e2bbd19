import type { Game } from '../kernel/game.ts';

/** The games that can be played here, by id. */
export type Games = ReadonlyMap<string, Game>;

export const createGames = (games: readonly Game[]): Games =>
  new Map(games.map((game) => [game.rules.id, game]));
