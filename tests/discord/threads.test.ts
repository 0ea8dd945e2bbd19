import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  controlOf,
  messageWith,
  privatelyWith,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage();
});

afterAll(() => stage.close());

describe('a thread that Discord has archived', () => {
  it('is opened again for edits and for new messages', async () => {
    const { discord, ann, channel } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.archiveThread(thread);
    const round = await messageWith(stage, thread, '## Round 1');
    await discord.press(ann, round.id, controlOf(round, 'Status'));
    await stage.publishing.drain();
    const added = await discord.command(ann, thread, 'add', { number: '3' });
    await added.reply();
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    expect(discord.threads(channel).find(({ id }) => id === thread)?.archived).toBe(false);
    await discord.waitFor(() =>
      discord.messages(thread).find(({ text }) => text.includes('3 of 12')),
    );
  });
});

describe('a thread that somebody has deleted', () => {
  it('is reported once in the channel and can be opened anew', async () => {
    const { discord, ann, bo, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.faults.deleteThread(thread);
    const note = await messageWith(
      stage,
      channel,
      'The thread of a game of Counting has been deleted',
    );
    await stage.table.republish(match.id, 'round:1');
    await stage.publishing.drain();

    const known = new Set(discord.threads(channel).map(({ id }) => id));
    await discord.press(bo, note.id, controlOf(note, 'Open a new thread'));
    await privatelyWith(stage, bo, channel, 'A new thread is being opened');
    const next = await discord.waitFor(
      () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
    );
    await messageWith(stage, next, '## Round 1');
    const turn = await messageWith(stage, next, 'it is your move');
    expect((await stage.table.findByThread(next)).ok).toBe(true);

    const panel = await (await discord.press(ann, turn.id, controlOf(turn, 'Act'))).reply();
    await discord.press(ann, panel.id, controlOf(panel, 'add-1'));
    await messageWith(stage, next, 'seat-1 adds 1: 1.');
    const notes = discord.messages(channel).filter(({ text }) => text.includes('has been deleted'));
    expect(notes).toHaveLength(1);
  });

  it('is missed by /game status, which offers the same', async () => {
    const { discord, ann, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.faults.deleteThread(thread);
    const asked = await discord.command(ann, channel, 'game status', { table: match.id });
    const status = await asked.reply();
    expect(status.text).toContain('The thread of this game is gone');
    expect(status.controls.map(({ label }) => label)).toContain('Open a new thread');
  });
});

describe('a right that is lost in the middle of a match', () => {
  it('is named by /status, which mends the messages once it is back', async () => {
    const { discord, ann, channel } = stage;
    const { thread } = await startCounting(stage);
    discord.permissions.take('SEND_MESSAGES_IN_THREADS', channel);
    await (await discord.command(ann, thread, 'add', { number: '3' })).reply();
    await stage.publishing.drain();
    const status = await (await discord.command(ann, thread, 'status', {})).reply();
    expect(status.text).toContain(`I need **Send Messages in Threads** in <#${thread}>`);
    discord.permissions.give('SEND_MESSAGES_IN_THREADS', channel);
    await (await discord.command(ann, thread, 'status', {})).reply();
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    await messageWith(stage, thread, `<@${stage.bo}>): it is your move`);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
});
