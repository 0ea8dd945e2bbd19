import { afterEach, beforeEach, expect, test } from 'vitest';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { Person } from '../../src/table/match/saved/summary.ts';
import { noticesFor } from '../../src/table/telling/notifications/notices.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { emptyDatabase, execute, type TestDatabase } from '../support/test-database.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

/** The same person under the two names they have had. */
const zoe = { userId: '471147114711', name: 'Zoë Quill' };
const renamed = { ...zoe, name: 'Zed Sparrow' };
const cy = { userId: 'u-cy', name: 'Cy' };
const admin = { ...zoe, guildId: 'g' };

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

let database: TestDatabase;
let here: TestTable;
const NOON = Date.UTC(2026, 10, 17, 12);
let clock = NOON;

beforeEach(async () => {
  clock = NOON;
  database = await emptyDatabase();
  here = await openTestTable(database, {
    texts: botAndCountingTexts(),
    now: () => new Date(clock),
  });
}, 60_000);
afterEach(async () => {
  await here.close();
  await database.close();
});

let requests = 0;
const requestId = () => `everywhere-${++requests}`;

async function gathering(host: Person, others: readonly Person[]): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host };
  const { id } = must(await here.table.create({ ...wanted, options: { target: '100000' } })).match;
  must(await here.table.chooseCharacters(id, host.userId, ['fox']));
  for (const [index, person] of others.entries()) {
    must(await here.table.join(id, person, [['owl', 'hare'][index] as string]));
  }
  return id;
}

async function started(host: Person, others: readonly Person[]): Promise<string> {
  const id = await gathering(host, others);
  must(await here.table.start(id, host.userId));
  return id;
}

const choose = async (id: string, { userId }: Person, option: string) =>
  must(await chooseNext(here.table, id, userId, [option]));

/** All three have added and hidden a number, and are asked together whether to go on. */
async function voting(people: readonly [Person, Person, Person]): Promise<string> {
  const [host, ...others] = people;
  const id = await started(host, others);
  for (const person of people) await choose(id, person, 'add-1');
  for (const person of people) await choose(id, person, '1');
  return id;
}

const offerIn = async (id: string) => (await here.store.read(id))?.desk.offers[0]?.number ?? 0;

