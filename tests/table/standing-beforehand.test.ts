import { expect, test } from 'vitest';
import { standingOption } from '../../src/table/match/notes/standing-answers.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { countingGame } from '../support/counting-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, chooseNext, must, openTestTable, startedMatch } from '../support/test-table.ts';

const here = tableForTests();

const standingOf = async (id: string, userId: string) =>
  must(await here.table.look(id, userId)).standing.map((one) => one.id);

test('what is settled beforehand is answered when it comes, for its seat alone, and can be taken back', async () => {
  const id = await startedMatch(here.table);
  must(await here.table.giveBeforehand(id, bo.userId, 'drop'));
  expect(await standingOf(id, bo.userId)).toEqual(['drop']);
  expect(await standingOf(id, ann.userId)).toEqual([]);
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  expect(must(await here.table.look(id, ann.userId)).open).toHaveLength(1);
  must(await chooseNext(here.table, id, ann.userId, ['no']));
  must(await chooseNext(here.table, id, bo.userId, ['roll']));
  const inputs = (await here.store.inputs(id, 10)).map(({ userId, options }) => [userId, options]);
  expect(inputs.slice(0, 2)).toEqual([
    [bo.userId, ['no']],
    [bo.userId, ['roll']],
  ]);
  must(await here.table.revoke(id, bo.userId, 'drop'));
  expect(await standingOf(id, bo.userId)).toEqual([]);
});

test('only what the game names is given, by who sits there, while it is played', async () => {
  const id = await startedMatch(here.table);
  must(await here.table.giveBeforehand(id, bo.userId, 'keep'));
  must(await here.table.giveBeforehand(id, bo.userId, 'everything'));
  expect(await standingOf(id, bo.userId)).toEqual([]);
  expect(await here.table.giveBeforehand(id, 'u-stranger', 'drop')).toMatchObject({
    refusal: 'not-seated',
  });
  must(await here.table.abandon(id, ann.userId));
  expect(await here.table.giveBeforehand(id, bo.userId, 'drop')).toMatchObject({
    refusal: 'match-over',
  });
});

test('a wider answer gives those that are part of it', async () => {
  const game = createGames([countingGame()]).get('counting')!;
  const rules = {
    ...game.rules,
    standing: () => [{ id: 'pass-one', option: 'no', until: 'turn' as const, within: 'pass-all' }],
  };
  const id = await startedMatch(here.table);
  const [decision] = must(await here.table.look(id, ann.userId)).open;
  const option = (given: string) =>
    standingOption({ ...game, rules }, [{ id: given, until: 'turn' }], decision!);
  expect(['pass-one', 'pass-all', 'pass-other'].map(option)).toEqual(['no', 'no', null]);
});

test('a turn is answered for good as well, where the game offers it, at once when it comes', async () => {
  const counting = countingGame();
  const adds = { id: 'adds', until: 'revoked' } as const;
  const rules = {
    ...counting.rules,
    beforehand: [adds],
    standing: ({ rest }: { rest?: true }) => (rest ? [{ ...adds, option: 'add-1' }] : []),
  };
  const games = createGames([{ ...counting, rules }]);
  const table = await openTestTable(here.database, { games });
  const id = await startedMatch(table.table);
  must(await table.table.giveBeforehand(id, bo.userId, 'adds'));
  must(await chooseNext(table.table, id, ann.userId, ['add-1']));
  const inputs = (await table.store.inputs(id, 2)).map(({ userId, options }) => [userId, options]);
  expect(inputs).toEqual([
    [bo.userId, ['add-1']],
    [ann.userId, ['add-1']],
  ]);
  await table.close();
});
