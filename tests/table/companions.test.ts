import { afterEach, describe, expect, test } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import {
  type CompanionsOptions,
  startCompanions,
} from '../../src/table/around/companions/answering.ts';
import type { OwedWork } from '../../src/table/match/owed-work.ts';
import { isCompanion } from '../../src/table/match/people/holders.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

const games = createGames([countingGame()]);
const thinkers = createThinkers({ games: [countingGame().rules], entry: null });

const running: OwedWork[] = [];
const here = tableForTests();

afterEach(async () => {
  for (const companions of running.splice(0)) await companions.stop();
});

function companionsAt(table: TestTable, options: Partial<CompanionsOptions> = {}): OwedWork {
  const { store, log } = table;
  const all = { store, games, table: table.table, thinkers, log, pace: 0, ...options };
  const companions = startCompanions(all);
  running.push(companions);
  return companions;
}

/** Ann's lobby with a companion beside her. */
async function lobbyWithCompanion(options: { [option: string]: string } = {}): Promise<string> {
  const created = await here.table.create({
    gameId: 'counting',
    guildId: 'g',
    channelId: 'c',
    host: ann,
    options,
  });
  const { id } = must(created).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.addCompanion(id, ann.userId, 'steady'));
  return id;
}

async function withCompanion(options: { [option: string]: string } = {}): Promise<string> {
  const id = await lobbyWithCompanion(options);
  must(await here.table.start(id, ann.userId));
  return id;
}

const inputsOf = async (id: string) =>
  (await here.store.inputs(id, 100)).reverse().filter(({ seat }) => seat !== null);

describe('a companion in the lobby', () => {
  test('takes a seat when the host says so, and what nobody has chosen at the start', async () => {
    const id = await lobbyWithCompanion();
    expect(must(await here.table.find(id)).match.seats).toMatchObject([
      { seat: 'seat-1', name: 'Ann' },
      { seat: 'seat-2', userId: 'companion:steady:1', name: '', characters: [] },
    ]);
    must(await here.table.start(id, ann.userId));
    const [, companion] = must(await here.table.find(id)).match.seats;
    expect(companion?.characters).toHaveLength(1);
    expect(companion?.characters).not.toContain('fox');
  });

  test('comes and goes at the word of the host only', async () => {
    const id = await lobbyWithCompanion();
    must(await here.table.join(id, bo, ['owl']));
    expect(await here.table.removeCompanion(id, bo.userId, 'seat-2')).toMatchObject({
      refusal: 'not-host',
    });
    expect(await here.table.addCompanion(id, ann.userId, 'keen')).toMatchObject({
      refusal: 'seats-full',
    });
    expect(await here.table.removeCompanion(id, ann.userId, 'seat-3')).toMatchObject({
      refusal: 'no-such-companion',
    });
    must(await here.table.removeCompanion(id, ann.userId, 'seat-2'));
    expect(must(await here.table.find(id)).match.seats.map(({ name }) => name)).toEqual([
      'Ann',
      'Bo',
    ]);
    must(await here.table.addCompanion(id, ann.userId, 'keen'));
    expect(must(await here.table.find(id)).match.seats[2]?.userId).toBe('companion:keen:1');
  });

  test('never becomes the host', async () => {
    const id = await lobbyWithCompanion();
    must(await here.table.leave(id, ann.userId));
    expect(must(await here.table.find(id)).match.status).toBe('abandoned');
  });

  test('does not sit down to a game that it can not play', async () => {
    const { companion: _, ...rules } = countingGame().rules;
    const other = await openTestTable(here.database, {
      games: createGames([{ ...countingGame(), rules }]),
    });
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const { id } = must(await other.table.create(wanted)).match;
    expect(await other.table.addCompanion(id, ann.userId, 'steady')).toMatchObject({
      refusal: 'no-companions',
    });
    await other.close();
  });
});

