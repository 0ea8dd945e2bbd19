import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { controlOf, messageWith, stageForTests, startCounting } from './stage.ts';

const stage = stageForTests();

/** The latest private message of a user that says this. */
const privately = (thread: string, user: string, words: string): Promise<SeenMessage> =>
  stage.discord.waitFor(() =>
    stage.discord
      .messages(thread, user)
      .findLast(({ ephemeral, text }) => ephemeral && text.includes(words)),
  );

it('takes a choice back with one tap, and goes further back when the other agrees in the thread', async () => {
  const { discord, ann, bo: bob } = stage;
  const { thread } = await startCounting(stage);
  const call = await messageWith(stage, thread, ': your turn');
  const panel = await (await discord.press(ann, call.id, controlOf(call, 'Act'))).reply();
  expect(panel.controls.map(({ label }) => label)).not.toContain('Undo');
  await discord.press(ann, panel.id, controlOf(panel, 'add-2'));
  const told = await messageWith(stage, thread, 'seat-1 adds 2: 2.');

  // Typed, because it is Bob's move: she sees no panel without asking.
  const undone = await (await discord.command(ann, thread, 'undo')).reply();
  expect(undone.text).toContain('Taken back.');
  const line = await messageWith(stage, thread, 'Taken back by seat-1: seat-1 adds 2: 2.');
  expect(line.id).toBe(told.id);

  await discord.press(ann, undone.id, controlOf(undone, 'roll'));
  const rolled = await privately(thread, ann, 'Keep it?');
  await discord.press(ann, rolled.id, controlOf(rolled, 'no'));
  // The answer to the die goes at once; undoing the die itself needs the other's consent.
  await (await discord.command(ann, thread, 'undo')).reply();
  // By now it may stand in a message of its own, below what the thread has told meanwhile.
  await privately(thread, ann, 'Keep it?');
  await (await discord.command(ann, thread, 'undo')).reply();
  const next = await discord.waitFor(() =>
    discord
      .messages(thread, ann)
      .findLast(
        ({ ephemeral, controls }) => ephemeral && controls.some(({ kind }) => kind !== 'button'),
      ),
  );
  const choose = next.controls.find(({ kind }) => kind !== 'button');
  expect(choose?.options.map(({ value }) => value)).toEqual(['0']);
  await discord.select(ann, next.id, choose?.customId ?? '', ['0']);
  const request = await messageWith(stage, thread, 'wants to go back to before: seat-1 rolls');
  await discord.press(bob, request.id, controlOf(request, 'Agree'));
  await messageWith(stage, thread, 'The game went back to before: seat-1 rolls');
  expect(stage.complaints).toEqual([]);
});
