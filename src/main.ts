import { setTimeout } from 'node:timers/promises';
import type { Logger } from 'pino';
import { environmentWithFile, readConfiguration } from './configuration.ts';
import { ConnectionEnded } from './discord/connection-ended.ts';
import { endWhenNobodyHears } from './last-resort.ts';
import { createLog } from './log.ts';
import { INSTALLED, type Service, serve } from './serve.ts';
import { whenAskedToEnd } from './starting/asked-to-end.ts';
import { readCommandLine, USAGE } from './starting/command-line.ts';
import { hintAtEnvFile } from './starting/env-file.ts';
import { loadScenario } from './starting/load-scenario.ts';
import { NeedsOperator } from './starting/needs-operator.ts';

/** What sysexits.h calls a configuration error: starting again without a change would not help. */
const CONFIGURATION_STATUS = 78;
/**
 * Milliseconds to put things in order before the process ends, for which most supervisors have patience.
 * Whatever is owed after that is posted at the next start.
 */
const FAREWELL = 7_500;
/** Milliseconds to wait first for the end of a start, if players can already do something. */
const REST_OF_THE_START = 2_000;

const ONLY_HERE =
  'A scenario is played on the page on this machine. Put an empty DISCORD_TOKEN= in front of the command.';

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
  endWhenNobodyHears(log);
  for (const hint of configuration.hints) log.warn(hint);
  const hint = configuration.discordToken ? null : hintAtEnvFile(process.cwd());
  if (hint) log.warn(hint);
  if (scenario?.about) log.info(scenario.about);
  const starting = serve(configuration, log, INSTALLED, scenario, () =>
    whenAskedToEnd(async (signal): Promise<never> => {
      log.info({ signal }, 'Stopping.');
      const late = setTimeout(REST_OF_THE_START, null);
      const started = await Promise.race([starting, late]).catch(() => null);
      if (started) await farewell(log, started);
      // A connection that discord.js is taking up again would keep the process alive.
      process.exit(0);
    }),
  );
  const service = await starting.catch((error: unknown) => cannotStart(log, error));
  const reason = await service.ended;
  await farewell(log, service);
  end(log, reason);
}

/** Stops in order, as far as that takes little time: it may wait for a Discord that does not answer. */
async function farewell(log: Logger, service: Service): Promise<void> {
  const stopped = service
    .stop()
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

/** Ends with the reason in one line, and without where in the code it was noticed: the problem is not there. */
function cannotStart(log: Logger, error: unknown): never {
  if (error instanceof ConnectionEnded) end(log, error);
  if (log.isLevelEnabled('fatal')) log.fatal(messageOf(error));
  else process.stderr.write(`${messageOf(error)}\n`);
  process.exit(statusOf(error));
}

const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const statusOf = (error: unknown): number =>
  error instanceof NeedsOperator ? CONFIGURATION_STATUS : 1;

main().catch((error: unknown) => {
  process.stderr.write(`${messageOf(error)}\n`);
  process.exit(statusOf(error));
});
