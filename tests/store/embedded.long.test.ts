import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { FolderInUse } from '../../src/store/folder-lock.ts';
import { type OpenStore, openStore } from '../../src/store/open-store.ts';
import { givesAgain } from '../../src/table/match/replaying/replay.ts';
import { testEntry } from '../support/compiled-entries.ts';
import { countingGame } from '../support/counting-game.ts';
import { recordingLog } from '../support/recording-log.ts';

let folder: string;
let child: ChildProcess | null = null;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'threadbound-'));
});
afterAll(() => {
  child?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

const script = fileURLToPath(await testEntry('support/playing-process'));

/** Plays in another process until this many choices have been accepted, then kills that process. */
async function playAndKill(known: string[], choices: number, whilePlaying?: () => Promise<void>) {
  const player = spawn(process.execPath, [script, folder, ...known], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  child = player;
  let match = '';
  let accepted = 0;
  let count = 0;
  for await (const line of createInterface({ input: player.stdout })) {
    const [word, value = ''] = line.split(' ');
    if (word === 'match') match = value;
    if (word === 'match') await whilePlaying?.();
    if (word !== 'accepted') continue;
    accepted = Number(value);
    count += 1;
    if (count === choices) player.kill('SIGKILL');
  }
  if (player.exitCode === null && player.signalCode === null) await once(player, 'exit');
  expect(player.signalCode).toBe('SIGKILL');
  return { match, accepted };
}

/** Reserves the publishing of a match for an hour. */
async function reserve({ store }: OpenStore, matchId: string, owner: string): Promise<boolean> {
  const until = new Date(Date.now() + 3_600_000);
  const owing = await store.outbox.take(matchId, owner, new Date(), until);
  return owing?.owed != null;
}

test('an embedded database belongs to one process, and no accepted choice is lost when that is killed', async () => {
  const log = recordingLog();
  const first = await playAndKill([], 25, async () => {
    await expect(openStore({ dataFolder: folder, log })).rejects.toThrow(FolderInUse);
  });
  const second = await playAndKill([first.match], 25);
  expect(second.match).toBe(first.match);
  expect(second.accepted).toBeGreaterThanOrEqual(first.accepted + 25);
  const opened = await openStore({ dataFolder: folder, log });
  try {
    const stored = await opened.store.read(first.match);
    expect(stored?.revision).toBeGreaterThanOrEqual(second.accepted);
    const inputs = (await opened.store.inputs(first.match, 1_000)).reverse();
    const choices = inputs.flatMap(({ seat, decisionId, options }) =>
      seat && decisionId ? [{ seat, decisionId, options }] : [],
    );
    expect(choices).toHaveLength(stored?.revision ?? -1);
    if (!stored?.setup || !stored.state) throw new Error('The match was not saved.');
    expect(givesAgain(countingGame(), stored.setup, choices, stored.state)).toBe(true);
    expect(await opened.store.outbox.owing(new Date())).toEqual([first.match]);
    await reserve(opened, first.match, 'one that is killed');
  } finally {
    await opened.close();
  }
  const again = await openStore({ dataFolder: folder, log });
  try {
    expect(await reserve(again, first.match, 'its successor')).toBe(true);
  } finally {
    await again.close();
  }
}, 120_000);
