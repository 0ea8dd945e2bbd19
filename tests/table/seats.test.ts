import { describe, expect, test } from 'vitest';
import { createThinkers } from '../../src/companions/thinkers.ts';
import { startCompanions } from '../../src/table/around/companions/answering.ts';
import { nameIn } from '../../src/table/match/people/called.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import type { NoticeData } from '../../src/table/match/saved/slot.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { countingGame } from '../support/counting-game.ts';
import { NOON, tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must, startedMatch } from '../support/test-table.ts';

const cy = { userId: 'u-cy', name: 'Cy' };
const dan = { userId: 'u-dan', name: 'Dan' };

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;

const here = tableAtNoon();

/** Ann hosts; Ann, Bo and Dan play. */
async function threeAt(table = here.table): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await table.create(wanted)).match;
  must(await table.chooseCharacters(id, ann.userId, ['fox']));
  must(await table.join(id, bo, ['owl']));
  must(await table.join(id, dan, ['hare']));
  must(await table.start(id, ann.userId));
  return id;
}

const holdersOf = async (id: string) =>
  must(await here.table.find(id)).match.seats.map(({ userId }) => userId);

/** The notices of a match's thread as they read now, in order. */
async function notices(id: string): Promise<NoticeData[]> {
  await here.publishing.drain();
  return [...here.publisher.messages.values()].flatMap(({ slot, snapshot }) =>
    slot.kind === 'notice' && snapshot.match.id === id ? [slot.data] : [],
  );
}

const offersIn = async (id: string) =>
  (await notices(id)).flatMap((data) => (data.notice === 'seat-offer' ? [data.offer] : []));

const inDays = (days: number) => (now: Date) => new Date(now.getTime() + days * DAY);

/** Lets companions answer for everybody waited for. */
async function companionsAnswer(): Promise<void> {
  const games = createGames([countingGame()]);
  const thinkers = createThinkers({ games: [countingGame().rules], entry: null });
  const { store, table, log } = here;
  const companions = startCompanions({ store, games, table, thinkers, log, pace: 0 });
  await companions.drain();
  await companions.stop();
}

describe('a seat that is handed over', () => {
  test('stays its giver’s until the other agrees, and then gives the hosting away as well', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.offerSeat(id, ann.userId, cy));
    expect(await offersIn(id)).toEqual([
      { number: 1, seat: 'seat-1', from: ann.userId, to: cy.userId, outcome: 'asked' },
    ]);
    expect(must(await here.table.look(id, cy.userId)).seat).toBeNull();
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    for (const other of [ann, bo, dan]) {
      expect(await here.table.answerOffer(id, other, 1, true)).toMatchObject({
        refusal: 'not-offered',
        to: cy,
      });
    }
    expect(await here.table.answerOffer(id, bo, 1, false)).toMatchObject({
      refusal: 'not-offered',
    });
    must(await here.table.answerOffer(id, cy, 1, true));
    expect(await holdersOf(id)).toEqual([cy.userId, bo.userId]);
    expect(must(await here.table.find(id)).match.hostId).toBe(cy.userId);
    expect((await offersIn(id)).map(({ outcome }) => outcome)).toEqual(['accepted']);
    expect(must(await here.table.look(id, ann.userId)).seat).toBeNull();
    expect(must(await here.table.look(id, cy.userId)).undo).toBeNull();
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    must(await chooseNext(here.table, id, cy.userId, ['1']));
    expect(must(await here.table.verify(id)).verified).toBe('same');
    expect(await here.table.answerOffer(id, cy, 1, true)).toMatchObject({
      refusal: 'no-such-offer',
    });
  });

  test('is taken back, declined, or offered to another, and goes to nobody then', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.offerSeat(id, bo.userId, cy));
    must(await here.table.answerOffer(id, bo, 1, false));
    must(await here.table.offerSeat(id, bo.userId, cy));
    must(await here.table.answerOffer(id, cy, 2, false));
    must(await here.table.offerSeat(id, bo.userId, cy));
    must(await here.table.offerSeat(id, bo.userId, dan));
    expect(await here.table.answerOffer(id, cy, 3, true)).toMatchObject({
      refusal: 'no-such-offer',
    });
    expect((await offersIn(id)).map(({ to, outcome }) => [to, outcome])).toEqual([
      [cy.userId, 'withdrawn'],
      [cy.userId, 'declined'],
      [cy.userId, 'withdrawn'],
      [dan.userId, 'asked'],
    ]);
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId]);
  });

  test('is offered by who has one, to who has none', async () => {
    const id = await startedMatch(here.table);
    expect(await here.table.offerSeat(id, cy.userId, dan)).toMatchObject({
      refusal: 'not-seated',
    });
    expect(await here.table.offerSeat(id, ann.userId, bo)).toMatchObject({
      refusal: 'cannot-sit',
      why: 'seated',
    });
    expect(await notices(id)).toEqual([]);
  });

  test('is not on offer any more when the match has ended', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.offerSeat(id, bo.userId, cy));
    must(await here.table.abandon(id, ann.userId));
    expect((await offersIn(id)).map(({ outcome }) => outcome)).toEqual(['overtaken']);
    expect(await here.table.answerOffer(id, cy, 1, true)).toMatchObject({
      refusal: 'match-over',
    });
  });

  test('comes without what its giver has answered for good', async () => {
    const id = await startedMatch(here.table);
    await here.store.change(id, async ({ stored }) => {
      stored.desk.standing['seat-1'] = [{ id: 'never', until: 'revoked', round: 1 }];
      stored.desk.standing['seat-2'] = [{ id: 'always', until: 'revoked', round: 1 }];
      return { answer: null, change: { match: stored } };
    });
    must(await here.table.offerSeat(id, ann.userId, cy));
    must(await here.table.answerOffer(id, cy, 1, true));
    expect(must(await here.table.look(id, cy.userId)).standing).toEqual([]);
    expect(must(await here.table.look(id, bo.userId)).standing).toHaveLength(1);
  });
});

