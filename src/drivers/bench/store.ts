import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Client, QueryConfig } from 'pg';
import type { Game } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import { saveStatement } from '../../store/changing.ts';
import { settingsOf } from '../../store/connection.ts';
import { HeardClient } from '../../store/heard-client.ts';
import { lockStatement } from '../../store/locking.ts';
import { openStore } from '../../store/open-store.ts';
import { createTable } from '../../table/create-table.ts';
import { createGames } from '../../table/match/saved/games.ts';
import type { MatchChange, Store } from '../../table/match/saved/store.ts';
import type { Table } from '../../table/table.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { beginMatch, makeChoice } from '../players/at-the-table.ts';
import { randomChoice } from '../random-play.ts';
import { seedOf } from '../seeds.ts';
import { median, millisecondsOf, rounded } from './statistics.ts';

export interface StoreFigures {
  /** One choice applied and saved, at the median. */
  msPerChoice: number;
  /**
   * The same statements with the same payload through a bare client, without rules, at the median. It takes as
   * many round trips to the server as the store does: two.
   */
  msBareTransaction: number;
  ratio: number;
}

interface Bare {
  lock: QueryConfig;
  save: QueryConfig;
}

/** Initial choices that do not count: what a bot does all day long has been compiled. */
const WARM_UP = 200;

const QUIET = { info() {}, warn() {}, error() {} };

/**
 * Plays a match through the table and then sends the recorded statements again, bare. Both take turns in small
 * batches, so that other load on the machine affects them alike.
 */
export async function benchStore(
  game: Game,
  players: number,
  choices: number,
  databaseUrl?: string,
): Promise<StoreFigures> {
  const dataFolder = await mkdtemp(join(tmpdir(), 'threadbound-bench-'));
  const opened = await openStore({ dataFolder, databaseUrl, log: QUIET });
  const { connectionString, schema } = settingsOf(opened.url);
  const client = new HeardClient({
    connectionString,
    pipeline: true,
    options: `-c search_path=${schema}`,
  });
  await client.connect();
  try {
    const recorded: MatchChange[] = [];
    const store = recording(opened.store, recorded);
    const table = createTable({
      games: createGames([game]),
      store,
      texts: loadTexts(),
      log: QUIET,
    });
    const applied: number[] = [];
    const bare: number[] = [];
    const most = WARM_UP + choices;
    for (let round = 0; applied.length < most; round++) {
      const match = await openMatch(table, game, players, round);
      const copy = await openMatch(table, game, players, round);
      recorded.length = 0;
      applied.push(...(await playOn(table, opened.store, match, most - applied.length)));
      const changes = recorded.splice(0);
      for (const change of changes) {
        const statements = prepare(copy, change);
        bare.push(await millisecondsOf(() => transaction(client, statements)));
      }
      for (const id of [match, copy]) await client.query('DELETE FROM matches WHERE id = $1', [id]);
    }
    const msPerChoice = median(applied.slice(WARM_UP));
    const msBareTransaction = median(bare.slice(WARM_UP));
    return {
      msPerChoice: rounded(msPerChoice),
      msBareTransaction: rounded(msBareTransaction),
      ratio: rounded(msPerChoice / msBareTransaction),
    };
  } finally {
    await client.end();
    await opened.close();
    await rm(dataFolder, { recursive: true, force: true });
  }
}

/** A store that notes what each change saves. */
function recording(store: Store, changes: MatchChange[]): Store {
  return {
    ...store,
    change: (matchId, work) =>
      store.change(matchId, async (locked) => {
        const result = await work(locked);
        if (result.change) changes.push(result.change);
        return result;
      }),
  };
}

function openMatch(table: Table, game: Game, players: number, round: number): Promise<string> {
  const people = Array.from({ length: players }, (_, index) => ({
    userId: `bench-${index}`,
    name: `Player ${index}`,
  }));
  const place = { guildId: 'bench', channelId: `bench-${round}` };
  return beginMatch(table, game, place, people);
}

/** Random choices until the match or the number of choices ends; milliseconds of each. */
async function playOn(
  table: Table,
  store: Store,
  matchId: string,
  most: number,
): Promise<number[]> {
  const random = seedRandom(seedOf(1, most, 'store'));
  const times: number[] = [];
  while (times.length < most) {
    const stored = await store.read(matchId);
    if (stored?.status !== 'playing' || !stored.state) break;
    const choice = randomChoice(random, stored.state.open);
    const request = `${matchId}-${times.length}`;
    times.push(await millisecondsOf(() => makeChoice(table, stored, choice, request)));
  }
  return times;
}

/** What one choice sends, for another match with the same beginning: it locks the match, then saves it. */
function prepare(matchId: string, change: MatchChange): Bare {
  const inputs = change.inputs?.map((input) => ({
    ...input,
    requestId: input.requestId && `bare-${input.requestId}`,
  }));
  const own: MatchChange = { ...change, ...(inputs ? { inputs } : {}) };
  const bare = ({ text, values }: QueryConfig): QueryConfig => ({ text, values });
  return {
    lock: bare(lockStatement(matchId)),
    save: bare(saveStatement(matchId, own, change.match.changedAt)),
  };
}

async function transaction(client: Client, { lock, save }: Bare): Promise<void> {
  await Promise.all([client.query('BEGIN'), client.query(lock)]);
  await Promise.all([client.query(save), client.query('COMMIT')]);
}
