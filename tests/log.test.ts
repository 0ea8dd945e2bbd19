import { describe, expect, test } from 'vitest';
import { createLog } from '../src/log.ts';

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
