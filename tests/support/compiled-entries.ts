import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll } from 'vitest';
import { BOT, COMPILED, compiled, compileInto } from '../../src/starting/compile.js';

// Threads and processes that tests start run compiled, as the bot's do: a TypeScript loader takes a second of a
// core at each start.

/** What the bot's threads and its process run, as `npm start` begins them. */
export async function botEntries(): Promise<Record<'thinking' | 'rendering' | 'reading', URL>> {
  const main = await compiled(BOT);
  const entry = (name: string) => new URL(`./${name}-worker.js`, main);
  return { thinking: entry('thinking'), rendering: entry('rendering'), reading: entry('reading') };
}

/**
 * A program for tests, compiled until the tests of this file are over.
 * @param path of its module, from `tests` on and without `.ts`
 */
export async function testEntry(path: string): Promise<URL> {
  const folder = new URL(`${randomUUID()}/`, COMPILED);
  afterAll(() => rm(folder, { recursive: true }));
  await compileInto(folder, [`../tests/${path}`]);
  return new URL(`./${path.split('/').at(-1)}.js`, folder);
}
