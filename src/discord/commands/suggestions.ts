import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { folded } from '../../texts/folded.ts';
import { clip, LIMITS } from '../limits.ts';

/** An entry of Discord's list, and what else it is found by, such as its name in other languages. */
export type Suggestion = APIApplicationCommandOptionChoice<string> & { also?: readonly string[] };

/**
 * What fits into Discord's list: no duplicates, at most 25, first those that begin with what has been typed,
 * then those that contain it.
 */
export function suggestions(all: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = folded(typed.trim());
  const known = new Map<string, Suggestion>();
  for (const { name, value, also = [] } of all) {
    if (value === '' || value.length > LIMITS.choiceValue || known.has(value)) continue;
    known.set(value, { name: clip(name, LIMITS.choiceName), value, also });
  }
  const rank = ({ name, value, also = [] }: Suggestion): number => {
    const words = [name, value, ...also].map(folded);
    if (words.some((word) => word.startsWith(wanted))) return 0;
    return words.some((word) => word.includes(wanted)) ? 1 : 2;
  };
  return [...known.values()]
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .filter((entry) => entry.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, LIMITS.autocompleteChoices)
    .map(({ suggestion: { name, value } }) => ({ name, value }));
}
