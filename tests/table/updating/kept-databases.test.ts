import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { randomChoice } from '../../../src/drivers/random-play.ts';
import { games } from '../../../src/games/index.ts';
import { type Choice, type Decision, mayChoose } from '../../../src/kernel/decision.ts';
import { answer, askAgain } from '../../../src/kernel/engine.ts';
import type { Game } from '../../../src/kernel/game.ts';
import type { Match } from '../../../src/kernel/match.ts';
import { seedRandom } from '../../../src/kernel/random.ts';
import { createTable } from '../../../src/table/create-table.ts';
import { createGames } from '../../../src/table/match/saved/games.ts';
import type { Store, StoredMatch } from '../../../src/table/match/saved/store.ts';
import { loadTexts } from '../../../src/texts/catalogue.ts';
import { keptDatabases, layOut, readKept } from '../../kept-databases/kept.ts';
import { countOf, seedsOf } from '../../support/seeds.ts';
import { shownTo } from '../../support/shown-to.ts';
import { emptyDatabase, type TestDatabase } from '../../support/test-database.ts';
import { must, openTestTable, type TestTable } from '../../support/test-table.ts';

const known = createGames(games);
let requests = 0;
const gameOf = ({ gameId }: StoredMatch): Game => {
  const game = known.get(gameId);
  if (!game) throw new Error(`There is no ${gameId}.`);
  return game;
};

/** Every option of a question, each with as many others as the question asks for. */
const choicesOf = (decision: Decision): Choice[] =>
  decision.seats.flatMap((seat) => {
    const own = decision.options.filter((option) => mayChoose(decision, option, seat));
    return own.map((option) => {
      const others = own.filter((other) => other !== option);
      const more = others.slice(0, Math.max(0, decision.choose.min - 1));
      return { seat, decision: decision.id, options: [option, ...more].map(({ id }) => id) };
    });
  });

/** A store that tells what each change would result in, and keeps none. */
function forgetful(store: Store): Store {
  class Forgotten extends Error {}
  return {
    ...store,
    async change(matchId, work) {
      let done: Awaited<ReturnType<typeof work>> | undefined;
      try {
        return await store.change(matchId, async (locked) => {
          done = await work(locked);
          throw new Forgotten();
        });
      } catch (error) {
        if (!(error instanceof Forgotten) || !done) throw error;
        return done.answer;
      }
    },
  };
}

/** What is open after a choice can be shown to everybody. */
function expectShown(game: Game, match: Match): void {
  for (const viewer of ['table', ...match.seats] as const) shownTo(game, match, viewer);
}

/** How often, in choices, the result is shown to everybody. */
const SHOWN = countOf({ few: 4, many: 1 });
/** How many choices of each match are told. */
const ON_THE_WAY = countOf({ few: 6, many: 12 });
let tried = 0;

/** The faults of every option offered now; one that the rules no longer offer when they ask again has none. */
function faultsOf(game: Game, match: Match): string[] {
  const isOffered = (asked: Match, key: string, id: string) =>
    asked.open.some((open) => open.key === key && open.options.some((option) => option.id === id));
  return match.open.flatMap((decision) =>
    choicesOf(decision).flatMap((choice) => {
      const fork = structuredClone(match);
      try {
        const answered = answer(game.rules.procedures, fork, choice);
        if (!answered.accepted) return [`${choice.options}: ${answered.refusal}`];
        if (tried++ % SHOWN === 0) expectShown(game, fork);
        return [];
      } catch (error) {
        const again = structuredClone(match);
        askAgain(game.rules.procedures, again);
        const stays = choice.options.every((id) => isOffered(again, decision.key, id));
        return stays ? [`${choice.options}: ${error}`] : [];
      }
    }),
  );
}

/** The newest first; the oldest is furthest from what is written today. */
const kept = keptDatabases().reverse();
const oldest = kept.splice(-1);

