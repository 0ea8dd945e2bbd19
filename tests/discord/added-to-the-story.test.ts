import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** In the middle of a turn, the thread posts nothing new: it adds to what it tells already. */

const stage = stageForTests({ games: [countingGame({ deeds: 3 })] });

/** Ann has added 1, which the thread tells: the next question is in her panel. */
async function inTheMiddle(): Promise<{ thread: string; panel: SeenMessage }> {
  const { discord, ann } = stage;
  const { thread } = await startCounting(stage);
  const call = await messageWith(stage, thread, ': your turn');
  const first = await (await discord.press(ann, call.id, controlOf(call, 'Act'))).reply();
  await discord.press(ann, first.id, controlOf(first, 'add-1'));
  await stage.bot.settled();
  await stage.publishing.drain();
  return { thread, panel: await privatelyWith(stage, ann, thread, 'How much do you add?') };
}

it('the panel shows what comes next before the thread tells it, however long that takes', async () => {
  const { discord, ann } = stage;
  const { thread, panel } = await inTheMiddle();
  const isTold = () => discord.messages(thread).some(({ text }) => text.includes('adds 2'));
  const shown = () => discord.messages(thread, ann).find(({ id }) => id === panel.id);
  const path = `/channels/${thread}/messages`;
  discord.faults.failRequests({ method: 'PATCH', path, status: 429, retryAfter: 2, times: 1 });
  await discord.press(ann, panel.id, controlOf(panel, 'add-2'));
  const next = await discord.waitFor(() => {
    const now = shown();
    const isNew = now?.controls[0] && now.controls[0].customId !== panel.controls[0]?.customId;
    return isNew && { text: now.text, isTold: isTold() };
  });
  expect(next).toMatchObject({
    text: expect.stringContaining('How much do you add?'),
    isTold: false,
  });
  expect(next.text).not.toContain('adds 2');
  await stage.bot.settled();
  await stage.publishing.drain();
  discord.faults.clear();
  // Said once, in public.
  expect(shown()?.text).toBe(next.text);
  await messageWith(stage, thread, 'seat-1 adds 1: 1.\nseat-1 adds 2: 3.');
});

it('what the thread can’t be told is told in the panel', async () => {
  const { discord, ann } = stage;
  const { thread, panel } = await inTheMiddle();
  const path = `/channels/${thread}/messages`;
  discord.faults.failRequests({ method: 'PATCH', path, status: 500, times: 10 });
  await discord.press(ann, panel.id, controlOf(panel, 'add-2'));
  await stage.bot.settled();
  discord.faults.clear();
  expect((await privatelyWith(stage, ann, thread, 'How much do you add?')).text).toContain(
    'seat-1 adds 2',
  );
});
