import { expect, it } from 'vitest';
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

const stage = stageForTests();

const publicly = (thread: string, text: string): SeenMessage | undefined =>
  stage.discord
    .messages(thread)
    .find((message) => !message.ephemeral && message.text.includes(text));

it('a vote is one message with its answers under it, edited at each ballot and gone with the last', async () => {
  const { discord, table, ann, bo, cleo } = stage;
  const { thread, match } = await startCounting(stage);
  for (const [user, option] of [
    [ann, 'add-1'],
    [bo, 'add-1'],
    [ann, '1'],
    [bo, '2'],
  ] as const) {
    must(await chooseNext(table, match.id, user, [option]));
  }
  const asked = await messageWith(stage, thread, 'Go on?');
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
  expect(discord.messages(thread)).toHaveLength(posted);
  // An edit notifies nobody, although it names who is missing.
  expect(notifiedBeyond(stage, [])).toEqual([]);

  // Who does not sit here is told so, and changes nothing.
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

  // What stood in a panel then is answered with how the question was settled.
  await discord.press(ann, changing.id, controlOf(changing, 'end'));
  const late = await privatelyWith(stage, ann, thread, 'That question is settled');
  expect(late.text).toMatch(/It was put to the vote <t:\d+:R>: 2 to 0/);
  expect(must(await table.find(match.id)).match.status).toBe('playing');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