/** Every place where something about somebody can be left, by what leaves it there. */
const PLACES: { [what: string]: () => Promise<string> } = {
  'a ballot, an answer to who asks to go back, and a vote to end the game': async () => {
    const id = await voting([ann, zoe, bo]);
    await choose(id, zoe, 'on');
    must(await here.table.undo(id, ann.userId, { to: 0, requestId: requestId() }));
    const asked = { number: 1, agrees: true, requestId: requestId() };
    must(await here.table.answerUndo(id, zoe.userId, asked));
    must(await here.table.abandon(id, zoe.userId, true));
    return id;
  },
  'what they want to be asked, and when they have looked': async () => {
    const id = await started(ann, [zoe, bo]);
    must(await here.table.sayWhatToBeAsked(id, zoe.userId, 'own-turns'));
    must(await here.table.comeToLook(id, zoe));
    return id;
  },
  'a refusal to go back': async () => {
    const id = await started(ann, [zoe, bo]);
    await choose(id, ann, 'add-1');
    await choose(id, zoe, 'add-1');
    must(await here.table.undo(id, ann.userId, { to: 0, requestId: requestId() }));
    const asked = { number: 1, agrees: false, requestId: requestId() };
    must(await here.table.answerUndo(id, zoe.userId, asked));
    return id;
  },
  'a request to go back that is open': async () => {
    const id = await started(zoe, [ann, bo]);
    await choose(id, zoe, 'add-1');
    await choose(id, ann, 'add-1');
    must(await here.table.undo(id, zoe.userId, { to: 0, requestId: requestId() }));
    return id;
  },
  'choices that were taken back, and an answer for good': async () => {
    const id = await started(zoe, [ann]);
    await choose(id, zoe, 'add-3');
    must(await here.table.undo(id, zoe.userId, { requestId: requestId() }));
    await choose(id, zoe, 'roll');
    const [keep] = must(await here.table.look(id, zoe.userId)).open;
    const request = { matchId: id, userId: zoe.userId, decisionId: keep?.id ?? '' };
    const standing = { options: ['yes'], standing: 'keep', requestId: requestId() };
    must(await here.table.choose({ ...request, ...standing }));
    return id;
  },
  'time that was up, a reminder, and a pause': async () => {
    const id = await started(zoe, [ann]);
    for (const hours of [12, 24, 48, 24 * 30]) {
      clock += hours * HOUR;
      must(await here.table.wake(id));
    }
    expect((await here.store.read(id))?.desk.paused).not.toBeNull();
    return id;
  },
  'a pace that was set': async () => {
    const id = await started(zoe, [ann]);
    must(await here.table.setPace(id, zoe.userId, { pace: 'relaxed' }));
    return id;
  },
  'a ballot in a crowd, and one in a question before': async () => {
    const id = await gathering(ann, []);
    must(await here.table.addCrowd(id, ann.userId, null));
    must(await here.table.start(id, ann.userId));
    await here.publishing.drain();
    const membership = { threadId: `thread-${id}`, roles: [] };
    const cast = async (userId: string, option: string) => {
      const open = (await here.store.read(id))?.state?.open ?? [];
      const decisionId = open.find(({ seats }) => seats.includes('seat-2'))?.id ?? '';
      const request = { matchId: id, userId, decisionId, options: [option] };
      must(await here.table.choose({ ...request, requestId: requestId(), membership }));
    };
    await choose(id, ann, 'add-1');
    for (const voter of ['u-x', 'u-y', zoe.userId]) await cast(voter, 'add-1');
    await choose(id, ann, '1');
    await cast(zoe.userId, '1');
    const { desk } = (await here.store.read(id)) ?? {};
    expect(JSON.stringify([desk?.votes, desk?.crowds])).toMatch(/"4711.*"4711/);
    return id;
  },
  'an offer of a seat that is open': async () => {
    const id = await started(ann, [bo]);
    must(await here.table.offerSeat(id, ann.userId, renamed));
    return id;
  },
  'an offer of one’s own': async () => {
    const id = await started(ann, [zoe]);
    must(await here.table.offerSeat(id, zoe.userId, cy));
    return id;
  },
  'an offer that was declined': async () => {
    const id = await started(ann, [bo]);
    must(await here.table.offerSeat(id, ann.userId, renamed));
    must(await here.table.answerOffer(id, renamed, await offerIn(id), false));
    return id;
  },
  'a seat that was handed over, with the hosting': async () => {
    const id = await started(zoe, [ann]);
    await choose(id, zoe, 'add-1');
    must(await here.table.offerSeat(id, zoe.userId, cy));
    must(await here.table.answerOffer(id, cy, await offerIn(id), true));
    return id;
  },
  'time away': async () => {
    const id = await started(ann, [zoe]);
    const until = (now: Date) => new Date(now.getTime() + 3 * DAY);
    must(await here.table.goAway(id, zoe.userId, { until }));
    return id;
  },
  'a seat that was opened, left, and taken under another name': async () => {
    const id = await started(ann, [zoe, bo]);
    must(await here.table.openSeat(id, zoe.userId, null));
    must(await here.table.takeSeat(id, renamed, null));
    must(await here.table.leaveToCompanion(id, bo.userId));
    return id;
  },
  'a vote on somebody who stays away': async () => {
    const id = await started(ann, [zoe, bo]);
    clock += 2 * DAY;
    must(await here.table.wake(id));
    must(await here.table.replaceAbsent(id, zoe.userId, 'seat-1', true));
    return id;
  },
  'being voted on': async () => {
    const id = await started(zoe, [ann, bo]);
    clock += 2 * DAY;
    must(await here.table.wake(id));
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-1', true));
    must(await here.table.replaceAbsent(id, bo.userId, 'seat-1', true));
    return id;
  },
  'a table that was left before the start': async () => {
    const id = await gathering(ann, [zoe, bo]);
    must(await here.table.leave(id, zoe.userId));
    return id;
  },
  'what was done to a game of others, as somebody who manages the server': async () => {
    const id = await startedMatch(here.table);
    must(await here.table.transferHost(id, admin, bo.userId));
    must(await here.table.exportForAdministrator(id, admin));
    must(await here.table.moveMatch(id, admin, 'c2'));
    await choose(id, ann, 'roll');
    must(await here.table.rewind(id, admin));
    must(await here.table.endMatch(id, admin));
    return id;
  },
  'a game that was taken in from a file': async () => {
    const other = await startedMatch(here.table);
    await choose(other, ann, 'add-1');
    const { file } = must(
      await here.table.exportForAdministrator(other, {
        userId: 'u-dag',
        name: 'Dag',
        guildId: 'g',
      }),
    );
    return must(await here.table.importMatch(Buffer.from(JSON.stringify(file)), 'c', admin)).match
      .id;
  },
  'a notification, and how to be notified': async () => {
    const id = await started(ann, [zoe]);
    must(await here.table.setNotifications(zoe.userId, { way: 'both', most: 3 }));
    const slot = {
      kind: 'call',
      key: 'call:1',
      data: { decisions: ['1'], mentions: [], closed: false },
    };
    const of = { store: here.store, now: () => new Date(clock) };
    const post = { slot, nonce: requestId(), direct: true, dueAt: new Date(clock) } as Parameters<
      typeof noticesFor
    >[2];
    await noticesFor(of, id, post, usualSettings(null)).deliver([zoe.userId]);
    return id;
  },
  'orders left for a turn to come': async () => {
    const id = await started(ann, [zoe]);
    const options = [({ id: option }: { id: string }) => option === 'add-2'];
    must(await here.table.changeOrders(id, zoe.userId, { do: 'add', at: 0, options }));
    return id;
  },
  'a report': async () => {
    const id = await started(ann, [zoe]);
    must(await here.table.report(id, zoe.userId, `Signed: ${zoe.name}`));
    return id;
  },
};

