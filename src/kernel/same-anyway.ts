import type { DecisionDraft } from './decision.ts';
import { foresee, type Procedures } from './engine.ts';
import { isSameJson } from './json.ts';
import type { Match, Reply } from './match.ts';

/** A question that is about to be asked. */
export interface AboutToAsk {
  draft: DecisionDraft;
  /** Of the innermost procedure, which is given the reply. */
  step: string;
  /** What is answered already of the questions that are asked together with it. */
  settled?: Reply;
}

/** How far the options of a question are followed, and what makes no difference in what comes of them. */
export interface Following<State> {
  /** The rules by which it is looked ahead. */
  procedures: Procedures<State>;
  /** Whether to follow it no further than this: where something hidden would have a say. */
  isFarEnough: (match: Match<State>) => boolean;
  /** Whether it makes no difference what lies where in the pile of this name. */
  isPile: (name: string) => boolean;
}

/**
 * Whether it comes to the same whatever is chosen: every option is followed by itself, to the next question
 * at most, and what anybody can then see of the match is compared.
 */
export function isSameAnyway<State>(
  match: Match<State>,
  { draft, step, settled = {} }: AboutToAsk,
  { procedures, isFarEnough, isPile }: Following<State>,
): boolean {
  const [first, ...others] = draft.options.map((option) => () => {
    const reply = { ...settled, [draft.key ?? 'answer']: [option] };
    return asSeen(foresee(procedures, match, step, reply, isFarEnough));
  });
  const known = first?.();
  return others.every((other) => isSameJson(other(), known, isPile));
}

/** What anybody can see of a match; two that look alike have asked the same, by whatever names. */
const asSeen = <State>({ state, stack, open, outcome }: Match<State>) => ({
  state,
  stack,
  outcome,
  open: open.map(({ id: _, ...question }) => question),
});

/** Whether chance has come into it: into a fork of the match that has been played on. */
export const hasChanced = (match: Match, fork: Match): boolean =>
  match.random.words.some((word, index) => word !== fork.random.words[index]);
