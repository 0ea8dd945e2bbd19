import { setTimeout } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { waysIn } from '../../../src/drivers/players/ways.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import type { SeenMessage } from '../../../src/local/index.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { CHARACTER_MENU, controlOf, messageWith, privatelyWith, stageForTests } from '../stage.ts';

const stage = stageForTests({ games: [altarQuest], texts: loadTexts() });

/** Whom the next quest is against is asked only if no story says so. */
async function asksWhatMakesADifference(user: string, menu: SeenMessage): Promise<void> {
  const { discord, channel } = stage;
  const labels = () =>
    discord
      .messages(channel, user)
      .find(({ id }) => id === menu.id)
      ?.controls.map(({ label }) => label);
  expect(labels()).not.toContain('Enemies');
  await discord.select(user, menu.id, controlOf(menu, 'Story'), ['none']);
  await expect.poll(labels).toContain('Enemies');
  await discord.select(user, menu.id, controlOf(menu, 'Story'), ['out-of-luxen']);
  await expect.poll(labels).not.toContain('Enemies');
}

/** Milliseconds that an upkeep may take on a busy machine, and between two presses. */
const PATIENCE = 45_000;
const PAUSE = 20;

it('the first chapter of a story is broken off and counted as lost; the upkeep is played by taps, and the second waits', async () => {
  const { discord, ann, bo, channel } = stage;
  const menu = await (
    await discord.command(ann, channel, 'campaign new', { level: 'story' })
  ).reply();
  expect(menu.text).toContain('A campaign of Altar Quest');
  const level = menu.controls.find(({ label }) => label === 'Difficulty');
  expect(level?.options.find((option) => option.default)?.value).toBe('story');
  await asksWhatMakesADifference(ann, menu);
  await discord.press(ann, menu.id, controlOf(menu, 'Open the campaign'));
  const home = await messageWith(stage, channel, 'Out of Luxen');
  expect(home.pictures).toHaveLength(1);
  const seats = controlOf(home, CHARACTER_MENU.replace('2', '4'));
  await discord.select(ann, home.id, seats, ['myreen']);
  await discord.select(bo, home.id, seats, ['sedrin']);
  const now = () => discord.messages(channel).find(({ id }) => id === home.id) as SeenMessage;
  await expect.poll(() => now().text).toContain('Everyone is ready');
  await discord.press(ann, home.id, controlOf(now(), 'Start chapter 1'));
  const thread = await discord.waitFor(() => discord.threads(channel)[0]);
  expect(thread.name).toBe('1 · A Bell for the Queen · Ann, Bo');
  // It begins with its chapter's text.
  await messageWith(stage, thread.id, 'The letter found you in Luxen');
  const sure = await (await discord.command(ann, thread.id, 'game end')).reply();
  expect(sure.text).toContain('The campaign goes on after that');
  await discord.press(ann, sure.id, controlOf(sure, 'Yes, end the game'));
  await messageWith(stage, thread.id, 'The campaign goes on below');

  /** Everybody answers the latest call, each with its last answer: count as lost, send the dog back. */
  const waits = () =>
    discord.messages(thread.id).some(({ text }) => text.includes('The next chapter waits'));
  const end = Date.now() + PATIENCE;
  for (let press = 0; Date.now() < end && !waits(); press++) {
    await setTimeout(PAUSE);
    const user = press % 2 === 0 ? ann : bo;
    const call = await discord.waitFor(
      () =>
        waits() ||
        discord
          .messages(thread.id)
          .findLast((message) =>
            waysIn(message).some(
              ({ address }) => address.verb === 'act' || address.verb === 'pick',
            ),
          ),
    );
    if (call === true) break;
    const ways = waysIn(call);
    const pick = ways.findLast(({ address }) => address.verb === 'pick');
    if (pick) {
      await discord.press(user, call.id, pick.customId);
      continue;
    }
    const act = ways.find(({ address }) => address.verb === 'act');
    const panel = await (await discord.press(user, call.id, act?.customId ?? '')).reply();
    const answer = waysIn(panel).findLast(
      ({ address }) => address.verb === 'pick' || address.verb === 'marked',
    );
    if (answer) await discord.press(user, panel.id, answer.customId);
  }
  await expect.poll(() => now().text, { timeout: 5_000 }).toContain('Chapter 2: ');
  expect(now().text).toContain('🏳️ 1 · **A Bell for the Queen**');
  expect(now().text).toContain(`<#${thread.id}>`);
  expect(now().controls.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['Join', 'Start chapter 2', 'Journal', 'Previously…', 'Sheets']),
  );
  // What everybody reads last in the thread is where the campaign goes on.
  const last = () => discord.messages(thread.id).at(-1);
  await expect.poll(() => last()?.text).toContain('The next chapter waits');
  expect(last()?.controls.map(({ label }) => label)).toContain('Start');
  const { campaign, current } = await soleCampaign();
  expect(campaign?.state).toMatchObject({ chapter: 2, due: 'quest' });
  expect(current).toMatchObject({ status: 'lobby', options: { level: 'story' } });

  const journal = await (await discord.command(bo, channel, 'campaign journal')).reply();
  const cards = journal.controls.find(({ label }) => label.startsWith('Cards: '));
  const [card] = cards?.options ?? [];
  await discord.select(bo, journal.id, cards?.customId ?? '', [card?.value ?? '']);
  await privatelyWith(stage, bo, channel, card?.label ?? '');
  const own = await (await discord.command(ann, channel, 'campaign sheet')).reply();
  expect(own.pictures[0]?.alt).toContain('Myreen');
  expect(stage.complaints).toEqual([]);
  expect(discord.statistics.violations).toEqual([]);
}, 120_000);

async function soleCampaign() {
  const listed = await stage.table.campaigns.list({});
  if (!listed.ok || !listed.campaigns[0]) throw new Error('There is no campaign.');
  return listed.campaigns[0];
}
