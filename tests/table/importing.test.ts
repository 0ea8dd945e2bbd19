import { expect, test } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { games } from '../../src/games/index.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import { matchFileOf } from '../../src/table/around/recording/exporting.ts';
import type { MatchFile } from '../../src/table/around/recording/match-file.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { hashSeed } from '../../src/table/match/seed.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { recordMatch } from '../support/recorded-match.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import {
  ann,
  annWins,
  bo,
  chooseNext,
  must,
  noticesOf,
  openTestTable,
  startedMatch,
} from '../support/test-table.ts';

const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };
const SEED = 'a'.repeat(32);
const cy = { userId: 'u-cy', name: 'Cy' };

// The dice of all matches are the same, so that another seed is known to give others.
const here = tableForTests({ newSeed: () => SEED });

const undo = async (id: string, userId: string) =>
  must(await here.table.undo(id, userId, { requestId: `undo-${id}-${userId}`, ask: false }));

/** Ann has rolled; Bo has added, and has taken that back once; Ann waits, Bo has to hide a number. */
async function inPlay(): Promise<string> {
  const id = await startedMatch(here.table, { target: '12' });
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  must(await chooseNext(here.table, id, ann.userId, ['yes']));
  must(await chooseNext(here.table, id, bo.userId, ['add-1']));
  await undo(id, bo.userId);
  must(await chooseNext(here.table, id, bo.userId, ['add-2']));
  return id;
}

/** Ann has won. */
async function over(): Promise<string> {
  const id = await startedMatch(here.table, { target: '6' });
  await annWins(here.table, id);
  return id;
}

const fileOf = async (id: string): Promise<MatchFile> =>
  must(await here.table.exportForAdministrator(id, dag)).file;

const imported = async (file: MatchFile) =>
  must(await here.table.importMatch(Buffer.from(JSON.stringify(file)), 'c-new', dag)).match;

const slotsOf = (id: string) =>
  here.publisher.publications.flatMap(({ slot, snapshot }) =>
    snapshot.match.id === id ? [slot.kind] : [],
  );

const matches = async () => must(await here.table.list({})).matches.map(({ id }) => id);

test('a match in play goes on in another thread where it was, and rests until somebody sits down', async () => {
  const from = await inPlay();
  const file = await fileOf(from);
  await here.publishing.drain();
  const before = await here.store.read(from);
  const match = await imported(file);
  expect(match.id).not.toBe(from);
  expect(match).toMatchObject({
    status: 'playing',
    guildId: 'g',
    channelId: 'c-new',
    hostId: dag.userId,
    revision: before?.revision,
    seed: null,
    seedHash: before?.seedHash,
    startedAt: before?.startedAt,
    seats: [
      { seat: 'seat-1', userId: 'companion:steady:1', characters: ['fox'] },
      { seat: 'seat-2', userId: 'companion:steady:2', characters: ['owl'] },
    ],
  });
  const stored = await here.store.read(match.id);
  expect(stored?.state).toEqual(before?.state);
  expect(stored?.wakesAt).toBeNull();
  expect(stored?.desk.openSeats).toEqual(['seat-1', 'seat-2']);
  expect(JSON.stringify(stored)).not.toMatch(/u-ann|u-bo|"Ann"|"Bo"/);
  expect(await here.store.read(from)).toEqual(before);

  await here.publishing.drain();
  expect(noticesOf(here, match.id)).toMatchObject([
    { notice: 'imported', by: dag.userId, from: { id: from, choices: before?.revision } },
    { notice: 'handed-over', seat: 'seat-1', open: true },
    { notice: 'handed-over', seat: 'seat-2', open: true },
  ]);
  const kinds = slotsOf(match.id);
  expect(kinds[0]).toBe('thread');
  expect(kinds).toContain('round');
  expect(kinds).not.toContain('call');
  expect(must(await here.table.verify(match.id))).toMatchObject({ verified: 'same', choices: 3 });
  const log = must(await here.table.log(match.id, cy.userId)).entries;
  const told = must(await here.table.log(from, cy.userId)).entries;
  const game = ({ event, undone }: (typeof told)[number]) =>
    !undone && !event.type.startsWith('table.');
  expect(log.map(({ event, at }) => [event, at])).toEqual(
    told.filter(game).map(({ event, at }) => [event, at]),
  );
});

