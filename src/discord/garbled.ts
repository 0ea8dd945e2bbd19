/**
 * Control characters and halves of surrogate pairs. No Discord client sends them in single-line text, and
 * Postgres accepts no NUL in any text.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
const ALL_UNREADABLE = /[\p{Cc}\p{Cs}]/gu;
/** In multi-line text, these are as good as letters. */
const SPACES: ReadonlySet<string> = new Set(['\n', '\r', '\t']);
const REPLACEMENT = '\uFFFD';

/** Whether a text can't have come from anything that the bot has shown. */
export const isGarbled = (text: string): boolean => UNREADABLE.test(text);

/** A text of one or several lines with anything that can't be read, or stored, replaced by a mark. */
export const readable = (text: string): string =>
  text.replace(ALL_UNREADABLE, (character) => (SPACES.has(character) ? character : REPLACEMENT));
