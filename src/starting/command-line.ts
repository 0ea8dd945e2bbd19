import { parseArgs } from 'node:util';

export const USAGE = `Usage: npm start [-- --scenario FILE]

Runs the bot: on Discord with DISCORD_TOKEN, otherwise on a page on this machine.
README.md lists the variables. You can put them in .env.
  --scenario FILE  opens a match on the page, from the position in a file: docs/scenarios.md
  --help           shows this text`;

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
