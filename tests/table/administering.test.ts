import { describe, expect, test } from 'vitest';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, noticesOf, startedMatch } from '../support/test-table.ts';

const dag = { userId: 'u-dag', name: 'Dag', guildId: 'g' };
const seated = { ...ann, guildId: 'g' };
const elsewhere = { ...dag, guildId: 'other' };

const here = tableForTests();

/** Bo has added, and hides a number, which nobody else may know; the thread and its messages are there. */
async function hiding(): Promise<string> {
  const id = await startedMatch(here.table);
  must(await chooseNext(here.table, id, ann.userId, ['add-1']));
  must(await chooseNext(here.table, id, bo.userId, ['add-1']));
  await here.publishing.drain();
  return id;
}

const statusOf = async (id: string) => must(await here.table.find(id)).match.status;

test('whoever manages another server finds no match here, whatever is asked', async () => {
  const id = await hiding();
  const before = await here.store.read(id);
  const refused = { ok: false, refusal: 'no-such-match' };
  expect(await here.table.inspect(id, elsewhere)).toEqual(refused);
  expect(await here.table.rewind(id, elsewhere)).toEqual(refused);
  expect(await here.table.endMatch(id, elsewhere)).toEqual(refused);
  expect(await here.table.exportForAdministrator(id, elsewhere)).toEqual(refused);
  expect(await here.table.transferHost(id, elsewhere, bo.userId)).toEqual(refused);
  expect(await here.table.moveMatch(id, elsewhere, 'c-2')).toEqual(refused);
  expect(await here.table.inspect('nowhere', dag)).toEqual(refused);
  expect(await here.store.read(id)).toEqual(before);
});

test('a match is shown inside, without what is hidden to whoever plays in it', async () => {
  const id = await hiding();
  const outside = must(await here.table.inspect(id, dag));
  expect(outside.plays).toBe(false);
  const hidden = outside.questions.find(({ seats }) => seats.includes('seat-2'));
  expect(hidden?.options).toEqual(['1', '2']);
  expect(outside.resolving?.length).toBeGreaterThan(0);
  const inside = must(await here.table.inspect(id, seated));
  expect(inside.plays).toBe(true);
  expect(inside.resolving).toBeNull();
  expect(inside.questions.find(({ id: one }) => one === hidden?.id)?.options).toBeNull();
  // Somebody who may take a seat back knows what was hidden in it, and would play on.
  must(await here.table.leaveToCompanion(id, ann.userId));
  expect(must(await here.table.inspect(id, seated)).plays).toBe(true);
});

describe('whoever has seen what is hidden in a match takes no seat in it', () => {
  const sawInside = { refusal: 'cannot-sit', why: 'insider' };

  test('neither one that is open, nor one that they were offered before or after', async () => {
    const id = await hiding();
    must(await here.table.offerSeat(id, bo.userId, dag));
    expect(must(await here.table.inspect(id, dag)).insider).toBe(true);
    const [offer] = (await here.store.read(id))?.desk.offers ?? [];
    const accepted = await here.table.answerOffer(id, dag, offer?.number ?? 0, true);
    expect(accepted).toMatchObject(sawInside);
    expect(await here.table.offerSeat(id, ann.userId, dag)).toMatchObject(sawInside);
    must(await here.table.openSeat(id, ann.userId, null));
    expect(await here.table.takeSeat(id, dag, null)).toMatchObject(sawInside);
    must(await here.table.takeSeat(id, { userId: 'u-eve', name: 'Eve' }, null));
  });

  test('nor after taking it out as a file, however often it goes back', async () => {
    const id = await hiding();
    must(await here.table.exportForAdministrator(id, dag));
    must(await here.table.rewind(id, { ...dag, userId: 'u-fay' }));
    must(await here.table.openSeat(id, ann.userId, null));
    expect(await here.table.takeSeat(id, dag, null)).toMatchObject(sawInside);
    must(await here.table.takeSeat(id, { userId: 'u-fay', name: 'Fay' }, null));
  });

  test('it is noted once, and not of who plays, of a table that gathers or of a match that is over', async () => {
    const id = await hiding();
    expect(must(await here.table.inspect(id, seated)).insider).toBe(false);
    must(await here.table.inspect(id, dag));
    const before = await here.store.read(id);
    expect(before?.desk.insiders).toEqual([dag.userId]);
    must(await here.table.inspect(id, dag));
    expect((await here.store.read(id))?.version).toBe(before?.version);
    must(await here.table.endMatch(id, dag));
    expect(must(await here.table.inspect(id, { ...dag, userId: 'u-fay' })).insider).toBe(false);
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const lobby = must(await here.table.create(wanted)).match.id;
    expect(must(await here.table.inspect(lobby, dag)).insider).toBe(false);
    must(await here.table.join(lobby, dag));
  });
});