describe('a companion in play', () => {
  test('answers what waits for it, tells everybody why, and waits for people', async () => {
    const id = await withCompanion();
    const companions = companionsAt(here);
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    const inputs = await inputsOf(id);
    expect(inputs.map(({ userId, options }) => [userId, options[0]])).toEqual([
      [ann.userId, 'add-1'],
      ['companion:steady:1', 'add-3'],
      ['companion:steady:1', '2'],
    ]);
    expect(inputs[1]?.settled?.reason).toEqual({ key: 'counts', args: { number: 3 } });
    expect(must(await here.table.waitingFor(id)).waiting.map(({ name }) => name)).toEqual(['Ann']);
    await here.publishing.drain();
    const told = [...here.publisher.messages.values()]
      .filter(({ snapshot }) => snapshot.match.id === id)
      .map(({ slot }) => JSON.stringify(slot.data));
    expect(told.some((data) => data.includes('table.companion-reason'))).toBe(true);
  });

  test('tells why it does what everybody sees, also where the other options are its secret', async () => {
    const told = countingGame({ visibility: 'private' });
    const other = await openTestTable(here.database, { games: createGames([told]) });
    const created = await other.table.create({
      gameId: 'counting',
      guildId: 'g',
      channelId: 'c',
      host: ann,
    });
    const { id } = must(created).match;
    must(await other.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await other.table.addCompanion(id, ann.userId, 'steady'));
    must(await other.table.start(id, ann.userId));
    must(await chooseNext(other.table, id, ann.userId, ['add-1']));
    await companionsAt(other, { games: createGames([told]) }).drain();
    const inputs = (await other.store.inputs(id, 100)).filter(
      ({ userId }) => userId === 'companion:steady:1',
    );
    const reasons = inputs.map(({ settled }) => [
      settled?.decision.visibility,
      settled?.reason?.key,
    ]);
    expect(reasons).toContainEqual(['private', 'counts']);
    // Nobody sees what it hides.
    expect(reasons).toContainEqual(['secret', undefined]);
    await other.close();
  });

  test('keeps the reason of a secret answer to itself', async () => {
    const id = await withCompanion();
    const companions = companionsAt(here);
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    const hidden = (await inputsOf(id))[2];
    expect(hidden?.settled?.decision.visibility).toBe('secret');
    expect(hidden?.settled?.reason).toBeUndefined();
    expect(JSON.stringify(hidden?.happenings)).not.toContain('companion-reason');
  });

  test('never answers for others, nor what people can answer with it', async () => {
    const id = await withCompanion();
    const companions = companionsAt(here);
    await companions.drain();
    expect(await inputsOf(id)).toEqual([]);
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    must(await chooseNext(here.table, id, ann.userId, ['1']));
    await companions.drain();
    const { waiting } = must(await here.table.waitingFor(id));
    expect(waiting[0]?.decisions[0]).toMatchObject({ how: 'group' });
    for (const { seat, userId } of await inputsOf(id)) {
      expect(userId).toBe(seat === 'seat-1' ? ann.userId : 'companion:steady:1');
    }
  });

  test('goes on after a crash between the commit and its choice, and answers once', async () => {
    const id = await withCompanion();
    const before = companionsAt(here, { pace: 60_000 });
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    before.owed(id);
    await before.stop();
    expect(await inputsOf(id)).toHaveLength(1);
    const after = await openTestTable(here.database);
    const [one, other] = [companionsAt(after), companionsAt(here)];
    await Promise.all([one.drain(), other.drain()]);
    const inputs = await inputsOf(id);
    expect(inputs).toHaveLength(3);
    expect(inputs.map(({ requestId }) => requestId).slice(1)).toEqual([
      expect.stringMatching(/^companion:/),
      expect.stringMatching(/^companion:/),
    ]);
    await after.close();
  });

  test('takes the same time whatever it thinks about', async () => {
    const id = await withCompanion();
    const asked: number[] = [];
    const companions = companionsAt(here, {
      pace: 120,
      thinkers: {
        ...thinkers,
        think: (question) => {
          asked.push(Date.now());
          return thinkers.think(question);
        },
      },
    });
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    const saved = (await inputsOf(id)).slice(1).map(({ at }) => at.getTime());
    saved.forEach((time, index) => {
      expect(time - (asked[index] ?? 0)).toBeGreaterThanOrEqual(118);
    });
  });

  test('does not play on where no person sits, and pauses where people are never asked', async () => {
    const id = await withCompanion({ target: '100000' });
    const everywhere = await here.store.read(id);
    const seats = everywhere?.seats.map((holder, index) =>
      index === 0 ? { ...holder, userId: 'companion:steady:9' } : holder,
    );
    await here.store.change(id, async ({ stored }) => {
      stored.desk.companions['seat-1'] = null;
      return { answer: null, change: { match: stored, seats: seats ?? [] } };
    });
    await companionsAt(here).drain();
    expect(await inputsOf(id)).toEqual([]);

    const long = await withCompanion({ target: '100000' });
    const companions = companionsAt(here, { inARow: 1 });
    must(await chooseNext(here.table, long, ann.userId, ['add-1']));
    companions.owed(long);
    const paused = () =>
      here.log.entries.some(({ message }) => message.includes('played on for long'));
    await expect.poll(paused, { timeout: 15_000 }).toBe(true);
  });

  test('does what a deadline would do when it can not think', async () => {
    const id = await withCompanion();
    const failing = { ...thinkers, think: () => Promise.reject(new Error('No idea.')) };
    const companions = companionsAt(here, { thinkers: failing });
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    expect((await inputsOf(id))[1]?.options).toEqual(['add-1']);
    expect(here.log.entries.some(({ message }) => message.includes('could not think'))).toBe(true);
  });
});

