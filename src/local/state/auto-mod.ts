import type { World } from '../world/world.ts';

/**
 * Whether one of the server's rules blocks this. Like Discord's keyword rules without a wildcard it looks for
 * whole words, whatever their case.
 */
export const isBlocked = ({ blockedWords }: World, said: string): boolean => {
  const lower = said.toLowerCase();
  return blockedWords.some((word) => wordsOf(lower).includes(wordsOf(word.toLowerCase())));
};

/** With one space around each word. */
const wordsOf = (said: string): string => ` ${said.match(/[\p{L}\p{N}]+/gu)?.join(' ') ?? ''} `;