test('companions begin when a person sits down, who can go back to before what was brought along', async () => {
  const { id } = await imported(await fileOf(await inPlay()));
  const { store, table, log } = here;
  const known = createGames([countingGame()]);
  const thinkers = createThinkers({ games: [countingGame().rules], entry: null });
  await here.publishing.drain();
  const companions = startCompanions({ store, games: known, table, thinkers, log, pace: 0 });
  try {
    const resting = await store.read(id);
    companions.owed(id);
    await companions.drain();
    expect(await store.read(id)).toEqual(resting);
    expect(await table.takeSeat(id, cy, null)).toMatchObject({ refusal: 'which-seat' });
    must(await table.takeSeat(id, cy, 'seat-1'));
    expect(await table.takeSeat(id, cy, 'seat-2')).toMatchObject({ refusal: 'already-seated' });
    const sat = await store.read(id);
    expect(sat?.desk.paused).toBeNull();
    companions.owed(id);
    await companions.drain();
    // Seat 2 was about to hide a number.
    const played = await store.read(id);
    expect(played?.revision).toBeGreaterThan(resting?.revision ?? 0);
  } finally {
    await companions.stop();
  }
  const { points } = must(await table.undoable(id, cy.userId));
  expect(points.map(({ to }) => to)).toContain(0);
  must(await table.undo(id, cy.userId, { requestId: 'to-the-start', to: 0, ask: true }));
  expect(must(await table.find(id)).match.revision).toBe(0);
  expect(must(await table.verify(id))).toMatchObject({ verified: 'same' });
});

test('an imported match can be taken back to its last rest, and imported once more', async () => {
  const from = await startedMatch(here.table);
  must(await chooseNext(here.table, from, ann.userId, ['roll']));
  const first = await imported(await fileOf(from));
  const second = await imported(await fileOf(first.id));
  const { rewinds } = must(await here.table.inspect(from, dag));
  expect(rewinds).toBeGreaterThan(0);
  expect(must(await here.table.inspect(second.id, dag)).rewinds).toBe(rewinds);
  expect(must(await here.table.rewind(second.id, dag)).undone).toBe(rewinds);
  expect(must(await here.table.find(first.id)).match.revision).toBe(1);
});

test('a match that is over comes as over, can be told and checked, and counts nowhere', async () => {
  const from = await over();
  const figures = await here.table.serverStatistics('g');
  const match = await imported(must(await here.table.exportMatch(from)).file);
  expect(match).toMatchObject({ status: 'over', outcome: { winners: ['seat-1'] } });
  expect(match.endedAt).toEqual(must(await here.table.find(from)).match.endedAt);
  await here.publishing.drain();
  expect(noticesOf(here, match.id)).toMatchObject([{ notice: 'imported', status: 'over' }]);
  expect(slotsOf(match.id)).toEqual(['thread', 'notice', 'round', 'chapter', 'ending']);
  expect(must(await here.table.verify(match.id))).toMatchObject({ verified: 'same' });
  const record = must(await here.table.record(match.id));
  const { told } = must(await here.table.record(from));
  expect(record.told).toEqual(told.filter(({ type }) => !type.startsWith('table.')));
  expect(await here.table.takeSeat(match.id, cy, 'seat-1')).toMatchObject({
    refusal: 'match-over',
  });
  expect(await here.table.serverStatistics('g')).toEqual(figures);
});

test('what people play to its end in an imported match counts nowhere either', async () => {
  const from = await startedMatch(here.table, { target: '6' });
  const { id } = await imported(await fileOf(from));
  must(await here.table.takeSeat(id, ann, 'seat-1'));
  must(await here.table.takeSeat(id, bo, 'seat-2'));
  const figures = await here.table.playerStatistics(ann.userId, 'g');
  await annWins(here.table, id);
  expect(must(await here.table.find(id)).match.status).toBe('over');
  expect(await here.table.playerStatistics(ann.userId, 'g')).toEqual(figures);
});

test('a match that was ended early stays ended', async () => {
  const from = await inPlay();
  must(await here.table.endMatch(from, dag));
  const match = await imported(await fileOf(from));
  expect(match).toMatchObject({ status: 'abandoned', outcome: null });
  await here.publishing.drain();
  expect(slotsOf(match.id)).toEqual(['thread', 'notice']);
});

