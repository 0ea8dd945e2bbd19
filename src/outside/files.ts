import { readFileSync, statSync } from 'node:fs';

/**
 * The bytes of a file that somebody has named.
 * @param most bytes
 * @throws Error with a sentence for the person who named it: it is not there, not an ordinary file, or too
 *   large
 */
export function bytesOf(path: string, most: number): Buffer {
  const about = statSync(path);
  if (!about.isFile()) throw new Error(`${path} is not an ordinary file.`);
  if (about.size > most) {
    throw new Error(`${path} has ${about.size} bytes; it may have ${most} at most.`);
  }
  return readFileSync(path);
}
