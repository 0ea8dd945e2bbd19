import type { JsonObject } from './json.ts';

/** A person's place in a match. Which user sits there is the table's business, not the rules'. */
export type SeatId = string;

/** A message of the catalogue with its arguments; the words themselves are never in the match. */
export interface Message {
  key: string;
  args?: JsonObject;
}

/**
 * One legal way to answer. `id` is unique within its decision and short enough for a button's
 * address; `verb` and `args` are what slash commands match (`move` with `to: F7`).
 */
export interface Option {
  id: string;
  verb: string;
  args?: { [name: string]: string | number | undefined };
  /**
   * Only this seat may choose it, although the question may wait for others: for example an effect that its
   * owner may use at any time while somebody else is acting. It is offered only to that seat.
   */
  seat?: SeatId;
}

/**
 * Who may know about a question, declared where it is asked, since only that place knows what the options
 * give away. Everyone may read the prompt itself.
 * - `public`: everyone may know what can be chosen, what a deadline would choose and what was chosen.
 * - `private`: only those who may choose know all this. Everyone may know that there is something to choose.
 * - `secret`: not even that may be known. It is asked even if there is only one way to answer, because its
 *   absence would give that away.
 */
export type Visibility = 'public' | 'private' | 'secret';

/** Whether a seat may choose an option: its own, or any that the question's seats may choose. */
export const mayChoose = (
  decision: Pick<Decision, 'seats'>,
  option: Option,
  seat: SeatId,
): boolean => (option.seat === undefined ? decision.seats.includes(seat) : option.seat === seat);

/** The options of an open question that a seat may choose now; none where it only watches. */
export const optionsFor = <Own extends Option>(decision: Decision<Own>, seat: SeatId): Own[] =>
  decision.options.filter((option) => mayChoose(decision, option, seat));

/** What a deadline chooses for a seat: what the question says, else the first options that the seat may choose. */
export function fallbackFor(decision: Decision, seat: SeatId): string[] {
  const { fallback, choose } = decision;
  const own = optionsFor(decision, seat).map(({ id }) => id);
  const isForSeat = fallback.length >= choose.min && fallback.every((id) => own.includes(id));
  return isForSeat ? fallback : own.slice(0, choose.min);
}

/** Whether everyone may know what can be chosen. A saved question that doesn't say so is private. */
export const isPublic = ({ visibility }: Pick<Decision, 'visibility'>): boolean =>
  visibility === 'public';

/** A question as everyone may know it. Options for one seat alone are not on any public list. */
export const publicForm = (decision: Decision): Decision =>
  isPublic(decision)
    ? { ...decision, options: decision.options.filter(({ seat }) => seat === undefined) }
    : { ...decision, options: [], fallback: [] };

/** A question as one seat may know it: with the options that it may choose. */
export const formFor = (decision: Decision, seat: SeatId): Decision => ({
  ...decision,
  options: optionsFor(decision, seat),
  fallback: knownFallback(decision, seat),
});

/** The questions that a seat may answer, each with the options that it may choose. */
export const questionsFor = (open: readonly Decision[], seat: SeatId): Decision[] =>
  open
    .map((decision) => formFor(decision, seat))
    .filter(({ options, seats }) => options.length > 0 || seats.includes(seat));

function knownFallback(decision: Decision, seat: SeatId): string[] {
  if (decision.seats.includes(seat)) return fallbackFor(decision, seat);
  return isPublic(decision) ? decision.fallback : [];
}

/**
 * - `one`: the named seat answers.
 * - `group`: the seats decide together; the table finds their one answer.
 * - `each`: one of several questions asked at the same time, one a seat or figure, so that nobody waits for
 *   anybody. The rules go on when all of them are answered. If one answer may spoil another, they resolve
 *   them in turn and skip what has become impossible.
 */
export type DecisionKind = 'one' | 'group' | 'each';

/** A question that waits for somebody. It holds everything needed to answer it. */
export interface Decision<Own extends Option = Option, Asked extends Message = Message> {
  /** Unique within the match, never reused. */
  id: string;
  /** Which answer of the asking step this is. */
  key: string;
  how: DecisionKind;
  seats: SeatId[];
  visibility: Visibility;
  prompt: Asked;
  options: Own[];
  choose: { min: number; max: number };
  /**
   * What a deadline chooses: ids of options that all seats asked may choose, declared when the question is
   * opened. Empty if each seat has only options of its own: see `fallbackFor`.
   */
  fallback: string[];
  /** The figure or card that the question is about, for the prompt's picture and the command's default. */
  about?: string;
  /** True at the start of an action: the match can safely go back to here. */
  rest?: true;
  /** For a group: so little depends on it that the first to answer decides with one press. */
  unconfirmed?: true;
}

/** What a step hands to `ask`; the engine adds the id and omits defaults. */
export interface DecisionDraft<Own extends Option = Option, Asked extends Message = Message> {
  key?: string;
  how?: DecisionKind;
  seats: SeatId[];
  /** Has no default, so every question's author thinks about it. */
  visibility: Visibility;
  prompt: Asked;
  options: Own[];
  choose?: { min: number; max: number };
  /**
   * Defaults to the first `min` options that every seat may choose; naming one that some seat may not choose
   * is a fault.
   */
  fallback?: string[];
  about?: string;
  rest?: true;
  unconfirmed?: true;
}

/** A player's answer: options of an open decision. */
export interface Choice {
  seat: SeatId;
  decision: string;
  options: string[];
}

/**
 * An ordinary answer to a player's mistake, never an exception.
 * - `stale`: that question is no longer open.
 * - `not-yours`: it waits for other seats.
 * - `no-such-option`: an option that is not offered, one given twice, or too few or too many.
 */
export type Refusal = 'stale' | 'not-yours' | 'no-such-option';

/** The only legal answer, if there is only one and everyone may know that. */
export function forcedAnswer(draft: DecisionDraft): Option[] | null {
  if (draft.visibility === 'secret') return null;
  return draft.options.length === (draft.choose?.min ?? 1) ? [...draft.options] : null;
}
