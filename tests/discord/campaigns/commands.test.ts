import { describe, expect, it } from 'vitest';
import { countingCampaign } from '../../support/counting-campaign.ts';
import { controlOf, messageWith, notifiedBeyond, privatelyWith, stageForTests } from '../stage.ts';

/** `/campaign` in every state of a campaign, and with several going on at once. */

const stage = stageForTests({ games: [countingCampaign()] });

/** What a command is answered with in private. */
async function told(
  user: string,
  command: string,
  values: { [argument: string]: string } = {},
  channel = stage.channel,
) {
  return (await stage.discord.command(user, channel, `campaign ${command}`, values)).reply();
}

/** Opens a campaign by this name; returns its id. */
async function opened(user: string, name: string): Promise<string> {
  const menu = await told(user, 'new', { name });
  await stage.discord.press(user, menu.id, controlOf(menu, 'Open the campaign'));
  await messageWith(stage, stage.channel, name);
  const listed = await stage.table.campaigns.list({ guildId: stage.discord.guildId });
  if (!listed.ok) throw new Error(listed.refusal);
  return listed.campaigns.find((one) => one.name === name)?.id ?? '';
}

const labels = ({ controls }: { controls: { label: string }[] }) =>
  controls.map(({ label }) => label);

describe('/campaign', () => {
  it('says where there is none that one can be opened', async () => {
    expect((await told(stage.ann, 'status')).text).toContain('There’s no campaign on this server');
  });

  it('joins, starts and looks at the only one', async () => {
    const { discord, channel, ann, bo, table } = stage;
    const id = await opened(ann, 'Mondays');
    expect((await told(ann, 'join', { character: 'fox' })).text).toContain('Chosen');
    expect((await told(bo, 'join', { character: 'owl' })).text).toContain('You have a seat');
    expect((await told(ann, 'shop')).text).toContain('The shop opens after each game');
    expect((await told(bo, 'previously')).text).toContain('No game has been finished yet');
    expect((await told(bo, 'journal')).text).toContain('Everything so far: 0');
    expect((await told(bo, 'sheet')).text).toContain('Nobody has a sheet yet');
    expect((await told(bo, 'next')).text).toContain('The game begins');
    await discord.waitFor(() => discord.threads(channel)[0]);
    await expect
      .poll(async () => (await current('Mondays')).match.threadId, { timeout: 20_000 })
      .not.toBeNull();
    const status = await told(bo, 'status');
    expect(status.text).toMatch(/Chapter 1.* is under way in <#\d+>/);
    expect(labels(status)).toEqual(expect.arrayContaining(['Act', 'Journal', 'Sheets']));
    const found = await table.campaigns.find(id);
    expect(found.ok && found.campaign.current?.status).toBe('playing');
  });

  it('says while a game is played when one can join, start the next, shop and train', async () => {
    const { cleo } = stage;
    expect((await told(cleo, 'join')).text).toContain('You can join before the next one');
    expect((await told(cleo, 'next')).text).toContain('in the middle of a game');
    expect((await told(cleo, 'train')).text).toContain('Training comes after each game');
  });

  it('leads to one’s own question between two games', async () => {
    const { ann, bo, table } = stage;
    const { match } = await current('Mondays');
    for (const user of [ann, bo]) {
      const look = await table.look(match.id, user);
      if (!look.ok) throw new Error(look.refusal);
      const [decision] = look.open;
      await table.choose({
        matchId: match.id,
        userId: user,
        decisionId: decision?.id ?? '',
        options: ['add-3'],
        requestId: `request-${user}`,
      });
    }
    expect((await current('Mondays')).match.gameId).toBe('interlude');
    expect(labels(await told(ann, 'shop'))).toContain('add-3');
    expect(labels(await told(ann, 'train'))).toContain('add-3');
    expect((await told(ann, 'previously')).text).toContain('Count 1 is done');
  });

  it('shows a sheet in private, and to everybody on wish, notifying nobody', async () => {
    const { discord, ann, bo, channel } = stage;
    const sheet = await told(bo, 'sheet', { character: 'fox' });
    expect(sheet.pictures.map(({ alt }) => alt)).toEqual(['fox: 6']);
    discord.statistics.reset();
    await discord.press(bo, sheet.id, controlOf(sheet, 'Post it here'));
    const shown = await messageWith(stage, channel, 'shown by');
    expect(shown.ephemeral).toBe(false);
    expect(shown.pictures.map(({ alt }) => alt)).toEqual(['fox: 6']);
    expect(notifiedBeyond(stage, [])).toEqual([]);
    const suggested = await discord.autocomplete(
      ann,
      channel,
      'campaign sheet',
      { character: '' },
      'character',
    );
    expect(suggested.choices?.map(({ value }) => value)).toEqual(['fox']);
  });

  it('takes one’s own of several, asks whoever has none, and knows them by their names', async () => {
    const { discord, cleo, ann, channel } = stage;
    const id = await opened(cleo, 'Sundays');
    expect((await told(cleo, 'status')).text).toContain('Sundays');
    expect((await told(ann, 'status')).text).toContain('Mondays');
    const dag = discord.users[3]?.id ?? '';
    const which = await told(dag, 'status');
    expect(which.text).toContain('Which campaign do you mean?');
    await discord.press(dag, which.id, controlOf(which, 'Choose 1'));
    await privatelyWith(stage, dag, channel, 'The long count');
    const offered = await discord.autocomplete(
      dag,
      channel,
      'campaign status',
      { campaign: 'sun' },
      'campaign',
    );
    expect(offered.choices?.map(({ value }) => value)).toEqual([id]);
    expect((await told(dag, 'status', { campaign: id })).text).toContain('Sundays');
  });

  it('ends it when the host is sure; others ask, and the home message says so', async () => {
    const { discord, ann, bo, cleo, channel } = stage;
    const host = await told(cleo, 'end');
    expect(host.text).toContain('End the whole campaign **The long count · Sundays**');
    await discord.press(cleo, host.id, controlOf(host, 'Yes, end the campaign'));
    await messageWith(stage, channel, 'The players ended this campaign');
    const { campaign } = await current('Mondays');
    const asked = await told(bo, 'end');
    expect(asked.text).toContain('Should I ask the others?');
    await discord.press(bo, asked.id, controlOf(asked, 'Yes, end the campaign'));
    const thread = campaign.current?.threadId ?? '';
    const notice = await messageWith(stage, thread, 'wants to end the whole campaign');
    expect(labels(notice)).toEqual(['End the campaign…', 'Keep playing']);
    await discord.press(bo, notice.id, controlOf(notice, 'Keep playing'));
    await messageWith(stage, thread, 'Nobody wants to end the campaign now');
    expect((await told(ann, 'join', { campaign: 'no-such-id' })).text).toContain(
      'I no longer know this campaign',
    );
    expect(stage.complaints).toEqual([]);
    expect(discord.statistics.violations).toEqual([]);
  });
});

async function current(name: string) {
  const listed = await stage.table.campaigns.list({ guildId: stage.discord.guildId });
  if (!listed.ok) throw new Error(listed.refusal);
  const campaign = listed.campaigns.find((one) => one.name === name);
  if (!campaign?.current) throw new Error(`There is no ${name}.`);
  return { campaign, match: campaign.current };
}
