import type { Json } from './json.ts';

/** A person's place in a match. Which user sits there is the table's business, not the rules'. */
export type SeatId = string;

/** A message of the catalogue with its arguments; the words themselves are never in the match. */
export interface Message {
  key: string;
  args?: { [name: string]: Json };
}

/**
 * One legal way to answer. `id` is unique within its decision and short enough for a button's
 * address; `verb` and `args` are what slash commands match (`move` with `to: F7`).
 */
export interface Option {
  id: string;
  verb: string;
  args?: { [name: string]: string | number };
  /**
   * Only this seat may choose it, although the question waits for others: an effect that its owner
   * may use at any time while somebody else is acting.
   */
  seat?: SeatId;
}

/** Whether a seat may choose an option: its own, or any that the question's seats may choose. */
export const mayChoose = (decision: Decision, option: Option, seat: SeatId): boolean =>
  option.seat === undefined ? decision.seats.includes(seat) : option.seat === seat;

/** The options of an open question that a seat may choose now; none where it only watches. */
export const optionsFor = (decision: Decision, seat: SeatId): Option[] =>
  decision.options.filter((option) => mayChoose(decision, option, seat));

/**
 * - `one`: the named seat answers.
 * - `group`: the seats decide together; the table finds their one answer.
 * - `each`: one of several questions asked at the same time, one a seat or figure, whose answers
 *   can't interact. The rules go on when all of them are answered.
 */
export type DecisionKind = 'one' | 'group' | 'each';

/** A question that waits for somebody. Everything needed to answer it is in here. */
export interface Decision {
  /** Unique within the match, never used again. */
  id: string;
  /** Which answer of the asking step this is. */
  key: string;
  how: DecisionKind;
  seats: SeatId[];
  prompt: Message;
  options: Option[];
  choose: { min: number; max: number };
  /** What a deadline chooses: option ids, declared when the question is opened. */
  fallback: string[];
  /** The figure or card that the question is about, for the prompt's picture and the command's default. */
  about?: string;
  /** True at the start of an action: the match can safely go back to here. */
  rest?: true;
}

/** What a step hands to `ask`; the engine adds the id and leaves out what goes without saying. */
export interface DecisionDraft {
  key?: string;
  how?: DecisionKind;
  seats: SeatId[];
  prompt: Message;
  options: Option[];
  choose?: { min: number; max: number };
  /** Defaults to the first `min` options. */
  fallback?: string[];
  about?: string;
  rest?: true;
  /** Ask even when there is only one way to answer: its absence would tell a secret. */
  always?: true;
}

/** A player's answer: options of an open decision. */
export interface Choice {
  seat: SeatId;
  decision: string;
  options: string[];
}

/**
 * An ordinary answer to a player's mistake, never an exception.
 * - `stale`: that question is not open any more.
 * - `not-yours`: it waits for other seats.
 * - `no-such-option`: an option that is not offered, one given twice, or too few or too many.
 */
export type Refusal = 'stale' | 'not-yours' | 'no-such-option';

/** The only legal answer, where there is only one. */
export function forcedAnswer(draft: DecisionDraft): Option[] | null {
  if (draft.always) return null;
  const { min, max } = draft.choose ?? { min: 1, max: 1 };
  if (draft.options.length === min && max >= min) return [...draft.options];
  return null;
}
