import { describe, expect, test } from 'vitest';
import { missingIn } from '../../src/table/around/lobby/starting.ts';
import { countingGame } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, must } from '../support/test-table.ts';

const cy = { userId: 'u-cy', name: 'Cy' };
const di = { userId: 'u-di', name: 'Di' };

const here = tableForTests();

async function lobby(guildId = 'g'): Promise<string> {
  const wanted = { gameId: 'counting', guildId, channelId: 'c', host: ann };
  return must(await here.table.create(wanted)).match.id;
}

describe('a lobby', () => {
  test('opens with the host seated and the options at their defaults', async () => {
    const created = await here.table.create({
      gameId: 'counting',
      guildId: 'g',
      channelId: 'c',
      host: ann,
      options: { target: '6' },
    });
    expect(must(created).match).toMatchObject({
      status: 'lobby',
      hostId: ann.userId,
      seats: [{ seat: 'seat-1', name: 'Ann', characters: [] }],
      options: { target: '6', faulty: 'no' },
      seed: null,
      seedHash: null,
    });
  });

  test('of an unknown game, or with an unknown option, is not opened', async () => {
    const wanted = { gameId: 'chess', guildId: 'g', channelId: 'c', host: ann };
    expect(await here.table.create(wanted)).toMatchObject({ refusal: 'no-such-game' });
    expect(
      await here.table.create({ ...wanted, gameId: 'counting', options: { target: '7' } }),
    ).toMatchObject({ refusal: 'no-such-setting', option: 'target', value: '7' });
  });

  test('seats everybody once, up to its number of seats', async () => {
    const id = await lobby();
    must(await here.table.join(id, bo, ['fox']));
    expect(await here.table.join(id, bo)).toMatchObject({ refusal: 'already-seated' });
    must(await here.table.join(id, cy));
    expect(await here.table.join(id, di)).toMatchObject({ refusal: 'seats-full', max: 3 });
  });

  test('gives the last seat to one of two who want it at the same moment', async () => {
    const id = await lobby();
    must(await here.table.join(id, bo));
    const answers = await Promise.all([here.table.join(id, cy), here.table.join(id, di)]);
    expect(answers.filter((answer) => answer.ok)).toHaveLength(1);
    expect(answers.find((answer) => !answer.ok)).toMatchObject({ refusal: 'seats-full' });
    expect(must(await here.table.find(id)).match.seats).toHaveLength(3);
  });

  test('closes the gap that somebody leaves, and passes on to the next host', async () => {
    const id = await lobby();
    must(await here.table.join(id, bo, ['owl']));
    must(await here.table.leave(id, ann.userId));
    expect(must(await here.table.find(id)).match).toMatchObject({
      hostId: bo.userId,
      seats: [{ seat: 'seat-1', name: 'Bo', characters: ['owl'] }],
    });
    expect(await here.table.leave(id, ann.userId)).toMatchObject({ refusal: 'not-seated' });
    must(await here.table.leave(id, bo.userId));
    expect(must(await here.table.find(id)).match.status).toBe('abandoned');
    expect(await here.table.join(id, ann)).toMatchObject({ refusal: 'match-over' });
  });

  test('lets a seat hold several characters, each in one hand only', async () => {
    const id = await lobby();
    must(await here.table.chooseCharacters(id, ann.userId, ['fox', 'owl']));
    expect(await here.table.join(id, bo, ['owl'])).toMatchObject({
      refusal: 'character-taken',
      by: 'Ann',
    });
    expect(await here.table.join(id, bo, ['wolf'])).toMatchObject({ refusal: 'no-such-character' });
    expect(await here.table.chooseCharacters(id, ann.userId, ['fox', 'owl', 'hare'])).toMatchObject(
      { refusal: 'too-many-characters', of: 'seat', max: 2 },
    );
    must(await here.table.join(id, bo, ['hare', 'toad']));
    expect(await here.table.join(id, cy, ['newt'])).toMatchObject({
      refusal: 'too-many-characters',
      of: 'match',
      max: 4,
    });
    expect(await here.table.chooseCharacters(id, di.userId, ['newt'])).toMatchObject({
      refusal: 'not-seated',
    });
  });

  test('takes options from its host only', async () => {
    const id = await lobby();
    must(await here.table.join(id, bo));
    expect(await here.table.setOption(id, bo.userId, 'target', '6')).toMatchObject({
      refusal: 'not-host',
    });
    expect(await here.table.setOption(id, ann.userId, 'target', '7')).toMatchObject({
      refusal: 'no-such-setting',
    });
    const changed = must(await here.table.setOption(id, ann.userId, 'target', '6'));
    expect(changed.match.options.target).toBe('6');
  });

  test('says everything that is missing before it starts', async () => {
    const id = await lobby();
    expect(await here.table.start(id, bo.userId)).toMatchObject({ refusal: 'not-seated' });
    expect(await here.table.start(id, ann.userId)).toMatchObject({
      refusal: 'not-ready',
      missing: [
        { missing: 'seats', have: 1, need: 2 },
        { missing: 'characters', name: 'Ann', have: 0, need: 1 },
      ],
    });
    must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await here.table.join(id, bo, ['owl']));
    const started = must(await here.table.start(id, bo.userId)).match;
    expect(started).toMatchObject({ status: 'playing', seed: null, revision: 0 });
    expect(started.seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(await here.table.start(id, ann.userId)).toMatchObject({ refusal: 'already-started' });
    expect(await here.table.join(id, cy)).toMatchObject({ refusal: 'already-started' });
  });

  test('asks for more characters only beyond those that somebody has to choose anyway', () => {
    const { lobby: offered } = countingGame().rules;
    const characters = { ...offered.characters, inAll: { min: 3, max: 4 } };
    const wants = (own: readonly string[][]) =>
      missingIn(
        {
          seats: own.map((held, index) => ({
            ...ann,
            seat: `seat-${index + 1}`,
            characters: held,
          })),
        },
        { ...offered, characters },
      ).filter(({ missing }) => missing === 'characters-in-all');
    const one = [{ missing: 'characters-in-all', have: 2, need: 3 }];
    expect(wants([[]])).toEqual(one);
    expect(wants([[], []])).toEqual(one);
    expect(wants([['fox', 'owl'], []])).toEqual([]);
    expect(wants([[], [], []])).toEqual([]);
  });

  test('is found by its server, its people, its state and its thread', async () => {
    const id = await lobby('g-list');
    must(await here.table.join(id, bo, ['owl']));
    const other = await lobby('g-list');
    const ids = async (filter: Parameters<typeof here.table.list>[0]) =>
      must(await here.table.list(filter)).matches.map((match) => match.id);
    expect((await ids({ guildId: 'g-list' })).sort()).toEqual([id, other].sort());
    expect(await ids({ guildId: 'g-list', userId: bo.userId })).toEqual([id]);
    expect(await ids({ guildId: 'g-list', statuses: ['over'] })).toEqual([]);
    must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await here.table.start(id, ann.userId));
    await here.publishing.drain();
    expect(must(await here.table.findByThread(`thread-${id}`)).match.id).toBe(id);
    expect(await here.table.findByThread('elsewhere')).toMatchObject({ refusal: 'no-such-match' });
  });
});
