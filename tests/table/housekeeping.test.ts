import { expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, must, startedMatch } from '../support/test-table.ts';

const DAY = 24 * 60 * 60 * 1000;

let now = new Date('2026-03-01T12:00:00Z');
const here = tableForTests({ now: () => now });

const later = (days: number) => {
  now = new Date(now.getTime() + days * DAY);
};

async function lobby(guildId: string): Promise<string> {
  const wanted = { gameId: 'counting', guildId, channelId: 'c', host: ann };
  return must(await here.table.create(wanted)).match.id;
}

async function playing(guildId: string): Promise<string> {
  const id = await lobby(guildId);
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.start(id, ann.userId));
  return id;
}

const isKept = async (id: string) => (await here.table.find(id)).ok;

test('what belongs to a server that was left is kept for thirty days, and then deleted', async () => {
  const left = await playing('g-left');
  const other = await playing('g-stays');
  must(await here.table.changeSettings('g-left', { mostMatches: 5 }));
  must(await here.table.leftServer('g-left'));
  later(20);
  // Leaving again, or a start without it, doesn't count as leaving anew.
  must(await here.table.leftServer('g-left'));
  must(await here.table.onServers(['g-stays'], () => true));
  later(9);
  expect(must(await here.table.housekeep())).toMatchObject({ servers: 0 });
  expect(await isKept(left)).toBe(true);
  const set = async () => must(await here.table.rememberedSettings('g-left')).settings;
  expect(await set()).toEqual({ mostMatches: 5 });
  later(2);
  expect(must(await here.table.housekeep())).toMatchObject({ servers: 1 });
  expect(await isKept(left)).toBe(false);
  expect(await set()).toEqual({});
  expect(await isKept(other)).toBe(true);
  const [rows] = await execute(
    here.database,
    `SELECT (SELECT count(*)::int FROM inputs WHERE match_id = '${left}') AS inputs,
      (SELECT count(*)::int FROM servers WHERE id = 'g-left') AS servers,
      (SELECT count(*)::int FROM participants WHERE match_id = '${left}') AS participants`,
  );
  expect(rows).toEqual({ inputs: 0, servers: 0, participants: 0 });
});

test('a server that comes back in time keeps everything', async () => {
  const id = await playing('g-back');
  must(await here.table.leftServer('g-back'));
  later(29);
  must(await here.table.joinedServer('g-back'));
  later(29);
  expect(must(await here.table.housekeep())).toMatchObject({ servers: 0 });
  expect(await isKept(id)).toBe(true);
});

test('servers that were left or joined while the bot was away are found at its start', async () => {
  const gone = await playing('g-gone');
  const others = await playing('g-of-others');
  const back = await playing('g-there');
  must(await here.table.leftServer('g-there'));
  later(5);
  const isOurs = (guildId: string) => guildId !== 'g-of-others';
  must(await here.table.onServers(['g-there', 'g-stays', 'g-back'], isOurs));
  later(31);
  expect(must(await here.table.housekeep())).toMatchObject({ servers: 1 });
  // Another process knows whether it is on that server.
  expect([await isKept(gone), await isKept(back), await isKept(others)]).toEqual([
    false,
    true,
    true,
  ]);
});

test('a lobby that nobody comes to is closed after thirty days, and goes after thirty more', async () => {
  const idle = await lobby('g-stays');
  later(20);
  const used = await lobby('g-stays');
  later(11);
  must(await here.table.join(used, bo));
  expect(must(await here.table.housekeep())).toMatchObject({ lobbies: 1, neverBegun: 0 });
  expect(must(await here.table.find(idle)).match.status).toBe('abandoned');
  expect(must(await here.table.find(used)).match.status).toBe('lobby');
  await here.publishing.drain();
  const card = [...here.publisher.messages.values()].find(
    ({ slot, snapshot }) => slot.kind === 'lobby' && snapshot.match.id === idle,
  );
  expect(card?.snapshot.match.status).toBe('abandoned');
  later(31);
  expect(must(await here.table.housekeep())).toMatchObject({ neverBegun: 1 });
  expect(await isKept(idle)).toBe(false);
});

test('matches that have begun are kept, however long ago they ended', async () => {
  const id = await startedMatch(here.table);
  must(await here.table.abandon(id, ann.userId));
  later(1000);
  must(await here.table.housekeep());
  expect(await isKept(id)).toBe(true);
});

test('what was noted of people without a match goes after a year', async () => {
  must(await here.table.hint('u-reader', ['a'], 'here'));
  must(await here.table.hint(ann.userId, ['a'], 'here'));
  now = new Date();
  expect(must(await here.table.housekeep())).toMatchObject({ people: 0 });
  later(366);
  expect(must(await here.table.housekeep())).toMatchObject({ people: 1 });
  expect(await here.store.person('u-reader')).toEqual({});
  expect(await here.store.person(ann.userId)).toEqual({ read: { a: 'here' } });
  expect(must(await here.table.housekeep())).toEqual({
    ok: true,
    servers: 0,
    lobbies: 0,
    campaigns: 0,
    neverBegun: 0,
    people: 0,
    notifications: 0,
    packs: 0,
  });
});
