import { setTimeout } from 'node:timers/promises';
import { ButtonStyle, ComponentType, MessageFlags, Routes } from 'discord-api-types/v10';
import { expect, it, vi } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import {
  annHasWon,
  controlOf,
  messageWith,
  notifiedBeyond,
  stageForTests,
  startCounting,
} from './stage.ts';

const stage = stageForTests();

const ask = async (user: string, command: string, options = {}): Promise<SeenMessage> =>
  (await stage.discord.command(user, stage.channel, command, options)).reply();

/** A private message once it says this, in place. */
const nowSaying = (user: string, { id, channelId }: SeenMessage, text: string) => {
  const { discord } = stage;
  const message = () => discord.messages(channelId, user).find((one) => one.id === id);
  return discord.waitFor(() => message()?.text.includes(text) && message(), 20_000, text);
};

it('statistics begin empty, count what has ended, and are shown to others only on demand', async () => {
  const { discord, ann, bo, cleo, channel } = stage;
  const empty = await ask(cleo, 'stats player');
  expect(empty.text).toContain(`## Games of <@${cleo}>`);
  expect(empty.text).toContain('This player hasn’t finished a game here yet.');
  expect(empty.controls.find(({ label }) => label === 'Show here')?.disabled).toBe(true);
  await annHasWon(stage);

  const own = await ask(ann, 'stats player');
  expect(own.ephemeral).toBe(true);
  expect(own.text).toContain('**Games**\nCounting: 1 game, 1 won (100%)');
  expect(own.text).toContain('**Played as**\nfox: 1 game, 1 won (100%)');
  expect(own.text).toContain(`**Played with**\n<@${bo}>: 1 game, 1 won (100%)`);
  await discord.select(ann, own.id, controlOf(own, 'Somebody’s games…'), [bo]);
  const his = await nowSaying(ann, own, `## Games of <@${bo}>`);
  expect(his.text).toContain('Counting: 1 game, 0 won (0%)');
  await discord.press(ann, his.id, controlOf(his, 'This server'));
  const all = await nowSaying(ann, own, '## Games of this server');
  expect(all.text).toContain('2 players in all');
  await discord.select(ann, all.id, controlOf(all, 'A hero, a god…'), ['owl']);
  const deck = await nowSaying(ann, own, '## owl');
  expect(deck.text).toContain('**On this server**\nCounting: 1 game, 0 won (0%)');
  expect(deck.text).not.toContain('On all servers');

  discord.statistics.reset();
  await discord.press(ann, deck.id, controlOf(deck, 'Show here'));
  const shown = await messageWith(stage, channel, '## owl');
  expect(shown.ephemeral).toBe(false);
  expect(shown.text).toContain(`Shown by <@${ann}>`);
  expect(shown.controls).toEqual([]);
  expect(notifiedBeyond(stage, [])).toEqual([]);
  const suggested = await discord.autocomplete(ann, channel, 'stats deck', { deck: 'ha' }, 'deck');
  expect(suggested.choices?.map(({ value }) => value)).toEqual(['hare']);
  const unknown = await ask(ann, 'stats deck', { deck: 'dragon' });
  expect(unknown.text).toContain('I don’t know a hero, god or deck by that name.');
});

it('people get what is kept of them, and have it deleted after a question', async () => {
  const { discord, ann, bo, table } = stage;
  const given = await ask(bo, 'privacy export');
  expect(given.text).toContain('Everything I keep about you');
  const [file] = given.files;
  expect(file?.name).toBe('threadbound-my-data.json');
  const data = JSON.parse(await (await fetch(file?.url ?? '')).text());
  expect(data.user).toBe(bo);
  expect(data.matches).toHaveLength(1);
  expect(data.choices.map(({ options }: { options: string[] }) => options)).toEqual([
    ['add-2'],
    ['2'],
  ]);
  const asked = await ask(bo, 'privacy delete');
  expect(asked.text).toContain('**Delete everything I keep about you, on all servers?**');
  await discord.press(bo, asked.id, controlOf(asked, 'No, keep it'));
  await nowSaying(bo, asked, 'Nothing has been deleted.');
  const again = await ask(bo, 'privacy delete');
  await discord.press(bo, again.id, controlOf(again, 'Yes, delete it all'));
  await nowSaying(bo, again, 'In one game, a former player takes your place.');
  expect(must(await table.personalData(bo)).matches).toEqual([]);
  const hers = await ask(ann, 'stats player');
  expect(hers.text).toContain('Counting: 1 game, 1 won (100%)');
  expect(hers.text).not.toContain('**Played with**');
});

