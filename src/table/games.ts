import type { Game } from '../kernel/game.ts';

/** The games that can be played here, by id. */
export type Games = ReadonlyMap<string, Game>;

/**
 * Forgets a game's own types: the table hands a state and a view back to the same game only, and
 * never looks inside.
 */
export const anyGame = <State, View>(game: Game<State, View>): Game => game as unknown as Game;

export const createGames = (games: readonly Game[]): Games =>
  new Map(games.map((game) => [game.rules.id, game]));
