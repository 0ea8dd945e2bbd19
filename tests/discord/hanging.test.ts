import { describe, expect, it } from 'vitest';
import type { SeenMessage } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import { controlOf, messageWith, stageForTests, startCounting, voteIn } from './stage.ts';

/** A private message shows which message it answers. That one stays as long as it hangs there. */

let ahead = 0;
const stage = stageForTests({ now: () => new Date(Date.now() + ahead) });

const LEFT = '-# The game has moved on.';
const CONTINUED = '-# Continued below.';

const textsOf = (thread: string, user?: string): string[] =>
  stage.discord.messages(thread, user).map(({ text }) => text);
const panelsOf = (thread: string, user: string): SeenMessage[] =>
  stage.discord.messages(thread, user).filter(({ ephemeral }) => ephemeral);

const wayFor = (thread: string, user: string): Promise<SeenMessage> =>
  stage.discord.waitFor(() =>
    stage.discord
      .messages(thread)
      .findLast(
        ({ text, controls }) =>
          text.includes(`<@${user}>`) && controls.some(({ label }) => label === 'Act'),
      ),
  );

async function opened(thread: string, user: string): Promise<SeenMessage> {
  const call = await wayFor(thread, user);
  return (await stage.discord.press(user, call.id, controlOf(call, 'Act'))).reply();
}

/** Presses in a private message, and returns the last one there is then. */
async function press(
  thread: string,
  user: string,
  message: SeenMessage,
  label: string,
): Promise<SeenMessage> {
  await stage.discord.press(user, message.id, controlOf(message, label));
  await stage.bot.settled();
  await stage.publishing.drain();
  const last = panelsOf(thread, user).at(-1);
  if (!last) throw new Error('There is no private message.');
  return last;
}

describe('a panel that was opened from a call', () => {
  it('stands under one line of it when the call is over, wherever it moves', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const panel = await opened(thread, ann);
    const call = panel.api.message_reference?.message_id;
    const next = await press(thread, ann, panel, 'roll');
    expect(next.id).not.toBe(panel.id);
    expect(next.text).toContain('Keep it?');
    expect(next.api.message_reference?.message_id).toBe(call);
    expect(discord.messages(thread).find(({ id }) => id === call)).toMatchObject({
      text: LEFT,
      controls: [],
    });
    await press(thread, ann, next, 'yes');
    expect(panelsOf(thread, ann)).toHaveLength(1);
    expect(discord.underDeleted(thread, ann)).toEqual([]);
    // A call that nobody has pressed leaves nothing.
    await discord.command(bo, thread, 'add', { number: '1' });
    await messageWith(stage, thread, 'seat-2 adds 1');
    await stage.publishing.drain();
    expect(textsOf(thread).filter((text) => text === LEFT)).toHaveLength(1);
  });

  it('leaves its line for an hour: whatever is posted after that takes it away', async () => {
    const { ann } = stage;
    const { thread } = await startCounting(stage);
    await press(thread, ann, await opened(thread, ann), 'add-1');
    const posted = () => textsOf(thread).filter((text) => text !== LEFT);
    const before = posted();
    await startCounting(stage);
    ahead += 59 * 60_000;
    await startCounting(stage);
    expect(textsOf(thread)).toContain(LEFT);
    ahead += 2 * 60_000;
    await startCounting(stage);
    await stage.publishing.drain();
    expect(textsOf(thread)).not.toContain(LEFT);
    expect(posted()).toEqual(before);
  });

  it('goes when the next one is opened, and so does the line', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    const panel = await opened(thread, ann);
    await press(thread, ann, panel, 'add-1');
    expect(textsOf(thread)).toContain(LEFT);
    await press(thread, bo, await opened(thread, bo), 'add-1');
    const call = await messageWith(stage, thread, 'Which number do you hide?');
    await (await discord.press(ann, call.id, controlOf(call, 'Answer'))).reply();
    await stage.bot.settled();
    expect(panelsOf(thread, ann)).toHaveLength(1);
    // Bo's call stays: his panel hangs below it.
    expect(textsOf(thread).filter((text) => text === LEFT)).toHaveLength(1);
    expect(discord.underDeleted(thread, ann)).toEqual([]);
    expect(discord.underDeleted(thread, bo)).toEqual([]);
  });

  it('leaves a line where it was when nothing is known any more of how it came there', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const board = await messageWith(stage, thread, '**What to do**');
    const panel = await (await discord.press(ann, board.id, controlOf(board, 'Act'))).reply();
    await stage.restart();
    const next = await press(thread, ann, panel, 'roll');
    expect(next.text).toContain('Keep it?');
    await press(thread, ann, next, 'yes');
    const own = panelsOf(thread, ann).map(({ text }) => text.split('\n')[0]);
    expect(own).toHaveLength(2);
    expect(own[0]).toBe(CONTINUED);
    expect(discord.underDeleted(thread, ann)).toEqual([]);
  });

  it('is seen to stand under a deleted message where somebody else deletes that', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const panel = await opened(thread, ann);
    discord.faults.deleteMessage(panel.api.message_reference?.message_id ?? '');
    expect(discord.underDeleted(thread, ann).map(({ id }) => id)).toEqual([panel.id]);
  });
});

