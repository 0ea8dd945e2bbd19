import { afterAll, beforeAll, expect, test } from 'vitest';
import { adventure } from '../../src/games/adventure/index.ts';
import { altar } from '../../src/games/altar/index.ts';
import { fallbackFor } from '../../src/kernel/decision.ts';
import type { Game } from '../../src/kernel/game.ts';
import { perSeatOf } from '../../src/kernel/lobby.ts';
import { createGames } from '../../src/table/match/saved/games.ts';
import { loadTexts } from '../../src/texts/catalogue.ts';
import { altarTwins } from '../support/altar-twins.ts';
import { emptyDatabase, type TestDatabase } from '../support/test-database.ts';
import { ann, bo, must, openTestTable, type TestTable } from '../support/test-table.ts';

const dan = { userId: 'u-dan', name: 'Dan' };

let database: TestDatabase;

beforeAll(async () => {
  database = await emptyDatabase();
}, 60_000);
afterAll(() => database.close());

/** A table with a clock of its own, and a match of Ann and Bo begun on it. */
async function begun(
  game: Game,
): Promise<{ here: TestTable; id: string; pass(milliseconds: number): void }> {
  let clock = Date.UTC(2026, 10, 17, 12);
  const here = await openTestTable(database, {
    games: createGames([game]),
    texts: loadTexts(),
    now: () => new Date(clock),
    newSeed: () => '1'.padStart(32, '5'),
  });
  const { table } = here;
  const wanted = { gameId: game.rules.id, guildId: 'g', channelId: 'c', host: ann };
  const { id } = must(await table.create(wanted)).match;
  must(await table.join(id, bo));
  const { offers } = game.rules.lobby.characters;
  const { min } = perSeatOf(game.rules.lobby, 2);
  for (const [index, { userId }] of [ann, bo].entries()) {
    const own = offers.slice(index * min, (index + 1) * min);
    must(
      await table.chooseCharacters(
        id,
        userId,
        own.map((offer) => offer.id),
      ),
    );
  }
  must(await table.start(id, ann.userId));
  const pass = (milliseconds: number) => {
    clock += milliseconds;
  };
  return { here, id, pass };
}

const nameless = (id: string, value: unknown): string =>
  JSON.stringify(value).replaceAll(id, 'the match');

/** What the others see: of the match, its story, what it waits for and until when, and in its thread. */
async function seenByOthers(here: TestTable, id: string): Promise<{ [where: string]: unknown }> {
  const { table, publisher, publishing, store } = here;
  await publishing.drain();
  // How often a message was updated is a matter of time.
  const messages = new Map(
    publisher.publications.map(({ slot, snapshot }) => [slot.key, { slot, snapshot }]),
  );
  const stored = await store.read(id);
  const seen = {
    messages: [...messages],
    snapshot: must(await table.snapshot(id)),
    moments: [stored?.wakesAt, stored?.changedAt],
    ann: must(await table.look(id, ann.userId)),
    dan: must(await table.look(id, dan.userId)),
    story: must(await table.log(id, ann.userId)).entries,
    mine: must(await table.mine(ann.userId)).matches.filter(({ match }) => match.id === id),
  };
  return JSON.parse(nameless(id, seen));
}

/** The player on turn does what a deadline would. @returns who it was; null if somebody else is asked */
async function goesOn(here: TestTable, id: string, userId: string): Promise<boolean> {
  const [decision] = must(await here.table.look(id, userId)).open;
  if (!decision) return false;
  const options = fallbackFor(decision, decision.seats[0] ?? '');
  const requestId = `${userId}-${id}-${decision.id}`;
  const choice = { matchId: id, userId, decisionId: decision.id, options, requestId };
  must(await here.table.choose(choice));
  return true;
}

test.each([altar, adventure])(
  'against others nobody can tell that orders have been left: $rules.id',
  async (game) => {
    const seen: unknown[][] = [[], []];
    for (const [index, orders] of [false, true].entries()) {
      const { here, id, pass } = await begun(game);
      expect(must(await here.table.look(id, ann.userId)).open).toHaveLength(1);
      pass(60_000);
      if (orders) {
        const advised = await here.table.changeOrders(id, bo.userId, { do: 'advised' });
        expect(must(advised).ordered.length).toBeGreaterThan(0);
      }
      seen[index]?.push(await seenByOthers(here, id));
      // Ann is reminded, and eventually her time runs out.
      for (const hours of [13, 10]) {
        pass(hours * 3_600_000);
        await here.table.wake(id);
        seen[index]?.push(await seenByOthers(here, id));
      }
      await here.close();
    }
    expect(seen[1]).toEqual(seen[0]);
  },
);

test('what somebody is shown of their turn to come depends on no hand but their own', async () => {
  const { game, otherGame } = altarTwins(2, 1, 0);
  const shown: string[][] = [];
  for (const one of [game, otherGame]) {
    const { here, id } = await begun(one);
    while (await goesOn(here, id, ann.userId)) {
      // Ann's turn goes by.
    }
    const own: string[] = [];
    own.push(nameless(id, must(await here.table.orders(id, ann.userId)).next));
    const advised = await here.table.changeOrders(id, ann.userId, { do: 'advised' });
    own.push(nameless(id, must(advised).ordered));
    shown.push(own);
    await here.close();
  }
  expect(shown[1]).toEqual(shown[0]);
  expect(shown[0]?.[0]).toContain('"is":"asked"');
});
