import type { DecisionDraft, SeatId } from './decision.ts';
import type { Chapter, GameEvent, Happening } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Match, Outcome, Reply } from './match.ts';

/** What a step wants to happen next. */
export type StepResult =
  | { next: 'goto'; step: string }
  | { next: 'call'; procedure: string; data: JsonObject; step: string }
  | { next: 'ask'; drafts: DecisionDraft[]; step: string }
  | { next: 'return'; value: Json };

/** Go on with another step of the same procedure. */
export const goto = (step: string): StepResult => ({ next: 'goto', step });

/** Carry out another procedure; its result is there when `step` begins. */
export const call = (procedure: string, data: JsonObject, step: string): StepResult => ({
  next: 'call',
  procedure,
  data,
  step,
});

/** Ask one question, or several at the same time; the reply is there when `step` begins. */
export const ask = (drafts: DecisionDraft | DecisionDraft[], step: string): StepResult => ({
  next: 'ask',
  drafts: Array.isArray(drafts) ? drafts : [drafts],
  step,
});

/** The procedure is complete. */
export const finish = (value: Json = null): StepResult => ({ next: 'return', value });

/**
 * What a step works with: the match, which it changes in place, and the ways to tell what it did.
 * It lives for one answer only and is never saved.
 */
export interface Run<State = unknown> {
  match: Match<State>;
  state: State;
  /** Tells everybody. */
  emit(type: string, args?: GameEvent['args']): void;
  /** Tells some seats one thing and the others another, or nothing. */
  emitTo(seats: SeatId[], event: GameEvent, otherwise?: GameEvent): void;
  /** Begins a new part of the chronicle. */
  beginChapter(chapter: Chapter): void;
  /** Ends the match as soon as the current step returns. The first call counts. */
  end(outcome: Outcome): void;
  happenings: Happening[];
}

/**
 * One numbered list of the rulebook. A step sees the match, its own frame's data, what the called
 * procedure returned and what was answered; it must not keep anything else between calls.
 */
export type Step<State, Data> = (
  run: Run<State>,
  data: Data,
  came: { reply: Reply; result: Json },
) => StepResult;

export interface Procedure<State> {
  name: string;
  first: string;
  steps: { [step: string]: Step<State, never> };
}

/** Defines a procedure; the first step listed is where it starts. */
export function procedure<State, Data extends JsonObject>(
  name: string,
  steps: { [step: string]: Step<State, Data> },
): Procedure<State> {
  const first = Object.keys(steps)[0];
  if (first === undefined) throw new Error(`The procedure ${name} has no steps.`);
  return { name, first, steps: steps as Procedure<State>['steps'] };
}
