import { expect, test } from 'vitest';
import { withoutPerson } from '../../src/table/around/privacy/without-person.ts';
import { nameIn } from '../../src/table/match/people/called.ts';
import { isFormer } from '../../src/table/match/people/former.ts';
import { countingTexts } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, chooseNext, decideTogether, must, noticesOf } from '../support/test-table.ts';

const zoe = { userId: '471147114711', name: 'Zoë Quill' };

const here = tableForTests();

/** Zoë hosts and plays the fox; Ann plays the owl, and with three players Bo plays the hare. */
async function match(people = [ann], options: { [option: string]: string } = {}): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: zoe, options };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.chooseCharacters(id, zoe.userId, ['fox']));
  const characters = ['owl', 'hare'];
  for (const [index, person] of people.entries()) {
    must(await here.table.join(id, person, [characters[index] ?? '']));
  }
  return id;
}

async function started(people = [ann], options: { [option: string]: string } = {}) {
  const id = await match(people, options);
  must(await here.table.start(id, zoe.userId));
  return id;
}

async function finished(): Promise<string> {
  const id = await started([ann], { target: '6' });
  must(await chooseNext(here.table, id, zoe.userId, ['roll']));
  must(await chooseNext(here.table, id, zoe.userId, ['yes']));
  must(await chooseNext(here.table, id, ann.userId, ['add-2']));
  must(await chooseNext(here.table, id, ann.userId, ['2']));
  must(await chooseNext(here.table, id, zoe.userId, ['1']));
  must(await decideTogether(here.table, id, ['on'], [zoe.userId, ann.userId]));
  must(await chooseNext(here.table, id, zoe.userId, ['add-3']));
  return id;
}

