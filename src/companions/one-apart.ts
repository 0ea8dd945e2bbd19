import type { Decision, Option } from '../kernel/decision.ts';

/** The answers to a question with several options that differ from one answer in a single option. */
export function oneApart(
  { options, choose: { min, max } }: Pick<Decision, 'choose'> & { options: readonly Option[] },
  chosen: readonly string[],
): string[][] {
  const offered = options.map(({ id }) => id);
  const changed = offered.flatMap((id) =>
    chosen.includes(id) ? without(chosen, id, offered) : [[...chosen, id]],
  );
  return changed.filter(({ length }) => length >= min && length <= max);
}

/** One option fewer, or another in its place. */
const without = (chosen: readonly string[], id: string, offered: readonly string[]): string[][] => {
  const rest = chosen.filter((option) => option !== id);
  const swapped = offered
    .filter((option) => !chosen.includes(option))
    .map((option) => [...rest, option]);
  return [rest, ...swapped];
};
