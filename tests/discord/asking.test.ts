import { expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import type { Asking } from '../../src/table/match/saved/match-settings.ts';
import { countingGame } from '../support/counting-game.ts';
import { controlOf, messageWith, openTable, stageForTests, startCounting } from './stage.ts';

const MENU = 'While I’m not looking…';
const OFFER = 'From now on, when I’m away…';
const WHAT = 'Set what I’m asked';

/** Milliseconds by which the bot's clock is ahead. */
let ahead = 0;

/** The counting game, except that the number somebody hides is a trifle. */
function withTrifles(): Game {
  const game = countingGame();
  const { companion } = game.rules;
  if (!companion) throw new Error('The counting game lacks companions.');
  const stakes = { 'counting.prompt.hide': 'trifle' } as const;
  return { ...game, rules: { ...game.rules, companion: { ...companion, stakes } } };
}

const stage = stageForTests({
  games: [withTrifles()],
  now: () => new Date(Date.now() + ahead),
});

/** What somebody is asked, as the table knows it. */
async function askingOf(matchId: string, user: string) {
  const look = await stage.table.look(matchId, user);
  return look.ok ? look.asking : null;
}

const said = (is: Asking) => ({ is, said: true, offered: false });

/** Ann plays, and is no longer looking when Bo has played: the number she hides is answered for her. */
async function answeredForAnn() {
  const { discord, ann, bo } = stage;
  const { match, thread } = await startCounting(stage);
  await discord.command(ann, thread, 'add', { number: '1' });
  await expect.poll(async () => (await stage.store.read(match.id))?.revision).toBe(1);
  ahead += 20 * 60_000;
  await discord.command(bo, thread, 'add', { number: '1' });
  await expect.poll(async () => (await stage.store.read(match.id))?.revision).toBe(3);
  return { match, thread };
}

/** The latest private message of a user that says this. */
const privately = (channel: string, user: string, words: string): Promise<SeenMessage> =>
  stage.discord.waitFor(() =>
    stage.discord
      .messages(channel, user)
      .findLast(({ ephemeral, text }) => ephemeral && text.includes(words)),
  );

/** Presses the button of the call in the thread that opens the panel. */
async function panelOf(thread: string, user: string): Promise<SeenMessage> {
  const { discord } = stage;
  const call = discord
    .messages(thread)
    .findLast(({ controls }) =>
      controls.some(({ label }) => label === 'Act' || label === 'Answer'),
    );
  if (!call) throw new Error('Nothing leads to the panel.');
  const label = call.controls.some((one) => one.label === 'Act') ? 'Act' : 'Answer';
  return (await discord.press(user, call.id, controlOf(call, label))).reply();
}

it('the panel tells once what was answered for somebody, and offers to say what they are asked', async () => {
  const { discord, ann } = stage;
  const { match, thread } = await answeredForAnn();
  const panel = await panelOf(thread, ann);
  expect(panel.text).toContain('Your companion answered for you: **2**');
  await discord.select(ann, panel.id, controlOf(panel, OFFER), ['everything']);
  await expect.poll(() => askingOf(match.id, ann)).toEqual(said('everything'));
  const after = await privately(thread, ann, 'you’re asked everything, and the others wait');
  expect(after.controls.map(({ label }) => label)).not.toContain(OFFER);
  expect(after.text).not.toContain('Your companion answered for you');
  expect(stage.complaints).toEqual([]);
});

it('what was answered is not told again, and not offered twice', async () => {
  const { ann } = stage;
  const { match, thread } = await answeredForAnn();
  await panelOf(thread, ann);
  await expect
    .poll(() => askingOf(match.id, ann))
    .toEqual({ is: 'what-matters', said: false, offered: false });
  const again = await panelOf(thread, ann);
  expect(again.text).not.toContain('Your companion answered for you');
  expect(again.controls.map(({ label }) => label)).not.toContain(OFFER);
});

it('what was answered can be undone, under its own name', async () => {
  const { discord, ann } = stage;
  const { match, thread } = await answeredForAnn();
  const older = await panelOf(thread, ann);
  // Otherwise opening a panel replaces the one before.
  await stage.restart();
  const panel = await panelOf(thread, ann);
  const undo = controlOf(panel, 'Undo companion’s choice');
  await discord.press(ann, panel.id, undo);
  await expect
    .poll(async () => {
      const look = await stage.table.look(match.id, ann);
      return look.ok && [look.open.map(({ prompt }) => prompt.key), look.undoesAnswer];
    })
    .toEqual([['counting.prompt.hide'], false]);
  // The button of an older panel leads to where the game is now.
  await discord.press(ann, older.id, controlOf(older, 'Undo companion’s choice'));
  await privately(thread, ann, 'The game has moved on since, or gone back');
});

it('is said at a table that gathers, by whoever has a seat there', async () => {
  const { discord, channel, ann, cleo } = stage;
  const card = await openTable(stage);
  const found = (await stage.table.list({ guildId: discord.guildId })) as {
    matches: { id: string }[];
  };
  const id = found.matches[0]?.id ?? '';
  const pace = await (await discord.press(ann, card.id, controlOf(card, 'Pace'))).reply();
  await discord.press(ann, pace.id, controlOf(pace, WHAT));
  const page = await discord.waitFor(() =>
    discord
      .messages(channel, ann)
      .findLast(({ controls }) => controls.some(({ label }) => label === MENU)),
  );
  expect(page.text).toContain('a companion answers trifles for you at once');
  const menu = controlOf(page, MENU);
  await discord.select(ann, page.id, menu, ['own-turns']);
  await expect.poll(() => askingOf(id, ann)).toEqual(said('own-turns'));
  await discord.command(ann, channel, 'seat asked', { what: 'table' });
  await expect.poll(async () => (await askingOf(id, ann))?.said).toBe(false);

  const others = await (await discord.press(cleo, card.id, controlOf(card, 'Pace'))).reply();
  expect(others.controls.map(({ label }) => label)).not.toContain(WHAT);
  const typed = await (await discord.command(cleo, channel, 'seat asked')).reply();
  expect(typed.text).toContain('You have no seat in this game');
});

it('is typed and read in the middle of a game, but not any more when it is over', async () => {
  const { discord, ann, bo, cleo } = stage;
  const { match, thread } = await startCounting(stage);
  const typed = async (user: string, what: object = {}) =>
    (await discord.command(user, thread, 'seat asked', { ...what })).reply();
  expect((await typed(bo, { what: 'own-turns' })).text).toContain(
    'Only your own turns wait for you',
  );
  expect(await askingOf(match.id, bo)).toEqual(said('own-turns'));
  const page = await typed(bo);
  expect(page.text).toContain('Your standing answers');
  expect((await typed(cleo, { what: 'everything' })).text).toContain('You have no seat');

  const menu = controlOf(page, MENU);
  const data = { custom_id: menu, component_type: 3, values: ['whatever'] };
  await discord.forge({
    ...{ userId: bo, channelId: thread, type: 3, data },
    messageId: page.id,
  });
  await privately(thread, bo, 'older version of me');

  await stage.table.abandon(match.id, ann, true);
  expect((await typed(bo)).text).toContain('This game is over');
  expect((await typed(bo, { what: 'everything' })).text).toContain('This game is over');
  expect(await askingOf(match.id, bo)).toEqual(said('own-turns'));
});

it('the host says what those are asked who have not', async () => {
  const { discord, ann, bo } = stage;
  const { match, thread } = await startCounting(stage);
  await discord.command(bo, thread, 'seat asked', { what: 'everything' });
  const pace = await (await discord.command(ann, thread, 'pace', { asking: 'own-turns' })).reply();
  expect(pace.text).toContain('a companion answers at once for players who aren’t looking');
  expect((await askingOf(match.id, ann))?.is).toBe('own-turns');
  expect((await askingOf(match.id, bo))?.is).toBe('everything');
  const menu = controlOf(pace, 'When a player isn’t looking…');
  await discord.select(ann, pace.id, menu, ['everything']);
  await expect.poll(async () => (await askingOf(match.id, ann))?.is).toBe('everything');
  await messageWith(stage, thread, 'set how fast this game is played');
  const others = await (await discord.command(bo, thread, 'pace', { asking: 'own-turns' })).reply();
  expect(others.text).toContain('Only the host');
});
