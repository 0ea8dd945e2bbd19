import type { GameRules } from '../../kernel/game.ts';
import type { Played } from './playing.ts';
import {
  type Asked,
  mostAsked,
  type Questions,
  shareAnsweredAlike,
  together,
} from './questions.ts';

/** Wins of something, against what an even share would be. */
export interface Share {
  games: number;
  wins: number;
  /** What the wins would be if every seat won equally often. */
  even: number;
  /** Wins divided by the even share; 1 is fair. */
  ratio: number;
}

export interface CardShare {
  uses: number;
  /** How often the user has won, divided by the even share. */
  ratio: number;
}

export interface Idle {
  turns: number;
  /** Shares of the turns, from 0 to 1. */
  nothingButPass: number;
  noCardUsed: number;
}

/** Figures of many games. */
export interface Balance {
  games: number;
  unfinished: number;
  /** Games without a winner. */
  nobody: number;
  characters: { [character: string]: Share };
  /** By place in the turn order, over all numbers of players. */
  places: { [place: string]: Share };
  placesAmong: { [players: string]: { [place: string]: Share } };
  policies: { [policy: string]: Share };
  reasons: { [reason: string]: number };
  turns: { [players: string]: { least: number; median: number; most: number } };
  medianTurns: number;
  /**
   * By number of players, and for all: turns in which a main action could only be passed, and without a card
   * used.
   */
  idle: { [players: string]: Idle };
  cards: { [card: string]: CardShare };
  neverUsed: string[];
  /** What was asked, and how often with the same sort of answer; most frequent first. */
  questions: Asked[];
  /** What people are not asked, because they have had a standing answer from the start: as companions answer it. */
  answeredForGood: Asked[];
  /** The share of all questions asked that are answered alike in 95 of 100 cases, from 0 to 1. */
  questionsAnsweredAlike: number;
}

/** @param options of the lobby with which they were played */
export function tally(
  rules: GameRules,
  games: readonly Played[],
  options: { [option: string]: string } = {},
): Balance {
  const balance: Balance = {
    games: games.length,
    unfinished: games.filter(({ reason }) => reason === null).length,
    nobody: games.filter(({ winners }) => winners.length === 0).length,
    characters: {},
    places: {},
    placesAmong: {},
    policies: {},
    reasons: {},
    turns: {},
    medianTurns: median(games.map(({ turns }) => turns)),
    idle: {},
    cards: {},
    neverUsed: [],
    questions: [],
    answeredForGood: [],
    questionsAnsweredAlike: 0,
  };
  for (const game of games) noteGame(balance, game);
  for (const shares of [
    balance.characters,
    balance.places,
    balance.policies,
    ...Object.values(balance.placesAmong),
  ]) {
    for (const share of Object.values(shares)) share.ratio = rounded(share.wins / share.even);
  }
  noteTurns(balance, games);
  noteCards(balance, rules.statistics?.cards(options) ?? [], games);
  noteQuestions(balance, games);
  return balance;
}

function noteGame(balance: Balance, { seats, order, policies, winners, reason }: Played): void {
  const even = 1 / seats.length;
  balance.placesAmong[seats.length] ??= {};
  const among = balance.placesAmong[seats.length] as { [place: string]: Share };
  for (const { seat, characters } of seats) {
    const won = winners.includes(seat) ? 1 / winners.length : 0;
    for (const character of characters) add(balance.characters, character, won, even);
    const place = String(order.indexOf(seat) + 1);
    add(balance.places, place, won, even);
    add(among, place, won, even);
    add(balance.policies, policies[seat] ?? '', won, even);
  }
  const why = reason ?? 'unfinished';
  balance.reasons[why] = (balance.reasons[why] ?? 0) + 1;
}

function add(shares: { [name: string]: Share }, name: string, won: number, even: number): void {
  const share = shares[name] ?? { games: 0, wins: 0, even: 0, ratio: 0 };
  shares[name] = share;
  share.games += 1;
  share.wins += won;
  share.even += even;
}

function noteQuestions(balance: Balance, games: readonly Played[]): void {
  const questions = together(games.map((game) => game.questions));
  balance.questions = asTold(questions);
  balance.answeredForGood = asTold(together(games.map((game) => game.answeredForGood)));
  balance.questionsAnsweredAlike = rounded(shareAnsweredAlike(questions));
}

const asTold = (questions: Questions): Asked[] =>
  mostAsked(questions).map((asked) => ({ ...asked, share: rounded(asked.share) }));

function noteTurns(balance: Balance, games: readonly Played[]): void {
  for (const players of Object.keys(balance.placesAmong)) {
    const turns = games
      .filter(({ seats }) => String(seats.length) === players)
      .map((game) => game.turns);
    balance.turns[players] = {
      least: Math.min(...turns),
      median: median(turns),
      most: Math.max(...turns),
    };
    balance.idle[players] = idleIn(games.filter(({ seats }) => String(seats.length) === players));
  }
  balance.idle.all = idleIn(games);
}

function idleIn(games: readonly Played[]): Idle {
  const sum = (part: keyof Played['playerTurns']) =>
    games.reduce((total, { playerTurns }) => total + playerTurns[part], 0);
  const turns = sum('all');
  const share = (part: number) => Math.round((1000 * part) / Math.max(1, turns)) / 1000;
  return { turns, nothingButPass: share(sum('idle')), noCardUsed: share(sum('empty')) };
}

function noteCards(balance: Balance, known: readonly string[], games: readonly Played[]): void {
  const totals = new Map<string, { uses: number; won: number; even: number }>();
  for (const { used, winners, seats } of games) {
    for (const [seat, cards] of Object.entries(used)) {
      for (const [card, uses] of Object.entries(cards)) {
        const total = totals.get(card) ?? { uses: 0, won: 0, even: 0 };
        total.uses += uses;
        total.won += winners.includes(seat) ? uses : 0;
        total.even += uses / seats.length;
        totals.set(card, total);
      }
    }
  }
  for (const card of [...new Set([...known, ...totals.keys()])].sort()) {
    const total = totals.get(card);
    if (total) {
      balance.cards[card] = { uses: total.uses, ratio: rounded(total.won / total.even) };
    } else balance.neverUsed.push(card);
  }
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

const rounded = (number: number): number => Math.round(number * 100) / 100;
