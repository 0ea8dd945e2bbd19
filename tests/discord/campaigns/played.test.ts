import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../../src/local/index.ts';
import { countingCampaign } from '../../support/counting-campaign.ts';
import {
  CHARACTER_MENU,
  controlOf,
  messageWith,
  notifiedBeyond,
  type Stage,
  setStage,
} from '../stage.ts';

/** A whole campaign by taps: three counts to six, and two interludes to three. */

let stage: Stage;
let home: SeenMessage;
let thread: string;

beforeAll(async () => {
  stage = await setStage({ games: [countingCampaign()] });
}, 60_000);
afterAll(() => stage.close());

const labelsOf = ({ controls }: SeenMessage) => controls.map(({ label }) => label);

/** The home message once it says this. */
const homeWith = (text: string): Promise<SeenMessage> =>
  stage.discord.waitFor(
    () =>
      stage.discord
        .messages(stage.channel)
        .find((one) => one.id === home.id && one.text.includes(text)),
    20_000,
    `the home message to say "${text}"`,
  );

async function tap(user: string, message: SeenMessage, label: string) {
  return stage.discord.press(user, message.id, controlOf(message, label));
}

/** The panel of whoever is asked, opened from the latest call, and this choice in it. */
async function choose(user: string, option: string): Promise<void> {
  const { discord } = stage;
  const way = await discord.waitFor(
    () =>
      discord
        .messages(thread)
        .findLast(({ controls }) => controls.some(({ label }) => label === 'Act')),
    20_000,
    'a way to the panel',
  );
  const panel = await (await tap(user, way, 'Act')).reply();
  await tap(user, panel, option);
}

async function start(user: string, number: number): Promise<void> {
  const { discord, channel } = stage;
  const before = new Set(discord.threads(channel).map(({ id }) => id));
  const now = await homeWith('Everyone is ready');
  await tap(user, now, `Start chapter ${number}`);
  thread = await discord.waitFor(
    () => discord.threads(channel).find(({ id }) => !before.has(id))?.id,
  );
  await messageWith(stage, thread, ': your turn');
}

/** Bo reaches six. */
async function countToSix(): Promise<void> {
  await choose(stage.ann, 'add-3');
  await messageWith(stage, thread, 'seat-1 adds 3');
  await choose(stage.bo, 'add-3');
  await messageWith(stage, thread, 'The end');
}

describe('a campaign by taps', () => {
  it('begins with what is settled for all of it', async () => {
    const { discord, ann, channel } = stage;
    const asked = await discord.command(ann, channel, 'campaign new', {
      name: 'Fridays *at* <@1>',
    });
    const menu = await asked.reply();
    expect(menu.text).toContain('A campaign of Counting · Fridays at 1');
    expect(labelsOf(menu)).toEqual(['Length', 'Open the campaign']);
    await discord.select(ann, menu.id, controlOf(menu, 'Length'), ['one']);
    const chosen = () =>
      discord
        .messages(channel, ann)
        .findLast(({ ephemeral }) => ephemeral)
        ?.controls[0]?.options.find((option) => option.default)?.value;
    await expect.poll(chosen).toBe('one');
    await discord.select(ann, menu.id, controlOf(menu, 'Length'), ['three']);
    await expect.poll(chosen).toBe('three');
    await tap(ann, menu, 'Open the campaign');
    home = await messageWith(stage, channel, 'The long count');
    expect(home.text).toContain('The long count · Fridays at 1');
    expect(home.text).toContain('0 of 3 counted, 0 in all.');
    expect(home.pictures.map(({ alt }) => alt)).toEqual(['0 in all']);
    expect(labelsOf(home)).toEqual(
      expect.arrayContaining(['Join', 'Start chapter 1', 'Leave', 'Campaign']),
    );
  });

  it('gathers at its home message, without what it has settled among the options', async () => {
    const { discord, ann, bo } = stage;
    const menu = controlOf(home, CHARACTER_MENU);
    await discord.select(ann, home.id, menu, ['fox']);
    await discord.select(bo, home.id, menu, ['owl']);
    const options = await (await tap(ann, home, 'Options')).reply();
    expect(labelsOf(options)).toEqual(['Faulty']);
  });

  it('is played in a thread that has the chapter’s name; the home message leads there', async () => {
    await start(stage.ann, 1);
    const named = stage.discord.threads(stage.channel).find(({ id }) => id === thread);
    expect(named?.name).toBe('1 · Count 1 · Ann, Bo');
    const now = await homeWith(`<#${thread}>`);
    expect(now.text).toContain('**Chapter 1** is under way in');
    expect(labelsOf(now)).toEqual(expect.arrayContaining(['Act', 'Status', 'Campaign', 'Journal']));
    expect(labelsOf(now)).not.toContain('Play again');
  });

  it('goes on below in the same thread, then at the home message; nobody is notified of that', async () => {
    const { discord, ann } = stage;
    await countToSix();
    const end = await messageWith(stage, thread, 'The end');
    expect(end.text).toContain('The campaign goes on below');
    expect(labelsOf(end)).not.toContain('Play again');
    // The one who has just ended it is shown a way on in their panel as well.
    const { bo } = stage;
    const panel = () => discord.messages(thread, bo).findLast(({ ephemeral }) => ephemeral);
    await expect.poll(() => panel()?.text).toContain('This part of the campaign is over');
    expect(labelsOf(panel() as SeenMessage)).toContain('Campaign');
    const between = await homeWith('Between two games');
    expect(between.text).toContain('1 of 3 counted, 6 in all.');
    expect(between.text).toContain(`Count 1 is done · <#${thread}>`);
    expect(between.pictures.map(({ alt }) => alt)).toEqual(['6 in all']);
    await discord.waitFor(
      () => discord.messages(thread).filter(({ text }) => text.includes(': your turn')).length,
    );
    discord.statistics.reset();
    await choose(ann, 'add-3');
    await homeWith('Everyone is ready');
    const over = await discord.waitFor(() =>
      discord.messages(thread).findLast(({ text }) => text.includes('The next chapter waits')),
    );
    expect(labelsOf(over)).toEqual(expect.arrayContaining(['Start', 'Campaign', 'Chronicle']));
    expect(over.text).toContain(`<#${stage.channel}>`);
    // It is what everybody reads last.
    await stage.publishing.drain();
    expect(discord.messages(thread).at(-1)?.id).toBe(over.id);
  });

  it('has one message in the channel through all of it', async () => {
    await start(stage.bo, 2);
    await countToSix();
    await homeWith('Between two games');
    await choose(stage.ann, 'add-3');
    await start(stage.ann, 3);
    await countToSix();
    const over = await homeWith('The campaign is over');
    expect(over.text).toContain('All is counted');
    expect(labelsOf(over)).toContain('Chronicle');
    const end = await messageWith(stage, thread, 'The end');
    expect(end.text).toContain('That’s the end of the campaign');
    const homes = stage.discord
      .messages(stage.channel)
      .filter(({ text }) => text.includes('The long count'));
    expect(homes.map(({ id }) => id)).toEqual([home.id]);
    expect(notifiedBeyond(stage, [stage.ann, stage.bo])).toEqual([]);
    expect(stage.complaints).toEqual([]);
    expect(stage.discord.statistics.violations).toEqual([]);
  });
});
