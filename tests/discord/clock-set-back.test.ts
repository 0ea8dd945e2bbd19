import { REST } from 'discord.js';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { type ClockWatch, createClockWatch } from '../../src/discord/clock-set-back.ts';

const MINUTE = 60_000;
const realNow = Date.now;
let wrong = 0;
let clock: ClockWatch;

afterEach(() => {
  vi.restoreAllMocks();
  clock.stop();
  wrong = 0;
});

const PLACE = { 'x-ratelimit-limit': '5', 'x-ratelimit-remaining': '0' };
const LIMITS = [
  ['of all requests', {}],
  ['of a place', { ...PLACE, 'x-ratelimit-reset-after': '0.1' }],
] as const;

/** The real discord.js, with Discord's answer to everything. */
function connected(headers: object, every: number) {
  vi.spyOn(Date, 'now').mockImplementation(() => realNow() + wrong);
  const sent: string[] = [];
  clock = createClockWatch(every);
  const rest = new REST({
    globalRequestsPerSecond: 20,
    rejectOnRateLimit: clock.rejectOnRateLimit,
    makeRequest: async (url) => {
      sent.push(url);
      return new Response('{}', { headers: { 'content-type': 'application/json', ...headers } });
    },
  }).setToken('a.b.c');
  clock.watch(rest);
  /** Two for each of this many places. */
  const send = (places: number) =>
    Promise.allSettled(
      Array.from({ length: 2 * places }, (_, index) =>
        rest.post(`/channels/10000000000000000${10 + (index % places)}/messages`, { body: {} }),
      ),
    );
  return { rest, send, sent };
}

const looks = () => new Promise((resolve) => setTimeout(resolve, 60));

describe.each(LIMITS)('a clock that is set back, and the limit %s', (_, headers) => {
  test.each([
    ['ten minutes', 10],
    ['an hour', 60],
  ])('by %s: what is sent then is not kept until it has come round again', async (_by, minutes) => {
    const { send, sent } = connected(headers, 20);
    wrong = minutes * MINUTE;
    await looks();
    await send(1);
    wrong = 0;
    await looks();
    await send(15);
    expect(sent).toHaveLength(2 + 30);
  });

  test('before that is noticed: what must wait fails at once, and the next is sent', async () => {
    const { send, sent } = connected(headers, MINUTE);
    wrong = 60 * MINUTE;
    await send(1);
    wrong = 0;
    const done = await send(15);
    const kept = done.filter(({ status }) => status === 'rejected');
    expect(kept.length).toBeGreaterThan(0);
    for (const one of kept) {
      expect(one).toMatchObject({ reason: { timeToReset: expect.any(Number) } });
    }
    const before = sent.length;
    await send(5);
    expect(sent.length - before).toBe(10);
  });
});

test('a clock that goes as it should leaves the limits as they are', async () => {
  const { rest, send } = connected({}, 20);
  await send(3);
  const { globalReset } = rest;
  await looks();
  expect(rest.globalReset).toBe(globalReset);
  expect(rest.handlers.size).toBe(3);
});
