import { afterAll, beforeAll, expect, test } from 'vitest';
import { outlookOf } from '../../../src/companions/outlook.ts';
import type { CompanionGame } from '../../../src/companions/playing-ahead.ts';
import { steady } from '../../../src/companions/steady.ts';
import { createThinkers } from '../../../src/companions/thinkers.ts';
import { altarQuest } from '../../../src/games/altar-quest/index.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { startCompanions } from '../../../src/table/around/companions/answering.ts';
import { createGames } from '../../../src/table/match/saved/games.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { emptyDatabase, type TestDatabase } from '../../support/test-database.ts';
import { ann, must, openTestTable, type TestTable } from '../../support/test-table.ts';

const rules = altarQuest.rules as CompanionGame;
const games = createGames([altarQuest]);
const thinkers = createThinkers({ games: [rules], entry: null });

let database: TestDatabase;
let here: TestTable;
beforeAll(async () => {
  database = await emptyDatabase();
  here = await openTestTable(database, { games, texts: loadTexts() });
}, 60_000);
afterAll(async () => {
  await here.close();
  await database.close();
});

/** What Ann would do by rules of thumb in her first open question; null for none. */
async function wishOfAnn(id: string) {
  const { seat, open } = must(await here.table.look(id, ann.userId));
  const [decision] = open;
  const stored = await here.store.read(id);
  if (!decision || seat === null || !stored?.state) return null;
  const asked = stored.state.open.find((one) => one.id === decision.id);
  if (!asked) return null;
  const outlook = outlookOf(rules, stored.state, seat, asked);
  return {
    decision: decision.id,
    options: steady(rules.companion, outlook, seedRandom('3'.repeat(32)))[0]!.options,
  };
}

test('plays Altar Quest beside a person, whatever is asked of one of them or of both', async () => {
  const created = await here.table.create({
    gameId: 'altar-quest',
    guildId: 'g',
    channelId: 'c',
    host: ann,
    options: {},
  });
  const { id } = must(created).match;
  must(await here.table.chooseCharacters(id, ann.userId, ['myreen']));
  const seated = must(await here.table.addCompanion(id, ann.userId, 'steady')).match;
  expect(seated.seats[1]?.userId).toBe('companion:steady:1');
  must(await here.table.start(id, ann.userId));
  const { store, log } = here;
  const companions = startCompanions({ store, games, table: here.table, thinkers, log, pace: 0 });
  const roundOf = async () =>
    ((await store.read(id))?.state?.state as { round: number } | undefined)?.round ?? 0;
  for (let asked = 0; asked < 150 && (await roundOf()) < 2; asked++) {
    await companions.drain();
    const wish = await wishOfAnn(id);
    if (!wish) continue;
    must(
      await here.table.choose({
        matchId: id,
        userId: ann.userId,
        decisionId: wish.decision,
        options: wish.options,
        requestId: `ann-${asked}`,
      }),
    );
  }
  await companions.stop();
  const stored = await store.read(id);
  const inputs = await store.inputs(id, Number.POSITIVE_INFINITY);
  const bySeat = (seat: string) => inputs.filter((input) => input.seat === seat).length;
  expect((await roundOf()) >= 2 || stored?.status === 'over').toBe(true);
  expect(bySeat('seat-1')).toBeGreaterThan(4);
  expect(bySeat('seat-2')).toBeGreaterThan(4);
  expect(log.entries.filter(({ level }) => level === 'error')).toEqual([]);
}, 120_000);
