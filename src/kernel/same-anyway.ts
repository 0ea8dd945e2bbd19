import type { DecisionDraft, Option } from './decision.ts';
import { foresee, isTooMuch, type Procedures } from './engine.ts';
import { isSameJson } from './json.ts';
import type { Match, Reply } from './match.ts';
import type { Effort } from './procedure.ts';

/** A question about to be asked. */
export interface AboutToAsk {
  draft: DecisionDraft;
  /** Data of the innermost procedure, which is given the reply. */
  step: string;
  /** Answers already given to the questions asked together with it. */
  settled?: Reply;
}

/** How far the options of a question are followed, and which differences in the result don't count. */
export interface Following<State> {
  /** The rules used for looking ahead. */
  procedures: Procedures<State>;
  /** Whether to stop following it here, because something hidden would matter. */
  isFarEnough: (match: Match<State>) => boolean;
  /** Whether order makes no difference in the pile with this name. */
  isPile: (name: string) => boolean;
  /** Whether an option has led to what no other one can lead to, so that the others needn't be followed. */
  isOnlyBy?: (option: Option, fork: Match<State>) => boolean;
  /** Of the answer that asks the question. */
  effort: Effort;
}

/**
 * Whether every choice leads to the same result: each option is followed by itself, at most to the next
 * question, and what anyone can then see of the match is compared. What there's too much of to follow isn't the same.
 */
export function isSameAnyway<State>(
  match: Match<State>,
  { draft, step, settled = {} }: AboutToAsk,
  { procedures, isFarEnough, isPile, isOnlyBy, effort }: Following<State>,
): boolean {
  const follow = (option: Option) => {
    const reply = { ...settled, [draft.key ?? 'answer']: [option] };
    return foresee(procedures, match, step, reply, isFarEnough, effort);
  };
  const [first, ...others] = draft.options;
  if (first === undefined) return true;
  if (isTooMuch(effort)) return false;
  const fork = follow(first);
  if (isOnlyBy?.(first, fork)) return false;
  const known = asSeen(fork);
  return others.every((other) => {
    const seen = asSeen(follow(other));
    return !isTooMuch(effort) && isSameJson(seen, known, isPile);
  });
}

/** What anyone can see of a match. Two that look alike have asked the same question, whatever its name. */
const asSeen = <State>({ state, stack, open, outcome }: Match<State>) => ({
  state,
  stack,
  outcome,
  open: open.map(({ id: _, ...question }) => question),
});

/** Whether chance has played a part in a fork of the match. */
export const hasChanced = (match: Match, fork: Match): boolean =>
  match.random.words.some((word, index) => word !== fork.random.words[index]);
