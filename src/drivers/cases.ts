import { z } from 'zod';
import { type Lobby, type LobbyOption, perSeatOf } from '../kernel/lobby.ts';
import { isInBox } from '../kernel/packs.ts';
import type { SeatSetup } from '../kernel/setup.ts';
import { seatsFor } from './seats.ts';

/** A game's set-up before its first question, apart from its seed. */
export interface Case {
  seats: SeatSetup[];
  options: { [option: string]: string };
}

/** Options of the lobby that drivers take on the command line, as `--quest the-hunt`. */
const NAMED = [
  'threat',
  'villain',
  'quest',
  'level',
  'difficulty',
  'ally',
  'rivals',
  'map',
  'overlay',
  'board',
] as const;

/** For `readArguments`: which decks and options are played. */
export const optionArguments = Object.fromEntries(
  NAMED.map((name) => [name, z.string().optional()]),
) as { [Name in (typeof NAMED)[number]]: z.ZodOptional<z.ZodString> };

/** The options that were named. Throws a RangeError for anything the lobby does not offer. */
export function chosenOptions(lobby: Lobby, given: { [option: string]: unknown }): Case['options'] {
  const chosen: Case['options'] = {};
  for (const name of NAMED) {
    const value = given[name];
    if (typeof value !== 'string') continue;
    const choices = lobby.options.find(({ id }) => id === name)?.choices ?? [];
    const meant = asOffered(choices, value);
    if (meant === undefined) {
      throw new RangeError(
        `--${name}: ${choices.join(', ') || 'this game has none'}, not ${value}.`,
      );
    }
    chosen[name] = meant;
  }
  return chosen;
}

/** What is offered under a name; what comes from a pack may be named without its digest. */
export const asOffered = (offered: readonly string[], name: string): string | undefined =>
  offered.find((id) => id === name) ?? offered.find((id) => id.startsWith(`${name}@`));

/** A number of characters, or their names: `2` or `sedrin,myreen`. */
export const charactersArgument = z
  .string()
  .transform((text) => (/^\d+$/.test(text) ? Number(text) : text.split(',')))
  .optional();

/** Seats for this many players, who hold these characters in turn. Throws a RangeError for one that isn't offered. */
export function seatsHolding(
  lobby: Lobby,
  players: number,
  characters: readonly string[],
): SeatSetup[] {
  const offered = lobby.characters.offers.map(({ id }) => id);
  const unknown = characters.find((id) => asOffered(offered, id) === undefined);
  if (unknown !== undefined) {
    throw new RangeError(`--heroes: ${offered.join(', ')}, not ${unknown}.`);
  }
  const meant = characters.flatMap((id) => asOffered(offered, id) ?? []);
  const seats = Math.min(players, meant.length);
  return Array.from({ length: seats }, (_, seat) => ({
    seat: `seat-${seat + 1}`,
    characters: meant.filter((_one, index) => index % seats === seat),
  }));
}

/** Seats as the command line asks for them: by default two characters, and the fewest players who may hold them. */
export function seatsAsked(
  lobby: Lobby,
  { players, heroes = players ?? 2 }: { players?: number; heroes?: number | string[] },
  from = 0,
): SeatSetup[] {
  const count = typeof heroes === 'number' ? heroes : heroes.length;
  const fewest = Math.ceil(count / Math.max(1, lobby.characters.perSeat.max));
  const seats = players ?? Math.max(lobby.seats.min, fewest);
  return typeof heroes === 'number'
    ? seatsFor(lobby, seats, heroes, from)
    : seatsHolding(lobby, seats, heroes);
}

/**
 * Every combination of the decks that the lobby offers, if none is chosen, with the other options as chosen; and of
 * what packs bring to other options, each beside its default.
 */
export function combinationsOf(lobby: Lobby, chosen: Case['options']): Case['options'][] {
  let combinations: Case['options'][] = [chosen];
  for (const option of lobby.options) {
    const { id } = option;
    if (chosen[id] !== undefined) continue;
    const ways = waysToCombine(option);
    if (ways.length === 0) continue;
    combinations = combinations.flatMap((one) => ways.map((way) => ({ ...one, [id]: way })));
  }
  return combinations;
}

/** The choices of an option that are combined with everything else; none if it stays as it is. */
function waysToCombine({ id, choices, default: usual }: LobbyOption): readonly string[] {
  if (DECKS.includes(id)) return choices;
  const ofPacks = choices.filter((choice) => !isInBox(choice));
  return ofPacks.length === 0 ? [] : [usual, ...ofPacks];
}

/**
 * Every combination of decks with every character first and every number of them, held by this many players or by as
 * many more as may hold them.
 */
export function allCases(lobby: Lobby, players: number, chosen: Case['options']): Case[] {
  const { offers, inAll } = lobby.characters;
  const seatsOf = (count: number, seats = Math.min(players, count)): number =>
    seats >= count || seats * perSeatOf(lobby, seats).max >= count
      ? seats
      : seatsOf(count, seats + 1);
  return combinationsOf(lobby, chosen).flatMap((options) =>
    offers.flatMap((_, first) =>
      Array.from({ length: Math.min(offers.length, inAll.max) - inAll.min + 1 }, (_one, more) => ({
        seats: seatsFor(lobby, seatsOf(inAll.min + more), inAll.min + more, first),
        options,
      })),
    ),
  );
}

/** Options that are decks, of which every game is made up (AQ-008). */
const DECKS: readonly string[] = ['threat', 'villain', 'quest'];
