import { describe, expect, test } from 'vitest';
import type { MatchSettings } from '../../src/table/match/saved/match-settings.ts';
import { NIGHT, usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { Slot } from '../../src/table/match/saved/slot.ts';
import { noticesFor } from '../../src/table/telling/notifications/notices.ts';
import { tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must, type TestTable } from '../support/test-table.ts';

/** Nobody is notified, reminded or decided for in their own night, and the others play on meanwhile. */

const NOTICE: Slot = { kind: 'notice', key: 'notice:1', data: { notice: 'updated' } };
const CALL: Slot = {
  kind: 'call',
  key: 'call:1',
  data: { decisions: ['1'], mentions: [], closed: false },
};

const cy = { userId: 'u-cy', name: 'Cy' };
const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const here = tableAtNoon();

const ZONES = { 'u-ann': 'Europe/Berlin', 'u-bo': 'America/Los_Angeles', 'u-cy': 'Asia/Tokyo' };

const set = async (zones: { [userId: string]: string }) => {
  for (const [userId, timeZone] of Object.entries(zones)) {
    must(await here.table.setNotifications(userId, { timeZone, quiet: 'table' }));
  }
};

/** A new table of Ann in Berlin, Bo in Los Angeles and Cy in Tokyo, with defaults; started at noon in UTC. */
async function acrossContinents(options: { [option: string]: string } = {}): Promise<string> {
  await here.restart({ quiet: NIGHT });
  await set(ZONES);
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann, options };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.join(id, cy, ['hare']));
  must(await here.table.start(id, ann.userId));
  await here.publishing.drain();
  return id;
}

/** A moment of the days from Tuesday 17 November 2026 on, in UTC. */
const at = (day: number, hour: number) => Date.UTC(2026, 10, 17 + day, hour);
const passTo = (moment: number) => here.pass(moment - here.clock);

const localHour = (moment: number, timeZone: string) =>
  Number(
    new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' }).format(moment),
  );

/** Every mention so far: whose, and at which hour by their own clock. */
function watched({ publisher }: TestTable): { who: string; hour: number; at: number }[] {
  const mentions: { who: string; hour: number; at: number }[] = [];
  publisher.before = ({ slot, snapshot, message }) => {
    if (slot.kind !== 'call' || message || slot.data.closed) return;
    for (const seat of slot.data.mentions) {
      const who = snapshot.match.seats.find((one) => one.seat === seat)?.userId ?? '';
      const zone = ZONES[who as keyof typeof ZONES];
      mentions.push({ who, hour: localHour(here.clock, zone), at: here.clock });
    }
  };
  return mentions;
}

const stored = async (id: string) => {
  const match = await here.store.read(id);
  if (!match) throw new Error('The match is gone.');
  return match;
};

/** When choices were made for somebody, and for whom. */
const standIns = async (id: string) =>
  (await here.store.inputs(id, 100)).flatMap(({ settled, at: when }) =>
    settled?.standIn ? [{ who: settled.userId, at: when.getTime() }] : [],
  );

describe('a new table, as it comes', () => {
  test('has quiet nights by everybody’s own clock', async () => {
    const id = await acrossContinents();
    expect((await stored(id)).settings).toMatchObject({
      quiet: { from: '22:00', to: '08:00' },
      clock: 'own',
      // Its host's.
      timeZone: 'Europe/Berlin',
      zoneGuessed: false,
    });
  });

  test('reminds nobody at three in the morning', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    // It is Ann's move from 13:00 in Berlin until 15:00 the next day: eight of her sixteen waking hours have
    // passed at 21:00, where thirteen by the clock would be two at night.
    await passTo(at(0, 20) - 1);
    expect(mentions).toEqual([]);
    await passTo(at(1, 14) - 1);
    expect(mentions).toEqual([{ who: ann.userId, hour: 21, at: at(0, 20) }]);
    expect(await standIns(id)).toEqual([]);
  });

  test('goes by the server’s zone, and the guess of it is known as one', async () => {
    await here.restart({ quiet: NIGHT });
    const opener = { roles: [], manages: false, guessedZone: 'Asia/Tokyo' };
    const host = { userId: 'u-new', name: 'New' };
    const wanted = { gameId: 'counting', guildId: 'g-zone', channelId: 'c', host, opener };
    const guessed = must(await here.table.create(wanted)).match.settings;
    expect(guessed).toMatchObject({ timeZone: 'Asia/Tokyo', zoneGuessed: true });
    must(await here.table.changeSettings('g-zone', { timeZone: 'Europe/Rome' }));
    const said = must(await here.table.create(wanted)).match.settings;
    expect(said).toMatchObject({ timeZone: 'Europe/Rome', zoneGuessed: false });
    expect(await here.table.changeSettings('g-zone', { timeZone: 'Rome' })).toMatchObject({
      refusal: 'no-such-server-setting',
    });
  });
});

