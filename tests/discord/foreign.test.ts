import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ForgedInteraction } from '../../src/local/index.ts';
import { must } from '../support/test-table.ts';
import { messageWith, type Stage, setStage, startCounting } from './stage.ts';

let stage: Stage;
let thread: string;
let matchId: string;

beforeAll(async () => {
  stage = await setStage({ otherGuilds: [{ name: 'Next door', channels: ['games'] }] });
  const started = await startCounting(stage);
  thread = started.thread;
  matchId = started.match.id;
}, 60_000);
afterAll(() => stage.close());

/** What somebody is told who presses a button that no message has. */
async function forged(custom_id: string, given: Partial<ForgedInteraction> = {}): Promise<string> {
  const { discord, ann } = stage;
  const { id: messageId } = await messageWith(stage, thread, '## Round 1');
  const outcome = await discord.forge({
    userId: ann,
    channelId: thread,
    type: 3,
    data: { custom_id, component_type: 2 },
    messageId,
    ...given,
  });
  await stage.bot.settled();
  return outcome
    .messages()
    .map(({ text }) => text)
    .join();
}

const OLDER = 'is from an older version of me';

describe('an address that nothing of the bot’s can have', () => {
  it.each([
    ['a NUL byte', 'status:a\0b'],
    ['half a surrogate pair', 'status:\ud800'],
    ['more than a custom id holds', `status:${'x'.repeat(100)}`],
    ['a part too many', 'status:a:b'],
    ['no verb', '\0'],
  ])('with %s is answered like one of another version', async (_, custom_id) => {
    expect(await forged(custom_id)).toContain(OLDER);
  });

  it('nor do values of a menu reach the database that it could not keep', async () => {
    const data = { custom_id: 'stats:player:', component_type: 3, values: ['a\0b'] };
    expect(await forged('', { data })).toContain(OLDER);
  });

  it('is refused where it names nobody, without a word to any thread', async () => {
    expect(await forged('stats:player:everybody')).toContain('I don’t know anybody by that name');
    expect(await forged(`stats:nothing:${'x'.repeat(80)}`)).toContain(
      'I don’t know anybody by that name',
    );
    expect(await forged('agree:nothing:1')).toContain('I no longer know this game');
  });
});

describe('a button of a running match', () => {
  it('does not open the same table again', async () => {
    const before = must(await stage.table.list({ statuses: ['lobby'] })).matches;
    expect(await forged(`again:${matchId}`)).toContain('This game is still being played');
    expect(must(await stage.table.list({ statuses: ['lobby'] })).matches).toEqual(before);
  });

  it('leads nowhere on another server, whoever presses it', async () => {
    const channelId = stage.discord.guilds[1]?.channels[0]?.id ?? '';
    for (const verb of ['status', 'act', 'hand', 'chronicle']) {
      expect(await forged(`${verb}:${matchId}`, { channelId })).toContain(
        'I no longer know this game',
      );
    }
    expect(await forged(`status:${matchId}`)).toContain('Waiting for');
  });
});

describe('what only an earlier version of the bot could do', () => {
  it('is answered: a command on somebody, an option of another type, a form without its field', async () => {
    const { cleo } = stage;
    const onSomebody = { id: '1', name: 'Greet', type: 2, target_id: cleo, resolved: {} };
    expect(await forged('', { type: 2, data: onSomebody })).toContain('This command');
    const board = {
      id: '1',
      name: 'board',
      type: 1,
      options: [{ name: 'part', type: 4, value: 7 }],
    };
    expect(await forged('', { type: 2, data: board })).not.toContain('went wrong');
    const form = { custom_id: `report:${matchId}`, components: [] };
    expect(await forged('', { type: 5, data: form })).toContain('This form');
  });
});

it('nothing of it was a fault', () => {
  expect(stage.complaints).toEqual([]);
});
