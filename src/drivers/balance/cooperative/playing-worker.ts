import { games } from '../../../games/index.ts';
import type { Task } from './index.ts';
import { type PlayedTogether, playTogether } from './playing.ts';

/** Runs on threads of their own: plays single games of any game that all win or lose together. */
export default ({ gameId, task }: { gameId: string; task: Task }): PlayedTogether => {
  const rules = games.find((one) => one.rules.id === gameId)?.rules;
  if (!rules) throw new RangeError(`There is no game ${gameId}.`);
  return playTogether(rules, task.game, task.played, task.wanted);
};
