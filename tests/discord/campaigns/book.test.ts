import { describe, expect, it } from 'vitest';
import { countingCampaign } from '../../support/counting-campaign.ts';
import { chooseNext, must } from '../../support/test-table.ts';
import { controlOf, filesOf, messageWith, privatelyWith, stageForTests } from '../stage.ts';

const stage = stageForTests({ games: [countingCampaign()] });

/** A campaign of Ann and Bo, in the lobby of its first match. */
async function opened(): Promise<string> {
  const { table, ann, bo, channel, discord } = stage;
  const [guildId = ''] = discord.guilds.map(({ id }) => id);
  const host = { userId: ann, name: 'Ann' };
  const wanted = {
    gameId: 'counting',
    guildId,
    channelId: channel,
    host,
    options: { length: 'one' },
  };
  const { campaign, match } = must(await table.campaigns.create(wanted));
  must(await table.chooseCharacters(match.id, ann, ['fox']));
  must(await table.join(match.id, { userId: bo, name: 'Bo' }, ['owl']));
  return campaign.id;
}

/** The match of a campaign in its thread, as soon as that is there. */
async function started(campaign: string) {
  const { table, ann, discord } = stage;
  const current = async () => must(await table.campaigns.find(campaign)).campaign.current!;
  must(await table.start((await current()).id, ann));
  await expect.poll(async () => (await current()).threadId, { timeout: 20_000 }).not.toBeNull();
  const { id, threadId } = await current();
  await discord.waitFor(() => discord.messages(threadId!).length > 1);
  return { match: id, thread: threadId! };
}

const labelsOf = ({ controls }: Awaited<ReturnType<typeof messageWith>>) =>
  controls.map(({ label }) => label);

describe('the book of a campaign', () => {
  it('begins with its first match, and is private while it is played', async () => {
    const { discord, table, ann, bo, channel } = stage;
    const campaign = await opened();
    await discord.command(bo, channel, 'campaign chronicle', { campaign });
    await privatelyWith(stage, bo, channel, 'Nothing has been played in this campaign yet');
    const { match, thread } = await started(campaign);
    must(await chooseNext(table, match, ann, ['add-3']));
    await discord.command(bo, thread, 'campaign chronicle', {});
    const book = await privatelyWith(stage, bo, thread, 'The campaign so far');
    const files = await filesOf(book);
    expect([...files.keys()]).toEqual([
      `counting-campaign-${campaign}.html`,
      `counting-campaign-${campaign}.md`,
    ]);
    expect(files.get(`counting-campaign-${campaign}.html`)).toContain('seat-1 adds 3: 3.');
    expect(labelsOf(book)).not.toContain('Post it here');
    expect(labelsOf(book)).toEqual(expect.arrayContaining(['Campaign', 'Journal', 'Sheets']));
    expect(stage.complaints).toEqual([]);
    expect(discord.statistics.violations).toEqual([]);
  });

  it('stands at its home message when it is over, and is shared by who has played', async () => {
    const { discord, table, ann, bo, cleo, channel } = stage;
    const campaign = await opened();
    const { match } = await started(campaign);
    must(await chooseNext(table, match, ann, ['add-3']));
    must(await chooseNext(table, match, bo, ['add-3']));
    const home = await messageWith(stage, channel, 'The campaign is over');
    expect(labelsOf(home).filter((label) => label === 'Chronicle')).toHaveLength(1);

    await discord.press(cleo, home.id, controlOf(home, 'Chronicle'));
    const read = await privatelyWith(stage, cleo, channel, 'with nothing hidden');
    await discord.press(cleo, read.id, controlOf(read, 'Post it here'));
    await privatelyWith(stage, cleo, channel, 'You have no seat in this game');

    await discord.press(bo, home.id, controlOf(home, 'Chronicle'));
    const own = await privatelyWith(stage, bo, channel, 'with nothing hidden');
    await discord.press(bo, own.id, controlOf(own, 'Post it here'));
    const shared = await messageWith(stage, channel, 'shares the book of a campaign');
    expect(shared.ephemeral).toBe(false);
    expect(shared.text).toContain('The long count');
    const page = (await filesOf(shared)).get(`counting-campaign-${campaign}.html`) ?? '';
    expect(page).toContain('All is counted');
    expect(page).toContain('alt="6 in all"');
    expect(stage.complaints).toEqual([]);
    expect(discord.statistics.violations).toEqual([]);
  });
});
