import type { APIApplicationCommandOptionChoice } from 'discord-api-types/v10';
import { clip, LIMITS } from '../limits.ts';

export type Suggestion = APIApplicationCommandOptionChoice<string>;

/**
 * What fits into Discord's list: no duplicates, at most 25, first those that begin with what has been typed,
 * then those that contain it.
 */
export function suggestions(all: readonly Suggestion[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLocaleLowerCase('en');
  const known = new Map<string, Suggestion>();
  for (const { name, value } of all) {
    if (value === '' || value.length > LIMITS.choiceValue || known.has(value)) continue;
    known.set(value, { name: clip(name, LIMITS.choiceName), value });
  }
  const rank = ({ name, value }: Suggestion): number => {
    const words = [name, value].map((word) => word.toLocaleLowerCase('en'));
    if (words.some((word) => word.startsWith(wanted))) return 0;
    return words.some((word) => word.includes(wanted)) ? 1 : 2;
  };
  return [...known.values()]
    .map((suggestion) => ({ suggestion, rank: rank(suggestion) }))
    .filter((entry) => entry.rank < 2)
    .sort((a, b) => a.rank - b.rank)
    .slice(0, LIMITS.autocompleteChoices)
    .map(({ suggestion }) => suggestion);
}
