import { describe, expect, it } from 'vitest';
import { untilIn } from '../../src/discord/interactions/seats/until.ts';
import type { SeenMessage } from '../../src/local/index.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import {
  controlOf,
  messageWith,
  notifiedBeyond,
  privatelyWith,
  stageForTests,
  startCounting,
} from './stage.ts';

const stage = stageForTests();

const labelsOf = ({ controls }: SeenMessage) => controls.map(({ label }) => label);

/** What a command is answered with in private. */
async function answerTo(
  user: string,
  thread: string,
  command: string,
  values: { [argument: string]: string } = {},
): Promise<SeenMessage> {
  return (await stage.discord.command(user, thread, command, values)).reply();
}

/** A message of the thread once its text has become this. */
const saying = (thread: string, id: string, text: string): Promise<SeenMessage> =>
  stage.discord.waitFor(() =>
    stage.discord.messages(thread).find((one) => one.id === id && one.text.includes(text)),
  );

describe('/seat hand-over', () => {
  it('asks the other member in the thread, who plays on when they agree', async () => {
    const { discord, ann, bo, cleo, table } = stage;
    const { thread, match } = await startCounting(stage);
    discord.statistics.mentions.length = 0;
    const asked = await answerTo(ann, thread, 'seat hand-over', { to: cleo });
    expect(asked.text).toContain(`I’ve asked <@${cleo}> in the thread`);
    const offer = await messageWith(stage, thread, 'offers');
    expect(offer.text).toContain(`<@${ann}> offers <@${cleo}> this seat in the game: **fox**.`);
    expect(labelsOf(offer)).toEqual(['Take the seat', 'No, thanks']);
    expect(notifiedBeyond(stage, [cleo])).toEqual([]);

    await discord.press(bo, offer.id, controlOf(offer, 'Take the seat'));
    const foreign = await privatelyWith(stage, bo, thread, 'That seat is offered to');
    expect(foreign.text).toContain(`<@${cleo}>`);
    await discord.press(cleo, offer.id, controlOf(offer, 'Take the seat'));
    const panel = await privatelyWith(stage, cleo, thread, 'The seat is yours.');
    expect(labelsOf(panel)).toContain('add-1');
    const settled = await saying(thread, offer.id, 'plays on in the seat of');
    expect(labelsOf(settled)).toEqual([]);
    const found = await table.find(match.id);
    expect(found.ok && found.match.seats.map(({ userId }) => userId)).toEqual([cleo, bo]);
    expect(found.ok && found.match.hostId).toBe(cleo);

    const hand = await answerTo(ann, thread, 'hand');
    expect(hand.text).toContain('You have no seat in this game.');
    expect(stage.complaints).toEqual([]);
  });

  it('asks nobody who can not sit there, and is taken back with the same button', async () => {
    const { discord, ann, bo, cleo } = stage;
    const { thread } = await startCounting(stage);
    for (const [to, words] of [
      [ann, 'You already have that seat.'],
      [bo, 'already has a seat in this game'],
      [discord.applicationId, 'A bot can’t take a seat.'],
    ] as const) {
      const refused = await answerTo(ann, thread, 'seat hand-over', { to });
      expect(refused.text).toContain(words);
    }
    const stranger = await answerTo(cleo, thread, 'seat hand-over', { to: bo });
    expect(stranger.text).toContain('You have no seat in this game.');
    await discord.command(bo, thread, 'seat hand-over', { to: cleo });
    const offer = await messageWith(stage, thread, 'offers');
    await discord.press(bo, offer.id, controlOf(offer, 'No, thanks'));
    await saying(thread, offer.id, 'no longer offers');
  });
});

