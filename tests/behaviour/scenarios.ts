import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDER = 'tests/games';

/** What scenario files import: a support file, what is built on it, or the setup of a match. */
const LAYS_OUT =
  /\/(adventure|altar|altar-quest|stage|practice-cards|trial-cards|rules\/index)\.ts'/;

/** Tests that show games, play whole ones or count the box say nothing about a single card. */
const WITHOUT_SCENARIOS =
  /presentation|picture|readable|companion|secrets|random|facts|figures|components/;

/** Every file of scenarios. */
const scenarios = readdirSync(`${ROOT}${FOLDER}`, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.test.ts') && !WITHOUT_SCENARIOS.test(file))
  .map((file) => ({
    path: `${FOLDER}/${file}`,
    text: readFileSync(`${ROOT}${FOLDER}/${file}`, 'utf8'),
  }))
  .filter(({ text }) => LAYS_OUT.test(text));

const pathsOf = (isIn: (text: string) => boolean): string[] =>
  scenarios.filter(({ text }) => isIn(text)).map(({ path }) => path);

const usesPractice = (text: string) => text.includes('practice-cards.ts');

/** Decks made for tests use the same names twice; files with the same decks may share a process. */
export const PRACTICE = pathsOf(usesPractice);
export const OTHERS = pathsOf((text) => !usesPractice(text));
