import { describe, expect, it } from 'vitest';
import { guessedServerZone, guessedZone } from '../../src/discord/guessed-zone.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { isTimeZone } from '../../src/table/match/saved/match-settings.ts';
import { must } from '../support/test-table.ts';
import { controlOf, privatelyWith, type Stage, setStage, stageForTests } from './stage.ts';

const stage: Stage = stageForTests({ quiet: { from: '22:00', to: '08:00' } });

/** Types a command, and returns its private answer. */
async function typed(user: string, name: string, options: { [option: string]: string } = {}) {
  const interaction = await stage.discord.command(user, stage.channel, name, options);
  return interaction.reply();
}

const QUESTION = 'I ask only once';

/** The questions for a zone that somebody sees. */
const questions = (user: string): SeenMessage[] =>
  stage.discord
    .messages(stage.channel, user)
    .filter(({ ephemeral, text }) => ephemeral && text.includes(QUESTION));

async function newTable() {
  const { discord, channel, ann, table } = stage;
  const host = { userId: ann, name: 'Ann' };
  const wanted = { gameId: 'counting', guildId: discord.guildId, channelId: channel, host };
  return must(await table.create(wanted)).match;
}

const hoursOf = async (user: string) => must(await stage.table.notifications(user)).hours;

describe('whoever has a seat for the first time', () => {
  it('is asked for their zone once, in private, with a guess that one press confirms', async () => {
    const { discord, bo, channel } = stage;
    const first = await newTable();
    await discord.command(bo, channel, 'game join', { table: first.id });
    const question = await privatelyWith(stage, bo, channel, QUESTION);
    expect(question.text).toBe(
      '🌙 I leave you alone at night: from **22:00** to **08:00** in your time zone. I guess that’s **Etc/UTC**. Is that right?\n-# I ask only once. `/notify` changes it at any time.',
    );
    expect(question.controls.map(({ label }) => label)).toEqual([
      'Yes, that’s right',
      'No, another time zone…',
    ]);
    expect((await hoursOf(bo)).timeZone).toBeNull();
    const menu = controlOf(question, 'No, another time zone…');
    await discord.select(bo, question.id, menu, ['Asia/Tokyo']);
    await privatelyWith(stage, bo, channel, 'your time zone is **Asia/Tokyo**');
    expect((await hoursOf(bo)).timeZone).toBe('Asia/Tokyo');
    const second = await newTable();
    await (await discord.command(bo, channel, 'game join', { table: second.id })).reply();
    await stage.bot.settled();
    expect(questions(bo)).toEqual([]);
  });

  it('who says nothing is asked no more, and lives by the guess', async () => {
    const { discord, cleo, channel } = stage;
    for (const table of [await newTable(), await newTable()]) {
      await (await discord.command(cleo, channel, 'game join', { table: table.id })).reply();
      await stage.bot.settled();
    }
    expect(questions(cleo)).toHaveLength(1);
    const [question] = questions(cleo);
    if (!question) throw new Error('Cleo was not asked.');
    await discord.press(cleo, question.id, controlOf(question, 'Yes, that’s right'));
    await privatelyWith(stage, cleo, channel, 'your time zone is **Etc/UTC**');
    expect((await hoursOf(cleo)).timeZone).toBe('Etc/UTC');
  });

  it('is not asked where the table has no quiet hours', async () => {
    const loud = await setStage();
    const { discord, bo, channel, table, ann } = loud;
    const host = { userId: ann, name: 'Ann' };
    const wanted = { gameId: 'counting', guildId: discord.guildId, channelId: channel, host };
    const { id } = must(await table.create(wanted)).match;
    await (await discord.command(bo, channel, 'game join', { table: id })).reply();
    await loud.bot.settled();
    const seen = discord.messages(channel, bo).filter(({ text }) => text.includes(QUESTION));
    await loud.close();
    expect(seen).toEqual([]);
  });
});

describe('/notify', () => {
  it('says when somebody is left alone, by which clock, and whether that is a guess', async () => {
    const { ann, table } = stage;
    const unknown = await typed(ann, 'notify');
    expect(unknown.text).toContain('**22:00** to **08:00**, unless a table’s host has set');
    expect(unknown.text).toContain('I don’t know your time zone');
    must(await table.introduce(ann, 'Europe/Berlin', 'none'));
    expect((await typed(ann, 'notify')).text).toContain(
      'I guess from your language that your time zone is **Europe/Berlin**.',
    );
    const own = await typed(ann, 'notify', { quiet: '23-7', zone: 'America/Los_Angeles' });
    expect(own.text).toContain('From **23:00** to **07:00** I leave you alone');
    expect(own.text).toContain('Your time zone is **America/Los Angeles**.');
    expect(await hoursOf(ann)).toMatchObject({
      quiet: { from: '23:00', to: '07:00' },
      timeZone: 'America/Los_Angeles',
    });
    const none = await typed(ann, 'notify', { quiet: 'none' });
    expect(none.text).toContain('I can notify you **at any hour**.');
  });

  it.each([
    [{ zone: 'Berlin' }, 'I don’t know the time zone “Berlin”'],
    [{ quiet: 'at night' }, 'I can’t read “at night” as hours'],
    [{ quiet: '8-7' }, 'quiet hours must leave at least four hours of each day'],
  ])('tells what is wrong with %o, and changes nothing', async (options, words) => {
    const before = await hoursOf(stage.ann);
    expect((await typed(stage.ann, 'notify', options)).text).toContain(words);
    expect(await hoursOf(stage.ann)).toEqual(before);
  });
});

describe('/setup', () => {
  it('shows the zone as a guess until it is set', async () => {
    const { discord, ann } = stage;
    const panel = await typed(ann, 'setup');
    expect(panel.text).toContain('**Time zone**: America/New York, guessed from languages');
    await discord.select(ann, panel.id, controlOf(panel, 'Time zone…'), ['Europe/Berlin']);
    await privatelyWith(stage, ann, stage.channel, '**Time zone**: Europe/Berlin, for players');
    const { settings } = must(await stage.table.settings(discord.guildId));
    expect(settings).toMatchObject({ timeZone: 'Europe/Berlin' });
  });
});

describe('the guess', () => {
  it('comes from a language that tells, the server’s before a person’s', () => {
    expect(guessedZone('ja')).toBe('Asia/Tokyo');
    expect(guessedZone('en-US')).toBeNull();
    expect(guessedZone('xx')).toBeNull();
    expect(guessedServerZone('de', 'ja')).toBe('Europe/Berlin');
    expect(guessedServerZone('en-US', 'ja')).toBe('Asia/Tokyo');
    expect(guessedServerZone(null, 'en-US')).toBe('America/New_York');
    const locales = ['id', 'en-GB', 'uk', 'vi', 'zh-TW', 'es-419', 'pt-BR', 'hi', 'no'];
    expect(locales.map(guessedZone).every((zone) => zone !== null && isTimeZone(zone))).toBe(true);
  });
});
