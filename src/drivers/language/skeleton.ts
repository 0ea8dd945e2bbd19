import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isGrammarFile, USUAL } from '../../texts/catalogue.ts';
import { LANGUAGES } from '../../texts/languages-folder.ts';

type Group = { [name: string]: string | Group };

/**
 * Adds to a language’s files every message that it lacks, in English and in the order of the English files.
 * @param only one file; undefined: all
 * @returns a line for each file that has been written
 */
export function writeSkeleton(locale: string, only: string | undefined): string {
  const from = new URL(`${USUAL}/`, LANGUAGES);
  const to = new URL(`${locale}/`, LANGUAGES);
  mkdirSync(to, { recursive: true });
  return readdirSync(from)
    .filter((name) => name.endsWith('.json') && !isGrammarFile(name))
    .filter((name) => only === undefined || name === only)
    .map((name) => {
      const file = new URL(name, to);
      const original = readGroup(new URL(name, from));
      const own = existsSync(file) ? readGroup(file) : {};
      const whole = `${JSON.stringify(completed(original, own), null, 2)}\n`;
      if (existsSync(file) && whole === readFileSync(file, 'utf8')) return '';
      writeFileSync(file, whole);
      return `Wrote ${locale}/${name}.\n`;
    })
    .join('');
}

const readGroup = (file: URL): Group => JSON.parse(readFileSync(file, 'utf8'));

function completed(original: Group, own: Group): Group {
  const all = Object.entries(original).map(([name, value]): [string, string | Group] => {
    const there = own[name];
    if (typeof value === 'string') return [name, there ?? value];
    return [name, completed(value, typeof there === 'object' ? there : {})];
  });
  const more = Object.entries(own).filter(([name]) => !(name in original));
  return Object.fromEntries([...all, ...more]);
}
