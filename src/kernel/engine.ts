import {
  type Choice,
  type Decision,
  type DecisionDraft,
  forcedAnswer,
  mayChoose,
  type Option,
  optionsFor,
  type Refusal,
} from './decision.ts';
import type { Happening } from './event.ts';
import { copyOf, type JsonObject } from './json.ts';
import type { Frame, Match, Reply } from './match.ts';
import type { Effort, Procedure, Run, StepResult } from './procedure.ts';
import { questionName } from './question-names.ts';

/** Steps that one answer may take. A game that needs more is going round in circles. */
export const FUEL = 20_000;

/**
 * Steps of one answer, and procedures within each other, from which on no further effect begins: four times what the
 * longest answers of the games take. Cards that call for each other without end, as those of packs may, are cut off
 * here, and the match goes on.
 */
export const ENOUGH = { steps: 2_000, within: 120 };

/**
 * Steps that the options of an answer's questions are followed, all together: fifteen times the most that was
 * seen in the games. From then on whatever there is to ask is asked, even if nothing depends on it.
 */
export const FORESEEN = 5_000;

/** Whether an answer has been followed ahead so far that nothing more is worth it. */
export const isTooMuch = ({ foreseen }: Effort): boolean => foreseen > FORESEEN;

export type Procedures<State> = { [name: string]: Procedure<State> };

/** A fault of the rules themselves. The caller drops its copy of the match; nothing was saved. */
export class RulesError extends Error {
  override name = 'RulesError';
}

export type Answered = { accepted: true; happenings: Happening[] };
export type Refused = { accepted: false; refusal: Refusal };

/** A match that nothing has happened in yet, for `begin`. */
export const newMatch = <State>(
  start: Pick<Match<State>, 'gameId' | 'content' | 'seats' | 'state' | 'random' | 'chapter'>,
): Match<State> => ({
  ...start,
  stack: [],
  open: [],
  inputs: 0,
  questions: 0,
  outcome: null,
  // Last: what is deleted in between makes every look at the match slower from then on.
  opening: true,
});

/** Runs a new match from its first procedure to its first question. */
export function begin<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  first: string,
  data: JsonObject = {},
): Happening[] {
  const run = createRun(match);
  push(procedures, match, first, data);
  advance(procedures, run);
  return run.happenings;
}

/**
 * Runs a match that is in the middle of something on to its next question, or to where `isFarEnough` says so
 * after a step: one laid out for a scenario, or a fork that shows what will come.
 */
export function resume<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  isFarEnough?: (match: Match<State>) => boolean,
): Happening[] {
  const run = createRun(match);
  advance(procedures, run, isFarEnough);
  return run.happenings;
}

/**
 * Takes back what a match at rest asks, and lets the step that asked ask again: after an update of the
 * rules, what can be chosen may be something else.
 * @returns null when the match is not at rest, or that step is gone.
 */
export function askAgain<State>(
  procedures: Procedures<State>,
  match: Match<State>,
): Happening[] | null {
  const frame = match.stack.at(-1);
  const asking = askingStepOf(procedures, match);
  if (!frame || asking === null) return null;
  frame.step = asking;
  delete frame.reply;
  match.open = [];
  return resume(procedures, match);
}

/** The step that can ask again what a match at rest asks; null if it isn't at rest, or that step is gone. */
function askingStepOf<State>(procedures: Procedures<State>, match: Match<State>): string | null {
  const frame = match.stack.at(-1);
  if (!frame || !isAtRest(match)) return null;
  const own = procedures[frame.procedure];
  const asking = frame.asking ?? own?.formerly?.[frame.step];
  return asking !== undefined && own?.steps[asking] ? asking : null;
}

/**
 * Whether a saved match can go on with these procedures: every step that it stands at is there. At rest it need
 * not be there that takes the answer, as long as the one is that asks.
 */
export function canGoOn<State>(procedures: Procedures<State>, match: Match<State>): boolean {
  const { stack } = match;
  const outer = askingStepOf(procedures, match) === null ? stack : stack.slice(0, -1);
  return outer.every(({ procedure, step }) => procedures[procedure]?.steps[step] !== undefined);
}

