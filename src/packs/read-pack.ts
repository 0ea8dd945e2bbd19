import { readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { type ParseError, parseTree, printParseErrorCode } from 'jsonc-parser';
import type { Message } from '../kernel/decision.ts';
import type { Line, PackProblem } from './problem.ts';
import type { Source } from './sources.ts';

/** A pack's files, as one value; nothing in it has been looked at. */
export interface PackFiles {
  value: { [name: string]: unknown };
  sources: Source[];
}

/** Something is wrong with the files themselves. */
export class UnreadablePack extends Error {
  override name = 'UnreadablePack';
  readonly what: Message;
  readonly where: Partial<Line>;

  constructor(what: Message, where: Partial<Line> = {}) {
    super(what.key);
    this.what = what;
    this.where = where;
  }
}

/** What is wrong with the files. */
export const problemOf = ({ what, where }: UnreadablePack): PackProblem => ({
  where: { path: [], ...where },
  what: [what],
});

/** Bytes of a whole pack, unpacked. */
export const MOST_BYTES = 2_000_000;
const MOST_FILES = 400;

/** A pack from a folder, a zip of one, or a single file. @throws UnreadablePack */
export function readPack(path: string): PackFiles {
  if (statSync(path).isDirectory()) return fromFiles(filesIn(path));
  return packIn(basename(path), readFileSync(path));
}

/** A pack from the bytes of a zip or a single file. @throws UnreadablePack */
export function packIn(name: string, bytes: Uint8Array): PackFiles {
  if (bytes.length > MOST_BYTES) throw tooLarge();
  const isZip = bytes[0] === 0x50 && bytes[1] === 0x4b;
  if (isZip) return fromFiles(unpacked(bytes));
  const text = strFromU8(bytes);
  return { value: objectIn(name, text), sources: [{ file: name, text, at: [] }] };
}

type Files = ReadonlyMap<string, string>;

function filesIn(folder: string): Files {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  if (files.length > MOST_FILES) throw tooLarge();
  if (files.reduce((sum, file) => sum + statSync(file).size, 0) > MOST_BYTES) throw tooLarge();
  return new Map(
    files.map((file) => [relative(folder, file).replaceAll('\\', '/'), readFileSync(file, 'utf8')]),
  );
}

function unpacked(bytes: Uint8Array): Files {
  let size = 0;
  let count = 0;
  try {
    const files = unzipSync(bytes, {
      // A file says how large it will be; `fflate` doesn't write beyond that.
      filter({ name, originalSize }) {
        if (!name.endsWith('.json')) return false;
        size += originalSize;
        count += 1;
        if (size > MOST_BYTES || count > MOST_FILES) throw tooLarge();
        return true;
      },
    });
    return withoutOuterFolder(
      new Map(Object.entries(files).map(([name, content]) => [name, strFromU8(content)])),
    );
  } catch (error) {
    if (error instanceof UnreadablePack) throw error;
    throw new UnreadablePack({ key: 'packs.files.no-zip' });
  }
}

/** Whoever packs a folder gets one with its name around everything. */
function withoutOuterFolder(files: Files): Files {
  const manifest = [...files.keys()].find((name) => /^[^/]+\/pack\.json$/.test(name));
  if (!manifest || files.has('pack.json')) return files;
  const outer = manifest.slice(0, -'pack.json'.length);
  return new Map(
    [...files]
      .filter(([name]) => name.startsWith(outer))
      .map(([name, text]) => [name.slice(outer.length), text]),
  );
}

/**
 * `altar-quest/decks/tide.json` is one of the decks of Altar Quest, `words/en.json` the words in English,
 * `symbols.json` the symbols. A list in `adventure/cards/` is several cards.
 */
function fromFiles(files: Files): PackFiles {
  if (!files.has('pack.json')) {
    throw new UnreadablePack({ key: 'packs.files.no-manifest' });
  }
  const value: Groups = {};
  const sources: Source[] = [];
  for (const [file, text] of [...files].sort(([one], [other]) => (one < other ? -1 : 1))) {
    sources.push(...placed(value, file, text));
  }
  return { value, sources };
}

interface Groups {
  [name: string]: unknown;
}

/** Puts what a file holds where it belongs. */
function placed(value: Groups, file: string, text: string): Source[] {
  const [outer = '', name, ...further] = file.slice(0, -'.json'.length).split('/');
  const read = jsonIn(file, text);
  if (name === undefined) {
    value[outer] = read;
    return [{ file, text, at: [outer] }];
  }
  const group = groupIn(value, outer);
  if (NAMED.has(outer)) {
    group[[name, ...further].join('/')] = read;
    return [{ file, text, at: [outer, [name, ...further].join('/')] }];
  }
  if (further.length === 0) {
    group[name] = read;
    return [{ file, text, at: [outer, name] }];
  }
  const all = (Array.isArray(group[name]) ? group[name] : []) as unknown[];
  group[name] = all;
  const several = Array.isArray(read) ? read : [read];
  return several.map((one, index) => {
    all.push(one);
    const within = Array.isArray(read) ? { within: [index] } : {};
    return { file, text, at: [outer, name, all.length - 1], ...within };
  });
}

function groupIn(value: Groups, name: string): Groups {
  const known = Object.hasOwn(value, name) ? value[name] : undefined;
  const group = typeof known === 'object' && known !== null ? (known as Groups) : {};
  value[name] = group;
  return group;
}

/** Folders whose files stand under their names, instead of one after the other. */
const NAMED: ReadonlySet<string> = new Set(['words', 'scenarios']);

function objectIn(file: string, text: string): { [name: string]: unknown } {
  const value = jsonIn(file, text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as { [name: string]: unknown };
  }
  throw new UnreadablePack({ key: 'packs.files.no-object' }, { file });
}

/** `JSON.parse` reads any depth and makes nothing but own properties; where it stops is found by another reader. */
function jsonIn(file: string, text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw notJson(file, text);
  }
}

function notJson(file: string, text: string): UnreadablePack {
  const errors: ParseError[] = [];
  try {
    parseTree(text, errors);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const [error] = errors;
  if (!error) return new UnreadablePack({ key: 'packs.files.no-json' }, { file });
  const line = text.slice(0, error.offset).split('\n').length;
  const reason = printParseErrorCode(error.error);
  return new UnreadablePack({ key: 'packs.files.no-json-since', args: { reason } }, { file, line });
}

const tooLarge = (): UnreadablePack =>
  new UnreadablePack({
    key: 'packs.files.too-large',
    args: { files: MOST_FILES, megabytes: MOST_BYTES / 1_000_000 },
  });
