import type { REST } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import type { Logger } from 'pino';
import { untilThere } from '../starting/until-there.ts';
import { isUnreachable } from './publish/errors.ts';

/** Milliseconds between two tries. */
const NEXT_TRY = 5_000;

/**
 * Waits until Discord can be reached: the machine may have started a moment before its network. Says so once.
 * @param rest which does not retry by itself
 * @param pause milliseconds between two attempts
 * @throws what Discord answers if it does not let the bot in
 */
export async function whenDiscordAnswers(
  rest: Pick<REST, 'get' | 'options'>,
  log: Pick<Logger, 'warn' | 'info'>,
  pause = NEXT_TRY,
): Promise<void> {
  const { api } = rest.options;
  await untilThere(() => rest.get(Routes.gatewayBot()), {
    log,
    isMissing: isUnreachable,
    words: (reason) =>
      `Discord can not be reached yet at ${api} (${reason}): is this machine connected? The bot waits for it.`,
    pause,
  });
}