test('a match is taken out whole by who does not play in it, and its people hear of it first', async () => {
  const id = await hiding();
  const before = await here.store.read(id);
  expect(await here.table.exportForAdministrator(id, seated)).toMatchObject({
    refusal: 'plays-here',
  });
  expect(await here.store.read(id)).toEqual(before);
  const { file } = must(await here.table.exportForAdministrator(id, dag));
  expect(file).toMatchObject({ id, internals: { revision: 2 } });
  await here.publishing.drain();
  expect(noticesOf(here, id)).toEqual([{ notice: 'exported', by: dag.userId }]);
  must(await here.table.endMatch(id, dag));
  expect(await here.table.exportForAdministrator(id, seated)).toMatchObject({ ok: true });
});

test('a match goes back to its last rest and on from there; at rest there is nothing to go back to', async () => {
  const id = await startedMatch(here.table);
  expect(must(await here.table.inspect(id, dag)).rewinds).toBeNull();
  expect(await here.table.rewind(id, dag)).toMatchObject({ refusal: 'nothing-to-rewind' });
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  const old = must(await here.table.look(id, ann.userId)).open[0];
  const { rewinds } = must(await here.table.inspect(id, dag));
  expect(rewinds).toBeGreaterThan(0);
  expect(must(await here.table.rewind(id, dag)).undone).toBe(rewinds);
  await here.publishing.drain();
  expect(noticesOf(here, id)).toEqual([{ notice: 'rewound', undone: rewinds, by: dag.userId }]);
  const stale = { matchId: id, userId: ann.userId, options: ['yes'], requestId: 'old' };
  expect(await here.table.choose({ ...stale, decisionId: old?.id ?? '' })).toMatchObject({
    refusal: 'stale',
  });
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
});

test('a match that can not be read goes back to where it can', async () => {
  const id = await startedMatch(here.table);
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  await execute(
    here.database,
    `UPDATE matches SET state = '{"spoiled": true}', status = 'broken', broken_because = 'spoiled'
     WHERE id = '${id}'`,
  );
  // It shows nothing.
  expect(must(await here.table.inspect(id, dag)).insider).toBe(false);
  must(await here.table.rewind(id, dag));
  expect(await statusOf(id)).toBe('playing');
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
});

test('any match can be ended once, and its thread says by whom', async () => {
  const id = await hiding();
  must(await here.table.endMatch(id, dag));
  expect(await statusOf(id)).toBe('abandoned');
  await here.publishing.drain();
  expect(noticesOf(here, id)).toEqual([{ notice: 'abandoned', by: dag.userId }]);
  expect(await here.table.endMatch(id, dag)).toMatchObject({ refusal: 'match-over' });
  expect(await here.table.rewind(id, dag)).toMatchObject({ refusal: 'nothing-to-rewind' });
  expect(await here.table.transferHost(id, dag, bo.userId)).toMatchObject({
    refusal: 'match-over',
  });
});

test('only a person who sits there is made host', async () => {
  const id = await hiding();
  expect(await here.table.transferHost(id, dag, dag.userId)).toMatchObject({
    refusal: 'no-player',
  });
  must(await here.table.transferHost(id, dag, bo.userId));
  expect(must(await here.table.find(id)).match.hostId).toBe(bo.userId);
  await here.publishing.drain();
  expect(noticesOf(here, id)).toEqual([{ notice: 'new-host', host: bo.userId, by: dag.userId }]);
  expect(await here.table.abandon(id, ann.userId)).toMatchObject({ outcome: 'needs-confirm' });
});

test('a match goes on in another channel: a new thread opens, and what is open is posted in it', async () => {
  const id = await hiding();
  await here.publishing.drain();
  const before = await here.store.read(id);
  const { publications } = here.publisher;
  const earlier = publications.length;
  const { match, before: left } = must(await here.table.moveMatch(id, dag, 'c-2'));
  expect(left).toBe(before?.threadId);
  expect(match).toMatchObject({ channelId: 'c-2', threadId: null, status: 'playing' });
  await here.publishing.drain();
  const posted = publications.slice(earlier).map(({ slot }) => slot.kind);
  // The card in the channel comes along, with the way to the thread.
  expect([...posted].sort()).toEqual(['call', 'lobby', 'notice', 'round', 'thread']);
  expect(noticesOf(here, id)).toEqual([{ notice: 'moved', by: dag.userId, from: left }]);
  const now = await here.store.read(id);
  expect(now).toMatchObject({ state: before?.state, seats: before?.seats, revision: 2 });
  expect(now?.threadId).toBe(`thread-${id}`);
});

test('only a match that is played is moved, to where games may be opened, and not to where it is', async () => {
  const id = await hiding();
  const move = (matchId: string, channelId: string) =>
    here.table.moveMatch(matchId, dag, channelId);
  expect(await move(id, 'c')).toMatchObject({ refusal: 'is-there' });
  must(await here.table.changeSettings('g', { channels: ['c', 'c-3'] }));
  expect(await move(id, 'c-2')).toMatchObject({ refusal: 'not-in-this-channel' });
  must(await move(id, 'c-3'));
  must(await here.table.changeSettings('g', { channels: null }));
  must(await here.table.endMatch(id, dag));
  expect(await move(id, 'c-2')).toMatchObject({ refusal: 'match-over' });
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const lobby = must(await here.table.create(wanted)).match.id;
  expect(await move(lobby, 'c-2')).toMatchObject({ refusal: 'not-started' });
  expect((await here.store.read(lobby))?.channelId).toBe('c');
});
