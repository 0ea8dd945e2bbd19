import type { DecisionDraft, Message, Option, SeatId } from './decision.ts';
import type { Chapter, GameEvent, Happening } from './event.ts';
import type { Json, JsonObject } from './json.ts';
import type { Match, Outcome, Reply } from './match.ts';
import type {
  ArgumentsOf,
  DraftOf,
  EventOf,
  MessageOf,
  OptionOf,
  Vocabulary,
} from './vocabulary.ts';

/** What a step wants to happen next. */
export type StepResult<Draft extends DecisionDraft = DecisionDraft> =
  | { next: 'goto'; step: string }
  | { next: 'call'; procedure: string; data: JsonObject; step: string }
  | { next: 'ask'; drafts: Draft[]; step: string }
  | { next: 'return'; value: Json };

/** Go on with another step of the same procedure. */
export const goto = (step: string): StepResult<never> => ({ next: 'goto', step });

/** Carry out another procedure; its result is there when `step` begins. */
export const call = (procedure: string, data: JsonObject, step: string): StepResult<never> => ({
  next: 'call',
  procedure,
  data,
  step,
});

/** Ask one question, or several at the same time; the reply is there when `step` begins. */
export const ask = <Own extends Option, Asked extends Message>(
  drafts: DecisionDraft<Own, Asked> | DecisionDraft<Own, Asked>[],
  step: string,
): StepResult<DecisionDraft<Own, Asked>> => ({
  next: 'ask',
  drafts: Array.isArray(drafts) ? drafts : [drafts],
  step,
});

/** The procedure is complete. */
export const finish = (value: Json = null): StepResult<never> => ({ next: 'return', value });

/**
 * What a step works with: the match, which it changes in place, and the ways to tell what it did.
 * It lives for one answer only and is never saved.
 */
export interface Run<
  State = unknown,
  Event extends GameEvent = GameEvent,
  Title extends Message = Message,
> {
  match: Match<State>;
  state: State;
  /** Tells everyone. */
  emit<Type extends Event['type']>(type: Type, args: ArgumentsOf<Event, Type>): void;
  /** Tells some seats one thing, and the others something else or nothing. */
  emitTo(seats: SeatId[], event: Event, otherwise?: Event): void;
  /** Begins a new part of the chronicle. */
  beginChapter(chapter: Chapter<Title>): void;
  /** Ends the match as soon as the current step returns. The first call counts. */
  end(outcome: Outcome): void;
  happenings: Happening[];
  /**
   * Whether an answer has led to more than any game needs: from then on effects end before they begin, and the first
   * of them tells.
   */
  endless: 'no' | 'untold' | 'told';
  /** Shared by the answer and everything that is followed ahead of it. */
  effort: Effort;
}

/** What an answer has cost so far. */
export interface Effort {
  /** Steps taken in copies of the match, to see what options lead to. */
  foreseen: number;
}

/** What a step is given: answers to what was asked before it, and what the called procedure returned. */
export interface Came<Own extends Option = Option> {
  reply: Reply<Own>;
  result: Json;
}

/** The run of a match of one game. */
export type RunOf<Words extends Vocabulary> = Run<
  Words['state'],
  EventOf<Words['events']>,
  MessageOf<Words['chapters']>
>;

/** What a step of one game may want. */
export type ResultOf<Words extends Vocabulary> = StepResult<DraftOf<Words>>;

/**
 * One numbered list of the rulebook. A step sees the match, its own frame's data, what the called
 * procedure returned and what was answered; it must not keep anything else between calls.
 */
export type Step<Words extends Vocabulary, Data> = (
  run: RunOf<Words>,
  data: Data,
  came: Came<OptionOf<Words['verbs']>>,
) => ResultOf<Words>;

export interface Procedure<State> {
  name: string;
  first: string;
  steps: { [step: string]: Step<Vocabulary<State>, never> };
  /** For matches that were saved without it: the step that takes an answer, and the step that asks for it. */
  formerly?: { readonly [answered: string]: string };
}

/**
 * Defines a procedure of a game; the first step listed is where it starts.
 * @param formerly see `Procedure`
 */
export function procedure<Words extends Vocabulary, Data extends JsonObject>(
  name: string,
  steps: { [step: string]: Step<Words, Data> },
  formerly?: Procedure<Words['state']>['formerly'],
): Procedure<Words['state']> {
  const first = Object.keys(steps)[0];
  if (first === undefined) throw new Error(`The procedure ${name} has no steps.`);
  // The engine hands a step its own game's match and its own frame's data, and looks into neither.
  const own = steps as unknown as Procedure<Words['state']>['steps'];
  return { name, first, steps: own, ...(formerly ? { formerly } : {}) };
}
