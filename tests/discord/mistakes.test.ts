import { describe, expect, it } from 'vitest';
import {
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

/** A panel of Ann's at her first turn. */
async function annsPanel() {
  const { discord, ann } = stage;
  const { thread, match } = await startCounting(stage);
  const turn = await messageWith(stage, thread, ': your turn');
  const panel = await (await discord.press(ann, turn.id, controlOf(turn, 'Act'))).reply();
  return { thread, match, turn, panel };
}

describe('a person’s mistake', () => {
  it('an old button tells what was chosen, by whom, when, and where the game is', async () => {
    const { discord, ann, bo } = stage;
    const { thread, panel } = await annsPanel();
    const reopened = await discord.command(ann, thread, 'choose', {});
    const second = await reopened.reply();
    await discord.press(ann, panel.id, controlOf(panel, 'add-2'));
    await messageWith(stage, thread, `<@${bo}>): your turn`);
    await discord.press(ann, second.id, controlOf(second, 'add-3'));
    const answer = await privatelyWith(stage, ann, thread, 'That question is settled');
    expect(answer.text).toMatch(/answered it <t:\d+:R>/);
    expect(answer.text).toContain(`The game is waiting for <@${bo}>`);
    expect(answer.controls.map(({ label }) => label)).toEqual(['Act', 'Status']);
  });

  it('somebody else’s question names whom it waits for, and notifies nobody', async () => {
    const { discord, ann, bo, cleo } = stage;
    const { thread, match, turn } = await annsPanel();
    discord.statistics.reset();
    const bos = await discord.press(bo, turn.id, controlOf(turn, 'Act'));
    const answer = await bos.reply();
    expect(answer.ephemeral).toBe(true);
    expect(answer.text).toContain(`Waiting for: seat-1 (<@${ann}>)`);
    const choice = await discord.command(bo, thread, 'add', { number: '1' });
    expect((await choice.reply()).text).toContain('You can’t `/add` now.');
    const direct = await stage.table.choose({
      matchId: match.id,
      userId: bo,
      decisionId: '1',
      options: ['add-1'],
      requestId: 'r1',
    });
    expect(direct).toMatchObject({ ok: false, refusal: 'not-yours' });
    const onlooker = await discord.press(cleo, turn.id, controlOf(turn, 'Act'));
    expect((await onlooker.reply()).text).toContain('You have no seat in this game');
    expect(notifiedBeyond(stage, [])).toEqual([]);
  });

  it('an interaction that arrives twice is carried out once', async () => {
    const { discord, ann } = stage;
    const { thread, panel, match } = await annsPanel();
    discord.faults.duplicateNextInteraction(3);
    await discord.press(ann, panel.id, controlOf(panel, 'add-1'));
    await messageWith(stage, thread, 'seat-1 adds 1: 1.');
    await stage.bot.settled();
    const found = await stage.table.find(match.id);
    expect(found.ok && found.match.revision).toBe(1);
    expect(stage.complaints).toEqual([]);
  });

  it('a button of another version is answered politely', async () => {
    const { discord, ann, channel } = stage;
    const message = await discord.waitFor(() => discord.messages(channel)[0]);
    const rest = stage.bot.client.rest;
    const posted = (await rest.post(`/channels/${channel}/messages`, {
      body: {
        content: 'old',
        components: [
          { type: 1, components: [{ type: 2, style: 1, label: 'Old', custom_id: 'was:once' }] },
        ],
      },
    })) as { id: string };
    expect(posted.id).not.toBe(message.id);
    const answer = await (await discord.press(ann, posted.id, 'was:once')).reply();
    expect(answer.text).toContain('This button is from an older version of me');
  });

  it('only the host changes options, and only a seated person starts', async () => {
    const { discord, ann, bo, cleo } = stage;
    const lobby = await openTable(stage);
    const options = await discord.press(bo, lobby.id, controlOf(lobby, 'Options'));
    expect((await options.reply()).text).toContain(`Only the host (<@${ann}>)`);
    await discord.press(cleo, lobby.id, controlOf(lobby, 'Start'));
    await privatelyWith(stage, cleo, stage.channel, 'You have no seat in this game');
    await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
    const missing = await privatelyWith(stage, ann, stage.channel, 'Not yet:');
    expect(missing.text).toContain('one more player is needed');
    expect(missing.text).toContain(`<@${ann}> needs to choose what to play`);
    const which = await (await discord.command(ann, stage.channel, 'game end', {})).reply();
    expect(which.text).toContain('Which game do you mean?');
    await discord.press(ann, which.id, controlOf(which, 'End 1'));
    const sure = await privatelyWith(stage, ann, stage.channel, 'End this game for everyone?');
    await discord.press(ann, sure.id, controlOf(sure, 'Yes, end the game'));
    await discord.waitFor(() =>
      discord
        .messages(stage.channel)
        .find(({ id, text }) => id === lobby.id && text.includes('ended early')),
    );
  });

  it('a taken character is refused by name', async () => {
    const { discord, ann, bo, channel } = stage;
    const lobby = await openTable(stage);
    const menu = lobby.controls.find(({ kind }) => kind === 'select')?.customId ?? '';
    await discord.select(ann, lobby.id, menu, ['fox']);
    await cardWith(stage, lobby.id, 'fox');
    await discord.select(bo, lobby.id, menu, ['fox']);
    await privatelyWith(stage, bo, channel, `fox is taken by <@${ann}>`);
  });
});

describe('a command in the wrong place', () => {
  it('says where the games are', async () => {
    const { discord, cleo, ann, channel } = stage;
    const nowhere = await discord.command(cleo, channel, 'hand', {});
    expect((await nowhere.reply()).text).toContain('There’s no game in this channel.');
    const { thread } = await startCounting(stage);
    const elsewhere = await discord.command(ann, channel, 'board', {});
    expect((await elsewhere.reply()).text).toContain(`<#${thread}>`);
    const inThread = await discord.command(ann, thread, 'game new', {});
    expect((await inThread.reply()).text).toContain('Use this command in an ordinary text channel');
  });

  it('has something to say when there is nothing to list', async () => {
    const { discord, ann } = stage;
    const other = discord.channels[1]?.id ?? '';
    const list = await (await discord.command(ann, other, 'game list', {})).reply();
    expect(list.text).toContain('Games on this server');
    const nothing = await (await discord.command(stage.cleo, other, 'game leave', {})).reply();
    expect(nothing.text).toContain('You have no seat in a game');
    const unknown = await discord.command(ann, other, 'game status', { table: 'nonsense' });
    expect((await unknown.reply()).text).toContain('There’s no such game on this server');
    const card = await (await discord.command(ann, other, 'card', { card: 'x' })).reply();
    expect(card.text).toContain('I don’t know a card by that name');
    const help = await (await discord.command(ann, other, 'help', {})).reply();
    expect(help.text).toContain('How to play');
    const topic = await (await discord.command(ann, other, 'help', { topic: '/add' })).reply();
    expect(topic.text).toContain('Adds a number');
  });
});

describe('a right that the bot lacks', () => {
  it('is named with its channel before anything is opened', async () => {
    const { discord, ann, channel } = stage;
    discord.permissions.take('CREATE_PUBLIC_THREADS', channel);
    const refused = await (await discord.command(ann, channel, 'game new', {})).reply();
    expect(refused.text).toContain(`I need **Create Public Threads** in <#${channel}>`);
    discord.permissions.give('CREATE_PUBLIC_THREADS', channel);
    discord.permissions.take(['ATTACH_FILES', 'SEND_MESSAGES_IN_THREADS'], channel);
    const two = await (await discord.command(ann, channel, 'game new', {})).reply();
    expect(two.text).toContain('**Attach Files**, **Send Messages in Threads**');
    discord.permissions.give(['ATTACH_FILES', 'SEND_MESSAGES_IN_THREADS'], channel);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
});
