import { environmentWithFile, readConfiguration } from './configuration.ts';
import { createLog } from './log.ts';
import { serve } from './serve.ts';

/** Starts everything, and stops it in order when the process is asked to end. */
async function main(): Promise<void> {
  const configuration = readConfiguration(environmentWithFile());
  const log = createLog(configuration);
  for (const hint of configuration.hints) log.warn(hint);
  const service = await serve(configuration, log);

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

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
