import { expect, it } from 'vitest';
import { messageWith, setStage, startCounting } from './stage.ts';

it('answers are not kept waiting by what Discord lets the bot post', async () => {
  const stage = await setStage({ requestsPerSecond: 1 });
  try {
    const { discord, ann, channel } = stage;
    const started = startCounting(stage);
    await discord.waitFor(() => discord.threads(channel).length > 0, 30_000);
    const answers = await Promise.all(
      [1, 2, 3].map(async () => {
        const from = Date.now();
        const { reply } = await discord.command(ann, channel, 'help');
        await reply(20_000);
        return Date.now() - from;
      }),
    );
    const { thread } = await started;
    const posted = await messageWith(stage, thread, ': your turn');
    const [first] = discord.messages(thread);
    const milliseconds = Date.parse(posted.api.timestamp) - Date.parse(first?.api.timestamp ?? '');
    // What comes before the call takes at least a second each.
    expect(milliseconds).toBeGreaterThan(1_500);
    for (const answer of answers) expect(answer).toBeLessThan(milliseconds);
    expect(discord.statistics.violations).toEqual([]);
  } finally {
    await stage.close();
  }
}, 120_000);