it('only those who manage the server look after its games, and what they do is told', async () => {
  const { discord, ann, bo, table, channel, bot } = stage;
  const dag = discord.users[3]?.id ?? '';
  const { match, thread } = await startCounting(stage);
  const inThread = async (user: string, command: string, options = {}) =>
    (await discord.command(user, thread, command, options)).reply();
  for (const command of ['inspect', 'rewind', 'end', 'export']) {
    const said = await inThread(bo, `admin ${command}`);
    expect(said.text).toContain('You need the **Manage Server** permission for that.');
  }
  // What Bo never sees, put where he can press it.
  const addresses = [`admin:end:${match.id}`, `admin:export:${match.id}`];
  await bot.client.rest.post(Routes.channelMessages(channel), {
    body: {
      flags: MessageFlags.IsComponentsV2,
      components: [
        {
          type: ComponentType.ActionRow,
          components: addresses.map((custom_id) => ({
            type: ComponentType.Button,
            style: ButtonStyle.Secondary,
            label: 'Press',
            custom_id,
          })),
        },
      ],
    },
  });
  const bait = discord.messages(channel).at(-1)?.id ?? '';
  for (const address of addresses) {
    const said = await (await discord.press(bo, bait, address)).reply();
    expect(said.text).toContain('You need the **Manage Server** permission for that.');
  }
  expect(must(await table.find(match.id)).match.status).toBe('playing');
  const own = await inThread(ann, 'admin inspect');
  expect(own.text).toContain('You play in this game');
  expect(own.controls.find(({ label }) => label === 'Export')?.disabled).toBe(true);
  expect((await inThread(ann, 'admin export')).text).toContain('You play in this game, so I can’t');
  const panel = await inThread(dag, 'admin inspect');
  expect(panel.text).not.toContain('hidden from you');
  expect(panel.text).toContain('you can no longer take a seat in this game');
  await discord.select(dag, panel.id, controlOf(panel, 'Make somebody the host…'), [bo]);
  await messageWith(stage, thread, `made <@${bo}> the host of this game.`);
  const file = await inThread(dag, 'admin export');
  expect(file.files.map(({ name }) => name)).toEqual([`threadbound-${match.id}.json`]);
  await messageWith(stage, thread, 'exported this game as a file');
  must(await table.openSeat(match.id, ann, null));
  const refused = await inThread(dag, 'seat take');
  expect(refused.text).toContain(`<@${dag}> looked inside this game`);
  const asked = await inThread(dag, 'admin end');
  await discord.press(dag, asked.id, controlOf(asked, 'Yes, end the game'));
  await messageWith(stage, thread, `<@${dag}> ended this game.`);
});

it('a server that the bot is taken off is noted, an outage of Discord’s is not', async () => {
  const { discord, store, table } = stage;
  const note = store.servers.left.bind(store.servers);
  // However slow the database is, what is noted is what came last.
  vi.spyOn(store.servers, 'left').mockImplementation(async (...left) => {
    await setTimeout(300);
    await note(...left);
  });
  const left = async () => {
    // Events come in order: whatever a command is answered after has begun.
    await (await discord.command(stage.ann, stage.channel, 'hints', { wanted: 'on' })).reply();
    await stage.bot.settled();
    const [before, after] = [new Date(0), new Date(Date.now() + 1_000)];
    expect(await store.servers.forgetLeft(before)).toBe(0);
    return after;
  };
  discord.faults.removeBot('outage');
  discord.faults.returnBot();
  await left();
  expect(must(await table.housekeep()).servers).toBe(0);
  discord.faults.removeBot();
  await discord.waitFor(() => stage.bot.client.guilds.cache.size === 0);
  discord.faults.returnBot();
  await discord.waitFor(() => stage.bot.client.guilds.cache.size === 1);
  expect(await store.servers.forgetLeft(await left())).toBe(0);
  expect(must(await table.list({})).matches).toHaveLength(2);
  discord.faults.removeBot();
  await discord.waitFor(() => stage.bot.client.guilds.cache.size === 0);
  await stage.bot.settled();
  const after = new Date(Date.now() + 1_000);
  expect(await store.servers.forgetLeft(after)).toBe(1);
  expect(must(await table.list({})).matches).toEqual([]);
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
