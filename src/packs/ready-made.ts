import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest, Pack } from './pack.ts';
import { readPack } from './read-pack.ts';
import { type Titles, titlesOf } from './words.ts';

/** Each folder in it is a pack that comes with the bot, called by the pack's id. */
const FOLDER = new URL('../../packs/', import.meta.url);

/** A pack that comes with the bot: nobody has it unless their server adds it. */
export interface ReadyMade {
  manifest: Manifest;
  titles: Titles;
  /** Which folders it has: those of games are called as they are. */
  folders: string[];
}

export const readyMadePacks = (): ReadyMade[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      manifest: read(`${name}/pack.json`) as Manifest,
      titles: titlesOf(wordsIn(`${name}/words/`)),
      folders: readdirSync(new URL(`${name}/`, FOLDER)),
    }));

const wordsIn = (folder: string): Pack['words'] =>
  Object.fromEntries(
    readdirSync(new URL(folder, FOLDER)).map((file) => [
      file.slice(0, -'.json'.length),
      read(folder + file) as Pack['words'][string],
    ]),
  );

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(file, FOLDER), 'utf8'));

/** One of them in one file; null if there is none by this id. */
export function readyMadeFile(id: string): { name: string; bytes: Buffer } | null {
  if (!readyMadePacks().some(({ manifest }) => manifest.id === id)) return null;
  const { value } = readPack(fileURLToPath(new URL(id, FOLDER)));
  return { name: `${id}.pack.json`, bytes: Buffer.from(JSON.stringify(value)) };
}
