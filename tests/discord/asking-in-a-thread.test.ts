import { expect, it, vi } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { stageForTests } from './stage.ts';

const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

it.each([
  ['a card', 'Chandelier'],
  ['what nobody has heard of', 'xyzzy plugh'],
])('a thread is looked for once to explain %s', async (_what, topic) => {
  const { discord, ann, channel, table } = stage;
  const look = vi.spyOn(table, 'findByThread');
  await (await discord.command(ann, channel, 'help', { topic })).reply();
  expect(look).toHaveBeenCalledTimes(1);
  look.mockRestore();
});