/** Whether the match waits at the start of an action, where it can safely go back to. */
export const isAtRest = ({ open }: Pick<Match, 'open'>): boolean =>
  open.every((decision) => decision.rest);

/**
 * Answers an open decision and runs on to the next question. Changes the match in place, and only
 * if the answer is accepted: a caller that needs the old one copies it first.
 */
export function answer<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  choice: Choice,
): Answered | Refused {
  const decision = match.open.find((open) => open.id === choice.decision);
  if (!decision) return { accepted: false, refusal: 'stale' };
  const chosen = chosenOptions(decision, choice);
  if (typeof chosen === 'string') return { accepted: false, refusal: chosen };

  match.open = match.open.filter((open) => open !== decision);
  match.inputs += 1;
  const frame = match.stack.at(-1);
  if (!frame) throw new RulesError('A decision was open although nothing is being resolved.');
  frame.reply = { ...frame.reply, [decision.key]: chosen };
  const run = createRun(match);
  advance(procedures, run);
  return { accepted: true, happenings: run.happenings };
}

/** The options that a choice takes of an open question, or why it can't be made; changes nothing. */
export function chosenOptions(
  decision: Decision,
  { seat, options }: Pick<Choice, 'seat' | 'options'>,
): Option[] | Refusal {
  if (optionsFor(decision, seat).length === 0 && !decision.seats.includes(seat)) return 'not-yours';
  const chosen = pickOptions(decision, options);
  if (!chosen) return 'no-such-option';
  return chosen.every((option) => mayChoose(decision, option, seat)) ? chosen : 'not-yours';
}

/**
 * What would come of a reply to the innermost procedure, as a copy: the match at the next question, or
 * where `isFarEnough` says so after a step.
 * @param step of the innermost procedure, which is given the reply
 * @param effort of the answer that it is foreseen for; once it's too much, one step is taken
 */
export function foresee<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  step: string,
  reply: Reply,
  isFarEnough: (match: Match<State>) => boolean,
  effort: Effort = { foreseen: 0 },
): Match<State> {
  const fork = copyOf({ ...match, open: [] });
  const frame = fork.stack.at(-1);
  if (!frame) throw new RulesError('Nothing is being resolved that could be given a reply.');
  frame.step = step;
  frame.reply = reply;
  advance(procedures, createRun(fork, effort), (later) => {
    effort.foreseen += 1;
    return isTooMuch(effort) || isFarEnough(later);
  });
  return fork;
}

function pickOptions(decision: Decision, ids: readonly string[]): Option[] | null {
  const { min, max } = decision.choose;
  if (ids.length < min || ids.length > max || new Set(ids).size !== ids.length) return null;
  const chosen: Option[] = [];
  for (const id of ids) {
    const option = decision.options.find((offered) => offered.id === id);
    if (!option) return null;
    chosen.push(option);
  }
  return chosen;
}

function createRun<State>(match: Match<State>, effort: Effort = { foreseen: 0 }): Run<State> {
  const happenings: Happening[] = [];
  const tell = (happening: Happening) => {
    if (match.opening) {
      happening.opens = match.chapter;
      delete match.opening;
    }
    happenings.push(happening);
  };
  return {
    match,
    state: match.state,
    happenings,
    endless: 'no',
    effort,
    emit(type, args) {
      tell({ event: { type, args }, seats: 'everyone', chapter: match.chapter.id });
    },
    emitTo(seats, event, otherwise) {
      const happening: Happening = { event, seats, chapter: match.chapter.id };
      if (otherwise) happening.otherwise = otherwise;
      tell(happening);
    },
    beginChapter(chapter) {
      match.chapter = chapter;
      match.opening = true;
    },
    end(outcome) {
      match.outcome ??= outcome;
    },
  };
}

function advance<State>(
  procedures: Procedures<State>,
  run: Run<State>,
  isFarEnough: (match: Match<State>) => boolean = () => false,
): void {
  const { match } = run;
  for (let fuel = FUEL; match.open.length === 0 && match.outcome === null; fuel--) {
    const frame = match.stack.at(-1);
    if (!frame) throw new RulesError('The rules have run out of things to do without an outcome.');
    if (fuel === 0) throw new RulesError(`The rules do not come to an end: ${trace(match)}`);
    const isEnough = FUEL - fuel > ENOUGH.steps || match.stack.length > ENOUGH.within;
    if (isEnough && run.endless === 'no') run.endless = 'untold';
    apply(procedures, match, frame, takeStep(procedures, run, frame));
    if (isFarEnough(match)) break;
  }
  if (match.outcome) {
    match.stack = [];
    match.open = [];
  }
}