describe('somebody who is away', () => {
  test('has the seat back by themselves on that day, is told once, and has all of their time', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.goAway(id, ann.userId, { until: inDays(3) }));
    expect(must(await here.table.look(id, bo.userId)).sitting).toMatchObject([
      { seat: 'seat-1', owner: ann, until: new Date(NOON + 3 * DAY), open: false },
    ]);
    await companionsAnswer();
    await here.pass(2 * HOUR);
    must(await chooseNext(here.table, id, bo.userId, ['add-1']));
    await companionsAnswer();
    must(await chooseNext(here.table, id, bo.userId, ['1']));
    // The bot isn't there when the time comes.
    here.clock = NOON + 3 * DAY + HOUR;
    await here.restart();
    expect((await here.store.due(new Date(here.clock), 5)).map((due) => due.id)).toEqual([id]);
    must(await here.table.wake(id));
    must(await here.table.wake(id));
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId]);
    expect((await notices(id)).filter(({ notice }) => notice === 'taken-back')).toEqual([
      {
        notice: 'taken-back',
        seat: 'seat-1',
        from: { userId: 'companion:steady:1', name: '' },
        by: ann.userId,
        after: 'absence',
      },
    ]);
    const look = must(await here.table.look(id, ann.userId));
    expect([look.seat, look.kept, look.sitting]).toEqual(['seat-1', null, []]);
    const desk = (await here.store.read(id))?.desk;
    expect(desk?.call?.mentions).toContain('seat-1');
    expect([desk?.away, desk?.sitting]).toEqual([{}, {}]);
  });

  test('is notified by the notice where nothing waits for them', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.goAway(id, bo.userId, { until: inDays(1) }));
    await here.pass(DAY);
    const [told] = (await notices(id)).filter(({ notice }) => notice === 'taken-back');
    expect(told).toMatchObject({ by: bo.userId, after: 'absence', ping: true });
  });

  test('comes back when quiet hours are over', async () => {
    const id = await startedMatch(here.table);
    const quiet = { from: '10:00', to: '20:00' };
    must(await here.table.setPace(id, ann.userId, { pace: 'none', quiet }));
    must(await here.table.goAway(id, bo.userId, { until: inDays(1) }));
    expect((await here.store.read(id))?.wakesAt).toEqual(new Date(NOON + DAY + 8 * HOUR));
    here.clock = NOON + DAY + HOUR;
    must(await here.table.wake(id));
    expect((await holdersOf(id))[1]).toMatch(/^companion:/);
    here.clock = NOON + DAY + 8 * HOUR;
    must(await here.table.wake(id));
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId]);
  });

  test('changes the day, and comes back earlier when they like', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.goAway(id, bo.userId, { until: inDays(3) }));
    must(await here.table.goAway(id, bo.userId, { until: inDays(9) }));
    expect(await notices(id)).toMatchObject([
      { notice: 'handed-over', until: new Date(NOON + 9 * DAY).toISOString(), over: false },
    ]);
    must(await here.table.takeSeat(id, bo, null));
    expect(await notices(id)).toMatchObject([
      { notice: 'handed-over', over: true },
      { notice: 'taken-back', by: bo.userId },
    ]);
    await here.pass(DAY / 2 - 1);
    expect(await notices(id)).toHaveLength(2);
  });

  test('is back when they answer, and not when their answer is refused', async () => {
    const id = await threeAt();
    for (const one of [ann, bo, dan]) must(await chooseNext(here.table, id, one.userId, ['add-1']));
    for (const one of [ann, bo, dan]) must(await chooseNext(here.table, id, one.userId, ['1']));
    must(await here.table.goAway(id, bo.userId, { until: inDays(3) }));
    const decisionId = must(await here.table.look(id, ann.userId)).open[0]?.id ?? '';
    const press = (requestId: string, options: string[]) =>
      here.table.choose({ matchId: id, userId: bo.userId, decisionId, options, requestId });
    expect(await press('r1', ['nothing'])).toMatchObject({ refusal: 'no-such-option' });
    expect((await holdersOf(id))[1]).toMatch(/^companion:/);
    expect(await press('r2', ['on'])).toMatchObject({ outcome: 'voted', seat: 'seat-2' });
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId, dan.userId]);
    expect((await notices(id)).map(({ notice }) => notice)).toEqual(['handed-over', 'taken-back']);
    expect((await here.store.read(id))?.desk.votes[0]?.ballots).toHaveLength(1);
  });

  test('is not back by a copy of an earlier press that comes late, and is told how the seats are', async () => {
    const id = await threeAt();
    for (const one of [ann, bo, dan]) must(await chooseNext(here.table, id, one.userId, ['add-1']));
    const pressing = async (requestId: string, option: string) => {
      const decisionId = must(await here.table.look(id, bo.userId)).open[0]?.id ?? '';
      const request = { matchId: id, userId: bo.userId, decisionId, options: [option], requestId };
      return () => here.table.choose(request);
    };
    const hides = await pressing('r1', '1');
    must(await hides());
    for (const one of [ann, dan]) must(await chooseNext(here.table, id, one.userId, ['1']));
    const votes = await pressing('r2', 'on');
    must(await votes());
    must(await here.table.goAway(id, bo.userId, { until: inDays(3) }));
    await here.publishing.drain();
    const before = await here.store.read(id);
    const told = must(await hides());
    expect(told).toMatchObject({ outcome: 'accepted', repeated: true, seat: 'seat-2' });
    expect(told.match.seats).toEqual(before?.seats);
    expect(must(await told.look())).toMatchObject({ seat: null, kept: 'seat-2' });
    const wrong = await here.table.choose({
      matchId: id,
      userId: bo.userId,
      decisionId: before?.state?.open[0]?.id ?? '',
      options: ['nothing'],
      requestId: 'r3',
    });
    expect(wrong).toMatchObject({ refusal: 'no-such-option', match: { seats: before?.seats } });
    expect(await votes()).toMatchObject({ match: { seats: before?.seats } });
    expect(await here.store.read(id)).toEqual(before);
  });

  test('who has left for as long as they like is not back by a press', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.handOver(id, bo.userId, 'seat-2', 'steady'));
    expect(await chooseNext(here.table, id, bo.userId, ['add-1'])).toMatchObject({
      refusal: 'not-seated',
    });
    expect(must(await here.table.look(id, bo.userId)).kept).toBe('seat-2');
  });

  test('is back in a match that rests, which rests on', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.setPace(id, ann.userId, { pace: 'none' }));
    must(await here.table.goAway(id, bo.userId, { until: inDays(20) }));
    await here.pass(20 * DAY);
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId]);
    expect(must(await here.table.look(id, bo.userId)).times.pausedSince).toEqual(
      new Date(NOON + 14 * DAY),
    );
  });

  test('names a day that lies ahead, and leaves somebody at the table', async () => {
    const id = await startedMatch(here.table);
    for (const days of [-1, 0, 61, Number.NaN]) {
      expect(await here.table.goAway(id, bo.userId, { until: inDays(days) })).toMatchObject({
        refusal: 'wrong-absence',
        most: 60,
      });
    }
    expect(await here.table.goAway(id, cy.userId, { until: inDays(1) })).toMatchObject({
      refusal: 'not-seated',
    });
    must(await here.table.goAway(id, bo.userId, { until: inDays(1) }));
    expect(await here.table.goAway(id, ann.userId, { until: inDays(1) })).toMatchObject({
      refusal: 'last-person',
    });
    expect((await holdersOf(id))[0]).toBe(ann.userId);
  });
});

