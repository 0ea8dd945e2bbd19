import { textIn } from '../../../outside/packed.ts';
import type { Games } from '../../match/saved/games.ts';
import { MOST_BYTES, readMatchFile } from '../recording/match-file.ts';
import { whyNotImport } from './checking-file.ts';
import { playFileAgain } from './file-again.ts';
import type { FileRefused, FileToImport } from './file-to-import.ts';

/**
 * Reads a file, and plays its match again, while others are answered.
 * @param bytes as somebody has handed it in, gzipped or not
 */
export async function readFile(
  games: Games,
  bytes: Uint8Array,
): Promise<FileToImport | FileRefused> {
  const unpacked = textIn(bytes, MOST_BYTES);
  if ('problem' in unpacked) return { because: unpacked.problem };
  const read = readMatchFile(unpacked.text);
  if ('wrong' in read) return { because: read.wrong };
  const { internals: _, ...file } = read;
  const game = games.get(file.game);
  // A game played between the matches of a campaign is nothing by itself.
  if (!game || game.rules.partOf !== undefined) return { because: 'no-such-game' };
  const because = whyNotImport(game, file);
  if (because) return { because };
  const again = await playFileAgain(game, file);
  return 'match' in again ? { file, again } : { because: 'different', ...again };
}
