import { z } from 'zod';
import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { GameEvent, Viewer } from '../../kernel/event.ts';
import type { Match, Outcome } from '../../kernel/match.ts';
import type { SeatSetup } from '../../kernel/setup.ts';

/** Goes up when a program written for the previous version may not understand a line any more. */
export const PROTOCOL = 1;

/** What a program may write, by the line's `type`. */
export const REQUESTS = {
  /** Options of an open decision, by their ids. */
  choose: z.strictObject({
    type: z.literal('choose'),
    seat: z.string(),
    decision: z.string(),
    options: z.array(z.string()),
  }),
  /** The state of the match now, without events, for a seat or the `table`. */
  look: z.strictObject({ type: z.literal('look'), viewer: z.string() }),
} as const;

export type Request = {
  [Type in keyof typeof REQUESTS]: z.infer<(typeof REQUESTS)[Type]>;
}[keyof typeof REQUESTS];

/**
 * Why a line was not carried out: the rules' own refusals, and
 * - `not-json`, `malformed`, `unknown-type`: the line is none of `REQUESTS`.
 * - `too-much`: it is longer than any request, or holds more.
 * - `no-such-viewer`: nobody sits there, or a companion does.
 * - `fault`: the rules have failed; the match stays as it was.
 */
export type PipeRefusal =
  | 'stale'
  | 'not-yours'
  | 'no-such-option'
  | 'not-json'
  | 'too-much'
  | 'malformed'
  | 'unknown-type'
  | 'no-such-viewer'
  | 'fault';

/** What a line says in words, with `--words`. */
export interface Words {
  /** What has happened, as the thread would tell it. */
  told: string[];
  /** The open decisions by id, and their options by id. */
  open: { [decision: string]: { question: string; options: { [option: string]: string } } };
}

/** Every line that is written. */
export type Line =
  /** The first one: what is played, and by whom. */
  | {
      type: 'match';
      protocol: typeof PROTOCOL;
      game: string;
      seats: SeatSetup[];
      options: { [option: string]: string };
      /** Who gets a position after each choice. */
      viewers: Viewer[];
    }
  /** What one viewer may know: what has happened since the last one, what is open, the state of the match. */
  | {
      type: 'position';
      viewer: Viewer;
      /** Accepted choices so far. */
      choices: number;
      events: GameEvent[];
      open: Decision[];
      words?: Words;
      /** Left out with `--views asked`, except for a viewer who has asked. */
      view?: unknown;
    }
  /** Everything, including hidden cards: only with `--reveal`. */
  | { type: 'whole'; match: Match }
  | {
      type: 'refused';
      /** The number of the line that was read, from 1. */
      line: number;
      refusal: PipeRefusal;
      /** In plain words. */
      reason: string;
    }
  /** Ends the response to one line: now these seats can choose. */
  | { type: 'waiting'; for: SeatId[] }
  /** The last one; with the seed, from which everything comes that chance has decided. */
  | { type: 'over'; winners: Outcome['winners']; reason: string; choices: number; seed: string };
