import { z } from 'zod';
import { identifier } from '../cards/identifier.ts';
import type { Game } from '../kernel/game.ts';
import { hint } from '../kernel/hint.ts';

/** What a pack says about itself. */
export interface Manifest {
  /** Of this form of packs; another number is another form. */
  format: 1;
  id: string;
  /** `1.0.0`: rises with every change. */
  version: string;
  title: string;
  author: string;
  licence: string;
  summary?: string | undefined;
}

/** Words in groups, as in the catalogue: `altar-quest-cards.tide-mother.name`. */
export interface Words {
  [name: string]: string | Words;
}

/** A pack as it is written, with the ids that its author gave. */
export interface Pack {
  pack: Manifest;
  /** What it brings, by game. */
  content: { readonly [game: string]: unknown };
  /** By the language's name in the catalogue; `words.ts` reads what else each may hold. */
  words: { readonly [locale: string]: Words };
  /** Names of icons, by the id of what they stand for. */
  symbols: { readonly [id: string]: string };
  /** Scenario files, by their names. */
  scenarios: { readonly [name: string]: unknown };
}

const line = (most: number) => z.string().trim().min(1).max(most);

const TITLE = line(60).describe('The name that people see.');
const SUMMARY = line(200).describe('In one sentence.');

export const manifestSchema: z.ZodType<Manifest> = z.strictObject({
  format: z.literal(1).describe('The form of this file.'),
  id: identifier(24).describe('What the pack is called in commands; never changes.'),
  version: z
    .string()
    .regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/, hint('packs.fits.version'))
    .describe('Raise it with every change: matches keep the version that they began with.'),
  title: TITLE,
  author: line(60),
  licence: line(40).describe('What others may do with it, such as "CC BY 4.0".'),
  summary: SUMMARY.optional(),
});

const wordsSchema: z.ZodType<Words> = z.lazy(() =>
  z.record(z.string().max(100), z.union([z.string().max(2_000), wordsSchema])),
);

const languageSchema = z
  .object({
    pack: z
      .strictObject({ title: TITLE.optional(), summary: SUMMARY.optional() })
      .optional()
      .describe('What the pack is called in this language.'),
    grammar: z
      .record(line(60), z.string().max(20))
      .optional()
      .describe('Nouns among the names, and their kinds: "f", "mp". See docs/writing-a-pack.md.'),
  })
  .catchall(z.union([z.string().max(2_000), wordsSchema]));

/** What stands beside the content of games. */
const BESIDE = {
  words: z
    .record(z.string().regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/), languageSchema)
    .optional()
    .describe('Names and flavour by language and by key of the catalogue.'),
  symbols: z
    .record(identifier(), line(60))
    .optional()
    .describe('Icons by the id of a card or deck.'),
  scenarios: z
    .record(identifier(), z.looseObject({}))
    .optional()
    .describe('Positions that show what a card does.'),
};

/** A whole pack in one file: what each game knows as content, under the game's name. */
export const packSchema = (games: readonly Game[]) =>
  z.strictObject({
    pack: manifestSchema,
    ...Object.fromEntries(
      games.flatMap(({ rules: { id, packs } }) => (packs ? [[id, packs.schema.optional()]] : [])),
    ),
    ...BESIDE,
  });

/** What has been read with `packSchema`. */
export function packOfFile(file: { [name: string]: unknown; pack: Manifest }): Pack {
  const { pack, words = {}, symbols = {}, scenarios = {}, ...content } = file;
  return {
    pack,
    content,
    words: words as Pack['words'],
    symbols: symbols as Pack['symbols'],
    scenarios: scenarios as Pack['scenarios'],
  };
}
