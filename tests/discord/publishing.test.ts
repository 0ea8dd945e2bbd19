import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../src/discord/commands/definitions.ts';
import { registerCommands } from '../../src/discord/commands/registration.ts';
import { COMMANDS } from '../../src/discord/interactions/commands.ts';
import { type Store, StoreUnavailable } from '../../src/table/match/saved/store.ts';
import { createLanguages } from '../../src/texts/languages.ts';
import { countingGame } from '../support/counting-game.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  type Stage,
  setStage,
  startCounting,
} from './stage.ts';

let stage: Stage;
let away = false;
/** Milliseconds by which the bot's clock is ahead. */
let ahead = 0;
const now = () => new Date(Date.now() + ahead);

/** A store that can be taken away. */
const removable = (store: Store): Store =>
  new Proxy(store, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      return (...args: unknown[]) => {
        if (away) return Promise.reject(new StoreUnavailable('Taken away by the test.'));
        return Reflect.apply(value, target, args);
      };
    },
  });

beforeAll(async () => {
  stage = await setStage({ wrapStore: removable, now });
});

afterAll(() => stage.close());

const countIn = (thread: string, text: string) =>
  stage.discord.messages(thread).filter((message) => message.text.includes(text)).length;

describe('when Discord fails', () => {
  it('a message is posted once although the answer was lost', async () => {
    const { discord, ann, bo } = stage;
    const { thread } = await startCounting(stage);
    for (const status of [502, 'cut'] as const)
      discord.faults.failRequests({
        method: 'POST',
        path: `/channels/${thread}/messages`,
        status,
        when: 'after',
      });
    discord.faults.failRequests({ method: 'PATCH', path: `/channels/${thread}/`, status: 500 });
    await (await discord.command(ann, thread, 'add', { number: '2' })).reply();
    await messageWith(stage, thread, `<@${bo}>): your turn`);
    await discord.waitFor(() => countIn(thread, '2 of 12') === 1, 10_000);
    expect(countIn(thread, 'seat-1 adds 2: 2.')).toBe(1);
    expect(countIn(thread, ': your turn')).toBe(1);
    discord.faults.clear();
  });

  it.each(['before', 'after'] as const)(
    'a thread is made once although the answer was lost %s that, and never another match’s',
    async (when) => {
      const { discord, channel } = stage;
      await startCounting(stage);
      const before = discord.threads(channel).map(({ id }) => id);
      const path = `/channels/${channel}/threads`;
      discord.faults.failRequests({ method: 'POST', path, status: 'cut', when, times: 1 });
      const { thread } = await startCounting(stage);
      await messageWith(stage, thread, '## Round 1');
      expect(discord.threads(channel)).toHaveLength(before.length + 1);
      expect(before).not.toContain(thread);
      discord.faults.clear();
    },
  );

  it('a thread is made once although our clock was ahead when the match began', async () => {
    const { discord, channel } = stage;
    const before = discord.threads(channel).length;
    const path = `/channels/${channel}/threads`;
    discord.faults.failRequests({ method: 'POST', path, status: 'cut', when: 'after', times: 1 });
    ahead = 3_600_000;
    const { thread } = await startCounting(stage);
    await messageWith(stage, thread, '## Round 1');
    expect(discord.threads(channel)).toHaveLength(before + 1);
    ahead = 0;
    discord.faults.clear();
  });

  it('a message that somebody has deleted is posted anew', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const round = await messageWith(stage, thread, '## Round 1');
    discord.faults.deleteMessage(round.id);
    await (await discord.command(ann, thread, 'add', { number: '1' })).reply();
    const again = await messageWith(stage, thread, '1 of 12');
    expect(again.id).not.toBe(round.id);
    expect(again.pictures).toEqual([expect.objectContaining({ alt: '1 of 12' })]);
  });

  it('a picture that has not changed is not sent again', async () => {
    const { discord, ann } = stage;
    const { thread, match } = await startCounting(stage);
    const round = await messageWith(stage, thread, '## Round 1');
    await stage.table.repair(match.id);
    await stage.publishing.drain();
    const same = await messageWith(stage, thread, '## Round 1');
    expect(same.edited).toBe(true);
    expect(same.pictures).toEqual(round.pictures);
    expect(same.pictures).toEqual([expect.objectContaining({ alt: '0 of 12' })]);
    await (await discord.command(ann, thread, 'add', { number: '1' })).reply();
    const changed = await messageWith(stage, thread, '1 of 12');
    expect(changed.pictures).toHaveLength(1);
    expect(changed.pictures[0]?.attachmentId).not.toBe(round.pictures[0]?.attachmentId);
  });
});

