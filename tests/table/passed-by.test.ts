import { expect, test } from 'vitest';
import { altarQuest } from '../../src/games/altar-quest/index.ts';
import { fallbackFor, optionsFor } from '../../src/kernel/decision.ts';
import { isCompanion } from '../../src/table/match/people/holders.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { clocksOf, missingFrom } from '../../src/table/match/time/clocks.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { storedIn } from '../support/counting-match.ts';
import { tableAtNoon } from '../support/table-at-noon.ts';
import { ann, bo, chooseNext, must } from '../support/test-table.ts';

/** When anybody may go next, somebody absent costs the others one turn's time, not one after each of their turns. */

const here = tableAtNoon();

const HOUR = 3_600_000;
const TURN = 26 * HOUR;

const open = async (id: string) => (await storedIn(here, id)).state.open;

/** Ann and Bo, with a hero each, when either of them may begin the first round. */
async function heroesReady(): Promise<string> {
  await here.restart({ games: createGames([altarQuest]), texts: loadTexts() });
  const wanted = { gameId: 'altar-quest', guildId: 'g', channelId: 'c', host: ann, options: {} };
  const { id } = must(await here.table.create(wanted)).match;
  must(await here.table.join(id, bo));
  must(await here.table.firstGame(id, ann.userId));
  must(await here.table.start(id, ann.userId));
  const users = new Map([
    ['seat-1', ann],
    ['seat-2', bo],
  ]);
  for (let asked = 0; asked < 40; asked++) {
    const stored = await storedIn(here, id);
    const [decision] = stored.state.open;
    if (!decision || decision.prompt.key === 'prompt.next-hero') return id;
    const [seat = ''] = missingFrom(stored, decision);
    const { userId } = users.get(seat) ?? ann;
    must(await chooseNext(here.table, id, userId, fallbackFor(decision, seat)));
  }
  throw new Error('No round has begun.');
}

/** Ann begins and ends her turn at once. */
async function annActs(id: string): Promise<void> {
  for (let asked = 0; asked < 20; asked++) {
    const [decision] = await open(id);
    if (decision?.seats.join() === 'seat-2') return;
    const done = decision && optionsFor(decision, 'seat-1').find(({ verb }) => verb === 'done');
    const rest = decision && optionsFor(decision, 'seat-1').find(({ verb }) => verb === 'draw');
    const option = done ?? rest;
    if (!decision || !option) throw new Error('Ann can’t end her turn.');
    must(await chooseNext(here.table, id, ann.userId, [option.id]));
  }
}

test('what somebody has had of a turn’s time counts after another’s turn: a reminder and a deadline, once', async () => {
  const id = await heroesReady();
  const began = here.clock;
  await here.pass(20 * HOUR);
  const reminded = (await storedIn(here, id)).desk.reminded;
  expect(Object.keys(reminded)).toHaveLength(1);
  await annActs(id);
  const stored = await storedIn(here, id);
  const [clock] = clocksOf(stored);
  expect(clock).toMatchObject({ missing: ['seat-2'], remindAt: null, isTurn: true });
  expect(clock?.dueAt.getTime()).toBe(began + TURN);
  await here.pass(6 * HOUR - 1);
  expect((await storedIn(here, id)).seats.map((holder) => isCompanion(holder))).toEqual([
    false,
    false,
  ]);
  await here.pass(1);
  expect((await storedIn(here, id)).seats.map((holder) => isCompanion(holder))).toEqual([
    false,
    true,
  ]);
});

test('the time of the other’s turn itself is not theirs', async () => {
  const id = await heroesReady();
  const [{ seats = [] } = {}] = await open(id);
  expect(seats).toEqual(['seat-1', 'seat-2']);
  const [decision] = await open(id);
  const walk = decision && optionsFor(decision, 'seat-1').find(({ verb }) => verb === 'draw');
  await here.pass(HOUR);
  must(await chooseNext(here.table, id, ann.userId, [walk?.id ?? '']));
  expect((await open(id))[0]?.seats).toEqual(['seat-1']);
  await here.pass(3 * HOUR);
  const ends = here.clock;
  await annActs(id);
  const [clock] = clocksOf(await storedIn(here, id));
  expect(clock?.dueAt.getTime()).toBe(ends + TURN - HOUR);
});

test('somebody who has answered since has a turn’s time of their own', async () => {
  const id = await heroesReady();
  await here.pass(10 * HOUR);
  await annActs(id);
  const [decision] = await open(id);
  const draw = decision && optionsFor(decision, 'seat-2').find(({ verb }) => verb === 'draw');
  must(await chooseNext(here.table, id, bo.userId, [draw?.id ?? '']));
  expect((await storedIn(here, id)).desk.passedBy).toEqual({});
  const [clock] = clocksOf(await storedIn(here, id));
  expect(clock?.dueAt.getTime()).toBe(here.clock + TURN);
});

test('nor does it begin again where somebody uses a card between turns, and all are asked anew', async () => {
  const id = await heroesReady();
  const began = here.clock;
  await here.pass(10 * HOUR);
  const [decision] = await open(id);
  const use = decision && optionsFor(decision, 'seat-1').find(({ verb }) => verb === 'use');
  if (!use) throw new Error('There is no card to use between turns.');
  must(await chooseNext(here.table, id, ann.userId, [use.id]));
  for (let asked = 0; asked < 5; asked++) {
    const [next] = await open(id);
    if (!next || next.prompt.key === 'prompt.next-hero') break;
    must(await chooseNext(here.table, id, ann.userId, fallbackFor(next, 'seat-1')));
  }
  const [again] = await open(id);
  expect(again?.prompt.key).toBe('prompt.next-hero');
  expect(again?.id).not.toBe(decision?.id);
  await annActs(id);
  const [clock] = clocksOf(await storedIn(here, id));
  expect(clock?.missing).toEqual(['seat-2']);
  expect(clock?.dueAt.getTime()).toBe(began + TURN);
});
