import { afterAll, beforeAll, expect, it } from 'vitest';
import { botAndCountingTexts } from '../support/counting-texts.ts';
import { pickingGame } from './picking-game.ts';
import {
  controlOf,
  messageWith,
  privatelyWith,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

const counting = botAndCountingTexts();
/** The counting game's words, and the key itself for words it lacks. */
const texts = Object.assign(
  (key: string, args?: Record<string, unknown>) =>
    counting.has(key) ? counting(key, args) : key.split('.').slice(-2).join(' '),
  { locale: 'en', has: () => true },
);

let stage: Stage;

beforeAll(async () => {
  // Nobody in private is waited for: the call comes at once.
  stage = await setStage({
    games: [pickingGame()],
    texts,
    pace: { followUp: 0, edits: 20, pause: 20 },
  });
});

afterAll(() => stage.close());

it('one of many is found by turning the menu’s pages, several by marking and confirming', async () => {
  const { discord, ann, bo } = stage;
  const { thread } = await startCounting(stage);
  const turn = await messageWith(stage, thread, ': your turn');
  const panel = await (await discord.press(ann, turn.id, controlOf(turn, 'Act'))).reply();
  const first = panel.controls.find(({ kind }) => kind === 'select');
  const more = first?.options.at(-1);
  expect(first?.label).toBe('Stones (1/3)');
  expect(more?.label).toBe('More…');
  await discord.select(ann, panel.id, first?.customId ?? '', [more?.value ?? '']);
  const second = await discord.waitFor(() =>
    discord
      .messages(thread, ann)
      .find(({ id, controls }) => id === panel.id && controls[0]?.label === 'Stones (2/3)'),
  );
  const menu = second.controls[0];
  const long = menu?.options.find(({ label }) => label.startsWith('stone number 24'));
  await discord.select(ann, second.id, menu?.customId ?? '', [long?.value ?? '']);
  await messageWith(stage, thread, 'Picked: stone number 24');

  const prompt = await messageWith(stage, thread, 'Keep it?');
  expect(prompt.controls.map(({ label }) => label)).toEqual(['Answer', 'Since you looked']);
  const boxes = await (await discord.press(bo, prompt.id, controlOf(prompt, 'Answer'))).reply();
  expect(boxes.controls.filter(({ kind }) => kind === 'select')).toHaveLength(3);
  const once = (user: string, id: string, label: string) =>
    discord.waitFor(() =>
      discord
        .messages(thread, user)
        .find((one) => one.id === id && one.controls.some((control) => control.label === label)),
    );
  const mark = async (user: string, id: string) => {
    const none = await once(user, id, 'Mark 2 to 3 (0 so far)');
    expect(none.controls.find(({ label }) => label.endsWith('(0 so far)'))?.disabled).toBe(true);
    await discord.select(user, id, none.controls[0]?.customId ?? '', ['s1']);
    const one = await once(user, id, 'Mark 2 to 3 (1 so far)');
    await discord.select(user, id, one.controls[2]?.customId ?? '', ['s59']);
    const two = await once(user, id, 'Choose: s1, s59');
    await discord.press(user, id, controlOf(two, 'Choose: s1, s59'));
  };
  await mark(bo, boxes.id);
  const voted = await privatelyWith(stage, bo, thread, 'Your vote: **s1 + s59**');
  // Somebody who has voted is asked nothing more, and finds the way to change it.
  expect(voted.controls.filter(({ kind }) => kind === 'select')).toEqual([]);
  await discord.press(bo, voted.id, controlOf(voted, 'Change my vote: Keep it?'));
  await once(bo, voted.id, 'Mark 2 to 3 (0 so far)');
  const call = await messageWith(stage, thread, '**s1 + s59** ▮ 1');
  const own = await (await discord.press(ann, call.id, controlOf(call, 'Answer'))).reply();
  await mark(ann, own.id);
  const end = await messageWith(stage, thread, '# Picked');
  expect(end.text).toContain('s1\ns59');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('a verb that means many things asks which', async () => {
  const { discord, ann } = stage;
  const { thread } = await startCounting(stage);
  const many = await (await discord.command(ann, thread, 'pick', {})).reply();
  expect(many.text).toContain('That could mean several things.');
  const suggested = await discord.autocomplete(ann, thread, 'pick', { number: '5' }, 'number');
  expect(suggested.choices.map(({ value }) => value)).toContain('55');
  await discord.command(ann, thread, 'pick', { number: '55' });
  await messageWith(stage, thread, 'Picked: s55');
});