/** What of that is in the notes that are given out. */
const NOTED: { [what in keyof typeof PLACES]: object } = {
  'a ballot, an answer to who asks to go back, and a vote to end the game': {
    ballots: [{ options: ['on'] }],
    undo: { to: 0, asked: false, agrees: true, refuses: false },
    wantsToEnd: true,
  },
  'what they want to be asked, and when they have looked': {
    wantsToBeAsked: 'own-turns',
    lookedLast: expect.any(String),
  },
  'a request to go back that is open': { undo: { to: 0, asked: true, agrees: true } },
  'choices that were taken back, and an answer for good': {
    standingAnswers: [{ id: 'keep', until: 'revoked' }],
  },
  'a ballot in a crowd, and one in a question before': {
    ballots: [{ crowd: 'seat-2', options: ['1'] }],
    votedInCrowdOf: ['seat-2'],
    seatsBefore: ['seat-2'],
  },
  'orders left for a turn to come': { orders: ['add-2'] },
  'an offer of a seat that is open': { seatsOffered: ['seat-1'] },
  'an offer of one’s own': { seatsGivenAway: ['seat-2'] },
  'a seat that was handed over, with the hosting': { seatsBefore: ['seat-1'] },
  'time away': { seatsKept: [{ seat: 'seat-2', until: expect.stringContaining('2026') }] },
  'a vote on somebody who stays away': { wantsCompanionFor: ['seat-1'] },
  'what was done to a game of others, as somebody who manages the server': { lookedInside: true },
  'being voted on': { seatsKept: [{ seat: 'seat-1', until: null }] },
};

/** Every row of the database that says this in any column, by table. */
async function rowsSaying(text: string): Promise<string[]> {
  const tables = (await execute(
    database,
    "SELECT relname AS name FROM pg_class WHERE relkind = 'r' AND relnamespace = current_schema()::regnamespace",
  )) as { name: string }[];
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = (await execute(
      database,
      `SELECT t::text AS row FROM "${name}" t WHERE position('${text}' IN t::text) > 0`,
    )) as { row: string }[];
    found.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return found;
}

test('whatever somebody has left behind, nothing says their id or a name of theirs when they are forgotten', async () => {
  const matches: { [what: string]: string } = {};
  for (const [what, leave] of Object.entries(PLACES)) matches[what] = await leave();
  must(await here.table.hint(zoe.userId, ['a'], 'here'));
  await here.publishing.drain();
  const before = await rowsSaying(zoe.userId);
  for (const [what, id] of Object.entries(matches)) {
    if (what === 'a report') continue;
    expect(
      before.some((row) => row.includes(id)),
      what,
    ).toBe(true);
  }

  const data = must(await here.table.personalData(zoe.userId));
  const exported = (what: string) => data.matches.find(({ match }) => match === matches[what]);
  for (const [what, id] of Object.entries(matches)) expect(exported(what)?.match, what).toBe(id);
  for (const [what, noted] of Object.entries(NOTED)) {
    expect(exported(what)?.noted, what).toMatchObject(noted);
  }
  const administered = 'what was done to a game of others, as somebody who manages the server';
  expect(exported(administered)).toMatchObject({
    seat: null,
    toldIn: ['new-host', 'exported', 'moved', 'rewound', 'abandoned'],
  });
  expect(data.notifications).toHaveLength(1);
  expect(JSON.stringify(data)).not.toMatch(/u-ann|u-bo|u-cy|u-x|Ann|Bo|Cy/);

  must(await here.table.forget(zoe.userId));
  await here.publishing.drain();
  expect(await rowsSaying(zoe.userId)).toEqual([]);
  for (const { name } of [zoe, renamed]) {
    for (const word of name.split(' ')) expect(await rowsSaying(word)).toEqual([]);
  }
  // What others have left there is unchanged.
  const others = await rowsSaying(ann.userId);
  for (const id of Object.values(matches)) {
    expect(others.some((row) => row.includes(id)) || (await playsNobody(id))).toBe(true);
  }
  expect(here.log.entries.filter(({ level }) => level === 'error')).toEqual([]);
}, 180_000);

/** What was imported from a file is played by companions. */
async function playsNobody(id: string): Promise<boolean> {
  const { match } = must(await here.table.find(id));
  return match.seats.every(({ userId }) => userId.startsWith('companion:'));
}
