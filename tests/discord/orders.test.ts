import { expect, it } from 'vitest';
import type { OrderRules } from '../../src/kernel/orders.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { savedIn } from '../../src/texts/saved-words.ts';
import { orderingGame } from '../support/ordering-game.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** How likely an order is to work out in these tests. */
const now = { chance: 0.74 };
const orders: OrderRules = {
  chances: (_view, _decision, { verb }) => (verb === 'add' ? [now.chance] : []),
};

const stage = stageForTests({ games: [orderingGame(orders, { cooperative: true })] });

/** Opens somebody's panel. */
async function panelOf(thread: string, user: string): Promise<SeenMessage> {
  const call = await messageWith(stage, thread, ': your turn');
  return (await stage.discord.press(user, call.id, controlOf(call, 'Act'))).reply();
}

const press = async (user: string, message: SeenMessage, label: string): Promise<void> => {
  const pressed = await stage.discord.press(user, message.id, controlOf(message, label));
  expect(pressed.error).toBeNull();
};

/** Bo leaves an order for the whole of a turn. */
async function boOrders(thread: string): Promise<void> {
  const { bo } = stage;
  await press(bo, await panelOf(thread, bo), 'Leave orders');
  await press(bo, await privatelyWith(stage, bo, thread, 'How much do you add?'), 'add-2');
  await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
}

const orderedBy = async (matchId: string, user: string): Promise<string[]> => {
  const shown = await stage.table.orders(matchId, user);
  return shown.ok ? shown.ordered.map((label) => savedIn(label, stage.texts)) : [];
};

it('whoever is not on turn orders in the panel, takes back, follows advice, and drops', async () => {
  const { ann, bo } = stage;
  const { thread, match } = await startCounting(stage);
  const panel = await panelOf(thread, bo);
  expect((await panelOf(thread, ann)).controls.map(({ label }) => label)).not.toContain(
    'Leave orders',
  );
  await press(bo, panel, 'Leave orders');
  const asked = await privatelyWith(stage, bo, thread, 'How much do you add?');
  expect(asked.text).toContain('Orders for your next turn');
  await press(bo, asked, 'add-2');
  const whole = await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
  expect(whole.text).toContain('1. add-2');
  await press(bo, whole, 'Take back the last');
  await expect.poll(() => orderedBy(match.id, bo)).toEqual([]);
  const again = await privatelyWith(stage, bo, thread, 'How much do you add?');
  await press(bo, again, 'Fill in advice');
  await expect.poll(() => orderedBy(match.id, bo)).toEqual(['add-3']);
  const advised = await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
  await press(bo, advised, 'Done');
  const back = await privatelyWith(stage, bo, thread, 'Your orders: add-3');
  const others = await panelOf(thread, ann);
  expect(others.controls.map(({ label }) => label)).not.toContain('Change orders');
  await press(bo, back, 'Change orders');
  const shown = await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
  await press(bo, shown, 'Drop all orders');
  await expect.poll(() => orderedBy(match.id, bo)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('those who play together read of each other’s orders, and in the thread that they were carried out', async () => {
  const { ann, discord } = stage;
  const { thread } = await startCounting(stage);
  await boOrders(thread);
  const panel = await panelOf(thread, ann);
  expect(panel.text).toContain('left orders: add-2');
  await discord.command(ann, thread, 'add', { number: '1' });
  await messageWith(stage, thread, 'As ordered for seat-2');
  expect(stage.complaints).toEqual([]);
});

it('where they stop, the call and the panel say why', async () => {
  const { ann, bo, discord } = stage;
  const { thread } = await startCounting(stage);
  await boOrders(thread);
  now.chance = 0.51;
  await discord.command(ann, thread, 'add', { number: '1' });
  const why = '“add-2” is down from 74% to 51%';
  const call = await messageWith(stage, thread, why);
  now.chance = 0.74;
  expect(call.text).toContain('Orders of');
  const panel = await (await discord.press(bo, call.id, controlOf(call, 'Act'))).reply();
  expect(panel.text).toContain(`Your orders stopped: ${why}`);
  expect(stage.complaints).toEqual([]);
});

it('whose move it has become is told so, and a repeated press orders nothing twice', async () => {
  const { ann, bo, discord } = stage;
  const { thread, match } = await startCounting(stage);
  await press(bo, await panelOf(thread, bo), 'Leave orders');
  const asked = await privatelyWith(stage, bo, thread, 'How much do you add?');
  await press(bo, asked, 'add-2');
  await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
  await press(bo, asked, 'add-2').catch(() => {});
  await expect.poll(() => orderedBy(match.id, bo)).toEqual(['add-2']);
  now.chance = 0.51;
  await discord.command(ann, thread, 'add', { number: '1' });
  await messageWith(stage, thread, 'down from 74%');
  now.chance = 0.74;
  const shown = await privatelyWith(stage, bo, thread, 'That’s your whole turn.');
  await press(bo, shown, 'Take back the last');
  await privatelyWith(stage, bo, thread, 'It’s already your turn');
  expect(stage.complaints).toEqual([]);
});
