import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { environmentWithFile, readConfiguration } from './configuration.ts';
import { ConnectionEnded } from './discord/connection-ended.ts';
import { createLog } from './log.ts';
import { INSTALLED, type Service, serve } from './serve.ts';
import { readCommandLine, USAGE } from './starting/command-line.ts';
import { loadScenario } from './starting/load-scenario.ts';

/** What sysexits.h calls a configuration error: starting again without a change would not help. */
const CONFIGURATION_STATUS = 78;
/**
 * Milliseconds to put things in order before the process ends, in which most supervisors have patience.
 * What is owed after that is posted at the next start.
 */
const FAREWELL = 7_500;

const ONLY_HERE =
  'A scenario is played in the page on this machine: start with DISCORD_TOKEN= (empty) in front.';

/** Starts everything, and stops it in order when the process is asked to end. */
async function main(): Promise<void> {
  const { scenario: file, help } = readCommandLine(process.argv.slice(2));
  if (help) {
    process.stdout.write(`${USAGE}\n`);
    return;
  }
  const scenario = file === null ? null : loadScenario(file, INSTALLED.games);
  const configuration = readConfiguration(environmentWithFile());
  if (scenario && configuration.discordToken) throw new Error(ONLY_HERE);
  const log = createLog(configuration);
  for (const hint of configuration.hints) log.warn(hint);
  if (scenario?.about) log.info(scenario.about);
  const starting = serve(configuration, log, INSTALLED, scenario);
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
