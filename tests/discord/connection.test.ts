import { once } from 'node:events';
import { Events } from 'discord.js';
import { Routes } from 'discord-api-types/v10';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bot, createBot } from '../../src/discord/bot.ts';
import { ConnectionEnded } from '../../src/discord/connection-ended.ts';
import { createRenderer } from '../../src/rendering/renderer.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame } from '../support/counting-game.ts';
import { everybodyMentioned } from '../support/notices.ts';
import { type Stage, setStage, startCounting } from './stage.ts';

// Close codes of Discord's gateway after which there is no reconnecting.
const FINAL: [code: number, advice: string][] = [
  [4004, 'Reset Token'],
  [4010, 'DISCORD_API'],
  [4011, 'servers'],
  [4012, 'Update the bot'],
  [4013, 'Update the bot'],
  [4014, 'privileged'],
];

let stage: Stage;
const bots: Bot[] = [];

beforeAll(async () => {
  stage = await setStage();
});
afterEach(async () => {
  stage.discord.faults.clear();
  for (const bot of bots.splice(0)) await bot.close();
});
afterAll(() => stage.close());

function anotherBot(token = stage.discord.token): Bot {
  const games = [countingGame()];
  const languages = createLanguages(stage.texts);
  const bot = createBot({
    token,
    restOptions: { api: stage.discord.apiBase },
    games: createGames(games),
    languages,
    renderer: createRenderer({ games, languages, entry: null }),
    log: pino({ level: 'silent' }),
  });
  bots.push(bot);
  return bot;
}

describe('a connection that Discord ends for good', () => {
  it.each(FINAL)('with %i at the start says what to do', async (code, advice) => {
    stage.discord.faults.refuseGateway(code);
    const error: unknown = await anotherBot()
      .start(stage.table)
      .catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(ConnectionEnded);
    expect(error).toMatchObject({ code, message: expect.stringContaining(advice) });
  });

  it.each(FINAL)('with %i later ends the bot', async (code, advice) => {
    const bot = anotherBot();
    await bot.start(stage.table);
    stage.discord.faults.refuseGateway(code);
    expect(await bot.ended).toMatchObject({ code, message: expect.stringContaining(advice) });
  });

  it('by refusing the token over REST is the same as 4004', async () => {
    const started = anotherBot('another-token-than-its-own').start(stage.table);
    await expect(started).rejects.toMatchObject({ name: 'ConnectionEnded', code: 4004 });
  });
});

it('takes empty variables for none, though discord.js reads them itself', async () => {
  vi.stubEnv('SHARDS', '');
  vi.stubEnv('SHARD_COUNT', '');
  await anotherBot().start(stage.table);
  vi.unstubAllEnvs();
});

describe('a token that is reset while the bot runs', () => {
  const UNAUTHORIZED = { method: 'POST', path: '/channels/', status: 401 };

  it('ends the bot at the first request that Discord refuses for it', async () => {
    const bot = anotherBot();
    await bot.start(stage.table);
    const refused = () => bot.client.rest.post(Routes.channelMessages(stage.channel), { body: {} });
    stage.discord.faults.failRequests(UNAUTHORIZED);
    await expect(refused()).rejects.toMatchObject({ status: 401 });
    expect(await bot.ended).toMatchObject({
      code: 4004,
      message: expect.stringContaining('Reset Token'),
    });
  });

  it('is no fault of ours for any message that is owed', async () => {
    await stage.restart();
    const { thread, match } = await startCounting(stage);
    await stage.publishing.drain();
    const found = await stage.table.snapshot(match.id);
    if (!found.ok) throw new Error(found.refusal);
    const publish = () =>
      stage.bot.publisher.publish(
        {
          slot: { kind: 'notice', key: 'notice:1', data: { notice: 'updated' } },
          snapshot: found,
          message: null,
          nonce: 'a-notice',
          content: { wanted: 1, shown: 0 },
          attempt: 1,
          isHurried: false,
        },
        everybodyMentioned,
      );
    stage.discord.faults.failRequests({ ...UNAUTHORIZED, path: `/channels/${thread}` });
    const named = { name: 'PublishError', retry: 'later', problem: 'unreachable' };
    await expect(publish()).rejects.toMatchObject(named);
    // discord.js has dropped the token, and refuses further requests by itself.
    await expect(publish()).rejects.toMatchObject(named);
  });

  it('is not what the token of an interaction that has run out means', async () => {
    const bot = anotherBot();
    await bot.start(stage.table);
    const answer = bot.client.rest.post(Routes.webhook(bot.client.user?.id ?? '', 'run-out'), {
      body: { content: 'Too late' },
      auth: false,
    });
    await expect(answer).rejects.toMatchObject({ status: 401 });
    expect(await Promise.race([bot.ended, 'not ended'])).toBe('not ended');
  });
});

it('a connection that ends otherwise is taken up again', async () => {
  const bot = anotherBot();
  await bot.start(stage.table);
  const back = once(bot.client, Events.ShardReady);
  stage.discord.faults.refuseGateway(4000);
  stage.discord.faults.clear();
  await back;
  expect(await Promise.race([bot.ended, 'not ended'])).toBe('not ended');
});
