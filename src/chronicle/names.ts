/** Unicode's marks around text with a direction of its own, whichever that is (UAX 9). */
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';

/** Letters that are read from right to left, and marks that turn around what follows. */
const TURNS = /[\u0590-\u08ff\u200e\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufeff]/;

/** Somebody's name, in a text without elements: it doesn't turn around anything beside it. */
export const isolated = (name: string): string =>
  TURNS.test(name) ? `${FIRST_STRONG_ISOLATE}${name}${POP_DIRECTIONAL_ISOLATE}` : name;
