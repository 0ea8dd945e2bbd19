/**
 * The match's own generator (sfc32): four unsigned 32-bit words that travel with the match, so that
 * a replay from the published seed gives every die and every card again.
 */
export type RandomState = [number, number, number, number];

/** @param seed 32 hexadecimal digits. Throws a RangeError for anything else. */
export function seedRandom(seed: string): RandomState {
  if (!/^[0-9a-f]{32}$/i.test(seed)) throw new RangeError('A seed is 32 hexadecimal digits.');
  const word = (index: number) => Number.parseInt(seed.slice(index * 8, index * 8 + 8), 16) >>> 0;
  const state: RandomState = [word(0), word(1), word(2), word(3)];
  for (let round = 0; round < 16; round++) nextWord(state);
  return state;
}

/** Advances the generator and returns 32 random bits. */
function nextWord(state: RandomState): number {
  const [a, b, c, counter] = state;
  const sum = (a + b + counter) >>> 0;
  state[3] = (counter + 1) >>> 0;
  state[0] = (b ^ (b >>> 9)) >>> 0;
  state[1] = (c + (c << 3)) >>> 0;
  state[2] = (((c << 21) | (c >>> 11)) + sum) >>> 0;
  return sum;
}

/** A whole number from 0 to `below` − 1, each equally likely (rejection sampling, no bias). */
export function below(state: RandomState, limit: number): number {
  if (!Number.isInteger(limit) || limit < 1)
    throw new RangeError('The limit is a positive integer.');
  const fair = 2 ** 32 - (2 ** 32 % limit);
  let word = nextWord(state);
  while (word >= fair) word = nextWord(state);
  return word % limit;
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

export function pick<T>(state: RandomState, items: readonly T[]): T {
  if (items.length === 0) throw new RangeError('There is nothing to pick from.');
  return items[below(state, items.length)] as T;
}
