import { describe, expect, it } from 'vitest';
import { changeableOptions } from '../../src/discord/messages/lobby/options.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { LobbyOption } from '../../src/kernel/lobby.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { cardWith, controlOf, openTable, stageForTests } from './stage.ts';

const CHOICES = Array.from({ length: 60 }, (_, choice) => `choice-${choice + 1}`);

/** Thirty options to choose from, every tenth of them prominent, the last with more choices than a menu holds. */
const THIRTY = Array.from({ length: 30 }, (_, index): LobbyOption => {
  const id = `option-${index + 1}`;
  const choices = index === 29 ? CHOICES : CHOICES.slice(0, 3);
  const prominent = index % 10 === 9 ? { prominent: true as const } : {};
  return { id, choices, default: 'choice-1', ...prominent };
});

/** A game that is played like any other: its rules know only two of its options. */
const manyOptions = (): Game => {
  const counting = countingGame();
  const { lobby } = counting.rules;
  const only = { id: 'option-31', choices: ['choice-1'], default: 'choice-1' };
  const options = [...THIRTY, only];
  return {
    ...counting,
    rules: { ...counting.rules, lobby: { ...lobby, options: [...options, ...lobby.options] } },
  };
};

/** Words for thirty options: "Option 7", "What option 7 does", and what its second choice is like. */
function thirtyTexts(): Texts {
  const texts = botAndCountingTexts();
  const OPTION = /^counting\.lobby\.option\.option-(\d+)\.(.+)$/;
  const said = (key: string): string | undefined => {
    const [, option, part] = OPTION.exec(key) ?? [];
    if (option === undefined) return undefined;
    if (part === 'name') return `Option ${option}`;
    if (part === 'description') return `what option ${option} does`;
    if (part === 'choice-description.choice-2') return `Two in option ${option}.`;
    return part?.startsWith('choice.') ? part.replace('choice.choice-', 'Way ') : undefined;
  };
  return Object.assign(
    (key: string, args?: Parameters<Texts>[1]) => said(key) ?? texts(key, args),
    { locale: 'en', has: (key: string) => said(key) !== undefined || texts.has(key) },
  );
}

const menusOf = ({ controls }: SeenMessage) =>
  controls.flatMap(({ customId }) => /^option:[^:]+:(.+)$/.exec(customId ?? '')?.[1] ?? []);

