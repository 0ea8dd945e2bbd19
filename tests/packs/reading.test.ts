import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, describe, expect, it } from 'vitest';
import { games } from '../../src/games/index.ts';
import { checkPack } from '../../src/packs/check-pack.ts';
import {
  MOST_BYTES,
  packIn,
  problemOf,
  readPack,
  UnreadablePack,
} from '../../src/packs/read-pack.ts';
import { inEnglish, sister, written } from './villain.ts';

const { pack, words, ...content } = sister();
const { decks } = content['altar-quest'] as { decks: unknown[] };

/** The pack's files, as they lie in its folder. */
const FILES: { [path: string]: string } = {
  'pack.json': written(pack),
  'altar-quest/decks/low-gert.json': written(decks[0]),
  'words/en.json': written(words.en),
};

const folder = mkdtempSync(join(tmpdir(), 'threadbound-pack-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A folder with these files. */
function inFolder(name: string, files: { [path: string]: string }): string {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, name, path)), { recursive: true });
    writeFileSync(join(folder, name, path), text);
  }
  return join(folder, name);
}

const zipped = (files: { [path: string]: string }, outer = ''): Uint8Array =>
  zipSync(
    Object.fromEntries(Object.entries(files).map(([path, text]) => [outer + path, strToU8(text)])),
  );

/** Why a pack can't be read. */
function refusal(read: () => unknown): string {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadablePack) return inEnglish(problemOf(error));
    throw error;
  }
  throw new Error('This pack can be read.');
}

describe('a pack is the same', () => {
  const { value } = packIn('sister.pack.json', strToU8(written({ pack, words, ...content })));

  it('as a folder', () => {
    expect(readPack(inFolder('sister', FILES)).value).toEqual(value);
  });

  it('as a zip of its files, or of the folder with them', () => {
    expect(packIn('sister.zip', zipped(FILES)).value).toEqual(value);
    expect(packIn('sister.zip', zipped(FILES, 'sister/')).value).toEqual(value);
    const beside = { ...zippedWith('__MACOSX/sister/pack.json', '{') };
    expect(packIn('sister.zip', beside.bytes).value).toEqual(value);
  });

  /** What a computer packs beside the folder is none of it. */
  function zippedWith(path: string, text: string): { bytes: Uint8Array } {
    const files = Object.fromEntries(
      Object.entries(FILES).map(([name, inner]) => [`sister/${name}`, inner]),
    );
    return { bytes: zipped({ ...files, [path]: text }) };
  }

  it('with other files beside it', () => {
    const path = inFolder('with-notes', { ...FILES, 'README.md': '# Notes' });
    expect(readPack(path).value).toEqual(value);
  });
});

describe('where something stands', () => {
  it('is a file of the folder, a line and a card', () => {
    const deck = (FILES['altar-quest/decks/low-gert.json'] as string).replace(
      '"resist"',
      '"resit"',
    );
    const line = deck.slice(0, deck.indexOf('"resit"')).split('\n').length;
    const path = inFolder('misspelled', { ...FILES, 'altar-quest/decks/low-gert.json': deck });
    const result = checkPack(readPack(path), games);
    expect('problems' in result && result.problems.map(inEnglish)).toEqual([
      `altar-quest/decks/low-gert.json, line ${line}, low-gert: kind can’t be "resit". Did you mean resist?`,
    ]);
  });

  it('is a file and a line, if it is no JSON', () => {
    const text = '{\n  "format": 1,\n  "id" "sister"\n}';
    const path = inFolder('no-json', { ...FILES, 'pack.json': text });
    expect(refusal(() => readPack(path))).toBe(
      'pack.json, line 3: This isn’t JSON: a colon is missing.',
    );
  });

  it('is the file, if it ends too early', () => {
    const cut = (FILES['words/en.json'] as string).slice(0, -20);
    expect(refusal(() => packIn('x.zip', zipped({ ...FILES, 'words/en.json': cut })))).toMatch(
      /^words\/en\.json, line \d+: This isn’t JSON: /,
    );
  });
});

describe('what can’t be read', () => {
  it('has no manifest', () => {
    const { 'pack.json': _, ...others } = FILES;
    expect(refusal(() => packIn('x.zip', zipped(others)))).toContain('A pack needs a pack.json');
  });

  it('is a zip that unpacks to too much, whatever it says about its size', () => {
    const bomb = zipped({ ...FILES, 'words/fr.json': `"${'0'.repeat(40_000_000)}"` });
    expect(bomb.length).toBeLessThan(MOST_BYTES);
    expect(refusal(() => packIn('bomb.zip', bomb))).toContain('A pack has at most');
    // The size stands in the list at the zip's end as well: both lie.
    const view = new DataView(bomb.buffer, bomb.byteOffset, bomb.byteLength);
    for (let at = 0; at < bomb.length - 28; at++) {
      if (view.getUint32(at, true) === 40_000_002) view.setUint32(at, 10, true);
    }
    const from = process.memoryUsage().arrayBuffers;
    expect(refusal(() => packIn('bomb.zip', bomb))).toMatch(/can’t be opened|isn’t JSON/);
    expect(process.memoryUsage().arrayBuffers - from).toBeLessThan(20_000_000);
  });

  it('is too many files, too many bytes, a broken zip, a list', () => {
    const many = Object.fromEntries(
      Array.from({ length: 500 }, (_, index) => [`words/x${index}.json`, '{}']),
    );
    expect(refusal(() => packIn('x.zip', zipped({ ...FILES, ...many })))).toContain('400 files');
    expect(refusal(() => packIn('x.json', new Uint8Array(MOST_BYTES + 1)))).toContain('2 MB');
    const broken = zipped(FILES).slice(0, -30);
    expect(refusal(() => packIn('x.zip', broken))).toBe(
      'This zip can’t be opened. Zip the folder again.',
    );
    expect(refusal(() => packIn('x.json', strToU8('[]')))).toContain('a pack is an object');
  });
});
