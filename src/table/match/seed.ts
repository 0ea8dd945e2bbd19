import { createHash, randomBytes, randomInt } from 'node:crypto';

const LETTERS = '0123456789abcdefghijklmnopqrstuvwxyz';

/** 32 hexadecimal digits nobody can foresee: the dice and cards of one match. */
export const newSeed = (): string => randomBytes(16).toString('hex');

/** SHA-256 of the seed's text, in hexadecimal: published at the start, proves at the end that it is the same seed. */
export const hashSeed = (seed: string): string => createHash('sha256').update(seed).digest('hex');

/** Ten letters and digits; no two matches share one in any likely lifetime. */
export const newMatchId = (): string =>
  Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('');
