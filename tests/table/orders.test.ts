import { expect, test } from 'vitest';
import type { Option } from '../../src/kernel/decision.ts';
import type { OrderRules } from '../../src/kernel/orders.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { mayOrder } from '../../src/table/match/shown/orders.ts';
import { orderingGame } from '../support/ordering-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import {
  ann,
  bo,
  chooseNext,
  must,
  openTestTable,
  startedMatch,
  type TestTable,
} from '../support/test-table.ts';

/** What orders rest on in these tests, at the moment. */
const now = { chance: 0.74, inDanger: ['seat-1'] };
const orders: OrderRules = {
  chances: (_view, _decision, { verb }) => (verb === 'add' ? [now.chance] : []),
  inDanger: () => now.inDanger,
};

const against = tableForTests({ games: createGames([orderingGame(orders)]) });
const together = tableForTests({
  games: createGames([
    orderingGame(orders, { cooperative: true, stakes: { 'counting.prompt.keep': 'grave' } }),
  ]),
});

const begun = ({ table }: TestTable) => startedMatch(table, { target: '100000' });

const orderedBy = async ({ table }: TestTable, id: string, { userId } = bo) =>
  must(await table.orders(id, userId));

async function order(here: TestTable, id: string, options: string[], person = bo) {
  const { ordered } = await orderedBy(here, id, person);
  const isMeant = options.map((name) => (one: Option) => one.id === name);
  const change = { do: 'add', at: ordered.length, options: isMeant } as const;
  return must(await here.table.changeOrders(id, person.userId, change));
}

/** What was chosen since the set-up, oldest first. */
const chosenIn = async ({ store }: TestTable, id: string) =>
  (await store.inputs(id, 50))
    .reverse()
    .flatMap(({ userId, options, decisionId }) => (decisionId ? [[userId, ...options]] : []));

const lookOf = async ({ table }: TestTable, id: string, { userId }: { userId: string }) =>
  must(await table.look(id, userId));

const annAdds = async ({ table }: TestTable, id: string) =>
  must(await chooseNext(table, id, ann.userId, ['add-1']));

test('what is ordered for the coming turn is shown, carried out when it comes, and told', async () => {
  const id = await begun(against);
  expect(await orderedBy(against, id)).toMatchObject({
    ordered: [],
    next: { is: 'asked', decision: { seats: ['seat-2'], rest: true } },
  });
  expect(await order(against, id, ['add-2'])).toMatchObject({
    ordered: ['add-2'],
    next: { is: 'complete' },
  });
  await annAdds(against, id);
  expect(await chosenIn(against, id)).toEqual([
    [ann.userId, 'add-1'],
    [bo.userId, 'add-2'],
  ]);
  const [last] = await against.store.inputs(id, 1);
  expect(last?.happenings.map(({ event }) => event.type)).toEqual(['table.orders', 'added']);
  expect((await orderedBy(against, id)).ordered).toEqual([]);
});

test('what comes of a deed by chance is answered by rules of thumb', async () => {
  const id = await begun(against);
  expect((await order(against, id, ['roll'])).next).toEqual({ is: 'complete' });
  await annAdds(against, id);
  expect((await chosenIn(against, id)).slice(1)).toEqual([
    [bo.userId, 'roll'],
    [bo.userId, 'yes'],
  ]);
});

test('a repeated press orders nothing twice; the last is taken back, all is dropped, and advice fills in', async () => {
  const id = await begun(against);
  const change = { do: 'add', at: 0, options: [({ id: of }: Option) => of === 'add-2'] } as const;
  must(await against.table.changeOrders(id, bo.userId, change));
  expect(must(await against.table.changeOrders(id, bo.userId, change)).ordered).toEqual(['add-2']);
  const late = { ...change, at: 2 };
  expect(must(await against.table.changeOrders(id, bo.userId, late)).ordered).toEqual(['add-2']);
  const back = { do: 'back', at: 1 } as const;
  expect(must(await against.table.changeOrders(id, bo.userId, back)).ordered).toEqual([]);
  expect(must(await against.table.changeOrders(id, bo.userId, late)).ordered).toEqual([]);
  const advised = must(await against.table.changeOrders(id, bo.userId, { do: 'advised' }));
  expect(advised).toMatchObject({ ordered: ['add-3'], next: { is: 'complete' } });
  must(await against.table.changeOrders(id, bo.userId, { do: 'drop' }));
  await annAdds(against, id);
  expect(await chosenIn(against, id)).toHaveLength(1);
});

test('whoever plays against others sees only their own; who plays together sees the others’', async () => {
  for (const [here, seen] of [
    [against, []],
    [together, [{ seat: 'seat-2', ordered: ['add-2'] }]],
  ] as const) {
    const id = await begun(here);
    await order(here, id, ['add-2']);
    expect((await lookOf(here, id, bo)).orders).toEqual([{ seat: 'seat-2', ordered: ['add-2'] }]);
    expect((await lookOf(here, id, ann)).orders).toEqual(seen);
    expect((await lookOf(here, id, { userId: 'u-stranger' })).orders).toEqual([]);
  }
});

