import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import {
  CHARACTER_MENU,
  cardWith,
  controlOf,
  messageWith,
  notifiedBeyond,
  openTable,
  privatelyWith,
  stageForTests,
} from './stage.ts';

const MENU = 'Companions and crowds…';

const stage = stageForTests();

const person = (name: string): string =>
  stage.discord.users.find((user) => user.displayName === name)?.id ?? '';

/** The menu with which the bot asks for a role. */
const roleMenuFor = async (lobby: SeenMessage): Promise<SeenMessage> => {
  const { discord, ann, channel } = stage;
  await discord.select(ann, lobby.id, controlOf(lobby, MENU), ['role']);
  return privatelyWith(stage, ann, channel, 'Which role plays the next seat by vote?');
};

/** Ann starts her table, and makes her first move. */
async function begun(lobby: SeenMessage): Promise<string> {
  const { discord, ann, channel } = stage;
  await discord.select(ann, lobby.id, controlOf(lobby, CHARACTER_MENU), ['fox']);
  await cardWith(stage, lobby.id, 'Everyone is ready');
  const known = new Set(discord.threads(channel).map(({ id }) => id));
  await discord.press(ann, lobby.id, controlOf(lobby, 'Start'));
  const thread = await discord.waitFor(
    () => discord.threads(channel).find(({ id }) => !known.has(id))?.id,
  );
  const call = await messageWith(stage, thread, ': your turn');
  const panel = await (await discord.press(ann, call.id, controlOf(call, 'Act'))).reply();
  await discord.press(ann, panel.id, controlOf(panel, 'add-1'));
  return thread;
}

it('a role plays one seat by votes in the thread, and nobody of it is notified', async () => {
  const { discord, ann, bo, cleo, channel } = stage;
  const [hosts] = discord.roles;
  const lobby = await openTable(stage);
  discord.statistics.reset();
  const asked = await roleMenuFor(lobby);
  await discord.select(ann, asked.id, controlOf(asked, 'A role'), [hosts?.id ?? '']);
  await cardWith(stage, lobby.id, `<@&${hosts?.id}> · takes what’s left`);
  const thread = await begun(lobby);
  const call = await messageWith(stage, thread, `(<@&${hosts?.id}>)`);
  expect(call.text).toContain('Nobody has voted yet.');
  expect(call.text).toContain(
    `You can vote, <@&${hosts?.id}>, unless you have a seat of your own. You can change your vote. It closes at a lead of 3, or 10 minutes after the first vote. A tie is broken by lot.`,
  );

  // Cleo doesn't have the role; Ann has it, and a seat.
  await discord.press(cleo, call.id, controlOf(call, 'Act'));
  await privatelyWith(stage, cleo, thread, 'You have no seat in this game');
  const panel = await (await discord.press(bo, call.id, controlOf(call, 'Act'))).reply();
  await discord.press(bo, panel.id, controlOf(panel, 'add-2'));
  const tallied = await messageWith(stage, thread, '**add-2** ▮ 1');
  expect(tallied.id).toBe(call.id);
  expect(tallied.text).toMatch(/lead of 3, or <t:\d+:R>\. A tie/);
  expect(notifiedBeyond(stage, [ann])).toEqual([]);
  for (const { text } of discord.messages(thread)) expect(text).not.toContain('crowd:');
  for (const { text } of discord.messages(channel)) expect(text).not.toContain('crowd:');
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('everyone in the thread plays one: three who agree choose at once', async () => {
  const { discord, ann, bo, cleo } = stage;
  const lobby = await openTable(stage);
  discord.statistics.reset();
  const menu = controlOf(lobby, MENU);
  await discord.select(bo, lobby.id, menu, ['everybody']);
  await privatelyWith(stage, bo, stage.channel, 'host');
  await discord.select(ann, lobby.id, menu, ['everybody']);
  await cardWith(stage, lobby.id, 'everyone in the thread · takes what’s left');
  const thread = await begun(lobby);
  const call = await messageWith(stage, thread, '(everyone in the thread)');
  const voters = [bo, cleo, person('Dag')];
  for (const [index, voter] of voters.entries()) {
    const panel = await (await discord.press(voter, call.id, controlOf(call, 'Act'))).reply();
    await discord.press(voter, panel.id, controlOf(panel, 'add-3'));
    const count = index + 1;
    if (count < voters.length) {
      await messageWith(stage, thread, `**add-3** ${'▮'.repeat(count)} ${count}`);
      await privatelyWith(stage, voter, thread, 'Your vote: **add-3**');
    }
  }
  await messageWith(stage, thread, 'Vote: 3 to 0.');
  const found = await stage.table.findByThread(thread);
  expect(found.ok && found.match.revision).toBe(2);

  // What only one person can do isn't offered to anybody in a crowd.
  const offeredTo = async (user: string) => {
    const status = await (await discord.command(user, thread, 'status')).reply();
    return status.controls.map(({ label }) => label);
  };
  const own = [stage.texts('bot.undo.further'), stage.texts('bot.button.standing')];
  expect(await offeredTo(ann)).toEqual(expect.arrayContaining(own));
  expect((await offeredTo(cleo)).filter((label) => own.includes(label ?? ''))).toEqual([]);
  expect(notifiedBeyond(stage, [ann])).toEqual([]);
  expect(discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
