import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { createTexts } from '../../src/texts/texts.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** A little of another language: whatever is missing is said in English. */
const german = createTexts(
  'de',
  new Map([
    ['counting.event.rolled', '{seat} würfelt {die}.'],
    ['counting.prompt.keep', 'Behalten?'],
    ['counting.picture.sum', 'Die Summe'],
    ['counting.status', '{total} von {target}'],
    ['bot.setup.title', 'Einrichtung'],
    ['bot.setup.line.locale', '**Sprache**: {language}'],
    ['bot.command.status.name', 'stand'],
  ]),
);

const stage = stageForTests({ otherTexts: [german] });

const setUp = async (): Promise<SeenMessage> =>
  (await stage.discord.command(stage.ann, stage.channel, 'setup')).reply();

it('what is set for a server is what the bot speaks there: to one person, and in threads', async () => {
  const { discord, ann, bo, channel, table } = stage;
  const panel = await setUp();
  expect(panel.text).toContain('**Language**: English');
  const menu = panel.controls.find(({ label }) => label === 'Language…');
  expect(menu?.options.map(({ label, value }) => [label, value])).toEqual([
    ['English', 'en'],
    ['Deutsch', 'de'],
  ]);
  await discord.select(ann, panel.id, controlOf(panel, 'Language…'), ['de']);
  const changed = await privatelyWith(stage, ann, channel, '**Sprache**: Deutsch');
  expect(changed.text).toContain('Einrichtung');

  const { match, thread } = await startCounting(stage);
  must(await chooseNext(table, match.id, ann, ['roll']));
  const told = await messageWith(stage, thread, 'würfelt');
  expect(told.text).toMatch(/seat-1 würfelt \d\./);
  await messageWith(stage, thread, '0 von 12');
  await discord.command(ann, thread, 'choose');
  await privatelyWith(stage, ann, thread, 'Behalten?');
  // Commands go by the names that Discord knows.
  const status = await (await discord.command(bo, thread, 'status')).reply();
  expect(status.text).toContain('0 von 12');

  const again = await setUp();
  await discord.press(ann, again.id, controlOf(again, 'Reset everything…'));
  const sure = await privatelyWith(stage, ann, channel, 'Reset everything that’s set');
  await discord.press(ann, sure.id, controlOf(sure, 'Yes, reset everything'));
  await privatelyWith(stage, ann, channel, '**Language**: English');
  must(await chooseNext(table, match.id, ann, ['yes']));
  await messageWith(stage, thread, 'seat-1 rolls');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
