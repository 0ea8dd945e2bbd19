import { expect, it } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { readyMadeFile, readyMadePacks } from '../../src/packs/ready-made.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { bytesOf, examplePack } from '../support/example-pack.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { controlOf, stageForTests } from './stage.ts';

const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

/** Dag manages the server. */
const dag = (): string => stage.discord.users[3]?.id ?? '';

const brings = async (user: string, does: string, bytes: Buffer): Promise<SeenMessage> => {
  const file = { name: 'tide.pack.json', bytes };
  return (await stage.discord.command(user, stage.channel, `pack ${does}`, { file })).reply();
};

const says = async (user: string, command: string, given = {}): Promise<string> =>
  (await (await stage.discord.command(user, stage.channel, command, given)).reply()).text;

/** A new table of Ann's, and the villains that its options offer. */
async function openedTable(): Promise<{ id: string; villains: string[] }> {
  const { table, ann, channel, discord } = stage;
  const host = { userId: ann, name: 'Ann' };
  const { match } = must(
    await table.create({
      gameId: 'altar-quest',
      guildId: discord.guildId,
      channelId: channel,
      host,
    }),
  );
  const card = await discord.waitFor(() =>
    discord
      .messages(channel)
      .find(({ controls }) =>
        controls.some(
          ({ customId }) => customId?.includes(match.id) && customId.startsWith('options'),
        ),
      ),
  );
  const options = await (await discord.press(ann, card.id, controlOf(card, 'Options'))).reply();
  const menu = options.controls.find(({ customId }) => customId?.endsWith('villain'));
  return { id: match.id, villains: (menu?.options ?? []).map(({ value }) => value) };
}

/** Ann, who plays alone, chooses the first option of whatever is asked. */
async function playOn(id: string, choices: number): Promise<void> {
  const { table, ann } = stage;
  for (let made = 0; made < choices; made++) {
    const [asked] = must(await table.look(id, ann)).open;
    if (!asked) return;
    const options = asked.options.slice(0, asked.choose.min).map((option) => option.id);
    must(await chooseNext(table, id, ann, options));
  }
}

it('a pack is offered in the lobbies that are opened after it, and a match keeps the version that it began with', async () => {
  const { table, ann } = stage;
  expect(await says(ann, 'pack list')).toContain('None yet.');
  const before = await openedTable();
  const added = await brings(dag(), 'add', bytesOf(examplePack()));
  expect(added.text).toContain('New games here can use it:\n**Tide** 1.0.0 by Wren · Altar Quest');
  expect(before.villains).toHaveLength(3);
  const { id, villains } = await openedTable();
  const [own = ''] = villains.filter((villain) => villain.startsWith('tide-court@'));
  expect(villains).toHaveLength(4);
  must(await table.setOption(id, ann, 'villain', own));
  expect(await table.setOption(before.id, ann, 'villain', own)).toMatchObject({
    refusal: 'no-such-setting',
  });
  must(await table.chooseCharacters(id, ann, ['sedrin', 'rowen']));
  must(await table.start(id, ann));
  const newer = await brings(dag(), 'add', bytesOf(examplePack('1.1.0')));
  expect(newer.text).toContain(
    'use this version instead of 1.0.0; games that are open keep theirs',
  );
  const again = await openedTable();
  expect(again.villains.filter((villain) => villain.startsWith('tide-court@'))).not.toEqual([own]);
  expect(await says(dag(), 'pack remove', { pack: 'tide' })).toContain('no longer use **Tide**');
  expect((await openedTable()).villains).toHaveLength(3);
  await playOn(id, 40);
  const { match } = must(await table.find(id));
  expect(match.status).not.toBe('broken');
  expect(match.options.villain).toBe(own);
  expect(stage.discord.statistics.violations).toEqual([]);
});

it('the packs that come with the bot need no file', async () => {
  const [first] = readyMadePacks();
  const { id = '', title, version } = first?.manifest ?? {};
  const typed = { 'ready-made': id };
  expect(await says(dag(), 'pack add', typed)).toContain(`**${title}** ${version}`);
  expect(await says(dag(), 'pack add', { 'ready-made': 'none' })).toContain('I found no pack.');
  expect(await says(dag(), 'pack remove', { pack: id })).toContain('no longer use');
});

it('somebody who does not manage the server can check a pack, and have what is there as a file', async () => {
  const { bo } = stage;
  const wrong = examplePack();
  wrong['altar-quest'].decks[0]!.cards[0]!.id = 'frox-raider';
  expect((await brings(bo, 'add', bytesOf(wrong))).text).toContain('**Manage Server**');
  const told = (await brings(bo, 'check', bytesOf(wrong))).text;
  expect(told).toContain('This pack can’t be played yet.');
  expect(told).toContain('frox-raider');
  const good = await brings(bo, 'check', bytesOf(examplePack()));
  expect(good.text).toContain('**Tide** can be played.');
  expect(await says(bo, 'pack list')).toContain('None yet.');
  await brings(dag(), 'add', bytesOf(examplePack()));
  const shared = await (
    await stage.discord.command(bo, stage.channel, 'pack share', { pack: 'tide' })
  ).reply();
  const [file] = shared.files;
  const bytes = Buffer.from(await (await fetch(file?.url ?? '')).arrayBuffer());
  expect(file?.name).toBe('tide.pack.json');
  expect((await brings(dag(), 'add', bytes)).text).toContain('is here already, exactly like this');
});

it('a board of a pack is chosen in the lobbies of servers that have it, and a match on it goes on without', async () => {
  const { table, ann } = stage;
  const file = readyMadeFile('lazaret');
  if (!file) throw new Error('The Lazaret doesn’t come with the bot.');
  const added = must(await table.addPack(stage.discord.guildId, file));
  if (!added.added) throw new Error(added.because);
  const board = `saint-orme@${added.pack.digest}`;
  const { id } = await openedTable();
  must(await table.setOption(id, ann, 'board', board));
  must(await table.chooseCharacters(id, ann, ['sedrin', 'rowen']));
  await says(dag(), 'pack remove', { pack: 'lazaret' });
  const after = await openedTable();
  expect(await table.setOption(after.id, ann, 'board', board)).toMatchObject({
    refusal: 'no-such-setting',
  });
  must(await table.start(id, ann));
  await playOn(id, 30);
  expect(must(await table.find(id)).match.status).not.toBe('broken');
  expect(stage.discord.statistics.violations).toEqual([]);
});
