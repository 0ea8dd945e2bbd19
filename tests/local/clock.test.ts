import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type LocalDiscord, startLocalDiscord } from '../../src/local/index.ts';
import { snowflakeTime } from '../../src/local/state/snowflake.ts';

let discord: LocalDiscord;
let now = Date.UTC(2027, 1, 28, 20);

beforeEach(async () => {
  discord = await startLocalDiscord({ openApiPath: '', notice: () => {}, now: () => now });
});
afterEach(() => discord.close());

describe('a clock that is moved', () => {
  test('dates messages and their ids, which grow while it stands still', () => {
    const [ann] = discord.users;
    const [channel] = discord.channels;
    const say = (what: string) => discord.say(ann?.id ?? '', channel?.id ?? '', what);
    const first = say('one');
    const second = say('two');
    expect(first.api.timestamp).toBe('2027-02-28T20:00:00.000Z');
    expect(snowflakeTime(first.id)).toBe(now);
    expect(BigInt(second.id)).toBe(BigInt(first.id) + 1n);
    now += 3_600_000;
    const third = say('three');
    expect(third.api.timestamp).toBe('2027-02-28T21:00:00.000Z');
    expect(snowflakeTime(third.id)).toBe(now);
  });

  test('does not move the clock of another Discord', async () => {
    const other = await startLocalDiscord({ openApiPath: '', notice: () => {} });
    const said = other.say(other.users[0]?.id ?? '', other.channels[0]?.id ?? '', 'now');
    await other.close();
    expect(Math.abs(snowflakeTime(said.id) - Date.now())).toBeLessThan(60_000);
  });
});
