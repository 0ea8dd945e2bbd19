import { mostAsked, type Questions, shareAnsweredAlike, together } from '../balance/questions.ts';
import { quantile } from '../bench/statistics.ts';
import type { PlayedByTaps } from './playing.ts';
import type { Press } from './presses.ts';

/** The middle of some numbers, and what nine in ten do not exceed. */
interface Spread {
  p50: number;
  p90: number;
}

const spread = (numbers: readonly number[]): Spread => ({
  p50: quantile(numbers, 0.5),
  p90: quantile(numbers, 0.9),
});

const spreadWithMost = (numbers: readonly number[]): Spread & { max: number } => ({
  ...spread(numbers),
  max: Math.max(0, ...numbers),
});

/** What one turn took. */
interface Turn {
  own: Press[];
  others: Press[];
}

/** The presses of a game by turn. */
function turnsOf(presses: readonly Press[]): Turn[] {
  const turns = new Map<string, Turn>();
  for (const press of presses) {
    if (!press.turn) continue;
    const turn = turns.get(press.turn.name) ?? { own: [], others: [] };
    turns.set(press.turn.name, turn);
    (press.seat === press.turn.seat ? turn.own : turn.others).push(press);
  }
  return [...turns.values()];
}

/** For every round and seat: presses outside all turns. */
function roundEnds(presses: readonly Press[]): number[] {
  const seats = [...new Set(presses.map(({ seat }) => seat))];
  const rounds = [...new Set(presses.map(({ round }) => round))].filter((round) => round > 0);
  return rounds.flatMap((round) =>
    seats.map(
      (seat) =>
        presses.filter((one) => one.turn === null && one.round === round && one.seat === seat)
          .length,
    ),
  );
}

const touches = (presses: readonly Press[]): number =>
  presses.reduce((sum, press) => sum + press.touches, 0);

const oneDecimal = (number: number): number => Math.round(number * 10) / 10;

/** The figures of many games. */
export function figuresOf(games: readonly PlayedByTaps[]) {
  const turns = games.flatMap(({ presses }) => turnsOf(presses));
  const rounds = games.flatMap((game) => game.rounds);
  const mentions = games.reduce((sum, game) => sum + game.mentions, 0);
  return {
    games: games.length,
    won: games.filter(({ won }) => won).length,
    turns: turns.length,
    endedByThemselves: games.reduce((sum, game) => sum + game.endedByThemselves, 0),
    tapsPerTurn: spread(turns.map(({ own }) => own.length)),
    movingTapsPerTurn: spread(turns.map(({ own }) => own.filter(({ moves }) => moves).length)),
    touchesPerTurn: spread(turns.map(({ own }) => touches(own))),
    tapsOfOthersPerTurn: spread(turns.map(({ others }) => others.length)),
    tapsPerRoundEnd: spread(games.flatMap(({ presses }) => roundEnds(presses))),
    messagesPerRound: spreadWithMost(rounds.map(({ standing }) => standing)),
    postedPerRound: spreadWithMost(rounds.map(({ posted }) => posted)),
    stubs: games.reduce((sum, { stubs }) => sum + stubs.length, 0),
    mentionsPerTurn: oneDecimal(mentions / Math.max(1, turns.length)),
    questionsAnsweredAlike: Math.round(100 * shareAnsweredAlike(questionsOf(games))) / 100,
  };
}

export const questionsOf = (games: readonly PlayedByTaps[]): Questions =>
  together(games.map(({ questions }) => questions));

/** What the presses were spent on, by question, for a reader. */
export function histogram(games: readonly PlayedByTaps[]): string {
  const turns = Math.max(1, games.flatMap(({ presses }) => turnsOf(presses)).length);
  const presses = games.flatMap((game) => game.presses);
  const rows = new Map<string, { inTurn: number; ofOthers: number; outside: number }>();
  for (const { prompt, verb, turn, seat } of presses) {
    const name = `${prompt} ${verb}`;
    const row = rows.get(name) ?? { inTurn: 0, ofOthers: 0, outside: 0 };
    rows.set(name, row);
    if (!turn) row.outside += 1;
    else if (turn.seat === seat) row.inTurn += 1;
    else row.ofOthers += 1;
  }
  const perTurn = (count: number) => (count / turns).toFixed(2);
  const sorted = [...rows].sort(([, one], [, other]) => total(other) - total(one));
  return [
    '| taps for, by | a turn: own | of others | outside of turns |',
    '|---|---|---|---|',
    ...sorted.map(
      ([name, { inTurn, ofOthers, outside }]) =>
        `| ${name} | ${perTurn(inTurn)} | ${perTurn(ofOthers)} | ${perTurn(outside)} |`,
    ),
    '',
    '| question | asked a turn | usual answer | share |',
    '|---|---|---|---|',
    ...mostAsked(questionsOf(games)).map(
      ({ key, times, answer, share }) =>
        `| ${key} | ${perTurn(times)} | ${answer} | ${Math.round(100 * share)}% |`,
    ),
    '',
    ...[...new Set(games.flatMap(({ stubs }) => stubs))]
      .slice(0, 8)
      .map((stub) => `stub: ${stub.replaceAll('\n', ' / ')}`),
    '',
  ].join('\n');
}

const total = (row: { inTurn: number; ofOthers: number; outside: number }): number =>
  row.inTurn + row.ofOthers + row.outside;