describe('when the connection fails', () => {
  it('an interaction that comes too late does nothing, and can be repeated', async () => {
    const { discord, ann } = stage;
    const { thread, match } = await startCounting(stage);
    discord.faults.delayNextInteraction(3_300);
    const late = await discord.command(ann, thread, 'add', { number: '3' });
    expect(late.error).not.toBeNull();
    await stage.bot.settled();
    const found = await stage.table.find(match.id);
    expect(found.ok && found.match.revision).toBe(0);
    const again = await discord.command(ann, thread, 'add', { number: '3' });
    await again.reply();
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
  });

  it('the bot comes back by itself', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    discord.faults.dropGateway('reconnect');
    await discord.waitFor(() => discord.botConnected(), 20_000);
    const status = await discord.command(ann, thread, 'status', {});
    expect((await status.reply()).text).toContain('Waiting for');
  });

  it('commands that are known already are not written again', async () => {
    const { discord, bot, texts } = stage;
    const route = 'PUT /applications/{application_id}/commands';
    expect(discord.statistics.requests.get(route)).toBe(1);
    const definitions = commandDefinitions(COMMANDS, [countingGame()], createLanguages(texts));
    const { rest } = bot.client;
    expect(await registerCommands(rest, discord.applicationId, definitions)).toBe(false);
    expect(await registerCommands(rest, discord.applicationId, definitions.slice(1))).toBe(true);
    expect(discord.statistics.requests.get(route)).toBe(2);
    const elsewhere = definitions.map((definition) => ({ ...definition, contexts: [0, 1] }));
    const forUsers = elsewhere.map((definition) => ({ ...definition, integration_types: [0, 1] }));
    for (const changed of [elsewhere, forUsers, definitions]) {
      expect(await registerCommands(rest, discord.applicationId, changed)).toBe(true);
      expect(await registerCommands(rest, discord.applicationId, changed)).toBe(false);
    }
  });
});

describe('when the database is away', () => {
  it('says so in private and loses nothing', async () => {
    const { discord, ann } = stage;
    const { thread } = await startCounting(stage);
    const turn = await messageWith(stage, thread, ': your turn');
    const panel = await (await discord.press(ann, turn.id, controlOf(turn, 'Act'))).reply();
    away = true;
    await discord.press(ann, panel.id, controlOf(panel, 'add-3'));
    const answer = await discord.waitFor(() =>
      discord
        .messages(thread, ann)
        .find(({ ephemeral, text }) => ephemeral && text.includes('I can’t reach my memory')),
    );
    expect(answer.text).toContain('Nothing is lost');
    const typed = await discord.command(ann, thread, 'add', { number: '3' });
    expect((await typed.reply()).text).toContain('I can’t reach my memory');
    const suggested = await discord.autocomplete(ann, thread, 'add', { number: '' }, 'number');
    expect(suggested.choices).toEqual([]);
    away = false;
    const again = await discord.command(ann, thread, 'add', { number: '3' });
    await again.reply();
    await messageWith(stage, thread, 'seat-1 adds 3: 3.');
  });
});

it('has notified nobody but players, and broken no rule of Discord’s', () => {
  expect(notifiedBeyond(stage, [stage.ann, stage.bo])).toEqual([]);
  expect(stage.discord.statistics.violations).toEqual([]);
});
