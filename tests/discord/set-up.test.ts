import { expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { must } from '../support/test-table.ts';
import { controlOf, privatelyWith, stageForTests } from './stage.ts';

/** What the set-up asks doesn't wait long for anybody: the person who starts a game is asked at once. */

const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

it('whoever presses Start finds what the set-up asks of them in the answer', async () => {
  const { discord, table, channel, ann, bo } = stage;
  const host = { userId: ann, name: 'Ann' };
  const wanted = { gameId: 'altar-quest', guildId: discord.guildId, channelId: channel, host };
  const { id } = must(await table.create(wanted)).match;
  must(await table.join(id, { userId: bo, name: 'Bo' }));
  must(await table.firstGame(id, ann));
  const card = await discord.waitFor(() =>
    discord.messages(channel).findLast(({ text }) => text.includes('Everyone is ready')),
  );
  await discord.press(ann, card.id, controlOf(card, 'Start'));
  const answer = await privatelyWith(stage, ann, channel, 'The game begins.');
  expect(answer.text).toContain('which starting cards do you set aside');
  const keeps = answer.controls.find(({ label }) => label.startsWith('Keep all'));
  await discord.press(ann, answer.id, keeps?.customId ?? '');
  await expect
    .poll(async () => (await stage.store.inputs(id, 1))[0])
    .toMatchObject({ userId: ann, options: [] });
});
