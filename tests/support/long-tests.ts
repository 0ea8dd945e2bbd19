import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** Files that run whole commands, games, weeks, guides and a phone: most take ten seconds to minutes each. */
export const ONLY_LONG = 'tests/**/*.long.test.ts';

const fileNames = readdirSync(`${ROOT}tests`, { recursive: true, encoding: 'utf8' }).map((file) =>
  `tests/${file}`.replaceAll('\\', '/'),
);

/** Files that play a few seeds with `npm test` and all of them with `npm run test:long`. */
export const WITH_MORE_SEEDS = fileNames.filter(
  (file) =>
    file.endsWith('.test.ts') &&
    readFileSync(`${ROOT}${file}`, 'utf8').includes("support/seeds.ts'"),
);

/** How many files `npm test` leaves out. */
export const LEFT_OUT = fileNames.filter((file) => file.endsWith('.long.test.ts')).length;
