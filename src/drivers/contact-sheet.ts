/**
 * Draws all cards of a deck as one picture, to look at them as players see them on a phone. Prints one line per
 * picture, and one for each name or type that had to be set smaller than it should be, or was cut off.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { games } from '../games/index.ts';
import type { Game } from '../kernel/game.ts';
import type { ContactSheet } from '../kernel/pictures.ts';
import { loadLanguages } from '../texts/catalogue.ts';
import { language, readArguments, readOrRefuse } from './arguments.ts';

const USAGE =
  'npm run -s contact-sheet -- --deck frox --out frox.jpg   (or --deck all --out FOLDER [--game altar]) [--locale fr]';
const ALL = 'all';

const { deck, out, game, locale } = readArguments(USAGE, {
  deck: z.string({ error: 'name a deck, or all' }),
  out: z
    .string({ error: 'name a file, for all decks a folder' })
    .refine((file) => !/\.(png|webp|gif)$/i.test(file), 'it is a JPEG: name a file ending in .jpg'),
  /** Decks of this game only. */
  game: z.enum(games.map(({ rules }) => rules.id) as [string, ...string[]]).optional(),
  locale: language,
});

interface Sheet {
  game: Game;
  deck: string;
}

const sheets: Sheet[] = games
  .filter(({ rules }) => game === undefined || rules.id === game)
  .flatMap((one) => (one.presentation.decks?.() ?? []).map((id) => ({ game: one, deck: id })));

function sheetsNamed(): Sheet[] {
  const named = deck === ALL ? sheets : sheets.filter((sheet) => sheet.deck === deck);
  if (named.length > 0) return named;
  const lists = games.map(({ rules, presentation }) => {
    return `${rules.id}: ${(presentation.decks?.() ?? []).join(', ')}`;
  });
  throw new RangeError(
    [`There’s no deck ${deck}. Choose ${ALL} or one of these:`, ...lists].join('\n'),
  );
}

const texts = loadLanguages().textsFor(locale);

async function write(picture: ContactSheet, path: string, name: string): Promise<void> {
  await writeFile(path, picture.buffer);
  process.stdout.write(`${name}: ${picture.width} × ${picture.height} in ${path}\n`);
  for (const { card, part, size, wanted, isCut } of picture.misfits) {
    const what = isCut ? 'cut off' : 'smaller';
    const share = Math.round((100 * size) / wanted);
    process.stdout.write(`  ${card}: ${part} ${what}, ${size} instead of ${wanted} (${share}%)\n`);
  }
}

const named = readOrRefuse(USAGE, sheetsNamed);
if (deck === ALL) await mkdir(out, { recursive: true });
for (const sheet of named) {
  const picture = await sheet.game.presentation.contactSheet?.(sheet.deck, texts);
  if (!picture) continue;
  const file = `${sheet.game.rules.id}-${sheet.deck}.jpg`;
  await write(picture, deck === ALL ? join(out, file) : out, sheet.deck);
}
