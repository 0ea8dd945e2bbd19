import { expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { chooseNext, must } from '../support/test-table.ts';
import { controlOf, messageWith, privatelyWith, stageForTests, startCounting } from './stage.ts';

/** The panel of a game that is over, and buttons that are still there from before. */

const stage = stageForTests();

const AFTER = ['Play again', 'Chronicle', 'Replay', 'Log', 'Look'];

const labels = ({ controls }: SeenMessage) => controls.map(({ label }) => label);

/** Bo's panel while Ann is on turn, which has the way to bring it up to date. */
async function waitingPanel() {
  const { match, thread } = await startCounting(stage);
  const call = await messageWith(stage, thread, ': your turn');
  const pressed = await stage.discord.press(stage.bo, call.id, controlOf(call, 'Act'));
  const panel = await pressed.reply();
  expect(labels(panel)).toContain('Refresh');
  return { match, thread, panel };
}

/** What an old Refresh shows. */
async function refreshed(thread: string, panel: SeenMessage, text: string): Promise<SeenMessage> {
  const pressed = await stage.discord.press(stage.bo, panel.id, controlOf(panel, 'Refresh'));
  expect(pressed.error).toBeNull();
  return privatelyWith(stage, stage.bo, thread, text);
}

it('an old Refresh answers with how the game ended, and with what makes sense then', async () => {
  const { table, ann, bo } = stage;
  const { match, thread, panel } = await waitingPanel();
  for (const [user, option] of [
    [ann, 'add-3'],
    [bo, 'add-3'],
    [ann, '1'],
    [bo, '2'],
    [ann, 'on'],
    [bo, 'on'],
    [ann, 'add-3'],
    [bo, 'add-3'],
  ] as const) {
    must(await chooseNext(table, match.id, user, [option]));
  }
  const after = await refreshed(thread, panel, 'The game is over.');
  expect(after.text).toContain('### The end');
  expect(after.text).toContain('🏆');
  expect(labels(after)).toEqual(AFTER);
});

it('after an early end, too', async () => {
  const { table, ann } = stage;
  const { match, thread, panel } = await waitingPanel();
  must(await table.abandon(match.id, ann));
  const after = await refreshed(thread, panel, 'This game was ended early.');
  expect(after.text).not.toContain('### The end');
  expect(labels(after)).toEqual(AFTER);
});