describe('a seat in a running match', () => {
  test('is left to a companion and taken back', async () => {
    const id = await startedMatch(here.table);
    const companions = companionsAt(here);
    expect(await here.table.handOver(id, bo.userId, 'seat-1', 'steady')).toMatchObject({
      refusal: 'not-host',
    });
    must(await here.table.handOver(id, bo.userId, 'seat-2', 'steady'));
    await here.publishing.drain();
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await companions.drain();
    expect((await inputsOf(id)).map(({ seat }) => seat)).toEqual(['seat-1', 'seat-2', 'seat-2']);
    expect(await chooseNext(here.table, id, ann.userId, ['1'])).toMatchObject({ ok: true });
    expect(await here.table.takeBack(id, ann)).toMatchObject({ refusal: 'no-such-companion' });
    must(await here.table.takeBack(id, bo));
    expect(must(await here.table.find(id)).match.seats.some(isCompanion)).toBe(false);
    expect(must(await here.table.look(id, bo.userId)).seat).toBe('seat-2');
    await here.publishing.drain();
    const notices = here.publisher.publications.flatMap(({ slot, snapshot }) =>
      slot.kind === 'notice' && snapshot.match.id === id ? [slot.data.notice] : [],
    );
    // The first loses its button when the seat is taken back.
    expect(notices).toEqual(['handed-over', 'handed-over', 'taken-back']);
    expect(must(await here.table.verify(id)).verified).toBe('same');
  });

  test('is left to a companion by the host where somebody stays away', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.handOver(id, ann.userId, 'seat-2', 'steady'));
    expect(await chooseNext(here.table, id, bo.userId, ['add-1'])).toMatchObject({
      refusal: 'not-seated',
    });
    must(await here.table.handOver(id, ann.userId, 'seat-2', 'keen'));
    expect(must(await here.table.find(id)).match.seats[1]?.userId).toMatch(/^companion:keen:/);
    must(await here.table.takeBack(id, bo));
    expect(must(await here.table.look(id, bo.userId)).seat).toBe('seat-2');
  });
});

describe('advice', () => {
  test('goes to the one who has to answer, and changes nothing', async () => {
    const id = await startedMatch(here.table);
    const advised = must(await here.table.advise(id, ann.userId, 'keen'));
    expect(advised.advice[0]).toMatchObject({ options: [expect.any(String)] });
    expect(advised.advice[0]?.chance).not.toBeNull();
    expect(advised.decision.seats).toEqual(['seat-1']);
    expect(await here.table.advise(id, bo.userId, 'steady')).toMatchObject({
      refusal: 'nothing-asked',
      waiting: [{ name: 'Ann' }],
    });
    expect(await here.table.advise(id, 'u-stranger', 'steady')).toMatchObject({
      refusal: 'not-seated',
    });
    expect(must(await here.table.find(id)).match.revision).toBe(0);
    await here.publishing.drain();
    const lobby = await here.table.create({
      gameId: 'counting',
      guildId: 'g',
      channelId: 'c',
      host: ann,
    });
    expect(await here.table.advise(must(lobby).match.id, ann.userId, 'steady')).toMatchObject({
      refusal: 'not-started',
    });
  });
});
