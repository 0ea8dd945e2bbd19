import { describe, expect, it } from 'vitest';
import { RATES } from '../../src/discord/rate-limits.ts';
import { controlOf, messageWith, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

const ask = async (user: string, place: string, command: string, options = {}) =>
  (await stage.discord.command(user, place, command, options)).reply();

describe('somebody who asks for much that costs much', () => {
  it('is told when they can have more, which nobody else is, and everything else works', async () => {
    const { ann, bo } = stage;
    const { thread } = await startCounting(stage);
    for (let time = 0; time < RATES.verify.times; time++) {
      expect((await ask(ann, thread, 'verify')).text).not.toContain('in a short time');
    }
    const refused = await ask(ann, thread, 'verify');
    const [, seconds] = refused.text.match(/a lot of checks in a short time.*<t:(\d+):R>/) ?? [];
    const left = Number(seconds) * 1000 - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual((RATES.verify.seconds + 1) * 1000);
    expect((await ask(bo, thread, 'verify')).text).not.toContain('in a short time');
    expect((await ask(ann, thread, 'replay')).text).toContain('Replay');
    expect((await ask(ann, thread, 'add', { number: '1' })).text).not.toContain('in a short time');
  });

  it('finds the way back to the game under a button that was pressed too often', async () => {
    const { discord, bo } = stage;
    const { thread } = await startCounting(stage);
    const round = await messageWith(stage, thread, '## Round 1');
    const look = controlOf(round, 'Look');
    for (let time = 0; time < RATES.picture.times; time++) await discord.press(bo, round.id, look);
    await stage.bot.settled();
    const refused = await (await discord.press(bo, round.id, look)).reply();
    expect(refused.text).toContain('You’ve asked for a lot of pictures in a short time');
    expect(refused.controls.map(({ label }) => label)).toEqual(['Act']);
  });

  it.each([
    { command: 'log', costly: 'log', words: 'a lot of log pages' },
    { command: 'undo', costly: 'undo', words: 'a lot of undos' },
  ] as const)(
    'counts how often $command reads a whole match',
    async ({ command, costly, words }) => {
      const { ann } = stage;
      const { thread } = await startCounting(stage);
      for (let time = 0; time < RATES[costly].times; time++) {
        expect((await ask(ann, thread, command)).text).not.toContain('in a short time');
      }
      expect((await ask(ann, thread, command)).text).toContain(words);
    },
  );

  it('opens no more tables than others want to see', async () => {
    const { cleo, channel } = stage;
    for (let time = 0; time < RATES.table.times; time++) {
      expect((await ask(cleo, channel, 'game new')).text).toContain('The table is open');
    }
    expect((await ask(cleo, channel, 'game new')).text).toContain('a lot of new tables');
  });
});
