import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

/** What is where on somebody's screen after they have pressed something. */

const stage = stageForTests();

const screen = (thread: string, user: string): SeenMessage[] =>
  stage.discord.messages(thread, user);
const panels = (thread: string, user: string): SeenMessage[] =>
  screen(thread, user).filter(({ ephemeral }) => ephemeral);

async function openPanel(thread: string, user: string): Promise<SeenMessage> {
  const call = await messageWith(stage, thread, ': your turn');
  return (await stage.discord.press(user, call.id, controlOf(call, 'Act'))).reply();
}

/** Presses in a private message, and waits until the bot has dealt with it. */
async function press(user: string, message: SeenMessage, label: string): Promise<void> {
  await stage.discord.press(user, message.id, controlOf(message, label));
  await stage.bot.settled();
}

describe('after a press', () => {
  it('what happened stands above what can be pressed next', async () => {
    const { ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    await press(ann, panel, 'roll');
    const [story, next] = screen(thread, ann).slice(-2);
    expect(story?.text).toMatch(/seat-1 rolls/);
    expect(next).toMatchObject({ ephemeral: true, text: expect.stringContaining('Keep it?') });
    // Said once, in public; the earlier panel is gone with its buttons.
    expect(next?.text).not.toContain('rolls');
    expect(panels(thread, ann)).toHaveLength(1);
    expect(next?.id).not.toBe(panel.id);
    expect(screen(thread, bo).at(-1)?.text).toMatch(/seat-1 rolls/);
    expect(screen(thread, bo).filter(({ text }) => text.includes(': your turn'))).toEqual([]);
  });

  it('a panel with nothing below it stays where it is', async () => {
    const { ann } = stage;
    const { thread } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    await press(ann, panel, 'Hand');
    expect(panels(thread, ann).map(({ id }) => id)).toEqual([panel.id]);
  });

  it('who has nothing more to do reads in one line whom the game waits for, above their call', async () => {
    const { ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    await press(ann, panel, 'add-2');
    await stage.publishing.drain();
    const [own] = panels(thread, ann);
    expect(own?.id).toBe(panel.id);
    expect(own?.text).toBe(`Waiting for: seat-2 (<@${bo}>). I’ll tell you when it’s your turn.`);
    const last = screen(thread, bo).at(-1);
    expect(last?.text).toContain(`<@${bo}>): your turn`);
    expect(last?.controls.map(({ label }) => label)).toContain('Act');
  });

  it('a command is answered below what it told', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    await discord.command(ann, thread, 'roll', {});
    await stage.bot.settled();
    const [story, answer] = screen(thread, ann).slice(-2);
    expect(story?.text).toMatch(/seat-1 rolls/);
    expect(answer).toMatchObject({ ephemeral: true, text: expect.stringContaining('Keep it?') });
    // The reply, which Discord shows under the command, leaves a line; the next command finds one to hang on.
    const answers = () => panels(thread, ann).map(({ text }) => text.split('\n')[0]);
    expect(answers()).toHaveLength(2);
    expect(answers()[0]).toBe('-# Continued below.');
    await discord.command(ann, thread, 'choose', {});
    await stage.bot.settled();
    expect(answers()).toHaveLength(2);
    expect(discord.underDeleted(thread, ann)).toEqual([]);
  });

  it('on a panel that others have posted below since, the next one comes at the end', async () => {
    const { ann, bo, table } = stage;
    const { thread, match } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    must(await table.handOver(match.id, bo, 'seat-2', 'steady'));
    await stage.publishing.drain();
    await press(ann, panel, 'Hand');
    const last = screen(thread, ann).at(-1);
    expect(last?.ephemeral).toBe(true);
    expect(last?.controls.map(({ label }) => label)).toContain('Back to my panel');
    expect(panels(thread, ann)).toHaveLength(1);
  });

  it('on a panel that was dismissed meanwhile, there is an answer all the same', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    discord.faults.failRequests({ method: 'PATCH', path: '/@original', status: 404, code: 10008 });
    await press(ann, panel, 'Hand');
    discord.faults.clear();
    expect(
      panels(thread, ann)
        .at(-1)
        ?.controls.map(({ label }) => label),
    ).toContain('Back to my panel');
  });

  it('what only they may know is told with the panel, and what everybody reads is not', async () => {
    const { ann, bo, table } = stage;
    const { thread, match } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['add-1']));
    must(await chooseNext(table, match.id, bo, ['add-1']));
    must(await chooseNext(table, match.id, ann, ['1']));
    const call = await messageWith(stage, thread, 'Which number do you hide?');
    const panel = await (await stage.discord.press(bo, call.id, controlOf(call, 'Answer'))).reply();
    await press(bo, panel, '2');
    const last = screen(thread, bo).at(-1);
    expect(last?.text).toContain('Go on?');
    expect(last?.text).toContain('hides 2');
  });

  it('what the thread could not be told in time is told in private', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const panel = await openPanel(thread, ann);
    const path = `/channels/${thread}/messages`;
    discord.faults.failRequests({ method: 'POST', path, status: 500, times: 10 });
    await press(ann, panel, 'roll');
    discord.faults.clear();
    expect((await privatelyWith(stage, ann, thread, 'Keep it?')).text).toContain('seat-1 rolls');
  });
});

it('has notified nobody but players, and broken no rule of Discord’s', () => {
  expect(notifiedBeyond(stage, [stage.ann, stage.bo])).toEqual([]);
  expect(stage.discord.statistics.violations).toEqual([]);
});