test('what is no match, was changed, or belongs to other rules is refused, and nothing is made of it', async () => {
  const file = await fileOf(await inPlay());
  const known = await matches();
  const [setup, first, ...others] = file.choices;
  if (!setup || !first) throw new Error('Nothing was chosen.');
  const otherSeed = 'b'.repeat(32);
  const wrong: [unknown, string][] = [
    ['no json', 'not-json'],
    [{ hello: 'there' }, 'not-ours'],
    [{ ...file, format: 'threadbound-report' }, 'other-format'],
    [{ ...file, version: 2 }, 'other-version'],
    [{ ...file, choices: 'all' }, 'damaged'],
    [{ ...file, id: '<@1>' }, 'damaged'],
    [{ ...file, choices: [first, ...others] }, 'damaged'],
    [{ ...file, choices: [setup, setup, first, ...others] }, 'damaged'],
    [{ ...file, game: 'chess' }, 'no-such-game'],
    [{ ...file, seed: otherSeed }, 'seed'],
    [{ ...file, rulesChanged: true }, 'rules-changed'],
    [{ ...file, content: 'another' }, 'other-content'],
    [{ ...file, seed: otherSeed, seedHash: hashSeed(otherSeed) }, 'different'],
    [{ ...file, options: { target: 'no-number' } }, 'different'],
    [{ ...file, setup: [...file.setup, { seat: 'seat-9', characters: [] }] }, 'different'],
    [{ ...file, choices: [setup, ...others] }, 'different'],
    [{ ...file, choices: [setup, { ...first, options: ['win'] }, ...others] }, 'different'],
    [{ ...file, outcome: { winners: ['seat-2'], reason: 'so be it' } }, 'different'],
  ];
  for (const [content, because] of wrong) {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    expect(await here.table.importMatch(Buffer.from(text), 'c-new', dag)).toEqual({
      ok: false,
      refusal: 'cannot-import',
      because,
    });
  }
  expect(await matches()).toEqual(known);
});

test('words that somebody has put into a file are told nowhere', async () => {
  const file = await fileOf(await inPlay());
  const evil = { type: 'table.companion-reason', args: { name: '@everyone', key: 'x', args: {} } };
  const [setup, ...others] = file.choices;
  if (!setup) throw new Error('There is no set-up.');
  const happening = { event: evil, seats: 'everyone' as const, chapter: 'x' };
  const changed = {
    ...file,
    seats: file.seats.map((seat) => ({ ...seat, name: '@everyone' })),
    choices: [{ ...setup, happenings: [...setup.happenings, happening] }, ...others],
  };
  const { id } = await imported(changed);
  const kept = [await here.store.read(id), await here.store.history(id)];
  expect(JSON.stringify(kept)).not.toContain('@everyone');
});

test('a server’s own limits hold for what comes in', async () => {
  const file = await fileOf(await inPlay());
  const text = JSON.stringify(file);
  const full = { ...dag, guildId: 'g-full' };
  must(await here.table.changeSettings('g-full', { mostMatches: 1 }));
  must(await here.table.importMatch(Buffer.from(text), 'c', full));
  expect(await here.table.importMatch(Buffer.from(text), 'c', full)).toMatchObject({
    refusal: 'too-many-matches',
  });
  must(await here.table.changeSettings('g-full', { channels: ['c-other'] }));
  expect(await here.table.importMatch(Buffer.from(text), 'c', full)).toMatchObject({
    refusal: 'not-in-this-channel',
  });
  expect(must(await here.table.list({ guildId: 'g-full' })).matches).toHaveLength(1);
});

test('a record of thousands of choices is kept whole', async () => {
  const from = await startedMatch(here.table);
  const { id } = await imported(await fileOf(from));
  const [first] = await here.store.history(id);
  const stored = await here.store.read(id);
  if (!first || !stored) throw new Error('It was not kept.');
  const inputs = Array.from({ length: 1_201 }, (_, index) => ({
    ...first,
    requestId: `r-${index}`,
    revision: index,
  }));
  const match = { ...stored, id: 'of-many' };
  expect(await here.store.create(match, [], null, { inputs, rest: null })).toBe(true);
  const kept = await here.store.history('of-many');
  expect(kept.map(({ revision }) => revision)).toEqual(inputs.map(({ revision }) => revision));
  await execute(here.database, `DELETE FROM matches WHERE id = 'of-many'`);
});

test.each(games.map((game) => [game.rules.id, game] as const))(
  'a match of %s comes to the same state, in play and over',
  async (_, game) => {
    const box = await openTestTable(here.database, {
      games: createGames([game]),
      texts: loadTexts(),
    });
    try {
      for (const most of [60, 5_000]) {
        const { stored, inputs } = recordMatch(game, { players: 2, number: 1, most });
        const file = matchFileOf(stored, inputs);
        const { id, status } = must(
          await box.table.importMatch(Buffer.from(JSON.stringify(file)), 'c-new', dag),
        ).match;
        expect(status).toBe(stored.status);
        expect((await box.store.read(id))?.state).toEqual(stored.state);
        const choices = inputs.length - 1;
        expect(must(await box.table.verify(id))).toMatchObject({ verified: 'same', choices });
        expect(must(await box.table.record(id)).entries.length).toBeGreaterThan(0);
      }
    } finally {
      await box.close();
    }
  },
  60_000,
);