describe('a press in public', () => {
  it('leaves nothing of the call where nothing private came of it', async () => {
    const { discord, ann, bo } = stage;
    const { thread, match } = await startCounting(stage);
    const vote = await voteIn(stage, thread, match.id);
    await discord.press(ann, vote.id, controlOf(vote, 'on'));
    await stage.bot.settled();
    await discord.press(bo, vote.id, controlOf(vote, 'end'));
    await messageWith(stage, thread, 'Vote: 1 to 1');
    await stage.bot.settled();
    await stage.publishing.drain();
    expect(discord.messages(thread).map(({ id }) => id)).not.toContain(vote.id);
    expect(textsOf(thread)).not.toContain(LEFT);
  });
});

describe('a whole game by buttons', () => {
  /** What leads nowhere, or back. */
  const ASIDE =
    /^(Explain|Since you looked|Status|Target|Undo|Refresh|Leave orders|Advise|Look|Change my vote|end$)/;

  const waysIn = ({ controls }: SeenMessage) =>
    controls.filter(
      ({ label, kind, customId }) => kind === 'button' && customId && !ASIDE.test(label),
    );

  /** What somebody presses next: usually in private, now and then in public. */
  function nextFor(thread: string, user: string, turn: number) {
    const usable = stage.discord
      .messages(thread, user)
      .filter((message) => waysIn(message).length > 0);
    const own = usable.filter(({ ephemeral }) => ephemeral);
    const message = (turn % 3 === 0 ? usable : own).at(-1) ?? usable.at(-1);
    if (!message) return null;
    const ways = waysIn(message);
    return { message, way: ways[turn % 5 === 0 ? ways.length - 1 : 0] };
  }

  it('never leaves anything under a message that is gone', async () => {
    const { discord, ann, bo, table } = stage;
    const { thread, match } = await startCounting(stage);
    const isOver = async () => must(await table.find(match.id)).match.status !== 'playing';
    let moved = 0;
    for (let turn = 0; turn < 120 && !(await isOver()); turn += 1) {
      const user = turn % 4 < 2 ? ann : bo;
      const next = nextFor(thread, user, turn);
      if (!next?.way?.customId) continue;
      await discord.press(user, next.message.id, next.way.customId);
      await stage.bot.settled();
      await stage.publishing.drain();
      for (const one of [ann, bo]) {
        expect(discord.underDeleted(thread, one), `after ${next.way.label}`).toEqual([]);
      }
      if (!discord.messages(thread, user).some(({ id }) => id === next.message.id)) moved += 1;
    }
    expect(await isOver()).toBe(true);
    expect(moved).toBeGreaterThan(3);
    expect(panelsOf(thread, ann).length + panelsOf(thread, bo).length).toBeLessThan(8);
  });
});

it('has broken no rule of Discord’s', () => {
  expect(stage.discord.statistics.violations).toEqual([]);
  expect(stage.complaints).toEqual([]);
});
