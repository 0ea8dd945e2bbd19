import { games } from '../../games/index.ts';
import type { Game } from '../../kernel/game.ts';
import { inOwnSchema } from '../own-schema.ts';
import type { PlayedByTaps } from './playing.ts';
import { type TapsOptions, tapGames } from './tables.ts';

/** What a process of its own is asked to play. */
export type Part = Omit<TapsOptions, 'game' | 'texts'> & { gameId: string };

/** What it says when it is done. */
export type Said = { played: PlayedByTaps[] } | { problem: string };

process.once('message', async ({ gameId, databaseUrl: server, ...part }: Part) => {
  const game = games.find(({ rules }) => rules.id === gameId) as Game;
  const say = (said: Said) => process.send?.(said, () => process.exit());
  try {
    // Every process has a Discord of its own, whose threads another one's bot would find missing.
    const played = await inOwnSchema(server, (databaseUrl) =>
      tapGames({ ...part, game, databaseUrl }),
    );
    say({ played });
  } catch (problem) {
    say({ problem: problem instanceof Error ? problem.message : String(problem) });
  }
});
