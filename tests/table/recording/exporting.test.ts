import { expect, test } from 'vitest';
import { accountOf } from '../../../src/drivers/verify/account.ts';
import { countingGame } from '../../support/counting-game.ts';
import { tableForTests } from '../../support/table-for-tests.ts';
import { execute } from '../../support/test-database.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../../support/test-table.ts';

const here = tableForTests();

/** Ann has rolled, Bo has added; both have hidden a number. */
async function inPlay(): Promise<string> {
  const id = await startedMatch(here.table, { target: '12' });
  must(await chooseNext(here.table, id, ann.userId, ['roll']));
  must(await chooseNext(here.table, id, ann.userId, ['yes']));
  must(await chooseNext(here.table, id, bo.userId, ['add-1']));
  must(await chooseNext(here.table, id, bo.userId, ['2']));
  return id;
}

test('a match that is over is a file that proves it; what was undone is not in it', async () => {
  const id = await inPlay();
  await execute(
    here.database,
    `INSERT INTO inputs (match_id, revision, seat, user_id, decision_id, options, happenings, at, undone_at)
     VALUES ('${id}', 4, 'seat-1', 'u-ann', '9', '{undone}', '[]', now(), now())`,
  );
  must(await here.table.abandon(id, ann.userId));
  const { file, match } = must(await here.table.exportMatch(id));
  expect(file).toMatchObject({ id, seed: match.seed, seedHash: match.seedHash, outcome: null });
  expect(file.choices.map(({ options }) => options)).toEqual([
    [],
    ['roll'],
    ['yes'],
    ['add-1'],
    ['2'],
  ]);
  expect(JSON.stringify(file)).not.toContain('u-ann');
  const { genuine, lines } = await accountOf(JSON.stringify(file), [countingGame()]);
  expect(lines.join('\n')).toContain('✓ All 4 choices are possible.');
  expect(genuine).toBe(true);
  const verified = must(await here.table.verify(id));
  expect(verified).toMatchObject({ verified: 'same', choices: 4, difference: null });
});

test('while it is played only whoever runs the bot gets one, with everything', async () => {
  const id = await inPlay();
  expect(await here.table.exportMatch(id)).toMatchObject({ ok: false, refusal: 'still-playing' });
  const { file } = must(await here.table.exportWithSecrets(id));
  expect(file.internals).toMatchObject({ revision: 4, undone: [] });
  const { genuine, lines } = await accountOf(JSON.stringify(file), [countingGame()]);
  expect([genuine, lines.at(-1)]).toEqual([true, '✓ It’s still being played.']);
  const lobby = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id: gathering } = must(await here.table.create(lobby)).match;
  expect(await here.table.exportWithSecrets(gathering)).toMatchObject({ refusal: 'not-started' });
  expect(await here.table.exportMatch('nowhere')).toMatchObject({ refusal: 'no-such-match' });
});

test('what was told and is not what the seed gives is named, once nothing is hidden any more', async () => {
  const id = await inPlay();
  await execute(
    here.database,
    `UPDATE inputs SET happenings = jsonb_set(happenings, '{0,event,args,number}', '3')
     WHERE match_id = '${id}' AND revision = 3`,
  );
  const playing = must(await here.table.verify(id));
  expect(playing).toMatchObject({ verified: 'different', difference: null });
  must(await here.table.abandon(id, ann.userId));
  expect(must(await here.table.verify(id)).difference).toMatchObject({
    differs: 'event',
    choice: 3,
    event: 1,
    recorded: { event: { args: { number: 3 } } },
    again: { event: { args: { number: 1 } } },
  });
});