describe('/seat away', () => {
  it('lets a companion sit in, says so in /status, and ends with one tap', async () => {
    const { discord, ann, bo, cleo } = stage;
    const { thread } = await startCounting(stage);
    const wrong = await answerTo(bo, thread, 'seat away', { until: 'when I like *it*' });
    expect(wrong.text).toContain('I can’t read “when I like it” as a day.');
    const far = await answerTo(bo, thread, 'seat away', { until: '9 weeks' });
    expect(far.text).toContain('at most 60 days from now');
    const { choices } = await discord.autocomplete(bo, thread, 'seat away', { until: '' }, 'until');
    expect(choices?.map(({ value }) => value)).toEqual(['1d', '2d', '3d', '5d', '7d', '14d']);

    const away = await answerTo(bo, thread, 'seat away', { until: '3 days' });
    expect(away.text).toMatch(/A companion sits in for you until <t:\d+:f>/);
    const notice = await messageWith(stage, thread, 'sits in for');
    expect(labelsOf(notice)).toEqual(['Take my seat back']);
    const status = await answerTo(ann, thread, 'status');
    expect(status.text).toMatch(
      new RegExp(`Wren \\(steady companion\\) plays for <@${bo}>, until <t:\\d+:f>\\.`),
    );
    expect(labelsOf(status)).not.toContain('Take my seat back');
    expect(labelsOf(await answerTo(cleo, thread, 'status'))).not.toContain('Take this seat');

    // Pressing an old panel's button, or typing, leads back.
    const choose = await answerTo(bo, thread, 'choose');
    expect(choose.text).toContain('A companion keeps your seat in this game.');
    expect(labelsOf(choose)).toEqual(['Take my seat back']);
    await discord.press(cleo, notice.id, controlOf(notice, 'Take my seat back'));
    await privatelyWith(stage, cleo, thread, 'There’s no seat here for you to take.');
    await discord.press(bo, notice.id, controlOf(notice, 'Take my seat back'));
    await privatelyWith(stage, bo, thread, 'The seat is yours.');
    await messageWith(stage, thread, 'took the seat back from');
    expect(labelsOf(await saying(thread, notice.id, 'for a while'))).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('reads days and dates in the words of a language', () => {
    const now = new Date('2026-11-18T22:30:00Z');
    const read = (typed: string) =>
      untilIn(typed, now, 'Europe/Paris', loadTexts('fr'))?.toISOString() ?? null;
    expect(read('3 jours')).toBe('2026-11-21T22:30:00.000Z');
    expect(read('jusqu’à vendredi')).toBe('2026-11-19T23:00:00.000Z');
    expect(read('demain')).toBe('2026-11-18T23:00:00.000Z');
    expect(read('24 décembre')).toBe('2026-12-23T23:00:00.000Z');
    expect(read('Friday')).toBe(null);
  });

  it('reads days and dates in the time zone of the game', () => {
    const now = new Date('2026-11-18T22:30:00Z');
    const read = (typed: string, zone = 'Europe/Berlin') =>
      untilIn(typed, now, zone, loadTexts())?.toISOString() ?? null;
    expect(read('3')).toBe('2026-11-21T22:30:00.000Z');
    expect(read(' until 2 Weeks ')).toBe('2026-12-02T22:30:00.000Z');
    expect(read('36h')).toBe('2026-11-20T10:30:00.000Z');
    expect(read('tomorrow')).toBe('2026-11-18T23:00:00.000Z');
    expect(read('tomorrow', 'America/New_York')).toBe('2026-11-19T05:00:00.000Z');
    expect(read('friday')).toBe('2026-11-19T23:00:00.000Z');
    expect(read('Wed')).toBe('2026-11-24T23:00:00.000Z');
    expect(read('24 Dec')).toBe('2026-12-23T23:00:00.000Z');
    expect(read('24.12.')).toBe('2026-12-23T23:00:00.000Z');
    expect(read('1 February')).toBe('2027-01-31T23:00:00.000Z');
    expect(read('2026-12-24')).toBe('2026-12-23T23:00:00.000Z');
    expect(read('2026-12-24 18:00')).toBe('2026-12-24T17:00:00.000Z');
    for (const typed of ['', 'soon', '-3', '2026-13-01', '30 Feb', '3 days 4']) {
      expect([typed, read(typed)]).toEqual([typed, null]);
    }
  });
});

describe('an open seat', () => {
  it('is taken by whoever comes, from the notice, the status or by the command', async () => {
    const { discord, bo, cleo, table } = stage;
    const { thread, match } = await startCounting(stage);
    const none = await answerTo(cleo, thread, 'seat take');
    expect(none.text).toContain('There’s no seat here for you to take.');
    const opened = await answerTo(bo, thread, 'seat open');
    expect(opened.text).toContain('The seat is open');
    const notice = await messageWith(stage, thread, 'can take the seat until then');
    expect(labelsOf(notice)).toEqual(['Take this seat']);
    const status = await answerTo(cleo, thread, 'status');
    await discord.press(cleo, status.id, controlOf(status, 'Take this seat'));
    await privatelyWith(stage, cleo, thread, 'The seat is yours.');
    await messageWith(stage, thread, 'joins the game');
    const found = await table.find(match.id);
    expect(found.ok && found.match.seats[1]?.userId).toBe(cleo);
    const late = await answerTo(bo, thread, 'seat take');
    expect(late.text).toContain('There’s no seat here for you to take.');
    expect(stage.complaints).toEqual([]);
  });

  it('is closed again by the host; the card of the table and the status say which is open', async () => {
    const { discord, ann, bo, cleo, channel } = stage;
    const { thread, match } = await startCounting(stage);
    const card = (text: string, shows: boolean) =>
      discord.waitFor(() =>
        discord
          .messages(channel)
          .find((one) => one.text.includes(`<#${thread}>`) && one.text.includes(text) === shows),
      );
    await discord.command(bo, thread, 'seat open');
    const notice = await messageWith(stage, thread, 'can take the seat until then');
    await card('open to anyone', true);
    expect((await answerTo(ann, thread, 'status')).text).toContain('can take the seat.');
    const foreign = await answerTo(cleo, thread, 'seat close');
    expect(foreign.text).toContain('Only the host and the player who left that seat can close it.');
    const closed = await answerTo(ann, thread, 'seat close', { seat: 'seat-2' });
    expect(closed.text).toContain('The seat is closed. Its companion plays on');
    await card('open to anyone', false);
    const told = await discord.waitFor(() =>
      discord
        .messages(thread)
        .find((one) => one.id === notice.id && !one.text.includes('can take the seat until then')),
    );
    expect(labelsOf(told)).toEqual(['Take my seat back']);
    expect((await answerTo(ann, thread, 'status')).text).not.toContain('can take the seat.');
    const late = await answerTo(cleo, thread, 'seat take');
    expect(late.text).toContain('There’s no seat here for you to take.');
    const again = await answerTo(ann, thread, 'seat close');
    expect(again.text).toContain('That seat isn’t open.');
    const found = await stage.table.find(match.id);
    expect(found.ok && found.match.openSeats).toEqual([]);
    expect(stage.complaints).toEqual([]);
  });

  it('needs a table where a game is played', async () => {
    const { ann, discord } = stage;
    const general = discord.channels.find(({ name }) => name === 'general')?.id ?? '';
    const nowhere = await answerTo(ann, general, 'seat take');
    expect(nowhere.text).toContain('There’s no game in this channel.');
  });
});

describe('somebody who keeps the others waiting', () => {
  it('is replaced from the status, and told which rule holds', async () => {
    const { discord, ann, bo, store } = stage;
    const { thread, match } = await startCounting(stage);
    expect(labelsOf(await answerTo(bo, thread, 'status'))).not.toContain('A companion for Ann…');
    await store.change(match.id, async ({ stored }) => {
      stored.desk.away['seat-1'] = 1;
      return { answer: null, change: { match: stored } };
    });
    const status = await answerTo(bo, thread, 'status');
    expect(status.text).toContain(`<@${ann}> keeps you waiting. If you want it, a companion plays`);
    // It also says so where everybody reads whom the game waits for; nobody is notified of it.
    const call = await discord.waitFor(() =>
      discord
        .messages(thread)
        .find((one) => labelsOf(one).some((label) => label?.startsWith('A companion for'))),
    );
    expect(call.text).toContain(': your turn');
    const label = labelsOf(status).find((one) => one?.startsWith('A companion for')) ?? '';
    await discord.press(bo, status.id, controlOf(status, label));
    const notice = await messageWith(stage, thread, 'has decided: a companion plays on');
    expect(labelsOf(notice)).toEqual(['Take my seat back']);
    await discord.press(ann, notice.id, controlOf(notice, 'Take my seat back'));
    await messageWith(stage, thread, 'took the seat back from');
    expect(stage.complaints).toEqual([]);
  });
});
