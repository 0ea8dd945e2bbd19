import { beforeAll, describe, expect, test } from 'vitest';
import { commandOf, summaryOf } from '../../src/drivers/a-campaign/asked.ts';
import { type CampaignPage, pageOf } from '../../src/drivers/a-campaign/page.ts';
import { type CampaignTold, playAndKeep } from '../../src/drivers/a-campaign/playing.ts';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { anyGame } from '../../src/kernel/game.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';

const MOST_BYTES = 250_000;

describe('the page of a campaign, of which one quest is played with what comes after it', () => {
  const command = commandOf({
    ...{ campaign: 'out-of-luxen', seed: 3 },
    heroes: ['rowen', 'quella'],
    policy: ['steady'],
  });
  let told: CampaignTold;
  let page: CampaignPage;
  beforeAll(async () => {
    told = playAndKeep(
      anyGame(altarQuest),
      {
        seats: [
          { seat: 'seat-1', characters: ['rowen'] },
          { seat: 'seat-2', characters: ['quella'] },
        ],
        ...{ options: { story: 'out-of-luxen' }, seed: 3, number: 0 },
        players: { policies: { 'seat-1': 'steady', 'seat-2': 'steady' }, playouts: undefined },
      },
      1,
    );
    page = await pageOf(told, loadTexts(), command);
  }, 120_000);

  test('names the command that wrote it', () => {
    expect(command).toBe(
      'npm run -s a-campaign -- --campaign out-of-luxen --seed 3 --heroes rowen,quella --policy steady --write',
    );
    expect(page.markdown.split(command)).toHaveLength(3);
  });

  test('tells the quest: its opening whole, its rounds, how it ended', () => {
    const { markdown } = page;
    expect(markdown).toContain('## 1 · A Bell for the Queen');
    expect(markdown).toContain('> *The letter found you in Luxen,');
    expect(markdown).toContain('> **Your task:** Find the verses of the rhyme.');
    expect(markdown).toMatch(/^\*\*Round 1\*\* · \d of 7 verses/m);
    expect(markdown).toMatch(/^\*… and \d+ lines more in the thread\.\*$/m);
    const [{ rounds } = { rounds: 0 }] = summaryOf(told).quests;
    expect(markdown).toMatch(
      new RegExp(`^\\*\\*(Victory|Defeat) after ${rounds} rounds\\*\\*$`, 'm'),
    );
  });

  test('tells what came after it: the votes, the enemies, what is new in the journal', () => {
    const { markdown } = page;
    expect(markdown).toContain('🗳️ You decide:');
    expect(markdown).toContain('The enemies have learned as well:');
    expect(markdown).toContain('| The journal | What is new |');
    expect(markdown).toMatch(/^\| Every quest \| 💀 \*\*.+\*\* \|$/m);
  });

  test('quotes nothing long twice but rules, and nothing that only Discord knows', () => {
    const quotes = page.markdown.split('\n').filter((line) => /^> [^<].{60}/.test(line));
    expect(new Set(quotes).size).toBe(quotes.length);
    expect(page.markdown).not.toMatch(/^> -# |<t:|<@|<:/m);
  });

  test('shows the road, the board of the last round, scenes, sheets, each small enough', () => {
    const { pictures, markdown } = page;
    const names = pictures.map(({ name }) => name.replace(/^\d+-|\.jpg$/g, ''));
    expect(names[0]).toBe('road-ahead');
    expect(names.slice(-3)).toEqual(['sheet-rowen', 'sheet-quella', 'road-behind']);
    expect(names).toEqual(expect.arrayContaining(['quest-1', 'ending', 'story']));
    for (const { name, bytes, altText } of pictures) {
      expect(bytes.length).toBeLessThanOrEqual(MOST_BYTES);
      expect(altText).not.toBe('');
      expect(markdown.split(`images/a-campaign/${name}`)).toHaveLength(2);
    }
  });
});
