import { type Game, withInterludes } from '../../../kernel/game.ts';

/** The games that can be played here, by id, with what their campaigns play in between. */
export type Games = ReadonlyMap<string, Game>;

export const createGames = (games: readonly Game[]): Games =>
  new Map(withInterludes(games).map((game) => [game.rules.id, game]));

/** Those that a lobby offers: what belongs to the campaigns of another game is not played by itself. */
export const offeredGames = (games: Games): Game[] =>
  [...games.values()].filter(({ rules }) => rules.partOf === undefined);
