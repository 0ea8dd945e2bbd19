import { existsSync } from 'node:fs';
import { z } from 'zod';
import { games } from '../games/index.ts';
import { isInBox } from '../kernel/packs.ts';
import { checkPack } from '../packs/check-pack.ts';
import { problemInWords } from '../packs/in-words.ts';
import type { PackProblem } from '../packs/problem.ts';
import { type PackFiles, problemOf, readPack, UnreadablePack } from '../packs/read-pack.ts';
import { loadTexts } from '../texts/catalogue.ts';
import type { Case } from './cases.ts';

/** For `readArguments`: folders or files of packs, with commas between them. */
export const packsArgument = z
  .string()
  .default('')
  .transform((text) => text.split(',').filter(Boolean));

/** Makes packs playable beside the box. Throws a RangeError with everything that is wrong with one. */
export function playPacks(paths: readonly string[]): void {
  for (const path of paths) {
    const checked = checkPack(filesOf(path), games);
    if ('problems' in checked) {
      throw new RangeError(
        [`--pack: ${path} can’t be played.`, ...checked.problems.map(inALine)].join('\n'),
      );
    }
  }
}

/** A pack's files. Throws a RangeError if there are none, or they can't be read. */
export function filesOf(path: string): PackFiles {
  if (!existsSync(path)) throw new RangeError(`There is no file or folder ${path}.`);
  try {
    return readPack(path);
  } catch (error) {
    if (error instanceof UnreadablePack) {
      throw new RangeError(inALine(problemOf(error)));
    }
    throw error;
  }
}

export const inALine = (problem: PackProblem): string => problemInWords(problem, loadTexts());

/** Whether something of a pack takes part. */
export const isWithPack = ({ seats, options }: Case): boolean =>
  [...Object.values(options), ...seats.flatMap(({ characters }) => characters)].some(
    (id) => !isInBox(id),
  );
