import { describe, expect, it } from 'vitest';
import { chooseNext, must } from '../support/test-table.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

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
    const note = await messageWith(stage, channel, 'has lost its thread');
    await stage.table.repair(match.id);
    await stage.publishing.drain();

    const known = new Set(discord.threads(channel).map(({ id }) => id));
    await discord.press(bo, note.id, controlOf(note, 'Open a new thread'));
    const next = await discord.waitFor(
      () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
    );
    await privatelyWith(stage, bo, channel, `Played in <#${next}>`);
    await messageWith(stage, next, '## Round 1');
    const turn = await messageWith(stage, next, ': your turn');
    expect((await stage.table.findByThread(next)).ok).toBe(true);

    const panel = await (await discord.press(ann, turn.id, controlOf(turn, 'Act'))).reply();
    await discord.press(ann, panel.id, controlOf(panel, 'add-1'));
    await messageWith(stage, next, 'seat-1 adds 1: 1.');
    const notes = discord
      .messages(channel)
      .filter(({ text }) => text.includes('has lost its thread'));
    expect(notes).toHaveLength(1);
  });

  it('is reported as soon as the channel can be told, without anybody asking', async () => {
    const { discord, channel } = stage;
    const { thread } = await startCounting(stage);
    await messageWith(stage, thread, ': your turn');
    await stage.publishing.drain();
    const failed = 'The channel could not be told of the lost thread.';
    const complaints = () => stage.complaints.filter(({ msg }) => msg === failed).length;
    const told = () =>
      discord.messages(channel).filter(({ text }) => text.includes('has lost its thread')).length;
    const earlier = complaints();
    discord.permissions.take('SEND_MESSAGES', channel);
    discord.faults.deleteThread(thread);
    await discord.waitFor(() => complaints() > earlier);
    const before = told();
    discord.permissions.give('SEND_MESSAGES', channel);
    await discord.waitFor(() => told() > before);
    expect(told()).toBe(before + 1);
  });

  it('is missed by a command in the channel, and when the bot looks for it', async () => {
    const { discord, ann, channel } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.deleteThread(thread);
    const lost = await (await discord.command(ann, channel, 'status', {})).reply();
    expect(lost.text).toContain('has lost its thread');
    expect(lost.controls.map(({ label }) => label)).toContain('Open a new thread');
  });

  it('is missed by /game status, which offers the same', async () => {
    const { discord, ann, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.faults.deleteThread(thread);
    const asked = await discord.command(ann, channel, 'game status', { table: match.id });
    const status = await asked.reply();
    expect(status.text).toContain('This game’s thread is gone');
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
    await messageWith(stage, thread, `<@${stage.bo}>): your turn`);
  });
});

