import { describe, expect, test } from 'vitest';
import type { NoticeData } from '../../src/table/match/saved/slot.ts';
import { tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, must } from '../support/test-table.ts';

/** Who hosts a match when its host is gone, and when they are back. */

const cy = { userId: 'u-cy', name: 'Cy' };
const dan = { userId: 'u-dan', name: 'Dan' };
const DAY = 24 * 60 * 60_000;

const here = tableAtNoon();

/** Ann hosts, and it is her move; Bo and Dan play with her, without deadlines. */
async function threeWithoutDeadlines(): Promise<string> {
  const wanted = { gameId: 'counting', guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.setPace(id, ann.userId, { pace: 'none' }));
  must(await here.table.chooseCharacters(id, ann.userId, ['fox']));
  must(await here.table.join(id, bo, ['owl']));
  must(await here.table.join(id, dan, ['hare']));
  must(await here.table.start(id, ann.userId));
  return id;
}

/** The same when Bo and Dan have replaced her: Dan wanted it first. */
async function annReplaced(): Promise<string> {
  const id = await threeWithoutDeadlines();
  await here.pass(DAY);
  must(await here.table.replaceAbsent(id, dan.userId, 'seat-1', true));
  must(await here.table.replaceAbsent(id, bo.userId, 'seat-1', true));
  return id;
}

const hostOf = async (id: string) => must(await here.table.find(id)).match.hostId;

async function lastNotice(id: string): Promise<NoticeData | undefined> {
  await here.publishing.drain();
  const all = [...here.publisher.messages.values()].flatMap(({ slot, snapshot }) =>
    slot.kind === 'notice' && snapshot.match.id === id ? [slot.data] : [],
  );
  return all.at(-1);
}

describe('a host who is gone', () => {
  test('hosts no more when the others replace them: whoever wanted that first does, and the thread says so', async () => {
    const id = await annReplaced();
    expect(await hostOf(id)).toBe(dan.userId);
    expect(await lastNotice(id)).toMatchObject({
      notice: 'handed-over',
      from: ann,
      host: dan.userId,
    });
  });

  test('leaves every power to the new host', async () => {
    const id = await annReplaced();
    const { table } = here;
    expect(await table.setPace(id, bo.userId, { pace: 'live' })).toMatchObject({
      refusal: 'not-host',
      match: { hostId: dan.userId },
    });
    must(await table.setPace(id, dan.userId, { pace: 'live' }));
    must(await table.openSeat(id, dan.userId, 'seat-1'));
    must(await table.closeSeat(id, dan.userId, 'seat-1'));
    must(await table.handOver(id, dan.userId, 'seat-1', 'steady'));
    expect(await table.abandon(id, bo.userId, true)).toMatchObject({ outcome: 'asked' });
    expect(await table.abandon(id, dan.userId, true)).toMatchObject({ outcome: 'abandoned' });
  });

  test('who is back hosts again, and the thread says so', async () => {
    const id = await annReplaced();
    must(await here.table.takeSeat(id, ann, null));
    expect(await hostOf(id)).toBe(ann.userId);
    expect(await lastNotice(id)).toMatchObject({
      notice: 'taken-back',
      by: ann.userId,
      hosts: true,
    });
    must(await here.table.setPace(id, ann.userId, { pace: 'daily' }));
  });

  test('stays the one to come back when the next is gone as well', async () => {
    const id = await annReplaced();
    must(await here.table.openSeat(id, dan.userId, null));
    expect(await hostOf(id)).toBe(bo.userId);
    must(await here.table.takeSeat(id, dan, null));
    expect(await hostOf(id)).toBe(bo.userId);
    must(await here.table.takeSeat(id, ann, null));
    expect(await hostOf(id)).toBe(ann.userId);
  });

  test('has lost it for good when somebody else has the seat', async () => {
    const id = await annReplaced();
    must(await here.table.openSeat(id, dan.userId, 'seat-1'));
    must(await here.table.takeSeat(id, cy, 'seat-1'));
    expect(await hostOf(id)).toBe(dan.userId);
    must(await here.table.offerSeat(id, cy.userId, ann));
    const asked = await lastNotice(id);
    const number = asked?.notice === 'seat-offer' ? asked.offer.number : 0;
    must(await here.table.answerOffer(id, ann, number, true));
    expect(must(await here.table.look(id, ann.userId)).seat).toBe('seat-1');
    expect(await hostOf(id)).toBe(dan.userId);
  });

  test('does not come back over who was made host since', async () => {
    const id = await annReplaced();
    const by = { userId: 'u-owner', name: 'Owner', guildId: 'g' };
    must(await here.table.transferHost(id, by, bo.userId));
    must(await here.table.takeSeat(id, ann, null));
    expect(await hostOf(id)).toBe(bo.userId);
  });
});

describe('a host who goes', () => {
  test('without saying until when leaves the hosting to somebody who is there', async () => {
    const id = await threeWithoutDeadlines();
    must(await here.table.handOver(id, ann.userId, 'seat-1', 'steady'));
    expect(await hostOf(id)).toBe(bo.userId);
    must(await here.table.takeBack(id, ann));
    expect(await hostOf(id)).toBe(ann.userId);
  });

  test('until a day stays host: the seat comes back by itself', async () => {
    const id = await threeWithoutDeadlines();
    const until = (now: Date) => new Date(now.getTime() + 3 * DAY);
    must(await here.table.goAway(id, ann.userId, { until }));
    expect(await hostOf(id)).toBe(ann.userId);
    await here.pass(3 * DAY);
    expect(await lastNotice(id)).toMatchObject({ notice: 'taken-back', after: 'absence' });
    expect(await hostOf(id)).toBe(ann.userId);
    expect(await lastNotice(id)).not.toHaveProperty('hosts');
  });

  test('gives it with a seat that somebody else takes meanwhile', async () => {
    const id = await threeWithoutDeadlines();
    const until = (now: Date) => new Date(now.getTime() + 3 * DAY);
    must(await here.table.goAway(id, ann.userId, { until }));
    must(await here.table.openSeat(id, ann.userId, null));
    must(await here.table.takeSeat(id, cy, 'seat-1'));
    expect(await hostOf(id)).toBe(cy.userId);
    expect(await lastNotice(id)).toMatchObject({
      notice: 'seat-taken',
      by: cy.userId,
      hosts: true,
    });
  });

  test('for good is not its host when they are back after all', async () => {
    const id = await threeWithoutDeadlines();
    must(await here.table.leaveToCompanion(id, ann.userId));
    expect(await hostOf(id)).toBe(bo.userId);
    must(await here.table.takeSeat(id, ann, null));
    expect(await hostOf(id)).toBe(bo.userId);
  });
});
