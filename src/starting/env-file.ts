import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'dotenv';
import { NeedsOperator } from './needs-operator.ts';

const NAME = '.env';
/** What editors and file managers turn the name into, and what it is called elsewhere. */
const LIKE_IT = ['.env.txt', 'env', 'env.txt', '.env.local', '.env.production'];

const FORM = 'each variable is a line like DISCORD_TOKEN=…, as in .env.example';

/**
 * The variables that the file `.env` of a folder sets; none if there is no file.
 * @throws NeedsOperator if the file is there and not empty, but sets no variable.
 */
export function readEnvFile(folder: string): Readonly<Record<string, string>> {
  const path = join(folder, NAME);
  const bytes = bytesOf(path);
  if (!bytes) return {};
  // Each of its letters has a zero beside it.
  if (bytes.includes(0)) {
    throw new NeedsOperator(
      `${path} is not text in UTF-8, but perhaps in UTF-16. Save it as UTF-8.`,
    );
  }
  const text = bytes.toString('utf8').replace(/^\uFEFF/, '');
  const variables = parse(text);
  const lines = text.split('\n').filter((line) => /^\s*[^\s#]/.test(line));
  if (lines.length > 0 && Object.keys(variables).length === 0) {
    throw new NeedsOperator(`${path} names no variable: ${FORM}.`);
  }
  return variables;
}

/** A sentence about a file that may be meant for `.env`, if there is none. */
export function hintAtEnvFile(folder: string): string | null {
  if (existsSync(join(folder, NAME))) return null;
  const other = LIKE_IT.find((name) => existsSync(join(folder, name)));
  return other
    ? `The bot doesn't read ${join(folder, other)}. If that file holds the bot's variables, rename it to ${NAME}.`
    : null;
}

function bytesOf(path: string): Buffer | null {
  try {
    return readFileSync(path);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return null;
    const reasons: Readonly<Record<string, string>> = {
      EISDIR: `${path} is a folder. Put a file in its place: ${FORM}.`,
      EACCES: `The bot isn't allowed to read ${path}. Give that right to the user the bot runs as.`,
    };
    throw new NeedsOperator(reasons[code ?? ''] ?? `${path} can't be read: ${message}.`, {
      cause: error,
    });
  }
}
