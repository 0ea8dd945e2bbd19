import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { environmentWithFile, readConfiguration } from './configuration.ts';
import { ConnectionEnded } from './discord/connection-ended.ts';
import { createLog } from './log.ts';
import { type Service, serve } from './serve.ts';

/** What sysexits.h calls a configuration error: starting again without a change would not help. */
const CONFIGURATION_STATUS = 78;
/** Milliseconds to put things in order after the connection has ended. */
const FAREWELL = 10_000;

/** Starts everything, and stops it in order when the process is asked to end. */
async function main(): Promise<void> {
  const configuration = readConfiguration(environmentWithFile());
  const log = createLog(configuration);
  for (const hint of configuration.hints) log.warn(hint);
  const service = await serve(configuration, log).catch((error: unknown) => {
    if (error instanceof ConnectionEnded) end(log, error);
    throw error;
  });
  void service.ended.then((reason) => leave(log, service, reason));

  let stopping = false;
  const stop = async (signal: string) => {
    // Asked a second time, one means it.
    if (stopping) process.exit(1);
    stopping = true;
    log.info({ signal }, 'Stopping.');
    await service.stop();
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

/** Without Discord nothing can be posted any more, so that waiting for long is no use. */
async function leave(log: Logger, service: Service, reason: ConnectionEnded): Promise<void> {
  await Promise.race([
    service
      .stop()
      .catch((error: unknown) => log.error({ error }, 'The bot did not stop in order.')),
    setTimeout(FAREWELL),
  ]);
  end(log, reason);
}

function end(log: Logger, { code, message }: ConnectionEnded): never {
  log.fatal({ code }, message);
  process.exit(CONFIGURATION_STATUS);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
