import { LEVELS, type Level, rankOf } from '../terms.ts';

/** The level after this one; null for the last (AD-073). */
export const nextLevel = (level: Level): Level | null => LEVELS[rankOf(level) + 1] ?? null;
