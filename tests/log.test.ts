import { setTimeout } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';
import { inLogContext } from '../src/log-context.ts';

const token = 'MTA5ODc2NTQzMjEwOTg3NjU0.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789';

for (const logFormat of ['json', 'text'] as const) {
  describe(`the log as ${logFormat}`, () => {
    function written(details: object, message: string): string {
      let text = '';
      const destination = {
        write: (line: string) => {
          text += line;
        },
      };
      createLog(
        { logLevel: 'info', logFormat, discordToken: 'my-own-odd-token' },
        destination,
      ).warn(details, message);
      return text;
    }

    test('keeps what matters', () => {
      const text = written({ match: 'abc', error: new TypeError('No view.') }, 'It failed.');
      for (const part of ['abc', 'No view.', 'It failed.', 'TypeError'])
        expect(text).toContain(part);
    });

    test('hides tokens and passwords wherever they stand', () => {
      const text = written(
        {
          error: new Error('connect postgresql://bot:geheim@db.example:5432/x failed'),
          request: { url: `https://discord.com/api/webhooks/123/aW50ZXJhY3Rpb24/messages` },
          authorization: 'Bot secret-of-a-header',
          seen: token,
          own: 'my-own-odd-token',
        },
        'POST /interactions/5/c2VjcmV0/callback',
      );
      for (const secret of ['geheim', 'aW50', 'secret-of', token, 'my-own', 'c2Vj']) {
        expect(text).not.toContain(secret);
      }
      expect(text).toContain('db.example');
    });
  });
}

test('every line that comes of one interaction names it, whatever happens in between', async () => {
  const lines: Record<string, unknown>[] = [];
  const destination = { write: (line: string) => void lines.push(JSON.parse(line)) };
  const log = createLog({ logLevel: 'info', logFormat: 'json', discordToken: null }, destination);
  const work = async (message: string) => {
    await setTimeout(1);
    log.warn({ match: 'm' }, message);
  };
  let later: Promise<void> | undefined;
  await Promise.all([
    inLogContext({ interaction: '1', channel: 'a' }, () => work('first')),
    inLogContext({ interaction: '2', channel: null }, async () => {
      await work('second');
      later = setTimeout(5).then(() => work('later'));
    }),
    work('of nobody'),
  ]);
  await later;
  expect(
    lines.map(({ msg, match, interaction, channel }) => ({ msg, match, interaction, channel })),
  ).toEqual(
    expect.arrayContaining([
      { msg: 'first', match: 'm', interaction: '1', channel: 'a' },
      { msg: 'second', match: 'm', interaction: '2', channel: null },
      { msg: 'later', match: 'm', interaction: '2', channel: null },
      { msg: 'of nobody', match: 'm', interaction: undefined, channel: undefined },
    ]),
  );
  expect(lines).toHaveLength(4);
});
