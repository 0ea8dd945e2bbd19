import { describe, expect, it } from 'vitest';
import { searchable } from '../../src/discord/interactions/rules.ts';
import { games } from '../../src/games/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { controlOf, privatelyWith, stageForTests } from './stage.ts';

describe('what is searched for', () => {
  it('fits into an address, whatever was typed', () => {
    expect(searchable('  line:of%%sight?! ')).toBe('line of sight');
    expect(searchable('AQ-133')).toBe('AQ-133');
    expect(searchable('%'.repeat(200))).toBe('');
    expect(searchable('x'.repeat(200))).toHaveLength(50);
  });
});

describe('/rules', () => {
  const stage = stageForTests({ games: [...games], texts: loadTexts() });
  const typed = async (words: string) =>
    (await stage.discord.command(stage.ann, stage.channel, 'rules', { words })).reply();

  it('outside a game asks which, then pages through what fits, with source and ruling', async () => {
    const { discord, ann, channel } = stage;
    const asked = await typed('shuffle');
    expect(asked.text).toContain('Which do you mean?');
    const label = asked.controls.find(({ label }) => label?.startsWith('Altar Quest ('))?.label;
    await discord.press(ann, asked.id, controlOf(asked, label ?? ''));
    const first = await privatelyWith(stage, ann, channel, 'page 1 of');
    expect(first.text).toContain('## Rules of Altar Quest: shuffle');
    expect(first.text).toMatch(/\*\*AQ-\d+\*\* · /);
    expect(first.text).toContain('-# Rulebook ');
    await discord.press(ann, first.id, controlOf(first, 'More ▶'));
    await privatelyWith(stage, ann, channel, 'page 2 of');
    expect(discord.statistics.violations).toEqual([]);
  });

  it('gives one statement by its number, with the ruling that belongs to it', async () => {
    const { text } = await typed('AQ-228');
    expect(text).toContain('**AQ-228**');
    expect((await typed('Q-21')).text).toContain('**Q-21**');
  });

  it('says what to try where nothing fits, and what may have been meant', async () => {
    const nothing = await typed('zzzzzz');
    expect(nothing.text).toContain('I can’t find “zzzzzz” in the rules');
    expect(nothing.controls.map(({ label }) => label)).toContain('Words of Altar');
    expect((await typed('%%')).text).toContain('Tell me what to look for');
  });

  it('is where /help leads with words that it does not know, and is led to by those it knows', async () => {
    const { discord, ann, channel } = stage;
    const help = async (topic: string) =>
      (await discord.command(ann, channel, 'help', { topic })).reply();
    expect((await help('mulligan per player')).text).toContain('## Rules of Altar Quest');
    const word = await help('Engage');
    await discord.press(ann, word.id, controlOf(word, 'See the rules'));
    await privatelyWith(stage, ann, channel, '## Rules of Altar Quest: Engage');
  });

  it('suggests words and headings', async () => {
    const { discord, ann, channel } = stage;
    const { choices } = await discord.autocomplete(ann, channel, 'rules', { words: 'li' }, 'words');
    expect(choices.length).toBeGreaterThan(0);
    expect(stage.complaints).toEqual([]);
  });
});