/** Every row of the database that says this anywhere, by table. */
async function rowsSaying(text: string): Promise<string[]> {
  const tables = (await execute(
    here.database,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
  )) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = (await execute(
      here.database,
      `SELECT t::text AS row FROM "${name}" t WHERE position('${text}' IN t::text) > 0`,
    )) as { row: string }[];
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('a person is replaced wherever their id stands, with the name beside it', () => {
  const former = { userId: 'former:1', name: 'a former player' };
  const saved = {
    by: zoe.userId,
    votes: [zoe.userId, ann.userId],
    holder: { ...zoe, seat: 'seat-1' },
    other: { ...ann },
    [zoe.userId]: 1,
    line: `<@${zoe.userId}> and <@${ann.userId}>`,
    longer: `${zoe.userId}0`,
    nothing: null,
  };
  expect(withoutPerson(saved, zoe.userId, former)).toEqual({
    by: 'former:1',
    votes: ['former:1', ann.userId],
    holder: { ...former, seat: 'seat-1' },
    other: ann,
    'former:1': 1,
    line: `a former player and <@${ann.userId}>`,
    longer: `${zoe.userId}0`,
    nothing: null,
  });
});

test('everything that is kept about somebody is theirs to have, and nothing of others', async () => {
  const id = await finished();
  const playing = await started();
  must(await here.table.leaveToCompanion(playing, zoe.userId));
  must(await here.table.hint(zoe.userId, ['a'], 'here'));
  const data = must(await here.table.personalData(zoe.userId));
  expect(data.settings).toEqual({ read: { a: 'here' } });
  expect(data.matches).toEqual([
    expect.objectContaining({
      match: id,
      server: 'g',
      host: true,
      seat: 'seat-1',
      name: 'Zoë Quill',
    }),
    // The seat is now a companion's, and Ann hosts; that it was Zoë's is kept.
    expect.objectContaining({ match: playing, host: false, seat: null }),
  ]);
  expect(data.choices.map(({ options }) => options)).toEqual([['roll'], ['yes'], ['1'], ['add-3']]);
  expect(data.choices[0]).toMatchObject({
    match: id,
    choice: 1,
    seat: 'seat-1',
    takenBackAt: null,
  });
  expect(data.statistics).toContainEqual({
    server: 'g',
    game: 'counting',
    kind: 'plays',
    of: 'fox',
    played: 1,
    won: 1,
  });
  expect(await here.table.personalData('nobody')).toEqual({
    ok: true,
    settings: {},
    matches: [],
    choices: [],
    statistics: [],
    notifications: [],
  });
});

test('a forgotten person stands nowhere any more, and everything goes on', async () => {
  const over = await finished();
  const gathering = await match();
  const playing = await started([ann, bo]);
  must(await chooseNext(here.table, playing, zoe.userId, ['add-1']));
  must(await here.table.abandon(playing, ann.userId, true));
  const left = await started([ann, bo]);
  must(await here.table.leaveToCompanion(left, zoe.userId));
  const ended = await started();
  must(await here.table.abandon(ended, zoe.userId));
  await here.publishing.drain();
  expect((await rowsSaying(zoe.userId)).length).toBeGreaterThan(10);
  const verified = must(await here.table.verify(over)).verified;

  const { matches } = must(await here.table.forget(zoe.userId));
  await here.publishing.drain();
  expect(matches).toBeGreaterThanOrEqual(5);
  expect(await rowsSaying(zoe.userId)).toEqual([]);
  expect(await rowsSaying(zoe.name)).toEqual([]);

  const found = async (id: string) => must(await here.table.find(id)).match;
  const seatsOf = async (id: string) =>
    (await found(id)).seats.map((holder) => nameIn(holder, countingTexts));
  const finishedMatch = await found(over);
  expect(finishedMatch.seats.map(({ name }) => name)).toEqual(['a former player', 'Ann']);
  expect(finishedMatch.seats.every(isFormer)).toBe(false);
  expect(finishedMatch.seats[0] && isFormer(finishedMatch.seats[0])).toBe(true);
  expect(verified).toBe('same');
  expect(must(await here.table.verify(over)).verified).toBe('same');
  expect(await found(gathering)).toMatchObject({
    hostId: ann.userId,
    seats: [{ ...ann, seat: 'seat-1', characters: ['owl'] }],
  });
  expect(await found(playing)).toMatchObject({ status: 'playing', hostId: ann.userId });
  expect(await seatsOf(playing)).toEqual(['Wren (steady)', 'Ann', 'Bo']);
  expect(noticesOf(here, playing).at(-1)).toEqual({
    notice: 'forgotten',
    seat: 'seat-1',
    to: { userId: 'companion:steady:1', name: '' },
  });
  expect(await here.table.takeBack(playing, zoe)).toMatchObject({ refusal: 'no-such-companion' });
  expect(await here.table.takeBack(left, zoe)).toMatchObject({ refusal: 'no-such-companion' });
  expect(await here.table.look(playing, zoe.userId)).toMatchObject({ seat: null });
  must(await here.table.abandon(playing, ann.userId));
  must(await here.table.abandon(left, ann.userId));

  const { players, mostActive } = must(await here.table.serverStatistics('g'));
  expect(players).toBe(2);
  expect(mostActive.map(({ userId }) => userId)).toEqual([ann.userId]);
  expect(must(await here.table.playerStatistics('g', zoe.userId)).games).toEqual([]);
  expect(must(await here.table.playerStatistics('g', ann.userId)).others).toEqual([]);
  expect(await here.table.personalData(zoe.userId)).toMatchObject({ matches: [], choices: [] });
  // The others can play again without the one whom nobody knows any more.
  const again = must(await here.table.rematch(over, ann)).match;
  expect(again.seats.map(({ userId }) => userId)).toEqual([ann.userId]);
  expect(must(await here.table.forget(zoe.userId))).toEqual({ ok: true, matches: 0 });
});

test('a match without any people ends', async () => {
  const id = await started([ann]);
  must(await here.table.leaveToCompanion(id, ann.userId));
  const lobby = await match([]);
  must(await here.table.forget(zoe.userId));
  const ended = must(await here.table.find(id)).match;
  expect(ended.status).toBe('abandoned');
  expect(must(await here.table.find(lobby)).match.status).toBe('abandoned');
  await here.publishing.drain();
  const notice = noticesOf(here, id).find((one) => one.notice === 'abandoned');
  expect(notice?.notice === 'abandoned' && isFormer({ userId: notice.by })).toBe(true);
  expect(await rowsSaying(zoe.userId)).toEqual([]);
});

test('whoever asks twice at once is one former player everywhere', async () => {
  const ids = [await finished(), await finished(), await finished(), await finished()];
  const both = await Promise.all([1, 2].map(() => here.table.forget(zoe.userId)));
  for (const answer of both) must(answer);
  const found = await Promise.all(ids.map((id) => here.table.find(id)));
  const formers = found.flatMap((one) => must(one).match.seats.filter(isFormer));
  expect(formers).toHaveLength(ids.length);
  expect(new Set(formers.map(({ userId }) => userId)).size).toBe(1);
  expect(await rowsSaying(zoe.userId)).toEqual([]);
});

test('whoever has been in no match is forgotten all the same', async () => {
  must(await here.table.hint('u-new', ['a'], 'here'));
  expect(must(await here.table.forget('u-new'))).toEqual({ ok: true, matches: 0 });
  expect(await rowsSaying('u-new')).toEqual([]);
});
