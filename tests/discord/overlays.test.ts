import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { readPack } from '../../src/packs/read-pack.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { must } from '../support/test-table.ts';
import { controlOf, stageForTests } from './stage.ts';

// It does what `checkPack()` does, and so needs a process of its own.
const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

const FOLDER = fileURLToPath(new URL('../../packs/below-stairs/', import.meta.url));

/** Below Stairs, in which the Honest Drawer has the name of the card that it replaces. */
const corrected = (): Buffer =>
  Buffer.from(
    JSON.stringify(readPack(FOLDER).value).replaceAll('Honest Drawer', 'The Wrong Drawer'),
  );

/** A new table of Ann's: its card, and the menus of its options, page by page. */
async function openedTable(): Promise<{ id: string; card: SeenMessage; options: SeenMessage[] }> {
  const { table, ann, channel, discord } = stage;
  const host = { userId: ann, name: 'Ann' };
  const wanted = { gameId: 'altar-quest', guildId: discord.guildId, channelId: channel, host };
  const { match } = must(await table.create(wanted));
  const card = await discord.waitFor(() => cardOf(match.id));
  const options = [await (await discord.press(ann, card.id, controlOf(card, 'Options'))).reply()];
  for (let page = options[0]; page; ) {
    const more: string | null | undefined = page.controls.find(({ label }) =>
      /more option/.test(label ?? ''),
    )?.customId;
    page = more ? await (await discord.press(ann, page.id, more)).reply() : undefined;
    if (page) options.push(page);
  }
  return { id: match.id, card, options };
}

const cardOf = (id: string): SeenMessage | undefined =>
  stage.discord
    .messages(stage.channel)
    .find(({ controls }) =>
      controls.some(({ customId }) => customId?.includes(id) && customId.startsWith('options')),
    );

const overlaysIn = (options: readonly SeenMessage[]): string[] | undefined =>
  options
    .flatMap(({ controls }) => controls)
    .find(({ customId }) => customId?.endsWith('overlay'))
    ?.options.map(({ label }) => label);

it('house rules of a pack are chosen in the lobby, said on its card, and looked up as they are played', async () => {
  const { table, ann, channel, discord } = stage;
  const dag = discord.users[3]?.id ?? '';
  const before = await openedTable();
  expect(overlaysIn(before.options)).toBeUndefined();
  expect(before.options.map(({ text }) => text).join()).not.toContain('House rules');
  expect(before.card.text).not.toContain('House rules');

  const file = { name: 'below-stairs.pack.json', bytes: corrected() };
  await (await discord.command(dag, channel, 'pack add', { file })).reply(20_000);
  const { id, options } = await openedTable();
  expect(overlaysIn(options)).toEqual([
    'None',
    'A full house',
    'A gentler house',
    'Without the Mirecaller',
    'The whole house',
  ]);
  const offered = altarQuest.rules.lobby.options.find((option) => option.id === 'overlay');
  const gentle = offered?.choices.find((choice) => choice.startsWith('gentle-house@')) ?? '';
  must(await table.setOption(id, ann, 'overlay', gentle));
  await discord.waitFor(() => cardOf(id)?.text.includes('A gentler house') || undefined);
  expect(cardOf(id)?.text).toContain('A gentler house**: Below Stairs · A Hummer takes');

  must(await table.chooseCharacters(id, ann, ['sedrin']));
  must(await table.start(id, ann));
  const thread = await discord.waitFor(() => discord.threads(channel)[0]?.id);
  const looks = async (typed: string): Promise<string> =>
    (await (await discord.command(ann, thread, 'card', { card: typed })).reply()).text;
  // Of two cards with this name, the one that is played.
  const drawer = await looks('The Wrong Drawer');
  expect(drawer).toContain('Below Stairs');
  expect(drawer).toContain('Face down in the search deck');
  expect(await looks('altar-quest:frox-mirecaller')).toContain(
    'Not in this game: Frox Hummer replaces it.',
  );
  expect(await looks('Row of Bells')).toContain('its deck isn’t played');
  expect(discord.statistics.violations).toEqual([]);
});
