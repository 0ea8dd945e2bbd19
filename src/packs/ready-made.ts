import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Manifest } from './pack.ts';
import { readPack } from './read-pack.ts';

/** Each folder in it is a pack that comes with the bot, called by the pack's id. */
const FOLDER = new URL('../../packs/', import.meta.url);

/** A pack that comes with the bot: nobody has it unless their server adds it. */
export interface ReadyMade {
  manifest: Manifest;
  /** Which folders it has: those of games are called as they are. */
  folders: string[];
}

export const readyMadePacks = (): ReadyMade[] =>
  readdirSync(FOLDER, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()
    .map((name) => ({
      manifest: JSON.parse(readFileSync(new URL(`${name}/pack.json`, FOLDER), 'utf8')),
      folders: readdirSync(new URL(`${name}/`, FOLDER)),
    }));

/** One of them in one file; null if there is none by this id. */
export function readyMadeFile(id: string): { name: string; bytes: Buffer } | null {
  if (!readyMadePacks().some(({ manifest }) => manifest.id === id)) return null;
  const { value } = readPack(fileURLToPath(new URL(id, FOLDER)));
  return { name: `${id}.pack.json`, bytes: Buffer.from(JSON.stringify(value)) };
}
