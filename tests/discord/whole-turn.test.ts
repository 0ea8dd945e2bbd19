import { afterEach, expect, it } from 'vitest';
import type { OrderRules } from '../../src/kernel/orders.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { orderingGame } from '../support/ordering-game.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** How likely a deed is to work out in these tests. */
let chance = 0.74;
afterEach(() => {
  chance = 0.74;
});
const orders: OrderRules = {
  chances: (_view, _decision, { verb }) => (verb === 'add' ? [chance] : []),
};

const stage = stageForTests({ games: [orderingGame(orders, { deeds: 3 })] });

const press = async (message: SeenMessage, label: string): Promise<void> => {
  const pressed = await stage.discord.press(stage.ann, message.id, controlOf(message, label));
  expect(pressed.error).toBeNull();
};

/** Ann asks for advice in her panel. */
async function adviceIn(thread: string): Promise<SeenMessage> {
  const call = await messageWith(stage, thread, ': your turn');
  const { discord, ann } = stage;
  const panel = await (await discord.press(ann, call.id, controlOf(call, 'Act'))).reply();
  await press(panel, 'Advise');
  return privatelyWith(stage, ann, thread, 'would do');
}

const totalOf = async (id: string): Promise<unknown> => {
  const look = await stage.table.look(id, stage.ann);
  return look.ok && (look.view as { total: number }).total;
};

it('advice tells the plan, and one press does the whole turn', async () => {
  const { thread, match } = await startCounting(stage);
  const advice = await adviceIn(thread);
  expect(advice.text).toContain('Plan: add-3 · add-3 · add-3');
  await press(advice, 'Do the whole turn');
  await expect.poll(() => totalOf(match.id)).toBe(9);
  expect(stage.complaints).toEqual([]);
});

it('where it stops, the panel says what was done and why', async () => {
  const { ann } = stage;
  const { thread, match } = await startCounting(stage);
  const advice = await adviceIn(thread);
  chance = 0.51;
  await press(advice, 'Do the whole turn');
  const stopped = 'Done: add-3. Then I stopped: “add-3” is down from 74% to 51%.';
  const panel = await privatelyWith(stage, ann, thread, stopped);
  expect(await totalOf(match.id)).toBe(3);
  expect(panel.controls.map(({ label }) => label)).toContain('add-1');
  expect(stage.complaints).toEqual([]);
});
