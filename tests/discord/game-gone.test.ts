import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Store, StoredMatch } from '../../src/table/match/saved/store.ts';
import { stageForTests, startCounting } from './stage.ts';

/** Whether every match now belongs to a game that isn't installed. */
let isGone = false;
const goneWith = (stored: StoredMatch): StoredMatch =>
  isGone ? { ...stored, gameId: 'chess' } : stored;

const withoutGame = (store: Store): Store => ({
  ...store,
  async read(matchId) {
    const stored = await store.read(matchId);
    return stored && goneWith(stored);
  },
  change: (matchId, work) =>
    store.change(matchId, (locked) => work({ ...locked, stored: goneWith(locked.stored) })),
});

const stage = stageForTests({ wrapStore: withoutGame });
const NOT_INSTALLED = 'The game `chess` isn’t installed here.';

let thread: string;
let matchId: string;
beforeAll(async () => {
  const { match, thread: place } = await startCounting(stage);
  thread = place;
  matchId = match.id;
  await stage.publishing.drain();
  isGone = true;
}, 60_000);
afterEach(() => expect(stage.complaints).toEqual([]));

it.each([
  ['pace', {}],
  ['pace', { each: '12h' }],
  ['undo', {}],
  ['hand', {}],
  ['game end', {}],
  ['game leave', {}],
])('/%s %o of a match whose game is not installed says so', async (command, typed) => {
  const { discord, ann } = stage;
  const answer = await (await discord.command(ann, thread, command, typed)).reply();
  expect(answer.text).toContain(NOT_INSTALLED);
});

it('so does the list of what can be gone back to', async () => {
  expect(await stage.table.undoable(matchId, stage.ann)).toMatchObject({ refusal: 'no-such-game' });
});
