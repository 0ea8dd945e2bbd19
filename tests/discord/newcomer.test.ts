import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Game } from '../../src/kernel/game.ts';
import type { Texts } from '../../src/texts/texts.ts';
import { countingGame } from '../support/counting-game.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import {
  controlOf,
  messageWith,
  privatelyWith,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

let stage: Stage;

const counting = countingGame();
const bot = botAndCountingTexts();
const HINT = 'counting.hint.adding';
const own: Texts = Object.assign(
  (key: string, args?: Parameters<Texts>[1]) =>
    key === HINT ? 'Adding makes the sum grow.' : bot(key, args),
  { locale: 'en', has: (key: string) => key === HINT || bot.has(key) },
);
const withHints: Game = {
  ...counting,
  presentation: {
    ...counting.presentation,
    hints: (_view, { prompt }) => (prompt.key === 'counting.prompt.add' ? ['adding'] : []),
  },
};

beforeAll(async () => {
  stage = await setStage({ games: [withHints], texts: own });
});

afterAll(() => stage.close());

describe('the glossary', () => {
  const help = async (typed: string) =>
    (await stage.discord.command(stage.ann, stage.channel, 'help', { topic: typed })).reply();

  it('explains a word or a symbol that is typed, and leads to all of them', async () => {
    const { discord, ann } = stage;
    expect((await help('sum')).text).toContain('All numbers added.');
    const shown = await help('∑');
    expect(shown.text).toContain('## ∑ Sum');
    await discord.press(ann, shown.id, controlOf(shown, 'Symbols of Counting'));
    const symbols = await privatelyWith(stage, ann, stage.channel, '## Symbols of Counting');
    expect(symbols.text).toBe('## Symbols of Counting\n∑ **Sum**: All numbers added.');
  });

  it('says that it knows nothing of a name, and offers what is near', async () => {
    const { discord, ann } = stage;
    const near = await help('numbr');
    expect(near.text).toContain('I don’t know anything called “numbr”. Did you mean this?');
    await discord.press(ann, near.id, controlOf(near, 'Number'));
    await privatelyWith(stage, ann, stage.channel, 'What is added.');
    const nothing = await help('xylophone');
    expect(nothing.text).toBe('I don’t know anything called “xylophone”.');
    expect(nothing.controls.map(({ label }) => label)).toEqual(['How to play']);
  });

  it('suggests every word while somebody types', async () => {
    const { discord, ann, channel } = stage;
    const answer = await discord.autocomplete(ann, channel, 'help', { topic: 'nu' }, 'topic');
    expect(answer.choices[0]).toEqual({ name: 'Number', value: 'word:counting:number' });
    const sums = await discord.autocomplete(ann, channel, 'help', { topic: 'su' }, 'topic');
    expect(sums.choices[0]).toEqual({ name: 'Sum ∑', value: 'word:counting:sum' });
  });

  it('explains the words of a panel, and leads back to it', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const round = await messageWith(stage, thread, 'What to do');
    const goal = await (await discord.press(ann, round.id, controlOf(round, 'Target'))).reply();
    await discord.press(ann, goal.id, controlOf(goal, 'Explain'));
    const said = await privatelyWith(stage, ann, thread, 'There’s no word of the rules in that.');
    await discord.press(ann, said.id, controlOf(said, 'Back to my panel'));
    await privatelyWith(stage, ann, thread, 'How much do you add?');
  });
});

describe('what a newcomer needs', () => {
  it('is told what to do by the first board, by a button, and by a command', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const round = await messageWith(stage, thread, 'What to do');
    expect(round.text).toContain('1. Reach 12.');
    const pressed = await discord.press(bo, round.id, controlOf(round, 'Target'));
    const told = await pressed.reply();
    expect(told.text).toContain('1. Reach 12.');
    expect(told.text).toContain('**Where you stand**\n- 0 of 12');
    const typed = await (await discord.command(ann, thread, 'goal', {})).reply();
    expect(typed.text).toContain('1. Reach 12.');
    const panel = await (await discord.press(ann, round.id, controlOf(round, 'Act'))).reply();
    expect(panel.controls.map(({ label }) => label)).toContain('Target');
  });
});

describe('hints', () => {
  const HINTED = '💡 Adding makes the sum grow.';

  it('come once a person, stay while the question does, and are switched off and on', async () => {
    const { discord, bo, ann, channel } = stage;
    await (await discord.command(ann, channel, 'hints', { wanted: 'on' })).reply();
    const { thread } = await startCounting(stage);
    const round = await messageWith(stage, thread, 'What to do');
    const act = async (user: string) =>
      (await discord.press(user, round.id, controlOf(round, 'Act'))).reply();
    const panel = await act(ann);
    expect(panel.text).toContain(HINTED);
    expect((await act(ann)).text).toContain(HINTED);
    await discord.press(ann, panel.id, controlOf(panel, 'Turn hints off'));
    const without = await privatelyWith(stage, ann, thread, '`/hints` brings them back');
    expect(without.text).not.toContain(HINTED);
    expect((await act(ann)).text).not.toContain(HINTED);
    await (await discord.command(ann, thread, 'hints', { wanted: 'on' })).reply();
    expect((await act(ann)).text).toContain(HINTED);
    expect((await act(bo)).text).not.toContain(HINTED);
    const next = await startCounting(stage);
    const other = await messageWith(stage, next.thread, 'What to do');
    const later = await (await discord.press(ann, other.id, controlOf(other, 'Act'))).reply();
    expect(later.text).toContain('How much do you add?');
    expect(later.text).not.toContain(HINTED);
  });
});
