import { afterAll, beforeAll, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { messageWith, type Stage, setStage, startCounting } from './stage.ts';

let stage: Stage;
let dag: string;
let other: string;

beforeAll(async () => {
  stage = await setStage({ otherGuilds: [{ name: 'Elsewhere', channels: ['far'] }] });
  dag = stage.discord.users[3]?.id ?? '';
  other = stage.discord.channels[1]?.id ?? '';
});

afterAll(() => stage.close());

const move = async (user: string, thread: string, channel: string) =>
  (await stage.discord.command(user, thread, 'admin move', { channel })).reply();

/** The thread that an administrator is told about. */
const placeIn = ({ text }: SeenMessage) => /^The game goes on in <#(\d+)>\.$/.exec(text)?.[1] ?? '';

it('a game goes on in a thread of another channel, and the thread before says where', async () => {
  const { discord, ann, table } = stage;
  const { match, thread } = await startCounting(stage);
  const said = await move(dag, thread, other);
  expect(said.ephemeral).toBe(true);
  const place = placeIn(said);
  expect([thread, other, '']).not.toContain(place);
  await messageWith(stage, thread, `This game goes on in a new thread in <#${other}>.`);
  const notice = await messageWith(stage, place, 'moved this game here');
  expect(notice.text).toContain(`What came before is in <#${thread}>`);
  await messageWith(stage, place, '0 of 12');
  must(await chooseNext(table, match.id, ann, ['roll']));
  await messageWith(stage, place, 'seat-1 rolls');
  expect(must(await table.findByThread(place)).match).toMatchObject({
    id: match.id,
    channelId: other,
  });
  expect(discord.messages(thread).some(({ text }) => text.includes('seat-1 rolls'))).toBe(false);
  expect((await move(dag, place, other)).text).toContain('This game is already in that channel.');
  expect(discord.statistics.violations).toEqual([]);
});

it('the card of the table goes along; the one before leads to nowhere else', async () => {
  const { discord, channel } = stage;
  const { thread, lobby } = await startCounting(stage);
  await discord.waitFor(() => lobbyCard(lobby.id).text.includes(`<#${thread}>`));
  const said = await move(dag, thread, other);
  const place = placeIn(said);
  const card = await messageWith(stage, other, `The game is on. <#${place}>`);
  expect(card.controls.map(({ label }) => label)).toEqual(['Act', 'Status']);
  const before = await discord.waitFor(() => {
    const seen = lobbyCard(lobby.id);
    return seen.text.includes(`<#${place}>`) && seen;
  });
  expect(before.text).not.toContain(`<#${thread}>`);
  expect(before.controls).toEqual([]);
  // Whatever changes from now on shows on the card that came along.
  await discord.command(stage.bo, place, 'seat open');
  await messageWith(stage, other, 'open to anyone');
  expect(lobbyCard(lobby.id).text).toBe(before.text);
  expect(discord.messages(channel).some(({ id }) => id === card.id)).toBe(false);
  expect(discord.statistics.violations).toEqual([]);
});

const lobbyCard = (id: string) => {
  const card = stage.discord.messages(stage.channel).find((one) => one.id === id);
  if (!card) throw new Error('The card is gone.');
  return card;
};

it('a game whose thread is gone goes on elsewhere all the same', async () => {
  const { discord } = stage;
  const { match, thread } = await startCounting(stage);
  discord.faults.deleteThread(thread);
  const said = await (
    await discord.command(dag, stage.channel, 'admin move', { channel: other, table: match.id })
  ).reply();
  const place = placeIn(said);
  await messageWith(stage, place, '0 of 12');
  expect(must(await stage.table.find(match.id)).match.threadId).toBe(place);
  expect(discord.statistics.violations).toEqual([]);
});

it('it stays where it is when somebody else asks, or where it can not be held', async () => {
  const { discord, bo, table } = stage;
  const { match, thread } = await startCounting(stage);
  const [, elsewhere] = discord.guilds;
  const far = elsewhere?.channels[0]?.id ?? '';
  expect(far).not.toBe('');
  expect((await move(bo, thread, other)).text).toContain(
    'You need the **Manage Server** permission',
  );
  expect((await move(dag, thread, far)).text).toContain('I can’t find that channel');
  expect((await move(dag, thread, thread)).text).toContain('ordinary text channel');
  discord.permissions.take('CREATE_PUBLIC_THREADS', other);
  expect((await move(dag, thread, other)).text).toContain(`<#${other}>`);
  discord.permissions.give('CREATE_PUBLIC_THREADS', other);
  expect(must(await table.find(match.id)).match).toMatchObject({
    channelId: stage.channel,
    threadId: thread,
  });
});

it('a game whose channel is gone, with what was owed there, goes on elsewhere at once', async () => {
  const { discord, ann, bo, channel, publishing, table } = stage;
  const { match, thread } = await startCounting(stage);
  const there = await move(dag, thread, other);
  const gone = placeIn(there);
  await messageWith(stage, other, `The game is on. <#${gone}>`);
  discord.faults.deleteChannel(other);
  must(await chooseNext(table, match.id, ann, ['roll']));
  // The table's card and a notice are owed as well, and what is owed after them waits for both.
  must(await table.openSeat(match.id, bo, null));
  await publishing.drain();
  expect(must(await table.lastFailure(match.id)).failure?.problem).toBe('place-gone');

  const asked = { channel, table: match.id };
  const said = await (await discord.command(dag, channel, 'admin move', asked)).reply();
  const place = placeIn(said);
  expect([gone, other, channel, '']).not.toContain(place);
  await messageWith(stage, place, 'seat-1 rolls');
  await messageWith(stage, place, 'can take the seat until then');
  await messageWith(stage, channel, `The game is on. <#${place}>`);
  expect(must(await table.find(match.id)).match).toMatchObject({ channelId: channel });
  expect(must(await table.lastFailure(match.id)).failure).toBeNull();
});
