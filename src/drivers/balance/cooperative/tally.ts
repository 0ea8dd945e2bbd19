import type { GameRules } from '../../../kernel/game.ts';
import type { Policy } from '../../policies.ts';
import type { PlayedTogether } from './playing.ts';

/** Games that have something in common. */
export interface Group {
  games: number;
  wins: number;
  /** From 0 to 1. */
  rate: number;
}

/** How long games took: a quarter of them no longer than the first number, half no longer than the second. */
export type Quartiles = [first: number, middle: number, third: number];

/** Games of one policy with one number of characters. */
export interface Column extends Group {
  policy: Policy;
  characters: number;
}

/** Figures of one policy with one number of characters in detail. */
export interface Detail extends Column {
  unfinished: number;
  /** By option of the lobby and its value: `quest` → `the-search`. */
  by: { [option: string]: { [value: string]: Group } };
  heroes: { [character: string]: Group };
  rounds: Quartiles;
  roundsOf: { [quest: string]: Quartiles };
  /** For games won: the fraction in which a milestone was reached, from 0 to 1, by milestone and by quest. */
  reached: { [milestone: string]: number };
  reachedIn: { [quest: string]: { [milestone: string]: number } };
  /** Rounds from the milestone `finale` to the end, inclusive, at the median of the games that reached it. */
  finale: number;
  finaleOf: { [quest: string]: number };
  /** Why games were lost, most frequent first. */
  losses: { [reason: string]: number };
  questionsARound: number;
  handOversARound: number;
  /** In how many games cards could be used, and in how many they were. */
  cards: { [card: string]: { held: number; used: number } };
  neverHeld: string[];
}

export const groupOf = (games: readonly PlayedTogether[]): Group => {
  const wins = games.filter(({ won }) => won).length;
  return { games: games.length, wins, rate: games.length === 0 ? 0 : wins / games.length };
};

/** The milestone at which the end of a game begins; see `GameStatistics.reached`. */
export const FINALE = 'finale';
/** The option by which games differ most: what to do. */
const QUEST = 'quest';

export function detailOf(
  rules: GameRules,
  column: Pick<Column, 'policy' | 'characters'>,
  games: readonly PlayedTogether[],
): Detail {
  const quests = grouped(games, (game) => [game.played.options[QUEST] ?? '']);
  const rounds = games.reduce((sum, game) => sum + game.rounds, 0);
  const count = (what: 'questions' | 'handOvers') =>
    games.reduce((sum, game) => sum + game[what], 0) / Math.max(1, rounds);
  return {
    policy: column.policy,
    characters: column.characters,
    ...groupOf(games),
    unfinished: games.filter(({ reason }) => reason === null).length,
    by: Object.fromEntries(
      [...new Set(games.flatMap(({ played }) => Object.keys(played.options)))].map((option) => [
        option,
        mapped(
          grouped(games, ({ played }) => [played.options[option] ?? '']),
          groupOf,
        ),
      ]),
    ),
    heroes: mapped(
      grouped(games, ({ played }) => played.seats.flatMap((seat) => seat.characters)),
      groupOf,
    ),
    rounds: quartiles(games.map((game) => game.rounds)),
    roundsOf: mapped(quests, (own) => quartiles(own.map((game) => game.rounds))),
    reached: sharesReached(games),
    reachedIn: mapped(quests, sharesReached),
    finale: finaleOf(games),
    finaleOf: mapped(quests, finaleOf),
    losses: lossesOf(games),
    questionsARound: count('questions'),
    handOversARound: count('handOvers'),
    ...cardsOf(rules, games),
  };
}

/** Lists by name; a game may be in several. */
function grouped(
  games: readonly PlayedTogether[],
  namesOf: (game: PlayedTogether) => readonly string[],
): { [name: string]: PlayedTogether[] } {
  const found: { [name: string]: PlayedTogether[] } = {};
  for (const game of games) {
    for (const name of namesOf(game)) found[name] = [...(found[name] ?? []), game];
  }
  return found;
}

const mapped = <One, Other>(
  lists: { [name: string]: One },
  change: (one: One) => Other,
): { [name: string]: Other } =>
  Object.fromEntries(
    Object.entries(lists)
      .sort(([one], [other]) => one.localeCompare(other))
      .map(([name, list]) => [name, change(list)]),
  );

function quartiles(numbers: readonly number[]): Quartiles {
  const sorted = [...numbers].sort((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
  return [at(0.25), at(0.5), at(0.75)];
}

function sharesReached(games: readonly PlayedTogether[]): { [milestone: string]: number } {
  const won = games.filter((game) => game.won);
  const names = new Set(games.flatMap(({ reached }) => Object.keys(reached)));
  return Object.fromEntries(
    [...names]
      .sort()
      .map((name) => [
        name,
        won.filter(({ reached }) => name in reached).length / Math.max(1, won.length),
      ]),
  );
}

const finaleOf = (games: readonly PlayedTogether[]): number =>
  quartiles(
    games.flatMap(({ rounds, reached }) => {
      const began = reached[FINALE];
      return began === undefined ? [] : [rounds - began + 1];
    }),
  )[1];

function lossesOf(games: readonly PlayedTogether[]): { [reason: string]: number } {
  const counts: { [reason: string]: number } = {};
  for (const { won, reason } of games) {
    if (!won) counts[reason ?? 'unfinished'] = (counts[reason ?? 'unfinished'] ?? 0) + 1;
  }
  return Object.fromEntries(Object.entries(counts).sort((one, other) => other[1] - one[1]));
}

function cardsOf(
  { statistics }: GameRules,
  games: readonly PlayedTogether[],
): Pick<Detail, 'cards' | 'neverHeld'> {
  const cards: Detail['cards'] = {};
  for (const { held, used } of games) {
    for (const card of held) {
      const known = cards[card] ?? { held: 0, used: 0 };
      cards[card] = { held: known.held + 1, used: known.used + (used.includes(card) ? 1 : 0) };
    }
  }
  return { cards, neverHeld: (statistics?.cards({}) ?? []).filter((card) => !cards[card]) };
}
