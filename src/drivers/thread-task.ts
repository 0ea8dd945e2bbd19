import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import { knowPacks, type PacksThere } from '../packs/sharing.ts';

/** What a thread of a driver is told with each task. */
export interface ThreadTask<Task> {
  gameId: string;
  /** The packs that the driver plays with. */
  packs: PacksThere | null;
  task: Task;
}

/** The game of a task, once the thread knows the same packs as the driver. */
export async function gameOf({ gameId, packs }: ThreadTask<unknown>): Promise<Game> {
  await knowPacks(packs, games);
  const game = games.find(({ rules }) => rules.id === gameId);
  if (!game) throw new RangeError(`There is no game ${gameId}.`);
  return game;
}
