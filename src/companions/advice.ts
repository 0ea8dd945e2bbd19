import type { Message } from '../kernel/decision.ts';

/** One possible answer to a decision, as a companion sees it. */
export interface Ranked {
  /** Option ids: one, or as many as the decision takes. */
  options: string[];
  /** Why, in one line; null where no rule of thumb has anything to say. */
  reason: Message | null;
  /** Whether everybody may know the reason. */
  public: boolean;
  /** Whether it can't bring anything about, so that it is not worth looking ahead. */
  idle: boolean;
  /** The estimated chance to win with it, from 0 to 1; null without looking ahead. */
  chance: number | null;
  /** How many times it was played ahead. */
  tried: number;
}

/** Answers to one decision, best first, never empty. */
export type Advice = Ranked[];
