import type { Message } from '../kernel/decision.ts';
import type { Foretold } from './foretold.ts';
import type { HeldPlan, Revised } from './plan.ts';

/** One possible answer to a decision, as a companion sees it. */
export interface Ranked {
  /** Option ids: one, or as many as the decision takes. */
  options: string[];
  /** Why, in one line; null if no rule of thumb has anything to say. */
  reason: Message | null;
  /** Whether everyone may know the reason. */
  public: boolean;
  /** Whether it can't bring anything about, so that it is not worth looking ahead. */
  idle: boolean;
  /** The estimated chance to win with it, from 0 to 1; null without looking ahead. */
  chance: number | null;
  /** How many times it was played ahead. */
  tried: number;
  /** How far luck alone may have moved the chance: its standard error. Absent without looking ahead. */
  error?: number;
  /** The rest of the turn that it begins, as far as it can be foreseen, if that was asked for. */
  plan?: readonly Foretold[];
  /** The same, to hold until the next question. */
  held?: HeldPlan;
  /** Why this plan is not the one that was held. */
  revised?: Revised;
}

/** A chance to win as people are told it, in percent. */
export interface ToldChance {
  about: number;
  /** By how much it may be off either way. */
  width: number;
}

/** Answers to one decision, best first, never empty. */
export type Advice = Ranked[];

/** Standard errors within which a chance, or the difference of two, may just be luck. */
export const LUCK = 2;

/** The chance of an answer with an honest margin of error; null if it wasn't played ahead often enough for one. */
export function toldChance({ chance, error }: Ranked): ToldChance | null {
  if (chance === null || error === undefined) return null;
  return { about: Math.round(chance * 100), width: Math.max(1, Math.round(LUCK * error * 100)) };
}

/** How many of the first answers are as good as the best as far as can be told; 1 if the best stands out. */
export function tooClose([best, ...others]: readonly Ranked[]): number {
  if (!best) return 0;
  const isClose = ({ chance, error }: Ranked): boolean => {
    if (chance === null || best.chance === null) return false;
    const luck = Math.hypot(error ?? 0, best.error ?? 0);
    return Math.abs(best.chance - chance) <= LUCK * luck;
  };
  const first = others.findIndex((answer) => !isClose(answer));
  return 1 + (first < 0 ? others.length : first);
}
