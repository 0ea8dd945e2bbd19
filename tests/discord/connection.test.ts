import { once } from 'node:events';
import { Events } from 'discord.js';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { type Bot, createBot } from '../../src/discord/bot.ts';
import { ConnectionEnded } from '../../src/discord/connection-ended.ts';
import { createGames } from '../../src/table/games.ts';
import { countingGame } from '../support/counting-game.ts';
import { type Stage, setStage } from './stage.ts';

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
  const bot = createBot({
    token,
    restOptions: { api: stage.discord.apiBase },
    games: createGames([countingGame()]),
    texts: stage.texts,
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

it('a connection that ends otherwise is taken up again', async () => {
  const bot = anotherBot();
  await bot.start(stage.table);
  const back = once(bot.client, Events.ShardReady);
  stage.discord.faults.refuseGateway(4000);
  stage.discord.faults.clear();
  await back;
  expect(await Promise.race([bot.ended, 'not ended'])).toBe('not ended');
});
