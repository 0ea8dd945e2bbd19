import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start [-- --scenario FILE]

Serves the bot: at Discord with DISCORD_TOKEN, without it in a page on this machine.
README.md names the variables, which .env may hold.
  --scenario FILE  opens a match in the page that begins with the position of a file: docs/scenarios.md
  --help           says this`;

export interface CommandLine {
  /** The file of a scenario to open. */
  scenario: string | null;
  help: boolean;
}

/** @throws Error with what is wrong and what would be right. */
export function readCommandLine(given: readonly string[]): CommandLine {
  try {
    const { values } = parseArgs({
      args: [...given],
      options: { scenario: { type: 'string' }, help: { type: 'boolean', short: 'h' } },
    });
    return { scenario: values.scenario ?? null, help: values.help ?? false };
  } catch (problem) {
    throw new Error(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}`);
  }
}
