import { expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { cardWith, controlOf, messageWith, privatelyWith, stageForTests } from './stage.ts';

/** Whoever is called can do at once what everyone sees that their hero can do: only cards in hand need the panel. */

const stage = stageForTests({
  games: [altarQuest],
  texts: loadTexts(),
  pace: { followUp: 0, edits: 20, pause: 20 },
});

const HERE = 'Act right here…';

it('a hero acts from the call in the thread', async () => {
  const { discord, ann, bo, channel, table } = stage;
  await discord.command(ann, channel, 'game new', { game: 'altar-quest' });
  const lobby = await messageWith(stage, channel, '**Seats**');
  await discord.press(ann, lobby.id, controlOf(lobby, 'First game'));
  const ready = await cardWith(stage, lobby.id, 'Everyone is ready');
  const panel = await (await discord.press(ann, ready.id, controlOf(ready, 'Start'))).reply();
  await discord.press(ann, panel.id, controlOf(panel, 'Just start'));
  await stage.bot.settled();
  const [{ id: thread } = { id: '' }] = discord.threads(channel);
  const { match } = must(await table.findByThread(thread));
  must(await chooseNext(table, match.id, ann, ['act:sedrin']));

  const call = await discord.waitFor(() =>
    discord
      .messages(thread)
      .find(({ controls }) => controls.some((control) => control.label === HERE)),
  );
  const menu = call.controls.find(({ label }) => label === HERE)!;
  const door = menu.options.find(({ label }) => label.startsWith('Walk to the door at'))!;
  expect(menu.options.map(({ label }) => label)).not.toContain('End turn');
  const look = must(await table.look(match.id, ann));
  const inHand = look.open[0]?.options.filter(({ verb }) => verb === 'play' || verb === 'feat');
  expect(inHand).not.toEqual([]);
  const values = menu.options.map(({ value }) => value.split('>')[0]);
  for (const { id } of inHand ?? []) expect(values).not.toContain(id);

  await discord.select(bo, call.id, menu.customId ?? '', [door.value]);
  await privatelyWith(stage, bo, thread, 'You have no seat in this game.');
  const before = must(await table.look(match.id, ann)).match.revision;
  await discord.select(ann, call.id, menu.customId ?? '', [door.value]);
  await discord.waitFor(() =>
    discord.messages(thread).find(({ text }) => text.includes('opens a door')),
  );
  expect(must(await table.look(match.id, ann)).match.revision).toBeGreaterThan(before);
  expect(stage.complaints).toEqual([]);
});
