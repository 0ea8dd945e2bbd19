import { answer } from '../../kernel/engine.ts';
import type { GameRules } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import { randomChoice } from '../random-play.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';
import { median, rounded } from './statistics.ts';

export interface EngineFigures {
  choicesPerSecond: number;
  /** A choice in the first and in the last third of its game, on average. */
  microsPerChoiceEarly: number;
  microsPerChoiceLate: number;
  /** The largest state met at a question, as JSON. */
  stateBytes: number;
  /** Copying a match by JSON, at the median. */
  copyMicros: number;
}

const LONGEST = 20_000;

/** Plays games by random choices; the first tenth warms up and does not count. */
export function benchEngine(rules: GameRules, games: number, players: number): EngineFigures {
  const early: number[] = [];
  const late: number[] = [];
  const copies: number[] = [];
  let stateBytes = 0;
  let choices = 0;
  let micros = 0;
  for (let game = 0; game < games; game++) {
    const times: number[] = [];
    const random = seedRandom(seedOf(1, game, 'choices'));
    const seats = seatsFor(rules.lobby, players, players);
    const { match } = rules.setup({ seats, options: {}, seed: seedOf(1, game, 'match') });
    while (match.outcome === null && match.inputs < LONGEST) {
      if (match.inputs % 25 === 0) {
        const start = performance.now();
        const copy = JSON.stringify(match);
        JSON.parse(copy);
        copies.push((performance.now() - start) * 1_000);
        stateBytes = Math.max(stateBytes, Buffer.byteLength(copy));
      }
      const choice = randomChoice(random, match.open);
      const start = performance.now();
      answer(rules.procedures, match, choice);
      times.push((performance.now() - start) * 1_000);
    }
    if (game < games / 10) continue;
    const third = Math.floor(times.length / 3);
    early.push(...times.slice(0, third));
    late.push(...times.slice(-third));
    choices += times.length;
    micros += sum(times);
  }
  return {
    choicesPerSecond: Math.round((choices * 1_000_000) / micros),
    microsPerChoiceEarly: rounded(sum(early) / early.length, 1),
    microsPerChoiceLate: rounded(sum(late) / late.length, 1),
    stateBytes,
    copyMicros: rounded(median(copies), 1),
  };
}

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
