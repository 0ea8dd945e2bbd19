import type { Match } from './match.ts';

/** Names the question with this number. */
export const questionName = (number: number): string => number.toString(36);

/**
 * Names the questions of a match that has gone back, so no name is used twice: what is asked again gets new
 * names, and what was open all the time keeps its name.
 * @param back the match as it was then, which is changed
 * @param from the match that goes back
 * @returns the names of all open questions, in order, for `nameQuestions`
 */
export function nameAnew(back: Match, from: Match): string[] {
  const open = new Set(from.open.map(({ id }) => id));
  back.questions = from.questions;
  for (const decision of back.open) {
    if (open.has(decision.id)) continue;
    back.questions += 1;
    decision.id = questionName(back.questions);
  }
  return back.open.map(({ id }) => id);
}

/** Gives open questions the names that `nameAnew` chose. Doing so twice changes nothing. */
export function nameQuestions(match: Match, names: readonly string[]): void {
  for (const [index, decision] of match.open.entries()) {
    decision.id = names[index] ?? decision.id;
  }
  const numbers = names.map((name) => Number.parseInt(name, 36));
  match.questions = Math.max(match.questions, ...numbers);
}
