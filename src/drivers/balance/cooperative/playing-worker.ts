import { gameOf, type ThreadTask } from '../../thread-task.ts';
import type { Task } from './index.ts';
import { type PlayedTogether, playTogether } from './playing.ts';

/** Runs on threads of their own: plays single games of any game that all win or lose together. */
export default async (told: ThreadTask<Task>): Promise<PlayedTogether> => {
  const { rules } = await gameOf(told);
  const { game, played, wanted } = told.task;
  return playTogether(rules, game, played, wanted);
};
