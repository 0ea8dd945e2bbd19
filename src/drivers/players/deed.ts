import type { Outcome, SeenMessage } from '../../local/index.ts';
import type { Step } from './ways.ts';

/** One interaction as seen by the person who made it. */
export interface Deed {
  /** Discord's id of the interaction. */
  id: string;
  userId: string;
  channelId: string;
  /** `/game new`, `autocomplete /play`, `pick`, `menu`, … */
  what: string;
  /** From the click to the answer, milliseconds since the epoch. */
  from: number;
  until: number;
  /** From the click to the acknowledgement; null if none came in time. */
  acknowledgedIn: number | null;
  /** The click, if it was one. */
  step: Step | null;
  /** Which refusal or apology it was answered with, if any. */
  refusal: string | null;
  /** Whether it was answered as one vote among several. */
  voted: boolean;
  /** What was wrong with it; null if nothing was. */
  problem: string | null;
}

/** The result of a deed for the person who did it. */
export interface Done {
  deed: Deed;
  outcome: Outcome;
  /** The private answer; null if the result is public. */
  answer: SeenMessage | null;
}
