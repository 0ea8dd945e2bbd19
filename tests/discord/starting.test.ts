import { afterEach, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import {
  CHARACTER_MENU,
  cardWith,
  controlOf,
  openTable,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

/** Somebody whose new game can't open its thread is told so where they look. */

const stage = stageForTests();

afterEach(() => {
  stage.discord.faults.limitThreads(1000);
  stage.discord.faults.blockWords();
});

const FULL = 'all the active threads that Discord allows';

async function readyTable(): Promise<SeenMessage> {
  const { discord, ann, bo } = stage;
  const lobby = await openTable(stage);
  const menu = controlOf(lobby, CHARACTER_MENU);
  await discord.select(ann, lobby.id, menu, ['fox']);
  await discord.select(bo, lobby.id, menu, ['owl']);
  return cardWith(stage, lobby.id, 'Everyone is ready');
}

describe('a thread that can’t be opened', () => {
  it('because the server is full is named to whoever presses Start, who can try again', async () => {
    const { discord, ann, channel } = stage;
    const lobby = await readyTable();
    discord.faults.limitThreads(0);
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    const told = await privatelyWith(stage, ann, channel, FULL);
    await cardWith(stage, lobby.id, 'I’m opening its thread');
    await discord.press(ann, told.id, controlOf(told, 'Try again'));
    await stage.bot.settled();
    expect((await privatelyWith(stage, ann, channel, FULL)).controls).not.toEqual([]);
    discord.faults.limitThreads(1000);
    const still = await privatelyWith(stage, ann, channel, FULL);
    await discord.press(ann, still.id, controlOf(still, 'Try again'));
    await stage.bot.settled();
    const [thread] = discord.threads(channel).slice(-1);
    await privatelyWith(stage, ann, channel, `Played in <#${thread?.id}>`);
    await cardWith(stage, lobby.id, `The game is on. <#${thread?.id}>`);
  });

  it('is named to whoever types /game start', async () => {
    const { discord, ann, channel } = stage;
    await readyTable();
    discord.faults.limitThreads(0);
    const typed = await discord.command(ann, channel, 'game start', {});
    expect((await typed.reply()).text).toContain(FULL);
  });

  it('because AutoMod forbids its name is named as a rule of the server’s', async () => {
    const { discord, ann, channel } = stage;
    const lobby = await readyTable();
    discord.faults.blockWords('Ann');
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    await privatelyWith(stage, ann, channel, 'AutoMod blocked my message');
  });

  it('anew, after somebody has deleted it, is named to whoever wants it', async () => {
    const { discord, ann, channel } = stage;
    const { thread, lobby } = await startCounting(stage);
    discord.faults.deleteThread(thread);
    const gone = await discord.waitFor(() =>
      discord.messages(channel).findLast(({ text }) => text.includes('has lost its thread')),
    );
    discord.faults.limitThreads(0);
    const [button] = gone.controls;
    await discord.press(ann, gone.id, button?.customId ?? '');
    await privatelyWith(stage, ann, channel, FULL);
    expect(lobby.id).not.toBe(gone.id);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
});