function takeStep<State>(procedures: Procedures<State>, run: Run<State>, frame: Frame): StepResult {
  const step = procedures[frame.procedure]?.steps[frame.step];
  if (!step) throw new RulesError(`There is no step ${frame.procedure}.${frame.step}.`);
  const came = { reply: frame.reply ?? NO_REPLY, result: frame.result ?? null };
  // Deleting what is not there costs as much as deleting what is.
  if (frame.reply !== undefined) delete frame.reply;
  if (frame.result !== undefined) delete frame.result;
  return step(run, frame.data as never, came);
}

const NO_REPLY: Reply = Object.freeze({});

function apply<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  frame: Frame,
  result: StepResult,
): void {
  switch (result.next) {
    case 'goto':
      frame.step = result.step;
      return;
    case 'call':
      frame.step = result.step;
      push(procedures, match, result.procedure, result.data);
      return;
    case 'ask':
      if (result.drafts.some(({ rest }) => rest)) frame.asking = frame.step;
      else if (frame.asking !== undefined) delete frame.asking;
      frame.step = result.step;
      openDecisions(match, frame, result.drafts);
      return;
    case 'return': {
      match.stack.pop();
      const caller = match.stack.at(-1);
      if (caller) caller.result = result.value;
      return;
    }
  }
}

function push<State>(
  procedures: Procedures<State>,
  match: Match<State>,
  name: string,
  data: JsonObject,
): void {
  const called = procedures[name];
  if (!called) throw new RulesError(`There is no procedure ${name}.`);
  match.stack.push({ procedure: name, step: called.first, data });
}

/** Opens what needs a person; what has only one legal answer answers itself. */
function openDecisions(match: Match, frame: Frame, drafts: DecisionDraft[]): void {
  const settled: Reply = {};
  for (const draft of drafts) {
    const key = draft.key ?? 'answer';
    const choose = draft.choose ?? { min: 1, max: 1 };
    if (draft.options.length < choose.min) {
      throw new RulesError(`${draft.prompt.key} was asked without enough options.`);
    }
    const forced = forcedAnswer(draft);
    if (forced) {
      settled[key] = forced;
      continue;
    }
    match.questions += 1;
    match.open.push({
      id: questionName(match.questions),
      key,
      how: draft.how ?? 'one',
      seats: draft.seats,
      visibility: draft.visibility,
      prompt: draft.prompt,
      options: draft.options,
      choose,
      fallback: fallbackOf(draft, choose.min),
      ...(draft.about === undefined ? {} : { about: draft.about }),
      ...(draft.rest ? { rest: true as const } : {}),
      ...(draft.unconfirmed ? { unconfirmed: true as const } : {}),
    });
  }
  frame.reply = settled;
}

/** Nobody's deadline may choose what is offered to somebody else alone. */
function fallbackOf({ seats, options, fallback, prompt }: DecisionDraft, min: number): string[] {
  const isCommon = (option: Option) => seats.every((seat) => mayChoose({ seats }, option, seat));
  if (fallback === undefined) {
    const first: string[] = [];
    for (const option of options) {
      if (first.length === min) break;
      if (isCommon(option)) first.push(option.id);
    }
    return first.length < min ? [] : first;
  }
  const unfit = fallback.find(
    (id) => !options.some((option) => option.id === id && isCommon(option)),
  );
  if (unfit !== undefined) {
    throw new RulesError(
      `Not everybody who is asked ${prompt.key} may choose its fallback ${unfit}.`,
    );
  }
  return fallback;
}

/** The innermost procedures are enough to see the circle. */
const trace = (match: Match) =>
  match.stack
    .slice(-TRACED)
    .map((frame) => `${frame.procedure}.${frame.step}`)
    .join(' > ');

const TRACED = 40;