describe('across continents', () => {
  test('whose move it becomes at night is told in the morning, without a mention until then', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    // At 13:00 in Berlin it is 4 in the morning in Los Angeles.
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await here.publishing.drain();
    expect(mentions).toEqual([]);
    expect((await stored(id)).desk.call).not.toBeNull();
    await passTo(at(0, 16));
    expect(mentions).toEqual([{ who: bo.userId, hour: 8, at: at(0, 16) }]);
  });

  test('everybody stays away, and still nobody hears of it or is decided for in their night', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    must(await here.table.setPace(id, ann.userId, { turn: 7 * 60, absent: 'fallback' }));
    await here.pass(5 * DAY);
    expect(mentions.length).toBeGreaterThan(3);
    expect(mentions.filter(({ hour }) => hour >= 22 || hour < 8)).toEqual([]);
    const done = await standIns(id);
    expect(new Set(done.map(({ who }) => who)).size).toBe(3);
    const zoneOf = (who: string) => ZONES[who as keyof typeof ZONES];
    const hours = done.map(({ who, at: when }) => localHour(when, zoneOf(who)));
    expect(hours.filter((hour) => hour >= 22 || hour < 8)).toEqual([]);
  });

  test('the others play on while somebody sleeps', async () => {
    const id = await acrossContinents();
    await passTo(at(0, 13));
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    await passTo(at(0, 20));
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    expect((await stored(id)).revision).toBe(2);
  });

  test('what fell due while the bot was away waits for the morning of whom it is about', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    // The bot comes back at one at night in Berlin.
    here.clock = at(2, 0);
    must(await here.table.wake(id));
    await here.publishing.drain();
    expect(mentions).toEqual([]);
    expect((await stored(id)).wakesAt?.getTime()).toBe(at(2, 7));
    await passTo(at(2, 7));
    expect(mentions).toEqual([{ who: ann.userId, hour: 8, at: at(2, 7) }]);
  });

  test('a seat that somebody has back at a time is theirs in the morning', async () => {
    const id = await acrossContinents();
    must(await here.table.goAway(id, bo.userId, { until: () => new Date(at(1, 9)) }));
    await passTo(at(1, 16) - 1);
    expect((await stored(id)).seats[1]?.userId).not.toBe(bo.userId);
    await passTo(at(1, 16));
    expect((await stored(id)).seats[1]?.userId).toBe(bo.userId);
  });
});

describe('what somebody does at night', () => {
  test('offers a seat in the morning of whom it is offered to', async () => {
    const id = await acrossContinents();
    must(await here.table.setNotifications('u-dag', { timeZone: 'America/Los_Angeles' }));
    const dag = { userId: 'u-dag', name: 'Dag' };
    const offered = must(await here.table.offerSeat(id, ann.userId, dag));
    expect(offered.asksAt?.getTime()).toBe(at(0, 16));
    const posted = async () => {
      await here.publishing.drain();
      return here.publisher.publications.flatMap(({ slot }) =>
        slot.kind === 'notice' && slot.data.notice === 'seat-offer' ? [here.clock] : [],
      );
    };
    expect(await posted()).toEqual([]);
    here.clock = at(0, 16);
    expect(await posted()).toEqual([at(0, 16)]);
    const eva = { userId: 'u-eva', name: 'Eva' };
    must(await here.table.setNotifications(eva.userId, { timeZone: 'Europe/Berlin' }));
    expect(must(await here.table.offerSeat(id, ann.userId, eva)).asksAt).toBeNull();
  });

  /** Who is mentioned at noon in UTC, which is 4 in the morning in Los Angeles, and 21:00 in Tokyo. */
  async function mentionedAtNoon(slot: Slot, dueAt: number): Promise<string[]> {
    await acrossContinents();
    const post = { slot, nonce: 'at-noon', direct: false, dueAt: new Date(dueAt) };
    const notices = noticesFor({ store: here.store, now: () => new Date(here.clock) }, 'm', post, {
      ...usualSettings(),
      timeZone: 'Europe/Berlin',
    });
    const deliveries = await notices.deliver([ann.userId, bo.userId, cy.userId, 'u-unknown']);
    return [...deliveries].filter(([, { mention }]) => mention).map(([who]) => who);
  }

  test('notifies no sleeper of a notice, and everybody else', async () => {
    expect(await mentionedAtNoon(NOTICE, at(0, 12))).toEqual([ann.userId, cy.userId, 'u-unknown']);
  });

  test('notifies nobody of a call whose night has begun before it could be posted', async () => {
    const all = [ann.userId, bo.userId, cy.userId, 'u-unknown'];
    const awake = at(0, 4);
    expect(await mentionedAtNoon(CALL, awake)).toEqual(all.filter((who) => who !== bo.userId));
  });

  test('notifies those of a call who were to hear of it in their night', async () => {
    const all = [ann.userId, bo.userId, cy.userId, 'u-unknown'];
    expect(await mentionedAtNoon(CALL, at(0, 12))).toEqual(all);
  });
});

