import { DiscordAPIError } from 'discord.js';
import { RESTJSONErrorCodes } from 'discord-api-types/v10';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { firstAnswer } from '../../src/discord/interactions/first-answer.ts';
import { Lag } from '../../src/discord/lag.ts';
import { controlOf, messageWith, stageForTests, startCounting } from './stage.ts';

/** Discord's way of saying that something is being done below what was pressed. */
const AT_WORK = 6;

describe('the first answer to a press', () => {
  const sent: string[] = [];
  const send = (what: string) => async () => void sent.push(what);
  const soon = (deferral = send('deferral')) =>
    firstAnswer(
      { sent: { mayHaveArrived: () => false }, lag: new Lag() },
      { id: '1', deferred: false },
      deferral,
      true,
    );

  beforeEach(() => {
    sent.length = 0;
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is the answer itself where that comes soon, and nothing is sent besides', async () => {
    const first = soon();
    await vi.advanceTimersByTimeAsync(20);
    expect(await first.give(send('panel'))).toBe(true);
    await vi.advanceTimersByTimeAsync(5_000);
    await first.defer();
    expect(sent).toEqual(['panel']);
  });

  it('says that an answer is coming where that takes longer than anybody notices', async () => {
    const first = soon();
    await vi.advanceTimersByTimeAsync(100);
    expect(sent).toEqual(['deferral']);
    expect(await first.give(send('panel'))).toBe(false);
    expect(sent).toEqual(['deferral']);
  });

  it('is missed by whoever answers after it when it has failed', async () => {
    const first = soon(() => Promise.reject(new Error('lost')));
    await vi.advanceTimersByTimeAsync(100);
    await expect(first.give(send('panel'))).rejects.toThrow('lost');
    expect(sent).toEqual([]);
  });

  it('can still be that one is coming where Discord could not read what was sent', async () => {
    const first = soon();
    const refused = { code: RESTJSONErrorCodes.InvalidFormBodyOrContentType, message: 'No.' };
    const error = new DiscordAPIError(refused, refused.code, 400, 'POST', '', {});
    await expect(first.give(() => Promise.reject(error))).rejects.toThrow(error);
    await first.defer();
    expect(sent).toEqual(['deferral']);
  });
});

describe('a process', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  /** Makes a 50 ms timer fire this many milliseconds late. */
  async function lateBy(lag: Lag, milliseconds: number): Promise<void> {
    lag.after(50, () => {});
    const now = performance.now();
    vi.spyOn(performance, 'now').mockReturnValueOnce(now + 50 + milliseconds);
    await vi.advanceTimersByTimeAsync(50);
    vi.mocked(performance.now).mockRestore();
  }

  it('is behind for a while after it has come late to what it meant to do', async () => {
    const lag = new Lag();
    await lateBy(lag, 5);
    expect(lag.isBehind()).toBe(false);
    await lateBy(lag, 80);
    expect(lag.isBehind()).toBe(true);
    await vi.advanceTimersByTimeAsync(6_000);
    expect(lag.isBehind()).toBe(false);
  });
});

describe('with a database that takes its time', () => {
  let pause = 0;
  const stage = stageForTests({
    wrapStore: (store) => ({
      ...store,
      async read(matchId) {
        await new Promise((resolve) => setTimeout(resolve, pause));
        return store.read(matchId);
      },
    }),
  });

  it('a press is acknowledged before the answer is there', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const call = await messageWith(stage, thread, ': your turn');
    pause = 1_000;
    const slow = await discord.press(ann, call.id, controlOf(call, 'Act'));
    pause = 0;
    expect(slow.type).toBe(AT_WORK);
    expect((await slow.reply()).text).toContain('How much do you add?');
  });
});
