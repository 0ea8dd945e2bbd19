import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import { readable } from '../garbled.ts';

/** What commands have in common, whether they are submitted or still being typed. */
type Typing = {
  options: Pick<ChatInputCommandInteraction['options'] | AutocompleteInteraction['options'], 'get'>;
};

/**
 * What somebody has typed or chosen for an option of a command; null for nothing. An option that had another
 * type in an earlier version, as people's clients may still have it, counts as typed.
 */
export function textOption({ options }: Typing, name: string): string | null {
  const value = options.get(name)?.value;
  return value === undefined ? null : readable(String(value));
}