describe('an open seat', () => {
  test('of somebody who has left goes to who comes first, and then is theirs', async () => {
    const id = await startedMatch(here.table);
    expect(await here.table.takeSeat(id, cy, null)).toMatchObject({ refusal: 'no-open-seat' });
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(await here.table.takeSeat(id, ann, null)).toMatchObject({ refusal: 'already-seated' });
    must(await here.table.takeSeat(id, cy, 'seat-2'));
    expect(await here.table.takeSeat(id, bo, null)).toMatchObject({ refusal: 'no-open-seat' });
    expect(await here.table.takeSeat(id, dan, 'seat-2')).toMatchObject({
      refusal: 'no-open-seat',
    });
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    must(await chooseNext(here.table, id, cy.userId, ['add-2']));
    expect(await holdersOf(id)).toEqual([ann.userId, cy.userId]);
    expect(await notices(id)).toMatchObject([
      { notice: 'handed-over', from: bo, over: true },
      { notice: 'seat-taken', seat: 'seat-2', by: cy.userId },
    ]);
  });

  test('is opened by who has it, and a companion’s by the host', async () => {
    const id = await threeAt();
    expect(await here.table.openSeat(id, ann.userId, 'seat-2')).toMatchObject({
      refusal: 'not-yours-to-open',
    });
    must(await here.table.goAway(id, bo.userId, { until: inDays(2) }));
    expect(await here.table.openSeat(id, ann.userId, 'seat-2')).toMatchObject({
      refusal: 'not-yours-to-open',
    });
    must(await here.table.openSeat(id, bo.userId, null));
    must(await here.table.handOver(id, dan.userId, 'seat-3', 'steady'));
    must(await here.table.openSeat(id, ann.userId, 'seat-3'));
    expect(await here.table.takeSeat(id, cy, null)).toMatchObject({
      refusal: 'which-seat',
      seats: [{ seat: 'seat-2' }, { seat: 'seat-3' }],
    });
    must(await here.table.takeSeat(id, cy, 'seat-3'));
    must(await here.table.takeSeat(id, bo, null));
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId, cy.userId]);
  });

  test('is closed again by the host, and by whom it is kept for; the companion plays on', async () => {
    const id = await threeAt();
    expect(await here.table.closeSeat(id, ann.userId, null)).toMatchObject({
      refusal: 'no-seat-to-close',
    });
    must(await here.table.leaveToCompanion(id, bo.userId));
    must(await here.table.openSeat(id, dan.userId, null));
    expect(await here.table.closeSeat(id, cy.userId, null)).toMatchObject({
      refusal: 'not-yours-to-close',
    });
    expect(await here.table.closeSeat(id, dan.userId, 'seat-2')).toMatchObject({
      refusal: 'not-yours-to-close',
    });
    // Dan closes his own, Ann the rest.
    expect(must(await here.table.closeSeat(id, dan.userId, null)).closed).toEqual(['seat-3']);
    expect(must(await here.table.closeSeat(id, ann.userId, null)).closed).toEqual(['seat-2']);
    expect(await here.table.takeSeat(id, cy, null)).toMatchObject({ refusal: 'no-open-seat' });
    expect(await notices(id)).toMatchObject([
      { notice: 'handed-over', from: bo, open: false, over: false },
      { notice: 'handed-over', from: dan, open: false, over: false },
    ]);
    expect((await holdersOf(id)).slice(1)).toEqual([
      expect.stringMatching(/^companion:/),
      expect.stringMatching(/^companion:/),
    ]);
    // Its owner comes back all the same, and it can be opened once more.
    must(await here.table.takeSeat(id, bo, null));
    must(await here.table.openSeat(id, ann.userId, 'seat-3'));
    must(await here.table.takeSeat(id, cy, null));
    expect(await holdersOf(id)).toEqual([ann.userId, bo.userId, cy.userId]);
  });

  test('of a companion that has played from the start is told of as long as it is open', async () => {
    const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
    const { id } = must(await here.table.create(wanted)).match;
    must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
    must(await here.table.addCompanion(id, ann.userId, 'steady'));
    must(await here.table.start(id, ann.userId));
    must(await here.table.openSeat(id, ann.userId, 'seat-2'));
    expect(await notices(id)).toMatchObject([{ open: true, over: false }]);
    must(await here.table.closeSeat(id, ann.userId, 'seat-2'));
    expect(await notices(id)).toMatchObject([{ open: false, over: true }]);
    expect((await here.store.read(id))?.desk).toMatchObject({ openSeats: [], sitting: {} });
  });

  test('shows on the card of the table, which follows who sits where', async () => {
    const id = await threeAt();
    const card = async () => {
      await here.publishing.drain();
      const { match } =
        here.publisher.publications.findLast(
          ({ slot, snapshot }) => slot.kind === 'lobby' && snapshot.match.id === id,
        )?.snapshot ?? {};
      return [match?.seats.map((holder) => nameIn(holder, loadTexts())), match?.openSeats];
    };
    expect(await card()).toEqual([['Ann', 'Bo', 'Dan'], []]);
    must(await here.table.leaveToCompanion(id, bo.userId));
    expect(await card()).toEqual([['Ann', 'Wren (steady companion)', 'Dan'], ['seat-2']]);
    must(await here.table.closeSeat(id, ann.userId, null));
    expect(await card()).toEqual([['Ann', 'Wren (steady companion)', 'Dan'], []]);
    must(await here.table.openSeat(id, ann.userId, 'seat-2'));
    expect(await card()).toEqual([['Ann', 'Wren (steady companion)', 'Dan'], ['seat-2']]);
    must(await here.table.takeSeat(id, cy, null));
    expect(await card()).toEqual([['Ann', 'Cy', 'Dan'], []]);
    must(await here.table.goAway(id, dan.userId, { until: inDays(1) }));
    expect(await card()).toEqual([['Ann', 'Cy', 'Wren (steady companion)'], []]);
    for (const person of [ann, cy])
      must(await chooseNext(here.table, id, person.userId, ['add-1']));
    const decisionId = (await here.store.read(id))?.state?.open[0]?.id ?? '';
    const press = { matchId: id, userId: dan.userId, decisionId, options: ['add-1'] };
    must(await here.table.choose({ ...press, requestId: 'back' }));
    expect(await card()).toEqual([['Ann', 'Cy', 'Dan'], []]);
  });

  test('is no second hand to look at for who has seen one, unless all play together', async () => {
    const id = await threeAt();
    must(await here.table.leaveToCompanion(id, bo.userId));
    must(await here.table.takeSeat(id, cy, 'seat-2'));
    must(await here.table.leaveToCompanion(id, dan.userId));
    expect(await here.table.takeSeat(id, bo, 'seat-3')).toMatchObject({
      refusal: 'cannot-sit',
      why: 'knows-another',
    });
    expect(await here.table.offerSeat(id, ann.userId, bo)).toMatchObject({
      refusal: 'cannot-sit',
      why: 'knows-another',
    });
    must(await here.table.takeSeat(id, dan, null));
    const together = await here.open({ games: createGames([countingGame({ cooperative: true })]) });
    const other = await threeAt(together.table);
    must(await together.table.leaveToCompanion(other, bo.userId));
    must(await together.table.takeSeat(other, cy, 'seat-2'));
    must(await together.table.leaveToCompanion(other, dan.userId));
    must(await together.table.takeSeat(other, bo, 'seat-3'));
    await together.close();
  });

  test('is what the seat of somebody becomes who wants to be forgotten', async () => {
    const id = await threeAt();
    must(await here.table.goAway(id, bo.userId, { until: inDays(2) }));
    must(await here.table.offerSeat(id, dan.userId, cy));
    must(await here.table.forget(bo.userId));
    must(await here.table.forget(cy.userId));
    expect((await here.store.read(id))?.desk).toMatchObject({
      offers: [],
      openSeats: ['seat-2'],
      companions: { 'seat-2': null },
      sitting: { 'seat-2': { until: null } },
    });
    expect(JSON.stringify(await notices(id))).not.toMatch(/u-bo|u-cy/);
    await here.pass(3 * DAY);
    expect((await holdersOf(id))[1]).toMatch(/^companion:/);
  });
});

