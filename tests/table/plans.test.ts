import { afterEach, expect, test } from 'vitest';
import type { Stakes } from '../../src/kernel/companion.ts';
import type { OrderRules } from '../../src/kernel/orders.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { orderingGame } from '../support/ordering-game.ts';
import { tableForTests } from '../support/table-for-tests.ts';
import { ann, bo, must, startedMatch, type TestTable } from '../support/test-table.ts';

/** What plans rest on in these tests, at the moment. */
const usual = { chance: 0.9, inDanger: [] as string[], standing: ['raider'] };
let now = usual;
afterEach(() => {
  now = usual;
});
const orders: OrderRules = {
  chances: (_view, _decision, { verb }) => (verb === 'add' ? [now.chance] : []),
  inDanger: () => now.inDanger,
  standing: () => now.standing,
};

const against = tableForTests({ games: createGames([orderingGame(orders, { deeds: 3 })]) });
const together = tableForTests({
  games: createGames([orderingGame(orders, { deeds: 3, cooperative: true })]),
});

/** Nobody adds anything, since that takes away: all roll, and what becomes of a roll is asked. */
const rollingWith = (keep: Stakes) =>
  tableForTests({
    games: createGames([
      orderingGame(orders, { deeds: 3, numbers: [-1], stakes: { 'counting.prompt.keep': keep } }),
    ]),
  });
const weighty = rollingWith('matters');
const trifling = rollingWith('trifle');

const begun = ({ table }: TestTable) => startedMatch(table, { target: '100000' });

const adviceFor = async ({ table }: TestTable, id: string, { userId } = ann) =>
  must(await table.advise(id, userId, 'steady'));

const planIn = async (here: TestTable, id: string) => {
  const { advice } = await adviceFor(here, id);
  return advice[0]?.plan?.map(({ option }) => option.id) ?? [];
};

const lookOf = async ({ table }: TestTable, id: string, { userId } = ann) =>
  must(await table.look(id, userId));

let requests = 0;

/** Ann chooses; `planned` carries out the rest of what advice has planned. */
async function choose(here: TestTable, id: string, option: string, planned?: 'planned') {
  const { open } = await lookOf(here, id);
  requests += 1;
  return must(
    await here.table.choose({
      ...{ matchId: id, userId: ann.userId, decisionId: open[0]?.id ?? '', options: [option] },
      requestId: `request ${requests}`,
      ...(planned ? { planned: true } : {}),
    }),
  );
}

const chosenIn = async ({ store }: TestTable, id: string) =>
  (await store.inputs(id, 50))
    .reverse()
    .flatMap(({ userId, options, decisionId }) => (decisionId ? [[userId, ...options]] : []));

const annAdded = (times: number) => Array.from({ length: times }, () => [ann.userId, 'add-3']);

test('a plan is held from question to question, and asking again changes nothing', async () => {
  const id = await begun(against);
  expect(await planIn(against, id)).toEqual(['add-3', 'add-3', 'add-3']);
  const kept = (await against.store.read(id))?.desk.plans;
  expect(await planIn(against, id)).toEqual(['add-3', 'add-3', 'add-3']);
  expect(kept).toHaveProperty('seat-1');
  expect((await against.store.read(id))?.desk.plans).toEqual(kept);
  await choose(against, id, 'add-3');
  expect(await planIn(against, id)).toEqual(['add-3', 'add-3']);
  expect((await adviceFor(against, id)).revised).toBeNull();
});

test('where something hinders it but the same is best, nothing is said of it', async () => {
  const id = await begun(against);
  await planIn(against, id);
  await choose(against, id, 'add-3');
  now = { ...usual, chance: 0.4 };
  expect((await adviceFor(against, id)).revised).toBeNull();
  const [first] = (await against.store.read(id))?.desk.plans['seat-1']?.orders ?? [];
  expect(first?.chances).toEqual([0.4]);
});

test('the whole turn is carried out with one press, as one transaction, and is told to be over', async () => {
  const id = await begun(against);
  await planIn(against, id);
  await choose(against, id, 'add-3', 'planned');
  expect(await chosenIn(against, id)).toEqual(annAdded(3));
  // What follows from a choice by itself has no request of its own: it is saved with it.
  const requested = (await against.store.inputs(id, 3)).map(({ requestId }) => requestId);
  expect(requested).toEqual([null, null, `request ${requests}`]);
  const { desk } = (await against.store.read(id)) ?? {};
  expect(desk).toMatchObject({ orders: {}, plansStopped: {} });
  expect((await lookOf(against, id, bo)).open).toHaveLength(1);
});

test.each([
  [{ chance: 0.4 }, { because: 'chance', label: 'add-3', before: 0.9, now: 0.4 }],
  [{ inDanger: ['seat-2'] }, { because: 'danger', seats: ['seat-2'] }],
  [{ standing: [] }, { because: 'otherwise' }],
] as const)(
  'it stops at the first surprise and tells its owner alone: %o',
  async (changed, why) => {
    const id = await begun(together);
    await planIn(together, id);
    now = { ...usual, ...changed } as typeof usual;
    await choose(together, id, 'add-3', 'planned');
    expect(await chosenIn(together, id)).toEqual(annAdded(1));
    const { open, planStopped, stopped } = await lookOf(together, id);
    expect(planStopped).toEqual({ ...why, done: ['add-3'], decision: open[0]?.id });
    expect(stopped).toBeNull();
    expect((await lookOf(together, id, bo)).planStopped).toBeNull();
    const snapshot = must(await together.table.snapshot(id));
    expect(snapshot.waiting.flatMap((one) => one.stopped ?? [])).toEqual([]);
    await choose(together, id, 'add-1');
    expect((await lookOf(together, id)).planStopped).toBeNull();
  },
);

test('it stops at a question that the plan has no answer to, and passes by trifles', async () => {
  for (const [here, stopped] of [
    [weighty, { because: 'unforeseen', done: ['roll'] }],
    [trifling, null],
  ] as const) {
    const id = await begun(here);
    expect(await planIn(here, id)).toEqual(['roll', 'roll', 'roll']);
    await choose(here, id, 'roll', 'planned');
    const { open, planStopped } = await lookOf(here, id);
    if (stopped) expect(planStopped).toEqual({ ...stopped, decision: open[0]?.id });
    else expect(await chosenIn(here, id)).toHaveLength(6);
    expect(open.map(({ prompt }) => prompt.key)).toEqual(stopped ? ['counting.prompt.keep'] : []);
  }
});

test('done otherwise than planned, the turn is planned anew, and nothing is carried out', async () => {
  const id = await begun(against);
  await planIn(against, id);
  await choose(against, id, 'add-1', 'planned');
  expect(await chosenIn(against, id)).toEqual([[ann.userId, 'add-1']]);
  expect(await planIn(against, id)).toEqual(['add-3', 'add-3']);
  expect((await adviceFor(against, id)).revised).toBeNull();
});

test('nobody else sees a plan; taken back, all of it is', async () => {
  const id = await begun(against);
  await planIn(against, id);
  expect((await lookOf(against, id, bo)).orders).toEqual([]);
  await choose(against, id, 'add-3', 'planned');
  const { undo } = await lookOf(against, id);
  const wanted = { to: undo ?? -1, ask: false, requestId: 'back' };
  must(await against.table.undo(id, ann.userId, wanted));
  const stored = await against.store.read(id);
  expect(stored?.desk).toMatchObject({ orders: {}, plans: {}, plansStopped: {} });
  expect(await planIn(against, id)).toEqual(['add-3', 'add-3', 'add-3']);
});