test('who waits for nobody, since only companions play along, orders nothing', async () => {
  const id = await begun(against);
  const stored = await against.store.read(id);
  if (!stored) throw new Error('There is no match.');
  const game = orderingGame(orders);
  expect(mayOrder(game, stored, 'seat-2')).toBe(true);
  const [first, ...others] = stored.seats;
  const companion = { seat: 'seat-1', name: 'Wren', characters: [], ...first };
  const seats = [{ ...companion, userId: 'companion:steady:1' }, ...others];
  expect(mayOrder(game, { ...stored, seats }, 'seat-2')).toBe(false);
});

test('who is on turn, has no seat, or plays no longer orders nothing', async () => {
  const id = await begun(against);
  const refusalFor = async (userId: string) => await against.table.orders(id, userId);
  expect(await refusalFor(ann.userId)).toMatchObject({ refusal: 'own-move' });
  expect((await lookOf(against, id, ann)).mayOrder).toBe(false);
  expect((await lookOf(against, id, bo)).mayOrder).toBe(true);
  expect(await refusalFor('u-stranger')).toMatchObject({ refusal: 'not-seated' });
  must(await against.table.abandon(id, ann.userId));
  expect(await refusalFor(bo.userId)).toMatchObject({ refusal: 'match-over' });
});

test('they stop where a chance is much worse, and say so; a little worse is no matter', async () => {
  for (const [chance, stopped] of [
    [0.6, null],
    [0.59, { because: 'chance', label: 'add-2', before: 0.74, now: 0.59 }],
  ] as const) {
    const id = await begun(together);
    await order(together, id, ['add-2']);
    now.chance = chance;
    await annAdds(together, id);
    now.chance = 0.74;
    expect(await chosenIn(together, id)).toHaveLength(stopped ? 1 : 2);
    if (!stopped) continue;
    expect((await lookOf(together, id, bo)).stopped).toMatchObject(stopped);
    expect((await lookOf(together, id, ann)).waiting[0]).toMatchObject({ stopped });
    must(await chooseNext(together.table, id, bo.userId, ['add-1']));
    expect((await lookOf(together, id, bo)).stopped).toBeNull();
  }
});

test('they stop where somebody is in danger who was not', async () => {
  const id = await begun(together);
  await order(together, id, ['add-2']);
  now.inDanger = ['seat-1', 'seat-2'];
  await annAdds(together, id);
  now.inDanger = ['seat-1'];
  const { stopped } = await lookOf(together, id, bo);
  expect(stopped).toMatchObject({ because: 'danger', seats: ['seat-2'] });
});

test('they stop at a question on which much hangs and of which they say nothing', async () => {
  const id = await begun(together);
  await order(together, id, ['roll']);
  await annAdds(together, id);
  expect(await chosenIn(together, id)).toHaveLength(2);
  const { stopped, open } = await lookOf(together, id, bo);
  expect(stopped).toMatchObject({ because: 'unforeseen' });
  expect(open[0]?.prompt.key).toBe('counting.prompt.keep');
});

test('they stop where what is ordered is not offered any more, and are kept over a restart', async () => {
  const id = await begun(together);
  await order(together, id, ['add-3']);
  // What is still being posted would bring the match back to the rules before.
  await together.publishing.drain();
  const games = createGames([
    orderingGame(orders, { cooperative: true, content: '2', numbers: [1, 2] }),
  ]);
  const later = await openTestTable(together.database, { games });
  try {
    await later.table.resumeAll();
    expect((await lookOf(later, id, bo)).orders).toEqual([{ seat: 'seat-2', ordered: ['add-3'] }]);
    await annAdds(later, id);
    const { stopped } = await lookOf(later, id, bo);
    expect(stopped).toMatchObject({ because: 'gone', label: 'add-3' });
  } finally {
    await later.close();
  }
});

test('going back to before they were given takes them back, to after that brings them back', async () => {
  const id = await begun(together);
  const undo = async (userId: string, to: number) => {
    const requestId = `orders-${userId}-${to}-${Math.random()}`;
    return must(await together.table.undo(id, userId, { requestId, to }));
  };
  const agree = async (userId: string, number: number) => {
    const answer = { number, agrees: true, requestId: `agree-${number}` };
    return must(await together.table.answerUndo(id, userId, answer));
  };
  const { revision } = (await lookOf(together, id, ann)).match;
  await order(together, id, ['add-2']);
  await annAdds(together, id);
  expect(await chosenIn(together, id)).toHaveLength(2);
  await undo(ann.userId, revision);
  await agree(bo.userId, 1);
  expect((await lookOf(together, id, bo)).orders).toEqual([{ seat: 'seat-2', ordered: ['add-2'] }]);
  await annAdds(together, id);
  expect(await chosenIn(together, id)).toHaveLength(2);
});

test('what was ordered after the point to which the match goes back falls away', async () => {
  const id = await begun(together);
  const { revision } = (await lookOf(together, id, ann)).match;
  await annAdds(together, id);
  await order(together, id, ['add-2'], ann);
  must(await together.table.undo(id, ann.userId, { requestId: 'before-given', to: revision }));
  expect((await lookOf(together, id, ann)).orders).toEqual([]);
});

test('they fall away when the seat changes hands', async () => {
  const id = await begun(together);
  await order(together, id, ['add-2']);
  must(await together.table.handOver(id, bo.userId, 'seat-2', 'steady'));
  must(await together.table.takeBack(id, bo));
  expect((await lookOf(together, id, bo)).orders).toEqual([]);
});
