import type { Game } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { MatchSetup } from '../../kernel/setup.ts';
import type { LocalDiscord } from '../../local/index.ts';
import type { Person } from '../../table/match/saved/summary.ts';
import type { Table } from '../../table/table.ts';
import { beginMatch, must, openLobby } from '../players/at-the-table.ts';
import { threadOfMatch } from '../players/ways.ts';
import { seedOf } from '../seeds.ts';
import type { Name, Place, Role } from './hostile.ts';
import { type Twins, twinsOf } from './twins.ts';

/** Four tables with their people: one of two worlds that differ in a secret. */
export interface World {
  ids: { readonly [name in Name]: string };
  /** The tables' ids, those of finished and gathering ones included. */
  tables: readonly string[];
  places: { readonly [place in Place]: string };
  /** Who acts in each role; never the one who holds the secret. */
  people: { readonly [role in Role]: string };
  /** Public messages of the tables, whose components are used. */
  sources: readonly string[];
  /** Everything with another name in the other world. */
  names: readonly string[];
}

/** Seats at each table. */
const PLAYERS = 2;
/** People of one world: two tables full, and a stranger. */
const CAST = ['Ann', 'Bo', 'Cleo', 'Dag', 'Stranger'];
/** Milliseconds in which the bot posts a match. */
const POSTING = 60_000;

/** The host of all tables, who does nothing else, and the people of both worlds, who have the same names. */
export const PEOPLE = ['Host', ...CAST, ...CAST];
/** A server that no match is on. */
export const NEXT_DOOR = { name: 'Next door', channels: ['games'] };

/** The game with set-ups in the middle of a match; the seed says which of them. */
export interface PreparedGame {
  game: Game;
  /** Seeds in the order in which the matches begin. */
  seeds: string[];
  /** For each pair of tables, the holder's seat. */
  holders: string[];
  /** The question that is open in the first pair. */
  asked: string;
}

export function prepared(game: Game, seed: number): PreparedGame {
  const pairs: Twins[] = [0, 1].map((number) => twinsOf(game, PLAYERS, seed * 2 + number));
  const begun = new Map<string, Match>();
  const seeds = pairs.flatMap(({ one, other }, number) =>
    [one, other].map((match, world) => {
      const own = seedOf(seed, number * 2 + world, 'fuzz');
      begun.set(own, match);
      return own;
    }),
  );
  const setup = (wanted: MatchSetup) => {
    const match = begun.get(wanted.seed);
    return match ? { match: structuredClone(match), happenings: [] } : game.rules.setup(wanted);
  };
  return {
    game: { ...game, rules: { ...game.rules, setup } },
    seeds,
    holders: pairs.map(({ holder }) => holder),
    asked: pairs[0]?.one.open[0]?.id ?? '',
  };
}

/** Opens the tables of both worlds, and waits until the bot has posted them. */
export async function openWorlds(
  discord: LocalDiscord,
  table: Table,
  { game, holders, asked }: PreparedGame,
): Promise<[World, World]> {
  const casts = [0, 1].map((world) => castOf(discord, world)) as [Person[], Person[]];
  const place = { guildId: discord.guildId, channelId: discord.channels[0]?.id ?? '' };
  const host = hostOf(discord);
  const opened: Opened[] = [];
  for (const _ of casts) opened.push({ playing: [], gathering: '', over: '' });
  for (const number of [0, 1]) {
    for (const [world, cast] of casts.entries()) {
      const people = cast.slice(number * PLAYERS, (number + 1) * PLAYERS);
      opened[world]?.playing.push(await beginMatch(table, game, place, people, host));
    }
  }
  for (const one of opened) {
    one.gathering = await openLobby(table, game, place, host);
    one.over = await openLobby(table, game, place, host);
    must(await table.abandon(one.over, host.userId, true));
  }
  const worlds: World[] = [];
  for (const [world, cast] of casts.entries()) {
    worlds.push(await worldOf(discord, opened[world] as Opened, cast, { holders, asked }));
  }
  return worlds as [World, World];
}

interface Opened {
  playing: string[];
  gathering: string;
  over: string;
}

const hostOf = ({ users }: LocalDiscord): Person => personAt(users, 0);

const castOf = ({ users }: LocalDiscord, world: number): Person[] =>
  CAST.map((_, index) => personAt(users, 1 + world * CAST.length + index));

const personAt = (users: LocalDiscord['users'], index: number): Person => ({
  userId: users[index]?.id ?? '',
  name: users[index]?.displayName ?? '',
});

async function worldOf(
  discord: LocalDiscord,
  { playing, gathering, over }: Opened,
  cast: readonly Person[],
  { holders, asked }: Pick<PreparedGame, 'holders' | 'asked'>,
): Promise<World> {
  const threads = await Promise.all(
    playing.map((id) =>
      discord.waitFor(() => threadOfMatch(discord, id), POSTING, 'a match to be posted'),
    ),
  );
  const channel = discord.channels[0]?.id ?? '';
  const [own = '', other = ''] = playing;
  const sources = [...threads, channel].flatMap((place) =>
    discord.messages(place).flatMap(({ id, controls }) => (controls.length > 0 ? [id] : [])),
  );
  const acting = (number: number): string => {
    const seat = Number(holders[number]?.replace('seat-', '')) - 1;
    const people = cast.slice(number * PLAYERS, (number + 1) * PLAYERS);
    return people.find((_, index) => index !== seat)?.userId ?? '';
  };
  const stranger = cast.at(-1)?.userId ?? '';
  const people = { seated: acting(0), foreign: acting(1), stranger };
  return {
    ids: { own, other, gathering, over, asked, seated: people.seated, stranger },
    tables: [own, other, gathering, over],
    places: {
      thread: threads[0] ?? '',
      'other-thread': threads[1] ?? '',
      channel,
      'next-door': discord.guilds[1]?.channels[0]?.id ?? '',
    },
    people,
    sources: sources.filter((id) => id !== ''),
    names: [own, other, gathering, over, ...threads, ...cast.map(({ userId }) => userId)],
  };
}