describe('somebody who stays away', () => {
  /** Bo's move, in a match of three with the daily pace and a fallback for the absent. */
  async function waitingForBo(): Promise<string> {
    const id = await threeAt();
    await here.store.change(id, async ({ stored }) => {
      stored.settings = { ...usualSettings(null), absent: 'fallback' };
      return { answer: null, change: { match: stored } };
    });
    must(await chooseNext(here.table, id, ann.userId, ['add-1']));
    return id;
  }
  /** How long somebody has for a turn at the daily pace. */
  const TURN = 26 * HOUR;
  const absentIn = async (id: string) =>
    must(await here.table.look(id, ann.userId)).absent.map(({ seat }) => seat);
  const votesIn = async (id: string) =>
    (await notices(id)).flatMap((data) => (data.notice === 'replacing' ? [data.replacing] : []));

  test('is replaced when more than half of the others want it, and may come back', async () => {
    const id = await waitingForBo();
    await here.pass(TURN - 1);
    expect(await absentIn(id)).toEqual([]);
    expect(await here.table.replaceAbsent(id, ann.userId, 'seat-2', true)).toMatchObject({
      refusal: 'not-absent',
    });
    await here.pass(1);
    expect(await absentIn(id)).toEqual(['seat-2']);
    for (const other of [bo, cy]) {
      const refused = await here.table.replaceAbsent(id, other.userId, 'seat-2', true);
      expect(refused.ok).toBe(false);
    }
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-2', true));
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-2', true));
    const asked = { seat: 'seat-2', absent: bo.userId, needed: 2 };
    expect(await votesIn(id)).toEqual([{ ...asked, votes: [ann.userId], outcome: 'asked' }]);
    expect((await holdersOf(id))[1]).toBe(bo.userId);
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-2', false));
    must(await here.table.replaceAbsent(id, dan.userId, 'seat-2', true));
    expect((await holdersOf(id))[1]).toBe(bo.userId);
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-2', true));
    expect((await holdersOf(id))[1]).toMatch(/^companion:steady/);
    expect(await notices(id)).toMatchObject([
      { replacing: { ...asked, votes: [dan.userId, ann.userId], outcome: 'done' } },
      { notice: 'handed-over', from: bo, voted: [dan.userId, ann.userId] },
    ]);
    must(await here.table.takeSeat(id, bo, null));
    expect((await holdersOf(id))[1]).toBe(bo.userId);
  });

  test('ends the vote by choosing', async () => {
    const id = await waitingForBo();
    await here.pass(TURN);
    must(await chooseNext(here.table, id, dan.userId, ['add-1']));
    must(await here.table.replaceAbsent(id, ann.userId, 'seat-2', true));
    must(await chooseNext(here.table, id, bo.userId, ['1']));
    expect(await votesIn(id)).toMatchObject([{ outcome: 'over' }]);
    expect(await here.table.replaceAbsent(id, dan.userId, 'seat-2', true)).toMatchObject({
      refusal: 'not-absent',
    });
  });

  test('is replaced by a single other player alone, a day after being asked where there is no pace', async () => {
    const id = await startedMatch(here.table);
    must(await here.table.setPace(id, ann.userId, { pace: 'none' }));
    await here.pass(DAY - 1);
    const early = await here.table.replaceAbsent(id, bo.userId, 'seat-1', true);
    expect(early).toMatchObject({ refusal: 'not-absent' });
    await here.pass(1);
    must(await here.table.replaceAbsent(id, bo.userId, 'seat-1', true));
    expect((await holdersOf(id))[0]).toMatch(/^companion:/);
    expect((await notices(id)).map(({ notice }) => notice)).toEqual(['pace', 'handed-over']);
  });
});
