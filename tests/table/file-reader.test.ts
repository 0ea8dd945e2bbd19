import { monitorEventLoopDelay } from 'node:perf_hooks';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { hostileFiles } from '../../src/drivers/fuzz/hostile-files.ts';
import { games } from '../../src/games/index.ts';
import { createFileReader } from '../../src/table/around/administering/file-reader.ts';
import { matchFileOf } from '../../src/table/around/recording/exporting.ts';
import type { MatchFile } from '../../src/table/around/recording/match-file.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { botEntries, testEntry } from '../support/compiled-entries.ts';
import { recordMatch } from '../support/recorded-match.ts';

const known = createGames(games);
const { reading } = await botEntries();
const entry = await testEntry('support/reading-entry');

/** Milliseconds for which nobody else may be kept waiting, on a busy machine. */
const KEPT_WAITING = 1_000;

function fileOf(gameId: string, most: number): MatchFile {
  const game = games.find(({ rules }) => rules.id === gameId)!;
  const { stored, inputs } = recordMatch(game, { players: 2, number: 1, most });
  const file = matchFileOf(stored, inputs);
  if (!file) throw new Error('The match has no file.');
  return file;
}

describe('files are read in a process of their own', () => {
  const reader = createFileReader({ games: known, entry: reading });
  afterAll(() => reader.close());
  const real = fileOf('altar-quest', 40);

  it('a match of each game comes as it was, packed or not', async () => {
    for (const { rules } of games) {
      const file = fileOf(rules.id, 5_000);
      for (const bytes of [Buffer.from(JSON.stringify(file)), gzipSync(JSON.stringify(file))]) {
        const read = await reader.read(bytes);
        expect(read).toMatchObject({ again: { match: { outcome: file.outcome } } });
        expect('file' in read && read.file).toEqual(file);
      }
    }
  });

  const allowed = ['a match that goes back all the time', 'names that objects have already'];

  it.each(hostileFiles(real).filter(({ name }) => !allowed.includes(name)))(
    '$name is refused, and keeps nobody waiting',
    async ({ bytes }) => {
      const hostile = bytes();
      const delay = monitorEventLoopDelay({ resolution: 5 });
      delay.enable();
      const read = await reader.read(hostile);
      delay.disable();
      expect(read).toEqual({ because: expect.any(String) });
      expect(delay.max / 1e6).toBeLessThan(KEPT_WAITING);
    },
  );

  it('a match that only goes back is taken for what it is, in no time that others miss', async () => {
    const goingBack = hostileFiles(real).find(({ name }) => name === allowed[0])!;
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    await reader.read(goingBack.bytes());
    delay.disable();
    expect(delay.max / 1e6).toBeLessThan(KEPT_WAITING);
  });
});

describe('a file that takes', () => {
  it.each([
    ['time without end', 'sticks', /within 3000 ms/, 3_000],
    ['memory without end', 'grows', /out of memory/i, 50_000],
  ])('%s is given up, and the next is read', async (_, text, why, longest) => {
    const reader = createFileReader({ games: known, entry, longest });
    try {
      expect(await reader.read(Buffer.from(text))).toEqual({
        because: 'too-much',
        fault: expect.stringMatching(why),
      });
      expect(await reader.read(Buffer.from('x'))).toEqual({ because: 'no-such-game' });
    } finally {
      await reader.close();
    }
  });

  it('the process with it is a fault of ours, and the next is read', async () => {
    const reader = createFileReader({ games: known, entry });
    try {
      await expect(reader.read(Buffer.from('dies'))).rejects.toThrow(/ended with 3/);
      expect(await reader.read(Buffer.from('x'))).toEqual({ because: 'no-such-game' });
    } finally {
      await reader.close();
    }
  });
});
