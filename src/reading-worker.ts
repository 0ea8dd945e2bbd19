import { games } from './games/index.ts';
import { readFile } from './table/around/administering/read-file.ts';
import { createGames } from './table/match/saved/games.ts';

const known = createGames(games);

/** Runs in a process of its own: reads files of matches of every game that can be played. */
export default (bytes: Uint8Array) => readFile(known, bytes);
