import { expect, it } from 'vitest';
import { altar } from '../../src/games/altar/index.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import { noticesFor } from '../../src/table/telling/notifications/notices.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { chooseNext, must } from '../support/test-table.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  type Stage,
  setStage,
  stageForTests,
  startCounting,
} from './stage.ts';

const stage = stageForTests();

/** Until everything that is owed has been posted, and every direct message sent. */
async function told({ publishing, bot }: Stage): Promise<void> {
  await publishing.drain();
  await bot.settled();
}

const direct = (user: string): SeenMessage[] => stage.discord.directMessages(user);
const callsDirectly = (user: string) =>
  direct(user).filter(({ text }) => text.includes('** is waiting for you'));

/** Types `/notify`, and returns the panel. */
async function notify(user: string, options: { [option: string]: string }): Promise<SeenMessage> {
  const typed = await stage.discord.command(user, stage.channel, 'notify', options);
  return typed.reply();
}

/** A match in which Ann has just moved, so that it is Bo's turn, and whom that has notified. */
async function bosMove() {
  const { match, thread } = await startCounting(stage);
  await told(stage);
  stage.discord.statistics.reset();
  must(await chooseNext(stage.table, match.id, stage.ann, ['add-2']));
  const call = await messageWith(stage, thread, `(<@${stage.bo}>): your turn`);
  await told(stage);
  return { match, thread, call, mentioned: notifiedBeyond(stage, []) };
}

it('without anything set, the thread mentions whoever it waits for, and nobody is written to', async () => {
  const panel = await notify(stage.bo, {});
  expect(panel.text).toContain('I **mention** you in its thread.');
  expect(panel.text).toContain('**no limit**');
  expect(panel.controls.map(({ label }) => label)).toEqual([
    'How…',
    'At most…',
    'When not…',
    'Your time zone…',
  ]);
  const { mentioned } = await bosMove();
  expect(mentioned).toEqual([stage.bo]);
  expect(direct(stage.bo)).toEqual([]);
});

