/**
 * Draws one picture of each kind that the games can draw, at the width of a phone, for `docs/pictures.md`; what
 * moves, as it is. Prints one line for each.
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { games } from '../games/index.ts';
import { smallerPicture } from '../picture/smaller.ts';
import { loadLanguages } from '../texts/catalogue.ts';
import { language, readArguments } from './arguments.ts';
import { picturesOf } from './gallery/pictures.ts';

const USAGE =
  'npm run -s gallery -- --out docs/images/gallery [--game altar] [--seed 1] [--locale fr]';
/** Pixels: a phone shows them this wide. */
const WIDEST = 390;
const QUALITY = 88;

const { out, game, seed, locale } = readArguments(USAGE, {
  out: z.string({ error: 'name a folder' }),
  game: z.enum(games.map(({ rules }) => rules.id) as [string, ...string[]]).optional(),
  seed: z.coerce.number().int().min(0).default(1),
  locale: language,
});

const texts = loadLanguages().textsFor(locale);
await mkdir(out, { recursive: true });
for (const one of games.filter(({ rules }) => game === undefined || rules.id === game)) {
  for (const { kind, picture } of await picturesOf(one, seed, texts)) {
    const moves = picture.contentType === 'image/gif';
    const { bytes, width, height } = moves
      ? { ...picture, bytes: picture.buffer }
      : await smallerPicture(picture, { widest: WIDEST, quality: QUALITY });
    const file = join(out, `${one.rules.id}-${kind}.${moves ? 'gif' : 'jpg'}`);
    await writeFile(file, bytes);
    const kilobytes = Math.round(picture.buffer.length / 1_024);
    process.stdout.write(
      `${file}: ${width} × ${height}, drawn as ${picture.width} × ${picture.height}, ${kilobytes} KB\n`,
    );
  }
}
