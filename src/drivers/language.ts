/**
 * Says how complete a language is: what is missing, what can’t be filled in or doesn’t fit, and what has changed in
 * English since it was translated. `--skeleton` adds what is missing in English, to be written over; `--stamp` notes
 * which English each message was translated from.
 */
import { z } from 'zod';
import { readGrammar, readMessages, USUAL } from '../texts/catalogue.ts';
import { isTranslated, readStamps, stampOf, writeStamps } from '../texts/stamps.ts';
import { flag, readArguments, wholeNumber } from './arguments.ts';
import { examine } from './language/examining.ts';
import { writeSkeleton } from './language/skeleton.ts';

const USAGE =
  'npm run -s language -- --locale fr [--file altar.json] [--most 20] [--skeleton] [--stamp] [--same altar-quest-cards.myreen]';

const { locale, file, most, skeleton, stamp, same } = readArguments(USAGE, {
  locale: z
    .string({ error: 'name a language as Discord does: fr, de, es-ES' })
    .regex(/^[a-z]{2}(?:-[A-Za-z0-9]{2,3})?$/, 'a language as Discord names it: fr, de, es-ES')
    .refine((name) => name !== USUAL, 'all others are translated from en'),
  file: z.string().optional(),
  most: wholeNumber(0, 20),
  skeleton: flag,
  stamp: flag,
  same: z.string().optional(),
});

if (skeleton) process.stdout.write(writeSkeleton(locale, file));

const flat = (files: ReadonlyMap<string, ReadonlyMap<string, string>>): Map<string, string> =>
  new Map(
    [...files].flatMap(([name, messages]) =>
      file === undefined || name === file ? [...messages] : [],
    ),
  );

const english = flat(readMessages(USUAL));
const own = flat(readMessages(locale));
const stamps = readStamps(locale);

if (stamp || same !== undefined) {
  const isSame = (key: string): boolean =>
    same !== undefined && (key === same || key.startsWith(`${same}.`));
  for (const [key, original] of english) {
    if (isSame(key) || (stamp && isTranslated(key, english, own, stamps)))
      stamps[key] = stampOf(original);
  }
  writeStamps(locale, stamps);
}

const grammars = { english: readGrammar(USUAL), own: readGrammar(locale) };
const { missing, changed, problems } = examine(english, own, grammars, stamps);
const listed = (title: string, lines: readonly string[]): string =>
  lines.length === 0
    ? ''
    : `\n${title} (${lines.length}):\n${lines.slice(0, most).join('\n')}${lines.length > most ? '\n…' : ''}\n`;

const complete = (100 * (english.size - missing.length)) / english.size;
process.stdout.write(
  `${locale}: ${complete.toFixed(1)}% of ${english.size} messages\n${listed('Wrong', problems)}${listed('Missing', missing)}${listed('Changed in English since', changed)}`,
);
process.exitCode = problems.length > 0 ? 1 : 0;
