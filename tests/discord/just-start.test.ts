import { expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { must } from '../support/test-table.ts';
import { cardWith, controlOf, messageWith, stageForTests } from './stage.ts';

/** From an empty channel to a hero's turn: the set-up asks nothing of people who don't know the game yet. */

const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

it('one press answers all that the set-up asks the usual way', async () => {
  const { discord, ann, channel } = stage;
  await discord.command(ann, channel, 'game new', { game: 'altar-quest' });
  const lobby = await messageWith(stage, channel, '**Seats**');
  await discord.press(ann, lobby.id, controlOf(lobby, 'First game'));
  const ready = await cardWith(stage, lobby.id, 'Everyone is ready');
  const start = await discord.press(ann, ready.id, controlOf(ready, 'Start'));
  const panel = await start.reply();
  expect(panel.text).toContain('which starting cards');
  expect(panel.text).toContain('**Just start** answers every set-up question the usual way.');
  await discord.press(ann, panel.id, controlOf(panel, 'Just start'));
  await stage.bot.settled();
  const after = discord
    .messages(channel, ann)
    .findLast(({ ephemeral }) => ephemeral) as SeenMessage;
  expect(after.controls.map(({ label }) => label)).toContain('Act with Sedrin');
  const [{ id: thread } = { id: '' }] = discord.threads(channel);
  const { match } = must(await stage.table.findByThread(thread));
  const look = must(await stage.table.look(match.id, ann));
  expect(look.open.map(({ rest }) => rest)).toEqual([true]);
  const chosen = await stage.store.inputs(match.id, 20);
  const standIns = chosen.flatMap(({ settled }) => (settled ? [settled.standIn ?? 'herself'] : []));
  expect(standIns.filter((by) => by === 'herself')).toHaveLength(1);
  expect(new Set(standIns)).toEqual(new Set(['herself', 'filled']));
  // What she wants to be asked in the game itself is unchanged.
  expect((await stage.store.read(match.id))?.desk.filledIn).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
