import { describe, expect, it } from 'vitest';
import { setupMessage } from '../../src/discord/messages/owners/setup.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { createTexts } from '../../src/texts/texts.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { chooseNext, must } from '../support/test-table.ts';
import {
  annHasWon,
  controlOf,
  filesOf,
  messageWith,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

/** A little of another language: whatever is missing is said in English. */
const german = createTexts(
  'de',
  new Map([
    ['counting.event.rolled', '{seat} würfelt {die}.'],
    ['counting.prompt.keep', 'Behalten?'],
    ['counting.picture.sum', 'Die Summe'],
    ['counting.status', '{total} von {target}'],
    ['counting.verb.roll.name', 'würfeln'],
    ['bot.chronicle.title', 'Die Chronik'],
    ['bot.chronicle.waiting', 'Einen Moment…'],
    ['bot.statistics.title.server', 'Partien dieses Servers'],
    ['bot.notify.direct', '{game} wartet auf dich'],
    ['bot.setup.title', 'Einrichtung'],
    ['bot.setup.line.locale', '**Sprache**: {language}'],
    ['bot.command.status.name', 'stand'],
    ['bot.command.status.description', 'Wie es steht'],
  ]),
);

it('a language that isn’t whole says so where it is chosen', () => {
  const view = {
    settings: {},
    languages: {
      spoken: [
        { locale: 'en', complete: 1 },
        { locale: 'de', complete: 0.999 },
      ],
      guessed: 'en',
    },
    guessedZone: 'Europe/Berlin',
    isThere: () => true,
    problems: [],
  };
  const said = JSON.stringify(setupMessage(view, botAndCountingTexts()));
  expect(said).toContain('99% translated, the rest is in English');
  expect(said).not.toContain('100%');
});

describe('a server that has set its language', () => {
  const stage = stageForTests({ otherTexts: [german] });

  const setUp = async (): Promise<SeenMessage> =>
    (await stage.discord.command(stage.ann, stage.channel, 'setup')).reply();

  it('reads it in threads, while each person is answered in their own', async () => {
    const { discord, ann, bo, channel, table } = stage;
    const panel = await setUp();
    expect(panel.text).toContain('**Language**: English, guessed from this server’s own.');
    const menu = panel.controls.find(({ label }) => label === 'Language…');
    expect(
      menu?.options.map(({ label, value, description }) => [label, value, description]),
    ).toEqual([
      ['As this server’s own: English', 'unset', null],
      ['English', 'en', null],
      ['Deutsch', 'de', null],
    ]);
    await discord.select(ann, panel.id, controlOf(panel, 'Language…'), ['de']);
    await privatelyWith(stage, ann, channel, '**Language**: Deutsch');

    const { match, thread } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['roll']));
    const told = await messageWith(stage, thread, 'würfelt');
    expect(told.text).toMatch(/seat-1 würfelt \d\./);
    await messageWith(stage, thread, '0 von 12');
    await discord.command(ann, thread, 'choose');
    await privatelyWith(stage, ann, thread, 'Keep it?');
    const status = await (await discord.command(bo, thread, 'status')).reply();
    expect(status.text).not.toContain('von');

    const again = await setUp();
    await discord.press(ann, again.id, controlOf(again, 'Reset everything…'));
    const sure = await privatelyWith(stage, ann, channel, 'Reset everything that’s set');
    await discord.press(ann, sure.id, controlOf(sure, 'Yes, reset everything'));
    await privatelyWith(stage, ann, channel, '**Language**: English');
    // A game that is open goes on in the language that it began in.
    must(await chooseNext(table, match.id, ann, ['yes']));
    must(await chooseNext(table, match.id, bo, ['roll']));
    await messageWith(stage, thread, 'seat-2 würfelt');
    const { match: next, thread: nextThread } = await startCounting(stage);
    must(await chooseNext(table, next.id, ann, ['roll']));
    await messageWith(stage, nextThread, 'seat-1 rolls');
    expect(discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });
});

