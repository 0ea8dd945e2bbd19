import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { environmentWithFile, readConfiguration } from './configuration.ts';
import { ConnectionEnded } from './discord/connection-ended.ts';
import { createLog } from './log.ts';
import { type Service, serve } from './serve.ts';

/** What sysexits.h calls a configuration error: starting again without a change would not help. */
const CONFIGURATION_STATUS = 78;
/**
 * Milliseconds to put things in order before the process ends, in which most supervisors have patience.
 * What is owed after that is posted at the next start.
 */
const FAREWELL = 7_500;

/** Starts everything, and stops it in order when the process is asked to end. */
async function main(): Promise<void> {
  const configuration = readConfiguration(environmentWithFile());
  const log = createLog(configuration);
  for (const hint of configuration.hints) log.warn(hint);
  const starting = serve(configuration, log);
  let stopping = false;
  const stop = async (signal: string) => {
    // Asked a second time, one means it.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping.');
    await farewell(log, starting);
    // A connection that discord.js is taking up again would keep the process alive.
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);

  const service = await starting.catch((error: unknown) => {
    if (error instanceof ConnectionEnded) end(log, error);
    throw error;
  });
  const reason = await service.ended;
  await farewell(log, starting);
  end(log, reason);
}

/** Stops in order, as far as that is done soon: it may wait for a Discord that does not answer. */
async function farewell(log: Logger, starting: Promise<Service>): Promise<void> {
  const stopped = starting
    .then((service) => service.stop())
    .catch((error: unknown) => log.error({ error }, 'The bot did not stop in order.'));
  const late = setTimeout(FAREWELL).then(() =>
    log.warn('Not everything was put in order in time: the next start does the rest.'),
  );
  await Promise.race([stopped, late]);
}

function end(log: Logger, { code, message }: ConnectionEnded): never {
  log.fatal({ code }, message);
  process.exit(CONFIGURATION_STATUS);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
