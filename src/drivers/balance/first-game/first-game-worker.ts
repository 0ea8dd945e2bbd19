import { games } from '../../../games/index.ts';
import type { FirstTask } from './index.ts';
import { type PlayedFirst, playFirstGame } from './playing.ts';

/** Runs on threads of their own: plays single first games of any game. */
export default ({ gameId, task }: { gameId: string; task: FirstTask }): PlayedFirst => {
  const rules = games.find((one) => one.rules.id === gameId)?.rules;
  if (!rules) throw new RangeError(`There is no game ${gameId}.`);
  return playFirstGame(rules, task.game, task.wanted);
};
