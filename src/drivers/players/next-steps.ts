import type { RandomState } from '../../kernel/random.ts';
import type { SeenMessage } from '../../local/index.ts';
import type { Player } from './player.ts';
import { stepsIn } from './steps.ts';
import { isChoosing, type Step, waysIn, wayTo } from './ways.ts';

/** Messages at the end of a thread that people look at. */
export const IN_SIGHT = 12;

/**
 * What a player would press: the answers in the latest panel, or else those in a question to them,
 * or the way to the panel when they are called.
 */
export function stepsFor(player: Player, random: RandomState, thread: string): Step[] {
  const seen = player.sees(thread);
  const panel = seen.findLast((message) => message.ephemeral && !message.loading);
  if (panel && waysIn(panel).some(isChoosing)) return stepsIn(panel, random);
  const call = seen
    .filter((message) => !message.ephemeral)
    .slice(-IN_SIGHT)
    .findLast((message) => calls(message, player.userId) && waysIn(message).length > 0);
  if (!call) return [];
  const answers = stepsIn(call, random);
  const act = wayTo(call, 'act');
  return answers.length > 0 ? answers : act ? [{ way: act, values: null }] : [];
}

const calls = (message: SeenMessage, userId: string): boolean =>
  message.text.includes(`<@${userId}>`);
