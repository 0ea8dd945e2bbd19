import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url).href;

/** A process with work under way on two matches, in which this then happens. */
async function ended(then: string): Promise<{ status: number; said: string; errors: string }> {
  const code = `
    import { createLog } from '${SOURCE}log.ts';
    import { endWhenNobodyHears } from '${SOURCE}last-resort.ts';
    import { atWork, notingMatches } from '${SOURCE}table/match/at-work.ts';
    const pause = (ms) => new Promise((go) => setTimeout(go, ms));
    const store = notingMatches({ read: () => pause(5), change: () => pause(5), outbox: { take: () => pause(5) } });
    endWhenNobodyHears(createLog({ logLevel: 'info', logFormat: 'json', discordToken: null }));
    atWork(async () => { await store.read('another'); await pause(60_000); });
    await pause(1);
    void atWork(async () => {
      await store.read('harbour');
      await store.change('mill', () => {});
      await pause(20);
      ${then}
    });
    await pause(60_000);`;
  const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code]);
  const [said, errors, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit') as Promise<[number]>,
  ]);
  return { status, said, errors };
}

describe('what nobody has an answer to', () => {
  it.each([
    ['a promise that nobody hears', 'Promise.reject(new Error("adrift"));'],
    ['an error in a timer', 'setTimeout(() => { throw new Error("adrift"); }, 5);'],
    ['the work itself', 'throw new Error("adrift");'],
  ])(
    'ends the process with the stack and the matches at work: %s',
    async (_, then) => {
      const { status, said, errors } = await ended(then);
      expect(errors).toBe('');
      expect(status).toBe(1);
      const lines = said.trim().split('\n');
      expect(lines).toHaveLength(1);
      const line = JSON.parse(lines[0] as string);
      expect(line).toMatchObject({ level: 60, matches: ['harbour', 'mill'] });
      expect(line.error.stack).toContain('adrift');
      expect(line.msg).toContain('nothing that was acknowledged is lost');
    },
    30_000,
  );
});
