import { expect, it } from 'vitest';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

it('who is not the host asks the others before a game ends, and may take that back', async () => {
  const { discord, ann, bo } = stage;
  const { thread } = await startCounting(stage);
  const asked = await (await discord.command(bo, thread, 'game end', {})).reply();
  expect(asked.text).toContain(`The host (<@${ann}>) can, or more than half of you`);
  await discord.press(bo, asked.id, controlOf(asked, 'Yes, ask the others'));
  await privatelyWith(stage, bo, thread, 'I’ve asked the others');
  const tally = await messageWith(stage, thread, 'wants to end this game');
  expect(tally.text).toContain(`<@${bo}> wants to end this game for everyone.`);
  expect(tally.text).toContain('It ends when 2 of you want it: one more');
  await discord.press(bo, tally.id, controlOf(tally, 'Keep playing'));
  await messageWith(stage, thread, 'Nobody wants to end this game now');
  await discord.press(ann, tally.id, controlOf(tally, 'End the game'));
  const sure = await privatelyWith(stage, ann, thread, 'End this game for everyone?');
  await discord.press(ann, sure.id, controlOf(sure, 'Yes, end the game'));
  await messageWith(stage, thread, 'ended this game');
});

it('who leaves a running game is told what that means, and a companion plays on', async () => {
  const { discord, ann, bo, table } = stage;
  const { thread, match } = await startCounting(stage);
  const leaving = await (await discord.command(ann, thread, 'game leave', {})).reply();
  expect(leaving.text).toContain('A companion plays on in your place');
  expect(leaving.text).toContain('The next player becomes host.');
  await discord.press(ann, leaving.id, controlOf(leaving, 'Yes, leave the game'));
  await privatelyWith(stage, ann, thread, 'You’ve left the game');
  await messageWith(stage, thread, 'can take the seat back at any time');
  const found = await table.find(match.id);
  expect(found.ok && found.match.hostId).toBe(bo);
  const alone = await (await discord.command(bo, thread, 'game leave', {})).reply();
  expect(alone.text).toContain('You’re the only person in this game.');
  expect(alone.controls.map(({ label }) => label)).toEqual(['End the game…', 'No, go back']);
});
