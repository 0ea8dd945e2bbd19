import { expect, test } from 'vitest';
import { games as installed } from '../../src/games/index.ts';
import { readScenario } from '../../src/kernel/scenario-file.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, chooseNext, must } from '../support/test-table.ts';

const here = tableForTests({ games: createGames(installed), texts: loadTexts() });
const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };

/** Sedrin among enemies whose names no database would keep in this order. */
const AMONG_ENEMIES = {
  game: 'altar-quest',
  options: { level: 'grim' },
  startRoom: 'room-16',
  round: 3,
  heroes: { sedrin: { at: 'R19', hand: ['lance-of-noon.2'] } },
  enemies: {
    'frox-raider.yellow': { at: 'R17' },
    'frox-raider.red': { at: 'Q16' },
    'frox-raider.green': { at: 'Q18' },
  },
};

/** Ann sits in the only seat. */
async function begun(file: object = AMONG_ENEMIES): Promise<string> {
  const read = readScenario(JSON.stringify(file), installed);
  if ('problems' in read) throw new Error(read.problems.join('\n'));
  const { seats, options, scenario } = read.setup;
  const held = seats.map((seat) => ({ ...seat, ...ann }));
  const place = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann };
  const wanted = { ...place, seats: held, options, scenario };
  return must(await here.table.beginScenario(wanted)).match.id;
}

const stateOf = async (id: string) => (await here.store.read(id))?.state;

test('a match begins with a position, with a thread, a board and a call, and no lobby before', async () => {
  const id = await begun();
  expect(await here.store.read(id)).toMatchObject({
    status: 'playing',
    revision: 0,
    options: { level: 'grim', quest: 'the-search' },
    seats: [{ seat: 'seat-1', userId: ann.userId, characters: ['sedrin'] }],
  });
  expect(await stateOf(id)).toMatchObject({
    state: {
      round: 3,
      heroes: [{ threats: ['frox-raider.yellow', 'frox-raider.red', 'frox-raider.green'] }],
    },
  });
  await here.publishing.drain();
  const posted = here.publisher.publications.filter(({ snapshot }) => snapshot.match.id === id);
  const kinds = new Set(posted.map(({ slot }) => slot.kind));
  expect([...kinds]).toEqual(expect.arrayContaining(['thread', 'round', 'chapter', 'call']));
});

test('it is undone, verified, exported and taken in again as it was laid out', async () => {
  const id = await begun();
  const before = await stateOf(id);
  must(await chooseNext(here.table, id, ann.userId, ['draw']));
  must(await chooseNext(here.table, id, ann.userId, ['draw']));
  const after = await stateOf(id);
  expect(must(await here.table.verify(id))).toMatchObject({ verified: 'same', choices: 2 });

  const { file } = must(await here.table.exportForAdministrator(id, dag));
  const again = must(
    await here.table.importMatch(Buffer.from(JSON.stringify(file)), 'c-new', dag),
  ).match;
  expect(await stateOf(again.id)).toEqual(after);

  const { points } = must(await here.table.undoable(id, ann.userId));
  const first = points.at(-1);
  must(
    await here.table.undo(id, ann.userId, {
      to: first?.to ?? 0,
      requestId: `back-${id}`,
      ask: true,
    }),
  );
  const back = await stateOf(id);
  expect(back?.inputs).toBe(0);
  expect(back?.state).toEqual(before?.state);
  expect(back?.random).toEqual(before?.random);
});

test('it counts in no statistics', async () => {
  const id = await begun({
    game: 'altar-quest',
    options: { quest: 'the-escape' },
    startRoom: 'room-16',
    revealed: ['room-16', 'room-12'],
    features: { 'room-12': 'bookshelf' },
    openDoors: ['door-21'],
    heroes: { sedrin: { at: 'S15', actions: 0, movement: 1 } },
    active: 'sedrin',
    cards: { 'the-escape': { quest: 4, progress: 2 } },
  });
  must(await chooseNext(here.table, id, ann.userId, ['move:S16']));
  expect(must(await here.table.find(id)).match).toMatchObject({ status: 'over' });
  expect(must(await here.table.playerStatistics('g', ann.userId)).games).toEqual([]);
});

test('a game that is not installed is refused', async () => {
  const place = { gameId: 'chess', guildId: 'g', channelId: 'c', host: ann };
  expect(await here.table.beginScenario({ ...place, seats: [], scenario: '{}' })).toMatchObject({
    ok: false,
    refusal: 'no-such-game',
  });
});
