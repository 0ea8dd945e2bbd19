import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';
import { controlOf, messageWith, type Stage, setStage, startCounting } from './stage.ts';

let stage: Stage;

beforeAll(async () => {
  stage = await setStage({ games: [rollingAtOnce()] });
});

/** The counting game with a button that rolls and keeps what is rolled. */
function rollingAtOnce(): Game {
  const game = countingGame();
  const { panel } = game.presentation;
  return {
    ...game,
    presentation: {
      ...game.presentation,
      panel(view, decision: Decision, texts) {
        const shown = panel(view, decision, texts);
        const roll = decision.options.find(({ id }) => id === 'roll');
        if (!roll) return shown;
        const text = { label: 'roll and keep' };
        const options = [{ option: roll, ahead: ['yes'], text }];
        return {
          ...shown,
          menus: [...shown.menus, { id: 'once', title: 'Once', as: 'buttons', options }],
        };
      },
    },
  };
}

afterAll(() => stage.close());

/** Opens the panel of the player on turn. */
async function panelOf(thread: string, user: string): Promise<SeenMessage> {
  const { discord } = stage;
  const call = await messageWith(stage, thread, ': your turn');
  return (await discord.press(user, call.id, controlOf(call, 'Act'))).reply();
}

/** The latest private message of a user that says this. */
const privately = (thread: string, user: string, words: string): Promise<SeenMessage> =>
  stage.discord.waitFor(() =>
    stage.discord.messages(thread, user).findLast(({ ephemeral, text, controls }) => {
      const all = [text, ...controls.map(({ label }) => label ?? '')].join('\n');
      return ephemeral && all.includes(words);
    }),
  );

/** How many choices there are, and what Ann is asked. */
async function standOf(matchId: string): Promise<[number, string[]] | null> {
  const look = await stage.table.look(matchId, stage.ann);
  return look.ok ? [look.match.revision, look.open.map(({ id }) => id)] : null;
}

it('is offered in the panel of its question, seen in the status and taken back there', async () => {
  const { discord, ann } = stage;
  const { thread } = await startCounting(stage);
  const panel = await panelOf(thread, ann);
  await discord.press(ann, panel.id, controlOf(panel, 'roll'));
  const asked = await privately(thread, ann, 'Always keep it');
  await discord.press(ann, asked.id, controlOf(asked, 'Always keep it'));
  const status = await (await discord.command(ann, thread, 'status')).reply();
  const open = await discord.press(ann, status.id, controlOf(status, 'Set what I’m asked'));
  expect(open.error).toBeNull();
  const list = await privately(thread, ann, '- Always keep it');
  await discord.press(ann, list.id, controlOf(list, 'Take back “Always keep it”'));
  await privately(thread, ann, 'Your standing answers**: none yet');
  expect(stage.complaints).toEqual([]);
});

it('is given before its question comes, in the same place', async () => {
  const { discord, ann } = stage;
  const { thread, match } = await startCounting(stage);
  const status = await (await discord.command(ann, thread, 'status')).reply();
  await discord.press(ann, status.id, controlOf(status, 'Set what I’m asked'));
  const list = await privately(thread, ann, 'Answer before you’re asked');
  await discord.press(ann, list.id, controlOf(list, 'Drop it until my turn'));
  const given = await privately(thread, ann, '- Drop it until my turn');
  expect(given.text).not.toContain('Answer before');
  await discord.command(ann, thread, 'roll');
  // Nobody is asked whether to keep what she rolls.
  await expect.poll(() => standOf(match.id), { timeout: 20_000 }).toEqual([2, []]);
  expect(stage.complaints).toEqual([]);
});

it('one press answers what comes of it where the panel says so', async () => {
  const { discord, ann } = stage;
  const { match, thread } = await startCounting(stage);
  const panel = await panelOf(thread, ann);
  await discord.press(ann, panel.id, controlOf(panel, 'roll and keep'));
  await expect.poll(() => standOf(match.id), { timeout: 20_000 }).toEqual([2, []]);
  expect(stage.complaints).toEqual([]);
});
