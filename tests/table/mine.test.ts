import { expect, test } from 'vitest';
import { mineMessage } from '../../src/discord/messages/time/mine.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { execute } from '../support/test-database.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../support/test-table.ts';

let clock = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;
const here = tableForTests({ now: () => new Date(clock) });

test('somebody’s matches of all servers are listed, the most urgent of those that wait for them first', async () => {
  const slow = await startedMatch(here.table);
  must(await here.table.setPace(slow, ann.userId, { pace: 'relaxed' }));
  const endless = await startedMatch(here.table);
  must(await here.table.setPace(endless, ann.userId, { pace: 'none' }));
  clock += HOUR;
  const urgent = await startedMatch(here.table);
  const bos = await startedMatch(here.table);
  must(await chooseNext(here.table, bos, ann.userId, ['add-1']));
  const gathering = must(
    await here.table.create({ gameId: 'counting', guildId: 'h', channelId: 'd', host: ann }),
  ).match.id;
  const over = await startedMatch(here.table);
  must(await here.table.abandon(over, ann.userId));
  await execute(here.database, `UPDATE matches SET guild_id = 'elsewhere' WHERE id = '${urgent}'`);
  await here.publishing.drain();

  const { matches } = must(await here.table.mine(ann.userId));
  expect(matches.slice(0, 3).map(({ match }) => match.id)).toEqual([urgent, slow, endless]);
  expect(matches.map(({ match }) => match.id).sort()).toEqual(
    [slow, endless, urgent, bos, gathering].sort(),
  );
  expect(matches[0]).toMatchObject({
    match: { guildId: 'elsewhere' },
    own: { seat: 'seat-1', since: new Date(clock), dueAt: new Date(clock + 26 * HOUR) },
    others: [],
  });
  expect(matches.find(({ match }) => match.id === bos)).toMatchObject({
    own: null,
    others: [{ userId: bo.userId }],
  });

  const said = JSON.stringify(mineMessage(matches, botAndCountingTexts()));
  expect(said).toContain('3 games are waiting for you');
  const at = (hours: number) => `<t:${(clock + hours * HOUR) / 1000}:R>`;
  expect(said).toContain(
    `- [Counting](https://discord.com/channels/elsewhere/thread-${urgent}), asked ${at(0)}, due ${at(26)}`,
  );
  // Without a deadline nothing follows.
  expect(said).toContain(`/thread-${endless}), asked ${at(-1)}"`);
  expect(said).toContain(`/thread-${bos}): <@${bo.userId}>`);
  expect(said).toContain('- [Counting](https://discord.com/channels/h/d): 1 seat is taken');
});

test('a match in which a companion plays for somebody is theirs still', async () => {
  const dan = { userId: 'u-dan-away', name: 'Dan' };
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, dan, ['owl']));
  must(await here.table.start(id, ann.userId));
  const said = async () => {
    const { matches } = must(await here.table.mine(dan.userId));
    expect(matches.map(({ match }) => match.id)).toEqual([id]);
    return JSON.stringify(mineMessage(matches, botAndCountingTexts()));
  };
  expect(await said()).toContain('Waiting for others');
  const until = (now: Date) => new Date(now.getTime() + 24 * HOUR);
  must(await here.table.goAway(id, dan.userId, { until }));
  expect(await said()).toMatch(
    new RegExp(`A companion plays for you.*, until <t:${(clock + 24 * HOUR) / 1000}:f>`),
  );
  must(await here.table.takeSeat(id, dan, null));
  expect(await said()).toContain('Waiting for others');
});

test('whoever plays nothing is told how to begin', async () => {
  const { matches } = must(await here.table.mine('u-nobody'));
  expect(matches).toEqual([]);
  const said = JSON.stringify(mineMessage(matches, botAndCountingTexts()));
  expect(said).toContain('No game is waiting for you');
  expect(said).toContain('`/game new` opens a table');
});