describe('what stands in the way of a match’s messages', () => {
  const askedInChannel = async (matchId: string) => {
    const { discord, ann, channel } = stage;
    const asked = await discord.command(ann, channel, 'game status', { table: matchId });
    const status = (await asked.reply()).text;
    await stage.bot.settled();
    await stage.publishing.drain();
    return status;
  };
  const faults = () => stage.complaints.filter(({ level }) => level >= 50);

  /** Ann's turn has passed while her messages couldn't be posted. */
  async function playedInTheDark(matchId: string): Promise<void> {
    must(await chooseNext(stage.table, matchId, stage.ann, ['add-3']));
    await stage.publishing.drain();
  }

  it('is a lost View Channel, named also in the channel', async () => {
    const { discord, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.permissions.take('VIEW_CHANNEL', channel);
    await playedInTheDark(match.id);
    expect(await askedInChannel(match.id)).toContain(`I need **View Channel** in <#${channel}>`);
    discord.permissions.give('VIEW_CHANNEL', channel);
    await askedInChannel(match.id);
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    expect(await askedInChannel(match.id)).not.toContain('I need');
    expect(faults()).toEqual([]);
  });

  it('is another right that the channel lacks', async () => {
    const { discord, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.permissions.take(['ATTACH_FILES', 'SEND_MESSAGES_IN_THREADS'], channel);
    expect(await askedInChannel(match.id)).toContain(
      `I need **Send Messages in Threads**, **Attach Files** in <#${thread}>`,
    );
    discord.permissions.give(['ATTACH_FILES', 'SEND_MESSAGES_IN_THREADS'], channel);
  });

  it.each(['locked', 'locked and archived'])('is a thread that is %s', async (how) => {
    const { discord } = stage;
    const { thread, match } = await startCounting(stage);
    discord.faults.lockThread(thread);
    if (how !== 'locked') discord.faults.archiveThread(thread);
    await playedInTheDark(match.id);
    expect(must(await stage.table.lastFailure(match.id)).failure).toMatchObject({
      problem: 'place-locked',
    });
    expect(await askedInChannel(match.id)).toContain(`<#${thread}> is locked`);
    discord.faults.lockThread(thread, false);
    await askedInChannel(match.id);
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    expect(await askedInChannel(match.id)).not.toContain('is locked');
    expect(faults()).toEqual([]);
  });

  it('is not a lock when the bot moderates the thread', async () => {
    const { discord, channel } = stage;
    const { thread, match } = await startCounting(stage);
    discord.permissions.give('MANAGE_THREADS');
    discord.faults.lockThread(thread);
    await playedInTheDark(match.id);
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    expect(await askedInChannel(match.id)).not.toContain('is locked');
    discord.permissions.take('MANAGE_THREADS');
    expect(await askedInChannel(match.id)).toContain('is locked');
    expect(discord.threads(channel).find(({ id }) => id === thread)?.locked).toBe(true);
  });

  it.each([
    { status: 403, code: 50013, told: 'I wasn’t allowed to post in' },
    { status: 400, code: 160006, told: 'all the active threads that Discord allows' },
    { status: 502, code: 0, told: 'Discord didn’t take my last message' },
    { status: 400, code: 50006, told: 'I couldn’t show a message of this game' },
  ])('is told as it was met: $code', async ({ status, code, told }) => {
    const { discord } = stage;
    const { thread, match } = await startCounting(stage);
    const path = `/channels/${thread}/messages`;
    discord.faults.failRequests({ method: 'POST', path, status, code, times: 100 });
    await playedInTheDark(match.id);
    await stage.restart();
    expect(await askedInChannel(match.id)).toContain(told);
    // An attempt under way when the fault ends would fail after it, and be retried only later.
    await stage.publishing.drain();
    discord.faults.clear();
    await askedInChannel(match.id);
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    expect(await askedInChannel(match.id)).not.toContain(told);
  });

  it('in a locked thread is no fault of ours when nothing can be answered there', async () => {
    const { discord, ann } = stage;
    const { thread, match } = await startCounting(stage);
    const turn = await messageWith(stage, thread, ': your turn');
    discord.faults.lockThread(thread);
    const before = stage.complaints.length;
    const pressed = discord.press(ann, turn.id, controlOf(turn, 'Act'));
    const typed = discord.command(ann, thread, 'add', { number: '3' });
    for (const { acknowledged } of [await pressed, await typed]) expect(acknowledged).toBe(false);
    await stage.bot.settled();
    expect(stage.complaints.slice(before)).toEqual([]);
    expect(must(await stage.table.find(match.id)).match.revision).toBe(0);
    expect(discord.messages(thread, ann).filter(({ ephemeral }) => ephemeral)).toEqual([]);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
});

describe('a thread that Discord opens without saying so', () => {
  it.each([500, 'cut'] as const)('is found again, and no other is opened (%s)', async (status) => {
    const { discord, channel } = stage;
    const before = discord.threads(channel).length;
    discord.faults.failRequests({ method: 'POST', path: '/threads', status, when: 'after' });
    const { thread } = await startCounting(stage);
    await messageWith(stage, thread, '## Round 1');
    expect(discord.threads(channel)).toHaveLength(before + 1);
  });
});
