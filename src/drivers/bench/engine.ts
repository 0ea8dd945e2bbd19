import type { Choice, Decision } from '../../kernel/decision.ts';
import { answer } from '../../kernel/engine.ts';
import type { GameRules } from '../../kernel/game.ts';
import { seedRandom } from '../../kernel/random.ts';
import { packMatch } from '../../table/match/saved/packed-match.ts';
import { randomChoice } from '../random-play.ts';
import { seatsFor } from '../seats.ts';
import { seedOf } from '../seeds.ts';
import { median, rounded } from './statistics.ts';

export interface EngineFigures {
  choicesPerSecond: number;
  /**
   * A choice in the first and in the last third of its game, on average over the same mix of choices: a walk is
   * compared with a walk and an attack with an attack, however many there are of each. The slowest fiftieth
   * does not count.
   */
  microsPerChoiceEarly: number;
  microsPerChoiceLate: number;
  /** The same over the choices as they came: later there is more to fight and less to walk. */
  microsAsPlayedEarly: number;
  microsAsPlayedLate: number;
  /** The largest state seen at a question, as JSON that is saved. */
  stateBytes: number;
  /** Copying a match by JSON, at the median. */
  copyMicros: number;
}

const LONGEST = 20_000;
/** Fewest choices of one kind in each third for their average to mean something. */
const ENOUGH = 20;

/** Microseconds that choices of one kind have taken. */
interface Taken {
  early: number[];
  late: number[];
}

/** Plays games by random choices; the first third of the games warms up and does not count. */
export function benchEngine(rules: GameRules, games: number, players: number): EngineFigures {
  const kinds = new Map<string, Taken>();
  const copies: number[] = [];
  let stateBytes = 0;
  let choices = 0;
  let micros = 0;
  for (let game = 0; game < games; game++) {
    const taken: { kind: string; micros: number }[] = [];
    const random = seedRandom(seedOf(1, game, 'choices'));
    const seats = seatsFor(rules.lobby, players, players);
    const { match } = rules.setup({ seats, options: {}, seed: seedOf(1, game, 'match') });
    while (match.outcome === null && match.inputs < LONGEST) {
      if (match.inputs % 25 === 0) {
        const start = performance.now();
        const copy = JSON.stringify(match);
        JSON.parse(copy);
        copies.push((performance.now() - start) * 1_000);
        stateBytes = Math.max(stateBytes, Buffer.byteLength(JSON.stringify(packMatch(match))));
      }
      const choice = randomChoice(random, match.open);
      const kind = kindOf(match.open, choice);
      const start = performance.now();
      answer(rules.procedures, match, choice);
      taken.push({ kind, micros: (performance.now() - start) * 1_000 });
    }
    if (game < games / 3) continue;
    note(kinds, taken);
    choices += taken.length;
    micros += sum(taken.map((one) => one.micros));
  }
  const like = likeForLike([...kinds.values()]);
  return {
    choicesPerSecond: Math.round((choices * 1_000_000) / micros),
    microsPerChoiceEarly: rounded(like.early, 1),
    microsPerChoiceLate: rounded(like.late, 1),
    microsAsPlayedEarly: rounded(mean([...kinds.values()].flatMap(({ early }) => early)), 1),
    microsAsPlayedLate: rounded(mean([...kinds.values()].flatMap(({ late }) => late)), 1),
    stateBytes,
    copyMicros: rounded(median(copies), 1),
  };
}

/** What was asked and what was chosen: the question's key with the option's verb. */
function kindOf(open: readonly Decision[], choice: Choice): string {
  const decision = open.find(({ id }) => id === choice.decision);
  const option = decision?.options.find(({ id }) => id === choice.options[0]);
  return `${decision?.prompt.key} ${option?.verb ?? ''}`;
}

function note(kinds: Map<string, Taken>, taken: readonly { kind: string; micros: number }[]): void {
  const third = Math.floor(taken.length / 3);
  for (const [index, { kind, micros }] of taken.entries()) {
    const part = index < third ? 'early' : index >= taken.length - third ? 'late' : null;
    if (!part) continue;
    const known = kinds.get(kind) ?? { early: [], late: [] };
    known[part].push(micros);
    kinds.set(kind, known);
  }
}

/** The averages of each kind, weighted by how often each was chosen. */
function likeForLike(kinds: readonly Taken[]): { early: number; late: number } {
  const met = kinds.filter(({ early, late }) => Math.min(early.length, late.length) >= ENOUGH);
  const all = sum(met.map(({ early, late }) => early.length + late.length));
  const weighted = (part: keyof Taken): number =>
    sum(met.map((kind) => usual(kind[part]) * (kind.early.length + kind.late.length))) / all;
  return { early: weighted('early'), late: weighted('late') };
}

/**
 * The average without the slowest fiftieth: garbage collection strikes anywhere, and takes a hundred times as
 * long.
 */
function usual(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return mean(sorted.slice(0, Math.ceil(sorted.length * 0.98)));
}

const mean = (values: readonly number[]): number => sum(values) / values.length;

const sum = (values: readonly number[]): number =>
  values.reduce((total, value) => total + value, 0);
