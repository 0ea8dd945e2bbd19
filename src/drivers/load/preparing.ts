import { type Decision, optionsFor, type SeatId } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { Game } from '../../kernel/game.ts';
import { below, type RandomState, seedRandom } from '../../kernel/random.ts';
import type { LocalDiscord } from '../../local/index.ts';
import { openStore } from '../../store/open-store.ts';
import { createTable } from '../../table/create-table.ts';
import { createGames } from '../../table/match/saved/games.ts';
import type { Store, StoredMatch } from '../../table/match/saved/store.ts';
import type { Person } from '../../table/match/saved/summary.ts';
import { hasVoted } from '../../table/match/votes/electorate.ts';
import type { Table } from '../../table/table.ts';
import { loadTexts } from '../../texts/catalogue.ts';
import { beginMatch, makeChoice } from '../players/at-the-table.ts';
import { choiceFor, choiceOf, policiesFor } from '../policies.ts';
import { seedOf } from '../seeds.ts';
import { copyFinished } from './finished.ts';

export interface Preparing {
  game: Game;
  matches: number;
  /** Seats per match. */
  players: number;
  /** Matches that are over already. */
  finished: number;
  seed: number;
  discord: LocalDiscord;
  database: { databaseUrl: string | undefined; dataFolder: string };
}

/** Matches that differ in how far along they are; there are several of each. */
const KINDS = 40;
/** Choices made in the one that is furthest along. */
const FARTHEST = 60;
/** Matches that are set up side by side. */
const AT_ONCE = 8;
const QUIET = { info() {}, warn() {}, error() {} };

/** The people of the matches, each in one of them, and those of the finished one. */
export const namesFor = (matches: number, players: number): string[] =>
  Array.from({ length: (matches + 1) * players }, (_, index) => `Player ${index + 1}`);

/** Match id → the ids of its people, in the order of seats. */
export type Seated = ReadonlyMap<string, readonly string[]>;

/** Sets matches up in the database, in the middle of the game; the bot posts them when it starts. */
export async function prepare(preparing: Preparing): Promise<Seated> {
  const { game, matches, finished, database } = preparing;
  const { store, url, close } = await openStore({ ...database, log: QUIET });
  try {
    const table = createTable({
      games: createGames([begunBefore(game, preparing.seed)]),
      store,
      texts: loadTexts(),
      log: QUIET,
    });
    const seated = new Map<string, readonly string[]>();
    let next = 0;
    const setUp = async () => {
      for (let number = next++; number < matches; number = next++) {
        seated.set(
          await begin(table, preparing, number),
          peopleOf(preparing, number).map(({ userId }) => userId),
        );
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, setUp));
    if (finished > 0) await copyFinished(url, await playToTheEnd(preparing, store), finished);
    return seated;
  } finally {
    await close();
  }
}

/** Who answers next: of those who vote, the first who has not yet. */
const nextSeat = (stored: StoredMatch, decision: Decision): SeatId | undefined =>
  decision.seats.find(
    (seat) => optionsFor(decision, seat).length > 0 && !hasVoted(stored, decision, seat),
  );

/** One more match, played by companions' rules of thumb. */
async function playToTheEnd(preparing: Preparing, store: Store): Promise<string> {
  const { game, seed } = preparing;
  const games = createGames([game]);
  const table = createTable({ games, store, texts: loadTexts(), log: QUIET });
  const random = seedRandom(seedOf(seed, 0, 'finished'));
  const id = await begin(table, preparing, preparing.matches);
  for (let choice = 0; ; choice++) {
    const stored = await store.read(id);
    if (!stored?.state || stored.status !== 'playing') return id;
    const [decision] = stored.state.open;
    const seat = decision && nextSeat(stored, decision);
    if (!decision || seat === undefined) throw new Error('Nobody is waited for.');
    const players = { policies: policiesFor(stored.state.seats, ['steady']), playouts: 0 };
    const chosen = choiceFor(game.rules, stored.state, decision, seat, players, random);
    await makeChoice(table, stored, chosen, `${id}-${choice}`);
  }
}

/** Opens a table, seats its people and starts the match; returns its id. */
function begin(table: Table, preparing: Preparing, number: number): Promise<string> {
  const { game, discord } = preparing;
  const channelId = discord.channels[number % discord.channels.length]?.id ?? '';
  const people = peopleOf(preparing, number);
  const place = { guildId: discord.guildId, channelId };
  return beginMatch(table, game, place, people);
}

const peopleOf = ({ discord, players }: Preparing, number: number): Person[] =>
  discord.users
    .slice(number * players, (number + 1) * players)
    .map(({ id, displayName }) => ({ userId: id, name: displayName }));

/** The game with a set-up that has been played for a while. */
function begunBefore(game: Game, seed: number): Game {
  const random = seedRandom(seedOf(seed, 0, 'load'));
  const kinds: ReturnType<Game['rules']['setup']>[] = [];
  let begun = 0;
  return {
    ...game,
    rules: {
      ...game.rules,
      setup(setup) {
        const kind = begun++ % KINDS;
        kinds[kind] ??= playedOn(game, game.rules.setup(setup), kind, random);
        return structuredClone(kinds[kind]);
      },
    },
  };
}

function playedOn(
  { rules }: Game,
  begun: ReturnType<Game['rules']['setup']>,
  kind: number,
  random: RandomState,
): ReturnType<Game['rules']['setup']> {
  const { match } = begun;
  const policies = policiesFor(match.seats, ['steady']);
  const choices = Math.round((kind / KINDS) * FARTHEST) + below(random, 3);
  let before = structuredClone(match);
  for (let choice = 0; choice < choices; choice++) {
    const { seat, decision, options } = choiceOf(rules, match, { policies, playouts: 0 }, random);
    const played = answer(rules.procedures, match, { seat, decision, options });
    if (!played.accepted) throw new Error(`A legal choice was refused: ${played.refusal}`);
    if (match.outcome) return { ...begun, match: before };
    if (choice % 5 === 0) before = structuredClone(match);
  }
  return { match, happenings: [] };
}