describe('a person whose Discord speaks German, on an English server', () => {
  const stage = stageForTests({ otherTexts: [german], locales: { Ann: 'de' } });

  it('is answered in German where English is read in the thread', async () => {
    const { discord, ann, bo, table } = stage;
    const { match, thread } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['roll']));
    await messageWith(stage, thread, 'seat-1 rolls');
    await discord.command(ann, thread, 'choose');
    await privatelyWith(stage, ann, thread, 'Behalten?');
    const status = await (await discord.command(ann, thread, 'status')).reply();
    expect(status.text).toContain('0 von 12');
    expect((await (await discord.command(bo, thread, 'status')).reply()).text).not.toContain('von');
    expect(stage.complaints).toEqual([]);
  });

  it('reads a chronicle in German and posts it in English', async () => {
    const { discord, ann, table } = stage;
    const { match, thread } = await startCounting(stage);
    for (const user of [ann, stage.bo]) {
      must(await chooseNext(table, match.id, user, ['add-3']));
    }
    must(await table.abandon(match.id, ann));
    await (await discord.command(ann, thread, 'chronicle')).reply();
    const own = await privatelyWith(stage, ann, thread, 'Die Chronik');
    const languageOf = async (message: SeenMessage) =>
      /lang="(\w+)"/.exec([...(await filesOf(message)).values()].join())?.[1];
    expect(await languageOf(own)).toBe('de');
    await discord.press(ann, own.id, controlOf(own, 'Post it here'));
    const posted = await messageWith(stage, thread, 'shares the chronicle');
    expect(await languageOf(posted)).toBe('en');
    await stage.bot.settled();
    const after = await privatelyWith(stage, ann, thread, 'Die Chronik');
    expect(await languageOf(after)).toBe('de');
    expect(stage.complaints).toEqual([]);
  });

  it('reads figures in German and posts them in English', async () => {
    const { discord, ann, channel } = stage;
    await annHasWon(stage);
    const own = await (await discord.command(ann, channel, 'stats server')).reply();
    expect(own.text).toContain('Partien dieses Servers');
    await discord.press(ann, own.id, controlOf(own, 'Show here'));
    const posted = await messageWith(stage, channel, 'Shown by');
    expect(posted.text).toContain('Games of this server');
    expect(stage.complaints).toEqual([]);
  });

  it('sees commands by their German names, which Discord sends by the others', async () => {
    const { discord } = stage;
    const status = discord.commands().find(({ name }) => name === 'status');
    expect(status?.name_localizations).toEqual({ de: 'stand' });
    expect(status?.description_localizations).toEqual({ de: 'Wie es steht' });
    const roll = discord.commands().find(({ name }) => name === 'roll');
    expect(roll?.name_localizations).toEqual({ de: 'würfeln' });
    expect(discord.statistics.violations).toEqual([]);
  });
});

describe('direct messages', () => {
  const stage = stageForTests({ otherTexts: [german], locales: { Bo: 'de' } });

  it('are in the language of whoever has asked for them', async () => {
    const { discord, ann, bo, channel, table, publishing, bot } = stage;
    await (await discord.command(bo, channel, 'notify', { how: 'direct' })).reply();
    const { match } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['add-2']));
    await publishing.drain();
    await bot.settled();
    const texts = discord.directMessages(bo).map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringContaining('wartet auf dich'));
    expect(stage.complaints).toEqual([]);
  });
});

describe('a table whose host chooses another language than the server’s', () => {
  const stage = stageForTests({ otherTexts: [german] });

  it('is read in that, from the options of its lobby on', async () => {
    const { discord, ann, bo, channel, table } = stage;
    await discord.command(ann, channel, 'game new', { game: 'counting' });
    const lobby = await messageWith(stage, channel, 'Seats');
    await discord.press(ann, lobby.id, controlOf(lobby, 'Options'));
    const options = await privatelyWith(stage, ann, channel, '**Language** of the thread');
    const menu = options.controls.find(({ label }) => label === 'Language');
    expect(menu?.options.map(({ label }) => label)).toEqual(['English', 'Deutsch']);
    await discord.select(ann, options.id, controlOf(options, 'Language'), ['de']);
    const [{ id } = { id: '' }] = must(await table.list({ guildId: discord.guildId })).matches;
    const locale = async () => must(await table.find(id)).match.settings.locale;
    await expect.poll(locale, { timeout: 20_000 }).toBe('de');
    expect(await table.setLanguage(id, bo, 'en')).toMatchObject({ refusal: 'not-host' });
    expect(await table.setLanguage(id, ann, 'xx')).toMatchObject({ refusal: 'no-such-setting' });
    must(await table.join(id, { userId: bo, name: 'Bo' }, ['owl']));
    must(await table.chooseCharacters(id, ann, ['fox']));
    await messageWith(stage, channel, 'Everyone is ready');
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    const thread = await discord.waitFor(() => discord.threads(channel)[0]?.id, 20_000);
    await messageWith(stage, thread, ': your turn');
    expect(await table.setLanguage(id, ann, 'en')).toMatchObject({ refusal: 'already-started' });
    must(await chooseNext(table, id, ann, ['roll']));
    await messageWith(stage, thread, 'würfelt');
    expect(stage.complaints).toEqual([]);
  });
});

describe('a server that has told Discord its language, and the bot nothing', () => {
  const stage = stageForTests({ otherTexts: [german], guildLocale: 'de' });

  it('reads that in threads', async () => {
    const { ann, channel, discord, table } = stage;
    const { match, thread } = await startCounting(stage);
    must(await chooseNext(table, match.id, ann, ['roll']));
    await messageWith(stage, thread, 'würfelt');
    const panel = await (await discord.command(ann, channel, 'setup')).reply();
    expect(panel.text).toContain('**Language**: Deutsch, guessed from this server’s own.');
    expect(stage.complaints).toEqual([]);
  });
});
