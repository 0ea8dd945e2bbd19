import { createHash } from 'node:crypto';

/** A match seed of 32 hexadecimal digits for one of many games played from one number. */
export const seedOf = (seed: number, game: number, purpose: string): string =>
  createHash('sha256').update(`${seed}/${game}/${purpose}`).digest('hex').slice(0, 32);