describe('a game with thirty options', () => {
  const stage = stageForTests({ games: [manyOptions()], texts: thirtyTexts() });

  /** A table, and its options as Ann, who hosts it, sees them first. */
  async function openOptions(): Promise<{ card: SeenMessage; options: SeenMessage }> {
    const card = await openTable(stage);
    return { card, options: await optionsOf(card) };
  }

  /** The private message, once it is as it should be. */
  const optionsWith = ({ id }: SeenMessage, isSo: (message: SeenMessage) => boolean) =>
    stage.discord.waitFor(() =>
      stage.discord.messages(stage.channel, stage.ann).find((one) => one.id === id && isSo(one)),
    );

  const press = async (shown: SeenMessage, label: string, words: string) => {
    await stage.discord.press(stage.ann, shown.id, controlOf(shown, label));
    return optionsWith(shown, ({ text }) => text.includes(words));
  };

  it('offers the prominent ones first, the rest page by page, and a way back', async () => {
    const { options: first } = await openOptions();
    expect(menusOf(first)).toEqual(['option-10', 'option-20', 'option-30']);
    expect(first.text).toContain('**Option 10**: what option 10 does');

    const pages = [menusOf(first)];
    let shown = first;
    for (const [page, left] of [29, 21, 13, 5].entries()) {
      shown = await press(shown, `${left} more options`, `page ${page + 2} of 5`);
      pages.push(menusOf(shown));
    }
    expect(pages.map(({ length }) => length)).toEqual([3, 8, 8, 8, 5]);
    // The game's own two, and none that leaves no choice.
    expect(new Set(pages.flat())).toEqual(
      new Set([...THIRTY.map(({ id }) => id), 'target', 'faulty']),
    );
    for (const page of [4, 3, 2, 1]) shown = await press(shown, 'Back', `page ${page} of 5`);
    expect(menusOf(shown)).toEqual(pages[0]);
    expect(stage.discord.statistics.violations).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('what is set shows on its page with what it is like, and on the card', async () => {
    const { card, options } = await openOptions();
    const { discord, ann } = stage;
    await discord.select(ann, options.id, controlOf(options, 'Option 20'), ['choice-2']);
    const set = await optionsWith(options, ({ text }) => text.includes('-# Two in option 20.'));
    await cardWith(stage, card.id, '-# **Way 2**: Two in option 20.');

    const second = await press(set, '29 more options', 'page 2 of 5');
    await discord.select(ann, second.id, controlOf(second, 'Option 3'), ['choice-2']);
    const still = await optionsWith(second, ({ text }) => text.includes('-# Two in option 3.'));
    expect(menusOf(still)).toEqual(menusOf(second));
    await cardWith(stage, card.id, 'Option 3: **Way 2**');
  });

  it('a menu with more choices than Discord allows has pages, and shows the one with what is chosen', async () => {
    const { card, options } = await openOptions();
    const { discord, ann } = stage;
    const menu = controlOf(options, 'Option 30');
    await discord.select(ann, options.id, menu, [':page:1']);
    const turned = await optionsWith(options, (one) => choicesOf(one, menu).includes('Way 24'));
    expect(choicesOf(turned, menu)).toEqual([
      'Earlier…',
      ...Array.from({ length: 23 }, (_, index) => `Way ${index + 24}`),
      'More…',
    ]);
    await discord.select(ann, options.id, menu, ['choice-40']);
    await cardWith(stage, card.id, 'Option 30: **Way 40**');
    const after = await optionsOf(card);
    expect(choicesOf(after, menu)).toEqual(choicesOf(turned, menu));
  });

  async function optionsOf(card: SeenMessage): Promise<SeenMessage> {
    const answer = await stage.discord.press(stage.ann, card.id, controlOf(card, 'Options'));
    return answer.reply();
  }
});

const choicesOf = ({ controls }: SeenMessage, menu: string): string[] =>
  (controls.find(({ customId }) => customId === menu)?.options ?? []).map(({ label }) => label);

it.each(games.map((game) => [game.rules.id, game] as const))(
  'each option of %s says in one line what it does, and a phone shows its choices uncut',
  (gameId, game) => {
    const texts = loadTexts();
    const tooLong = changeableOptions(game, { campaign: null, settings: usualSettings() }).flatMap(
      ({ id, choices }) => {
        const prefix = `${gameId}.lobby.option.${id}`;
        const describing = choices.map((choice) => `${prefix}.choice-description.${choice}`);
        return [
          ...tooLongFor(100, [`${texts(`${prefix}.name`)}: ${texts(`${prefix}.description`)}`]),
          ...tooLongFor(
            28,
            choices.map((choice) => texts(`${prefix}.choice.${choice}`)),
          ),
          ...tooLongFor(
            100,
            describing.filter((key) => texts.has(key)).map((key) => texts(key)),
          ),
        ];
      },
    );
    expect(tooLong).toEqual([]);
  },
);

const tooLongFor = (most: number, lines: readonly string[]): string[] =>
  lines.filter((line) => line.length > most);

it('Altar Quest offers quest, threat, villain and difficulty first, each deck and hero in a sentence', () => {
  const texts = loadTexts();
  const lobby = games.find(({ rules }) => rules.id === 'altar-quest')?.rules.lobby;
  const prominent = (lobby?.options ?? []).filter((option) => option.prominent);
  expect(prominent.map(({ id }) => id)).toEqual(['quest', 'threat', 'villain', 'level']);
  for (const { id, choices } of prominent.slice(0, 3)) {
    for (const choice of choices) {
      const says = texts(`altar-quest.lobby.option.${id}.choice-description.${choice}`);
      expect(says).toMatch(/^[A-Z][^!?]+\.$/);
    }
  }
  for (const { id } of lobby?.characters.offers ?? []) {
    expect(texts(`altar-quest.character.${id}.description`)).toMatch(/^[A-Z][^.!?]{20,98}\.$/);
  }
});
