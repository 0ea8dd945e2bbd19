import { gameOf, type ThreadTask } from '../../thread-task.ts';
import type { FirstTask } from './index.ts';
import { type PlayedFirst, playFirstGame } from './playing.ts';

/** Runs on threads of their own: plays single first games of any game. */
export default async (told: ThreadTask<FirstTask>): Promise<PlayedFirst> => {
  const { rules } = await gameOf(told);
  return playFirstGame(rules, told.task.game, told.task.wanted);
};
