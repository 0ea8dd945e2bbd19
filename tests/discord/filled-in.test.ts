import { expect, it } from 'vitest';
import type { Stakes } from '../../src/kernel/companion.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import { controlOf, messageWith, stageForTests, startCounting } from './stage.ts';

/** One press in the panel for everything that somebody is asked before the next turn. */

const FILLED = 'Go with: help';
const HELP = 'counting.prompt.help';

/** Bo is asked three times for help with what Ann has added, in nobody's turn. */
const asking = (stakes: Stakes) =>
  countingGame({
    helping: { best: 'help', times: 3, inNobodysTurn: true },
    stakes: { [HELP]: stakes },
  });

/** Milliseconds by which the bot's clock is ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

const stage = stageForTests({ games: [asking('matters')], now });

/** Bo's panel, and one from a moment earlier, when Ann has added something. */
async function panelOfBo(): Promise<{ matchId: string; older: SeenMessage; panel: SeenMessage }> {
  const { discord, ann, bo } = stage;
  const { match, thread } = await startCounting(stage);
  ahead += 20 * 60_000;
  await discord.command(ann, thread, 'add', { number: '1' });
  await expect.poll(() => chosenIn(match.id)).toHaveLength(1);
  // The call has the answers themselves; the board leads to the panel.
  const board = await messageWith(stage, thread, '**What to do**');
  const opened = async () =>
    await (await discord.press(bo, board.id, controlOf(board, 'Act'))).reply();
  const older = await opened();
  // Otherwise opening a panel replaces the one before.
  await stage.restart();
  return { matchId: match.id, older, panel: await opened() };
}

const chosenIn = async (matchId: string) =>
  (await stage.store.inputs(matchId, 9))
    .reverse()
    .flatMap(({ seat, options, settled }) =>
      seat === null ? [] : [[seat, options.join(), settled?.standIn ?? null]],
    );

it('answers what the button says, and the rest by the companion, until the next turn', async () => {
  const { discord, bo } = stage;
  const { matchId, panel } = await panelOfBo();
  expect(panel.text).toContain('**Go with** also lets your companion answer everything else');
  await discord.press(bo, panel.id, controlOf(panel, FILLED));
  await expect
    .poll(() => chosenIn(matchId))
    .toEqual([
      ['seat-1', 'add-1', null],
      ['seat-2', 'help', null],
      ['seat-2', 'help', 'filled'],
      ['seat-2', 'help', 'filled'],
    ]);
});

it('a press that comes too late answers nothing', async () => {
  const { discord, bo } = stage;
  const { matchId, older, panel } = await panelOfBo();
  await discord.press(bo, panel.id, controlOf(panel, FILLED));
  await expect.poll(async () => (await chosenIn(matchId)).length).toBe(4);
  const late = await (await discord.press(bo, older.id, controlOf(older, FILLED))).reply();
  expect(late.ephemeral).toBe(true);
  expect(await chosenIn(matchId)).toHaveLength(4);
});
