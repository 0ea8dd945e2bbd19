/**
 * The match's own generator (sfc32): four unsigned 32-bit words that travel with the match, so a replay from
 * the published seed gives the same dice and cards.
 */
export interface RandomState {
  words: [number, number, number, number];
  /** Results laid out in advance, used before the generator: for scenarios with known dice. */
  stacked?: number[];
}

/** @param seed 32 hexadecimal digits. Throws a RangeError for anything else. */
export function seedRandom(seed: string): RandomState {
  if (!/^[0-9a-f]{32}$/i.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) >>> 0;
  const words: RandomState['words'] = [word(0), word(1), word(2), word(3)];
  for (let round = 0; round < 16; round++) nextWord(words);
  return { words };
}

/** Advances the generator and returns 32 random bits. */
function nextWord(state: RandomState['words']): number {
  const [a, b, c, counter] = state;
  const sum = (a + b + counter) >>> 0;
  state[3] = (counter + 1) >>> 0;
  state[0] = (b ^ (b >>> 9)) >>> 0;
  state[1] = (c + (c << 3)) >>> 0;
  state[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A whole number from 0 to `limit` − 1, each equally likely (rejection sampling, no bias). */
export function below(state: RandomState, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError('The limit is a positive integer.');
  if (state.stacked && state.stacked.length > 0) return takeStacked(state.stacked, limit);
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = nextWord(state.words);
  while (word >= fair) word = nextWord(state.words);
  return word % limit;
}

function takeStacked(stacked: number[], limit: number): number {
  const value = stacked.shift() as number;
  if (value >= limit) throw new StackedTooHigh(value, limit);
  return value;
}

/** A result laid out in advance is out of range for what it is used for. */
export class StackedTooHigh extends RangeError {
  override name = 'StackedTooHigh';
  readonly value: number;
  /** The possible results are whole numbers from 0 to below this. */
  readonly limit: number;

  constructor(value: number, limit: number) {
    super(`The stacked result ${value} is not below ${limit}.`);
    this.value = value;
    this.limit = limit;
  }
}

/** Fisher–Yates in place. */
export function shuffle<T>(state: RandomState, items: T[]): T[] {
  for (let last = items.length - 1; last > 0; last--) {
    const other = below(state, last + 1);
    const swapped = items[last] as T;
    items[last] = items[other] as T;
    items[other] = swapped;
  }
  return items;
}

/** One of several, each equally likely. Throws a RangeError if there is none. */
export const pick = <T>(state: RandomState, items: readonly T[]): T =>
  items[below(state, items.length)] as T;
