import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  stageForTests,
  startCounting,
  voteIn,
} from './stage.ts';

const stage = stageForTests();

const publicly = (thread: string, text: string): SeenMessage | undefined =>
  stage.discord
    .messages(thread)
    .find((message) => !message.ephemeral && message.text.includes(text));

it('a vote is one message with its answers under it, edited at each ballot and gone with the last', async () => {
  const { discord, table, ann, bo, cleo } = stage;
  const { thread, match } = await startCounting(stage);
  const asked = await voteIn(stage, thread, match.id);
  expect(asked.text).toContain('Nobody has voted yet.');
  expect(asked.text).toContain(`Still to vote: seat-1 (<@${ann}>), seat-2 (<@${bo}>)`);
  expect(asked.text).toContain('A tie is broken by lot');
  expect(asked.controls.map(({ label }) => label)).toEqual(['on', 'end', 'Explain']);
  const posted = discord.messages(thread).length;
  discord.statistics.reset();

  await discord.press(ann, asked.id, controlOf(asked, 'end'));
  const first = await messageWith(stage, thread, `**end** ▮ 1 (<@${ann}>)`);
  expect(first.id).toBe(asked.id);
  expect(first.text).toContain(`Still to vote: seat-2 (<@${bo}>)`);
  await discord.press(ann, asked.id, controlOf(first, 'on'));
  const changed = await messageWith(stage, thread, `**on** ▮ 1 (<@${ann}>)`);
  expect(changed.id).toBe(asked.id);
  expect(changed.text).not.toContain('**end**');
  // The same ballot again changes nothing in public; that it counts is said in private.
  await discord.press(ann, asked.id, controlOf(changed, 'on'));
  expect((await privatelyWith(stage, ann, thread, 'Your vote: **on**')).controls).not.toEqual([]);
  expect(discord.messages(thread)).toHaveLength(posted);
  // An edit notifies nobody, although it names who is missing.
  expect(notifiedBeyond(stage, [])).toEqual([]);

  // Somebody who doesn't sit here is told so, and changes nothing.
  await discord.press(cleo, asked.id, controlOf(changed, 'end'));
  await privatelyWith(stage, cleo, thread, 'You have no seat in this game');

  const status = await discord.command(bo, thread, 'choose', {});
  const panel = await status.reply();
  expect(panel.text).toContain(`**on** ▮ 1 (<@${ann}>)`);
  const own = await (await discord.command(ann, thread, 'choose', {})).reply();
  expect(own.controls.map(({ label }) => label)).toContain('Change my vote: Go on?');
  await discord.press(ann, own.id, controlOf(own, 'Change my vote: Go on?'));
  const changing = await discord.waitFor(() =>
    discord
      .messages(thread, ann)
      .find(({ id, controls }) => id === own.id && controls.some(({ label }) => label === 'end')),
  );

  await discord.press(bo, panel.id, controlOf(panel, 'on'));
  const told = await messageWith(stage, thread, 'Vote: 2 to 0.');
  expect(told.text).toContain('hides a number');
  await discord.waitFor(() => publicly(thread, 'Go on?') === undefined);

  // A press in a panel from that time is answered with how the question was settled.
  await discord.press(ann, changing.id, controlOf(changing, 'end'));
  const late = await privatelyWith(stage, ann, thread, 'That question is settled');
  expect(late.text).toMatch(/It was put to the vote <t:\d+:R>: 2 to 0/);
  expect(must(await table.find(match.id)).match.status).toBe('playing');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

describe('a vote in the thread', () => {
  /** Ann's panel, opened at the board, and the message under which everyone votes. */
  async function panelAtVote() {
    const { discord, ann } = stage;
    const { thread, match } = await startCounting(stage);
    const asked = await voteIn(stage, thread, match.id);
    const board = await messageWith(stage, thread, '**What to do**');
    const panel = await (await discord.press(ann, board.id, controlOf(board, 'Act'))).reply();
    expect(panel.controls.map(({ label }) => label)).toContain('end');
    return { thread, asked, panel };
  }

  const privateOnes = (thread: string, user: string): SeenMessage[] =>
    stage.discord.messages(thread, user).filter(({ ephemeral }) => ephemeral);

  it('shows in the open panel of whoever has cast it, as often as they change it', async () => {
    const { discord, ann } = stage;
    const { thread, asked, panel } = await panelAtVote();
    for (const option of ['end', 'on']) {
      await discord.press(ann, asked.id, controlOf(asked, option));
      const now = await privatelyWith(stage, ann, thread, `Your vote: **${option}**`);
      expect(now.id).toBe(panel.id);
      expect(now.text).toContain(`**${option}** ▮ 1 (<@${ann}>)`);
      expect(now.controls.map(({ label }) => label)).toContain('Change my vote: Go on?');
    }
    await stage.bot.settled();
    expect(privateOnes(thread, ann)).toHaveLength(1);
  });

  it('that is cast in the panel shows in the thread, and one in the thread in the panel after it', async () => {
    const { discord, ann } = stage;
    const { thread, asked, panel } = await panelAtVote();
    await discord.press(ann, panel.id, controlOf(panel, 'end'));
    await messageWith(stage, thread, `**end** ▮ 1 (<@${ann}>)`);
    await privatelyWith(stage, ann, thread, 'Your vote: **end**');
    await discord.press(ann, asked.id, controlOf(asked, 'on'));
    const now = await privatelyWith(stage, ann, thread, 'Your vote: **on**');
    expect(now.id).toBe(panel.id);
  });

  it('that settles the question leaves no panel that still asks it', async () => {
    const { discord, ann, bo } = stage;
    const { thread, asked } = await panelAtVote();
    await discord.press(bo, asked.id, controlOf(asked, 'on'));
    await messageWith(stage, thread, `**on** ▮ 1 (<@${bo}>)`);
    await discord.press(ann, asked.id, controlOf(asked, 'on'));
    await messageWith(stage, thread, '## Round 2');
    await stage.bot.settled();
    expect(privateOnes(thread, ann)).toHaveLength(1);
    expect(privateOnes(thread, ann)[0]?.text).not.toContain('Go on?');
    await stage.publishing.drain();
    expect(discord.underDeleted(thread, ann)).toEqual([]);
  });

  it('does not take the place of what somebody is looking at', async () => {
    const { discord, ann } = stage;
    const { thread, asked, panel } = await panelAtVote();
    await discord.press(ann, panel.id, controlOf(panel, 'Hand'));
    await stage.bot.settled();
    const [hand] = privateOnes(thread, ann);
    await discord.press(ann, asked.id, controlOf(asked, 'end'));
    await messageWith(stage, thread, `**end** ▮ 1 (<@${ann}>)`);
    await stage.bot.settled();
    expect(privateOnes(thread, ann).map(({ text }) => text)).toEqual([hand?.text]);
  });
});
