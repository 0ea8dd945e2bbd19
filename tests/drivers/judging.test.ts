import { expect, it } from 'vitest';
import type { Deed } from '../../src/drivers/players/deed.ts';
import type { MatchRecord } from '../../src/drivers/record/read-record.ts';
import { isOfAPanelThatWent, judge } from '../../src/drivers/rehearse/judging.ts';
import type { LocalDiscord } from '../../src/local/index.ts';
import { countingGame } from '../support/counting-game.ts';

const SEATS = [
  { seat: 'seat-1', userId: 'ann', name: 'Ann', characters: ['fox'] },
  { seat: 'seat-2', userId: 'bo', name: 'Bo', characters: ['owl'] },
];

/** A match in which nobody has chosen yet: question 1 has been open to Ann since second 0. */
const SET_UP = [{ revision: 0, seat: null, decisionId: null, options: [], at: new Date(0) }];

const record = {
  match: {
    id: 'first',
    threadId: 'thread',
    seats: SEATS,
    setup: { seats: SEATS, options: { target: '12', faulty: 'no' }, seed: '0'.repeat(32) },
  },
  inputs: SET_UP,
  history: SET_UP,
  slots: [],
} as unknown as MatchRecord;

/** Ann's click on an answer to question 1 of a table, which came to nothing. */
const click = (table: string): Deed =>
  ({
    id: 'click',
    userId: 'ann',
    from: 1_000,
    until: 1_100,
    acknowledgedIn: 3,
    step: {
      way: { address: { verb: 'pick', table, decision: '1', option: 'add-1' } },
      values: null,
    },
  }) as unknown as Deed;

const quietDiscord = {
  messages: () => [],
  statistics: { mentions: [] },
} as unknown as LocalDiscord;

const failuresAfter = (deed: Deed) =>
  judge(countingGame(), quietDiscord, record, [deed], []).failures;

it('finds a click on an open question that was not accepted', () => {
  expect(failuresAfter(click('first'))).toEqual([
    'click: add-1 was open to seat-1, and not accepted',
  ]);
});

it('does not ask of a match what was clicked in another', () => {
  expect(failuresAfter(click('second'))).toEqual([]);
});

it('finds no fault in a private message that is pressed as it goes, but in every other refusal', () => {
  const route = 'DELETE /webhooks/{webhook_id}/{webhook_token}/messages/@original';
  const gone = { route, status: 404, code: 10008, message: 'Unknown Message' };
  expect(isOfAPanelThatWent(gone)).toBe(true);
  expect(isOfAPanelThatWent({ ...gone, code: 10015, message: 'Unknown Webhook' })).toBe(false);
  const post = 'PATCH /channels/{channel_id}/messages/{message_id}';
  expect(isOfAPanelThatWent({ ...gone, route: post })).toBe(false);
});
