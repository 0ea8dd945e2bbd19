import { describe, expect, it } from 'vitest';
import {
  CHARACTER_MENU,
  cardWith,
  controlOf,
  messageWith,
  notifiedBeyond,
  openTable,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

const stage = stageForTests();

/** Presses a button of the person's panel in a thread. */
async function actInPanel(thread: string, user: string, label: string) {
  const { discord } = stage;
  const calls = await discord.waitFor(() =>
    discord
      .messages(thread)
      .findLast(
        ({ text, controls }) =>
          text.includes('your turn') && text.includes(`<@${user}>`) && controls.length > 0,
      ),
  );
  const opened = await discord.press(user, calls.id, controlOf(calls, 'Act'));
  const panel = await opened.reply();
  await discord.press(user, panel.id, controlOf(panel, label));
}

describe('a match from the lobby to its end', () => {
  it('is played by buttons and menus alone', async () => {
    const { discord, ann, bo, cleo, channel } = stage;
    const lobby = await openTable(stage);
    expect(lobby.text).toContain('one more player is needed');
    const options = await discord.press(ann, lobby.id, controlOf(lobby, 'Options'));
    const menus = await options.reply();
    await discord.select(ann, menus.id, controlOf(menus, 'Target'), ['6']);
    await cardWith(stage, lobby.id, 'Target: **6**');
    await discord.select(ann, lobby.id, controlOf(lobby, CHARACTER_MENU), ['fox']);
    await discord.select(bo, lobby.id, controlOf(lobby, CHARACTER_MENU), ['owl', 'hare']);
    await cardWith(stage, lobby.id, 'owl, hare');
    const known = new Set(discord.threads(channel).map(({ id }) => id));
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    const thread = await discord.waitFor(
      () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
    );
    await cardWith(stage, lobby.id, `<#${thread}>`);

    await actInPanel(thread, ann, 'add-1');
    await actInPanel(thread, bo, 'roll');
    const keep = await privatelyWith(stage, bo, thread, 'Keep it?');
    await discord.press(bo, keep.id, controlOf(keep, 'yes'));
    const hide = await messageWith(stage, thread, 'Which number do you hide?');
    expect(hide.controls.map(({ label }) => label)).toEqual(['Answer', 'Since you looked']);
    expect(hide.text).toContain(`seat-1 (<@${ann}>)`);
    expect(hide.text).toContain('You can all answer now, in any order.');
    for (const user of [ann, bo]) {
      const opened = await discord.press(user, hide.id, controlOf(hide, 'Answer'));
      const panel = await opened.reply();
      await discord.press(user, panel.id, controlOf(panel, '1'));
      // The same message, which has moved nowhere, says who is missing.
      if (user === ann)
        await discord.waitFor(() =>
          discord
            .messages(thread)
            .find(({ id, text }) => id === hide.id && !text.includes(`<@${ann}>`)),
        );
    }

    // The last one asked votes where they are; the others are called.
    const goOn = await privatelyWith(stage, bo, thread, 'Go on?');
    await discord.press(bo, goOn.id, controlOf(goOn, 'on'));
    await privatelyWith(stage, bo, thread, 'Your vote: **on**');
    const vote = await messageWith(stage, thread, `**on** ▮ 1 (<@${bo}>)`);
    await discord.press(ann, vote.id, controlOf(vote, 'on'));
    await messageWith(stage, thread, '## Round 2');

    // The person whose ballot settles the vote goes on without a call.
    const own = await privatelyWith(stage, ann, thread, 'How much do you add?');
    await discord.press(ann, own.id, controlOf(own, 'add-3'));
    await actInPanel(thread, bo, 'add-3');
    const end = await messageWith(stage, thread, 'The end');
    expect(end.text).toMatch(/Seed for all dice and cards: `[0-9a-f]{32}`/);
    expect(end.controls.map(({ label }) => label)).toEqual(['Play again', 'Chronicle', 'Log']);
    expect(end.pictures).toHaveLength(1);
    const chronicle = await discord.press(cleo, end.id, controlOf(end, 'Log'));
    expect((await chronicle.reply()).text).toContain('seat-1 adds 1: 1.');
    await discord.press(bo, end.id, controlOf(end, 'Play again'));
    const again = await discord.waitFor(() =>
      discord
        .messages(channel)
        .find(({ id, text }) => id !== lobby.id && text.includes('Target: **6**')),
    );
    expect(again.text).toContain(`<@${bo}> · host · owl, hare`);
    expect(again.text).toContain(`<@${ann}> · fox`);
    expect(again.text).toContain('Everyone is ready');
    const over = await discord.command(bo, channel, 'game end', {});
    const sureToEnd = await over.reply();
    await discord.press(bo, sureToEnd.id, controlOf(sureToEnd, 'Yes, end the game'));
    await cardWith(stage, again.id, 'ended early');

    const rounds = discord
      .messages(thread)
      .filter(({ text }) => text.startsWith('## Round'))
      .map(({ text, controls, pictures }) => ({
        text: text.split('\n')[0],
        buttons: controls.length,
        alt: pictures.map(({ alt }) => alt),
      }));
    expect(rounds.map(({ text, buttons }) => [text, buttons])).toEqual([
      ['## Round 1', 0],
      ['## Round 2', 0],
    ]);
    expect(discord.statistics.violations).toEqual([]);
    expect(discord.statistics.refusals).toEqual([]);
    expect(notifiedBeyond(stage, [ann, bo])).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('is played by commands alone', async () => {
    const { discord, ann, bo, channel } = stage;
    discord.statistics.reset();
    const opened = await discord.command(ann, channel, 'game new', {});
    expect((await opened.reply()).text).toContain('The table is open');
    await discord.command(ann, channel, 'game join', { character: 'fox' });
    const joined = await discord.command(bo, channel, 'game join', { character: 'owl' });
    expect((await joined.reply()).text).toContain('You have a seat');
    const known = new Set(discord.threads(channel).map(({ id }) => id));
    const started = await discord.command(ann, channel, 'game start', {});
    expect((await started.reply()).text).toContain('The game begins');
    const thread = await discord.waitFor(
      () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
    );
    await messageWith(stage, thread, ': your turn');

    const suggested = await discord.autocomplete(ann, thread, 'add', { number: '' }, 'number');
    expect(suggested.choices.map(({ value }) => value)).toEqual(['1', '2', '3']);
    const notBos = await discord.autocomplete(bo, thread, 'add', { number: '' }, 'number');
    expect(notBos.choices).toEqual([]);
    const wrong = await discord.command(ann, thread, 'add', { number: '9' });
    expect((await wrong.reply()).text).toContain('`/add 9` isn’t possible now');
    const added = await discord.command(ann, thread, 'add', { number: '3' });
    expect((await added.reply()).text).toContain('Waiting for: seat-2');
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
    await discord.command(bo, thread, 'roll', {});
    await privatelyWith(stage, bo, thread, 'Keep it?');
    const choices = await discord.autocomplete(bo, thread, 'choose', { option: 'y' }, 'option');
    expect(choices.choices.map(({ name }) => name)).toEqual(['yes']);
    await discord.command(bo, thread, 'choose', { option: choices.choices[0]?.value ?? '' });
    await messageWith(stage, thread, 'Which number do you hide?');

    const board = await (await discord.command(ann, thread, 'board', {})).reply();
    expect(board.pictures).toEqual([expect.objectContaining({ alt: '4 of 12' })]);
    const parts = await discord.autocomplete(ann, thread, 'board', { part: '' }, 'part');
    expect(parts.choices).toEqual([
      { name: 'The sum', value: 'sum' },
      { name: 'What is left', value: 'left/target' },
      { name: 'In words', value: 'words' },
    ]);
    for (const part of ['left/target', 'what is left']) {
      const left = await (await discord.command(ann, thread, 'board', { part })).reply();
      expect(left.pictures).toEqual([expect.objectContaining({ alt: '8 left' })]);
      expect(left.controls.map(({ label }) => label)).toEqual([
        'The sum',
        'In words',
        'Back to my panel',
      ]);
    }
    const unknown = await (await discord.command(ann, thread, 'board', { part: 'x' })).reply();
    expect(unknown.pictures).toEqual([expect.objectContaining({ alt: '4 of 12' })]);
    await discord.press(ann, unknown.id, controlOf(unknown, 'What is left'));
    const pressed = await privatelyWith(stage, ann, thread, 'Round');
    await discord.waitFor(() =>
      stage.discord
        .messages(thread, ann)
        .find(({ id, pictures }) => id === pressed.id && pictures[0]?.alt === '8 left'),
    );
    const inWords = await discord.command(ann, thread, 'board', { part: 'words' });
    expect((await inWords.reply()).text).toContain('4 of 12');
    const status = await (await discord.command(ann, thread, 'status', {})).reply();
    expect(status.text).toContain('Waiting for');
    const log = await (await discord.command(ann, thread, 'log', {})).reply();
    expect(log.text).toContain('seat-1 adds 3: 3.');
    const hand = await (await discord.command(ann, thread, 'hand', {})).reply();
    expect(hand.text).toContain('Your hand is empty');

    const end = await discord.command(ann, thread, 'game end', {});
    const sure = await end.reply();
    expect(sure.text).toContain('End this game for everyone?');
    await discord.press(ann, sure.id, controlOf(sure, 'Yes, end the game'));
    await messageWith(stage, thread, 'ended this game');
    expect(discord.statistics.violations).toEqual([]);
    expect(notifiedBeyond(stage, [ann, bo])).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('calls a seat once for each time it newly has to act', async () => {
    const { discord, ann, bo } = stage;
    discord.statistics.reset();
    const { thread } = await startCounting(stage);
    await actInPanel(thread, ann, 'roll');
    const keep = await privatelyWith(stage, ann, thread, 'Keep it?');
    await discord.press(ann, keep.id, controlOf(keep, 'no'));
    await messageWith(stage, thread, `seat-2 (<@${bo}>): your turn`);
    await stage.publishing.drain();
    const notified = discord.statistics.mentions
      .filter((record) => record.notified)
      .flatMap(({ users }) => users);
    expect(notified).toEqual([ann, bo]);
  });
});