describe.each(seedsOf([...oldest, ...kept], 2))('a database of %s', (name) => {
  let database: TestDatabase;
  let here: TestTable;
  let ids: { [status: string]: string[] };
  let campaigns: string[];

  beforeAll(async () => {
    const kept = readKept(name);
    const rows = (kept.tables.matches ?? []) as { id: string; status: string }[];
    ids = Object.fromEntries(
      ['lobby', 'playing', 'over'].map((status) => [
        status,
        rows.filter((row) => row.status === status).map(({ id }) => id),
      ]),
    );
    campaigns = ((kept.tables.campaigns ?? []) as { id: string }[]).map(({ id }) => id);
    database = await emptyDatabase();
    await layOut(database.url, kept);
    here = await openTestTable(database, { games: known, texts: loadTexts() });
  }, 60_000);
  afterAll(async () => {
    await here.close();
    await database.close();
  });

  const read = async (id: string): Promise<StoredMatch & { state: Match }> => {
    const stored = await here.store.read(id);
    if (!stored?.state) throw new Error(`${id} has no state.`);
    return stored as StoredMatch & { state: Match };
  };

  const requestFor = (stored: StoredMatch, choice: Choice) => ({
    matchId: stored.id,
    userId: stored.seats.find(({ seat }) => seat === choice.seat)?.userId ?? '',
    decisionId: choice.decision,
    options: choice.options,
    requestId: `today ${++requests}`,
    confirmed: true,
  });

  test('takes each button that hangs in its threads, or says what can be chosen now', async () => {
    const asIs = createTable({
      games: known,
      store: forgetful(here.store),
      texts: loadTexts(),
      log: here.log,
      quiet: null,
    });
    const faults: string[] = [];
    for (const id of ids.playing ?? []) {
      const stored = await read(id);
      for (const choice of stored.state.open.flatMap(choicesOf)) {
        const done = await asIs.choose(requestFor(stored, choice));
        if (!done.ok && done.refusal !== 'stale') {
          faults.push(`${stored.gameId} ${choice.options}: ${done.refusal}`);
        }
      }
    }
    expect(faults).toEqual([]);
  });

  test('plays on with every option that is offered now', async () => {
    const faults: string[] = [];
    for (const id of ids.playing ?? []) {
      const before = await read(id);
      const seat = before.seats[0]?.seat ?? '';
      await here.table.choose(requestFor(before, { seat, decision: 'gone', options: [] }));
      const stored = await read(id);
      const game = gameOf(stored);
      expect(stored.status).toBe('playing');
      expectShown(game, stored.state);
      faults.push(...faultsOf(game, stored.state).map((fault) => `${game.rules.id} ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  test('is told of on the way, with nothing that fails', async () => {
    for (const id of ids.playing ?? []) {
      const random = seedRandom(createHash('md5').update(id).digest('hex'));
      for (let chosen = 0; chosen < ON_THE_WAY; chosen++) {
        const stored = await read(id);
        if (stored.status !== 'playing') break;
        const { open } = stored.state;
        const choice = randomChoice(random, open);
        const done = await here.table.choose(requestFor(stored, choice));
        if (!done.ok) expect(done.refusal).toBe('stale');
      }
    }
    await here.publishing.drain();
    expect(here.log.entries.filter(({ level }) => level === 'error')).toEqual([]);
    const { matches } = must(await here.table.list({ statuses: ['broken'] }));
    expect(matches).toEqual([]);
  });

  test('has lobbies that can be settled, ends that can be looked at, and campaigns that stand', async () => {
    for (const id of ids.lobby ?? []) {
      const { match } = must(await here.table.find(id));
      const { options } = gameOf(match as never).rules.lobby;
      for (const option of options) {
        if (match.campaign?.settled.includes(option.id)) continue;
        must(await here.table.setOption(id, match.hostId, option.id, option.default));
      }
      must(await here.table.start(id, match.hostId));
    }
    for (const id of ids.over ?? []) {
      const stored = await read(id);
      expectShown(gameOf(stored), stored.state);
      must(await here.table.snapshot(id));
    }
    for (const id of campaigns) must(await here.table.campaigns.record(id));
  });
});
