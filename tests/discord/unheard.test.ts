import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { RequestFault } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import { controlOf, messageWith, type Stage, setStage, startCounting } from './stage.ts';

let stage: Stage;
let thread: string;

beforeAll(async () => {
  stage = await setStage();
  ({ thread } = await startCounting(stage));
}, 60_000);
afterEach(() => stage.discord.faults.clear());
afterAll(() => stage.close());

const CALLBACK = { path: '/callback' };

describe('an acknowledgement that fails on its way', () => {
  it.each<[string, RequestFault]>([
    ['is refused by a Discord that is down', { ...CALLBACK, status: 503, times: 2 }],
    ['is taken, and Discord’s answer is an error', { ...CALLBACK, status: 502, when: 'after' }],
    ['breaks with the connection', { ...CALLBACK, status: 'cut', times: 2 }],
    ['is taken, and the connection breaks', { ...CALLBACK, status: 'cut', when: 'after' }],
  ])('because it %s is sent again, and the answer follows', async (_, fault) => {
    const { discord, ann } = stage;
    discord.faults.failRequests(fault);
    const status = await discord.command(ann, thread, 'status', {});
    expect(status).toMatchObject({ acknowledged: true, error: null });
    expect((await status.reply()).text).toContain('Waiting for');
    discord.faults.failRequests(fault);
    const round = await messageWith(stage, thread, '## Round 1');
    const panel = await discord.press(ann, round.id, controlOf(round, 'Act'));
    expect((await panel.reply()).text).toContain('How much do you add?');
  });

  it('does not let a copy of the same interaction do it once more', async () => {
    const { discord, bo, channel, table } = stage;
    const before = must(await table.list({ statuses: ['lobby'] })).matches.length;
    discord.faults.failRequests({ ...CALLBACK, status: 502, when: 'after' });
    discord.faults.duplicateNextInteraction(3);
    const opened = await discord.command(bo, channel, 'game new', {});
    expect((await opened.reply()).text).toContain('The table is open');
    await stage.bot.settled();
    expect(must(await table.list({ statuses: ['lobby'] })).matches).toHaveLength(before + 1);
  });
});

describe('an answer whose connection breaks', () => {
  it.each<RequestFault['when']>(['before', 'after'])(
    '%s it is taken follows all the same',
    async (when) => {
      const { discord, ann } = stage;
      discord.faults.failRequests({ path: '/webhooks/', status: 'cut', ...(when ? { when } : {}) });
      const status = await discord.command(ann, thread, 'status', {});
      expect((await status.reply()).text).toContain('Waiting for');
    },
  );
});

describe('what another process has acknowledged', () => {
  it('is left to that process', async () => {
    const { discord, cleo, channel, table } = stage;
    const before = must(await table.list({ statuses: ['lobby'] })).matches.length;
    // How it looks to the bot: Discord says of its first try that there is one already.
    discord.faults.failRequests({ ...CALLBACK, status: 400, code: 40060 });
    const opened = await discord.command(cleo, channel, 'game new', {});
    expect(opened.acknowledged).toBe(false);
    await stage.bot.settled();
    expect(must(await table.list({ statuses: ['lobby'] })).matches).toHaveLength(before);
  }, 10_000);
});

it('nothing of it is a fault of the bot', () => {
  expect(stage.complaints).toEqual([]);
});