describe('quiet hours of one’s own', () => {
  test('count instead of the table’s, at once and in matches that run', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    must(await here.table.setNotifications(ann.userId, { quiet: { from: '09:00', to: '17:00' } }));
    await passTo(at(1, 0) - 1);
    // Sixteen waking hours, from 17:00 on: half of them have passed in Berlin's night.
    expect(mentions.map(({ hour }) => hour)).toEqual([]);
    await passTo(at(1, 0));
    expect(mentions).toEqual([{ who: ann.userId, hour: 1, at: at(1, 0) }]);
    expect((await stored(id)).desk.reminded).not.toEqual({});
  });

  test('may be none', async () => {
    const id = await acrossContinents();
    const mentions = watched(here);
    must(await here.table.setNotifications(ann.userId, { quiet: null }));
    await passTo(at(1, 1));
    expect(mentions).toEqual([{ who: ann.userId, hour: 2, at: at(1, 1) }]);
    expect((await stored(id)).desk.reminded).not.toEqual({});
  });

  test('hold at tables from before there were any', async () => {
    await here.restart();
    await set(ZONES);
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const { id } = must(await here.table.create(wanted)).match;
    must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await here.table.join(id, bo, ['owl']));
    must(await here.table.start(id, ann.userId));
    const own = { turn: 24 * 60, vote: 12 * 60, pausesAfter: 5 * 24 * 60 };
    const before: MatchSettings = {
      ...usualSettings(null),
      clock: 'table',
      pace: { kind: 'own', own },
    };
    await here.store.change(id, async ({ stored: match }) => {
      match.settings = before;
      return { answer: null, change: { match } };
    });
    // Whatever is saved next works out when the match wakes.
    must(await here.table.wake(id));
    await here.publishing.drain();
    const mentions = watched(here);
    // A zone alone changes nothing there: it has no quiet hours.
    await passTo(at(1, 0));
    expect(mentions).toEqual([{ who: ann.userId, hour: 1, at: at(1, 0) }]);
    must(await here.table.setNotifications(ann.userId, { quiet: NIGHT }));
    await passTo(at(1, 12));
    expect(await standIns(id)).toEqual([]);
    expect((await stored(id)).settings).toEqual(before);
  });
});

describe('the zone', () => {
  test('is asked for once, with a guess that holds until another is said', async () => {
    const id = await acrossContinents();
    const introduce = (userId: string, guess: string | null) =>
      here.table.introduce(userId, guess, id);
    expect(await introduce('u-finn', 'Europe/Oslo')).toMatchObject({
      asks: { timeZone: null, guessedZone: 'Europe/Oslo' },
    });
    expect(await introduce('u-finn', 'Europe/Oslo')).toMatchObject({ asks: null });
    expect(must(await here.table.notifications('u-finn')).hours).toEqual({
      quiet: 'table',
      timeZone: null,
      guessedZone: 'Europe/Oslo',
    });
    // Somebody who has set one isn't asked, and nothing is guessed about them.
    expect(await introduce(bo.userId, 'Europe/Oslo')).toMatchObject({ asks: null });
    expect(must(await here.table.notifications(bo.userId)).hours).toMatchObject({
      timeZone: 'America/Los_Angeles',
      guessedZone: null,
    });
  });
});
