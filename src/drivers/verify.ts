/**
 * Plays an exported match again from its seed and its choices, and compares every event. Prints an account for
 * people, and exits with 1 if the file is not what its seed gives.
 */
import { parseArgs } from 'node:util';
import { games } from '../games/index.ts';
import { bytesOf } from '../outside/files.ts';
import { textIn } from '../outside/packed.ts';
import { MOST_BYTES, MOST_MEGABYTES } from '../table/around/recording/match-file.ts';
import { accountOf } from './verify/account.ts';

const USAGE = 'Usage: npm run -s verify -- FILE';

function fileNamed(): string {
  const { positionals } = parseArgs({ allowPositionals: true, strict: true });
  const [path, ...others] = positionals;
  if (path === undefined || others.length > 0) throw new Error('Name one file.');
  return path;
}

/** The file's text, unpacked if it is packed. Ends the process if there is none to read. */
function read(): string {
  try {
    const unpacked = textIn(bytesOf(fileNamed(), MOST_BYTES), MOST_BYTES);
    if ('text' in unpacked) return unpacked.text;
    throw new Error(
      unpacked.problem === 'too-large'
        ? `The file is larger than ${MOST_MEGABYTES} MB when unpacked.`
        : 'The file is damaged and can’t be unpacked.',
    );
  } catch (problem) {
    process.stderr.write(`${problem instanceof Error ? problem.message : problem}\n\n${USAGE}\n`);
    process.exit(2);
  }
}

const { genuine, lines } = await accountOf(read(), games);
const verdict = genuine
  ? 'This match is genuine. (The proof doesn’t cover players’ names or the times of their choices.)'
  : 'This file doesn’t prove a match.';
process.stdout.write(`${[...lines, '', verdict].join('\n')}\n`);
process.exitCode = genuine ? 0 : 1;