it('a direct message says what is asked and leads to it, and goes when it is answered', async () => {
  const { discord, table, bo } = stage;
  const panel = await notify(bo, { how: 'direct' });
  expect(panel.text).toContain('I send you a **direct message**');
  expect(direct(bo).map(({ text }) => text)).toEqual([
    'From now on, I’ll message you here when a game is waiting for you. I delete each message once you’ve answered.',
  ]);

  const { match, thread, call, mentioned } = await bosMove();
  // The thread names him all the same.
  expect(call.text).toContain(`<@${bo}>`);
  expect(mentioned).toEqual([]);
  const [message, ...others] = callsDirectly(bo);
  expect(others).toEqual([]);
  expect(message?.text).toContain(': your turn');
  expect(JSON.stringify(message?.api.components)).toContain(
    `https://discord.com/channels/${discord.guildId}/${thread}/${call.id}`,
  );
  expect(
    discord
      .messages(thread, stage.ann)
      .filter(({ text }) => text.includes('** is waiting for you')),
  ).toEqual([]);

  must(await chooseNext(table, match.id, bo, ['add-1']));
  await told(stage);
  expect(callsDirectly(bo)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('both is both, and from there the panel opens in the direct message itself', async () => {
  const { discord, bo } = stage;
  const panel = await notify(bo, {});
  await discord.select(bo, panel.id, controlOf(panel, 'How…'), ['both']);
  const { mentioned } = await bosMove();
  expect(mentioned).toEqual([bo]);
  const [message] = callsDirectly(bo);
  if (!message) throw new Error('Bo was not written to.');
  const opened = await (
    await discord.press(bo, message.id, controlOf(message, 'Notifications'))
  ).reply();
  expect(opened.text).toContain('and send you a **direct message**');
  // It works when typed there as well; what belongs to a server doesn't.
  const typed = await discord.command(bo, message.channelId, 'notify', { how: 'none' });
  expect((await typed.reply()).text).toContain('I notify you of **nothing**');
  await expect(discord.command(bo, message.channelId, 'mine')).rejects.toThrow(
    'There is no command',
  );
});

it('who wants nothing is named only', async () => {
  const { mentioned, call } = await bosMove();
  expect(mentioned).toEqual([]);
  expect(call.text).toContain(`<@${stage.bo}>`);
  expect(callsDirectly(stage.bo)).toHaveLength(1);
});

it('a limit ends them for the day, and the last one says so', async () => {
  // The one match in which he was both messaged and mentioned counts once.
  const panel = await notify(stage.bo, { how: 'mention', most: '3' });
  expect(panel.text).toContain('**3 times** in 24 hours at most');
  const first = await bosMove();
  expect(first.mentioned).toEqual([stage.bo]);
  expect(first.call.text).toContain('that’s your last notification for now');
  const second = await bosMove();
  expect(second.mentioned).toEqual([]);
  expect(second.call.text).not.toContain('last notification');
});

it('whose direct messages are closed is mentioned in the thread, and the panel says so', async () => {
  const { discord, ann, bo, table } = stage;
  await notify(bo, { how: 'direct', most: 'null' });
  discord.faults.closeDirectMessages(bo);
  const before = callsDirectly(bo).length;
  const { match, thread, mentioned } = await bosMove();
  expect(mentioned).toEqual([bo]);
  const instead = await messageWith(stage, thread, 'so I mention you here');
  expect(callsDirectly(bo)).toHaveLength(before);
  must(await chooseNext(table, match.id, bo, ['add-1']));
  await told(stage);
  expect(discord.messages(thread).map(({ id }) => id)).not.toContain(instead.id);

  // From then on the call itself mentions him.
  const next = await bosMove();
  expect(next.mentioned).toEqual([bo]);
  expect(
    discord.messages(next.thread).some(({ text }) => text.includes('I mention you here')),
  ).toBe(false);
  const panel = await notify(bo, {});
  expect(panel.text).toContain('yours are closed to me');
  const still = await discord.press(bo, panel.id, controlOf(panel, 'Try a direct message again'));
  expect((await still.reply()).text).toContain('yours are closed to me');
  discord.faults.closeDirectMessages(bo, false);
  await discord.press(bo, panel.id, controlOf(panel, 'Try a direct message again'));
  await privatelyWith(stage, bo, stage.channel, 'How I reach you');
  await discord.waitFor(
    () => !textOf(discord.messages(stage.channel, bo), panel.id).includes('closed to me'),
  );
  expect(direct(ann)).toEqual([]);
  expect(stage.complaints).toEqual([]);
});

it('who can neither be written to nor mentioned instead holds nothing up', async () => {
  const { discord, ann, bo, store, table } = stage;
  must(await table.setNotifications(bo, { way: 'direct', most: null, closed: false }));
  discord.faults.closeDirectMessages(bo);
  const { match, thread } = await startCounting(stage);
  await told(stage);
  // The direct message fails only once the call is there.
  const path = '/users/@me/channels';
  discord.faults.failRequests({ method: 'POST', path, status: 429, retryAfter: 1 });
  must(await chooseNext(table, match.id, ann, ['add-2']));
  await messageWith(stage, thread, `(<@${bo}>): your turn`);
  const there = `/channels/${thread}/messages`;
  discord.faults.failRequests({ method: 'POST', path: there, status: 403, code: 50013 });
  await told(stage);
  expect(await store.notifications.standing(match.id)).toEqual([]);
  expect(stage.complaints.map(({ msg }) => msg)).toEqual([
    'Nobody could be mentioned instead of a direct message.',
  ]);
  stage.complaints.length = 0;
  discord.faults.closeDirectMessages(bo, false);
  must(await table.setNotifications(bo, { closed: false }));
});

const textOf = (messages: readonly SeenMessage[], id: string): string =>
  messages.find((message) => message.id === id)?.text ?? '';

it('a direct message that gets through without our knowing, or not at all, is sent once', async () => {
  const { discord, bo } = stage;
  await notify(bo, { how: 'direct' });
  const path = `/channels/${direct(bo)[0]?.channelId}/messages`;
  const before = callsDirectly(bo).length;
  discord.faults.failRequests({ method: 'POST', path, status: 502, when: 'after' });
  await bosMove();
  expect(callsDirectly(bo)).toHaveLength(before + 1);
  expect(stage.complaints).toEqual([]);

  discord.faults.failRequests({ method: 'POST', path, status: 403, code: 50001 });
  const { match } = await bosMove();
  // However often the match is published afterwards.
  must(await stage.table.repair(match.id));
  await told(stage);
  expect(callsDirectly(bo)).toHaveLength(before + 1);
  expect(stage.complaints.splice(0).map(({ msg }) => msg)).toEqual([
    'A direct message did not get through.',
  ]);
});

it('a direct message leads to where the call is, when that has moved', async () => {
  const { bo, table, store } = stage;
  await notify(bo, { how: 'direct' });
  const { match, thread, call } = await bosMove();
  const sent = callsDirectly(bo).find((one) => JSON.stringify(one.api).includes(call.id));
  const snapshot = must(await table.snapshot(match.id));
  const decisions = snapshot.open.map(({ id }) => id);
  const slot: Slot = {
    kind: 'call',
    key: 'call:z',
    data: { decisions, mentions: [], closed: false },
  };
  const here = { store, now: () => new Date() };
  const notices = noticesFor(
    here,
    match.id,
    { slot, nonce: 'moved', direct: true, dueAt: here.now() },
    match.settings,
  );
  const publication = {
    slot,
    snapshot,
    message: null,
    nonce: 'moved',
    content: { wanted: 1, shown: 0 },
    attempt: 1,
    isHurried: false,
  };
  stage.discord.statistics.reset();
  const moved = await stage.bot.publisher.publish(publication, notices);
  await told(stage);
  const message = callsDirectly(bo).find(({ id }) => id === sent?.id);
  expect(JSON.stringify(message?.api)).toContain(`/${thread}/${moved?.messageId}`);
  expect(callsDirectly(bo).some((one) => JSON.stringify(one.api).includes(call.id))).toBe(false);
  // An edit notifies nobody.
  expect(notifiedBeyond(stage, [])).toEqual([]);
});

it('says directly what the thread says and no card of a hand', async () => {
  const table = await setStage({ games: [altar], texts: loadTexts() });
  const { discord, channel, ann, bo } = table;
  try {
    for (const user of [ann, bo]) {
      await (await discord.command(user, channel, 'notify', { how: 'direct' })).reply();
    }
    const host = { userId: ann, name: 'Ann' };
    const wanted = { gameId: 'altar', guildId: discord.guildId, channelId: channel, host };
    const { id } = must(await table.table.create(wanted)).match;
    must(await table.table.join(id, { userId: bo, name: 'Bo' }));
    must(await table.table.chooseCharacters(id, ann, ['love', 'earth']));
    must(await table.table.chooseCharacters(id, bo, ['war', 'light']));
    const { threadId } = await started(table, id, ann);
    let read = 0;
    for (let turns = 0; turns < 6; turns++) {
      await told(table);
      const said = discord.messages(threadId).flatMap(({ text }) => text.split('\n'));
      for (const user of [ann, bo]) {
        const [, ...messages] = discord.directMessages(user);
        expect(messages.length).toBeLessThanOrEqual(1);
        for (const { text } of messages) {
          const [first, ...lines] = text.split('\n');
          expect(first).toBe('**Altar** is waiting for you.');
          expect(lines.length).toBeGreaterThan(0);
          expect(lines.filter((line) => !said.includes(line))).toEqual([]);
          read += 1;
        }
      }
      await chooseUntilTheOther(table, id);
    }
    // Both, twice a day.
    expect(read).toBe(4);
    expect(table.complaints).toEqual([]);
  } finally {
    await table.close();
  }
}, 60_000);

async function started(on: Stage, id: string, user: string): Promise<{ threadId: string }> {
  must(await on.table.start(id, user));
  await told(on);
  const { threadId } = must(await on.table.find(id)).match;
  if (threadId === null) throw new Error('The match has no thread.');
  return { threadId };
}

/** Whoever is asked takes the first option, until somebody else is asked. */
async function chooseUntilTheOther({ table }: Stage, id: string): Promise<void> {
  const asked = async () => must(await table.waitingFor(id)).waiting[0]?.userId ?? '';
  const user = await asked();
  do {
    const { open } = must(await table.look(id, user));
    const [decision] = open;
    const options = decision?.options.slice(0, Math.max(1, decision.choose.min)) ?? [];
    must(
      await chooseNext(
        table,
        id,
        user,
        options.map((option) => option.id),
      ),
    );
  } while ((await asked()) === user);
}
