import type { Decision } from '../../../kernel/decision.ts';
import type { Ballot } from '../saved/desk.ts';
import type { Count } from '../saved/summary.ts';

/** Whether two answers are the same, in whatever order their options were marked. */
export const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id));

/** Every answer that somebody has given, most votes first; equal ones in the order of the options. */
export function countBallots(
  { options }: Pick<Decision, 'options'>,
  ballots: readonly Ballot[],
): Count[] {
  const counts: Count[] = [];
  for (const { voter, options: chosen } of ballots) {
    const known = counts.find((count) => isSame(count.options, chosen));
    if (known) known.voters.push(voter);
    else counts.push({ options: [...chosen], voters: [voter] });
  }
  const placeOf = ({ options: chosen }: Count): number =>
    options.findIndex(({ id }) => chosen.includes(id));
  return counts.sort(
    (one, other) => other.voters.length - one.voters.length || placeOf(one) - placeOf(other),
  );
}

/** The answers with most votes: one, or several in a tie. */
export const leading = (counts: readonly Count[]): Count[] =>
  counts.filter(({ voters }) => voters.length === counts[0]?.voters.length);

/** Whether the result is certain: nobody is missing, or those who are can't even bring about a tie. */
export function isCertain([first, second]: readonly Count[], missing: number): boolean {
  if (missing === 0) return first !== undefined;
  return (first?.voters.length ?? 0) > (second?.voters.length ?? 0) + missing;
}
