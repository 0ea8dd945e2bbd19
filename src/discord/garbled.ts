/**
 * Control characters and halves of surrogate pairs. No client of Discord's sends them in what has one line,
 * and Postgres takes no NUL in any text.
 */
const UNREADABLE = /[\p{Cc}\p{Cs}]/u;
const ALL_UNREADABLE = /[\p{Cc}\p{Cs}]/gu;
/** In what has several lines, these are as good as letters. */
const SPACES: ReadonlySet<string> = new Set(['\n', '\r', '\t']);
const REPLACEMENT = '\uFFFD';

/** Whether a text can't have come from anything that the bot has shown. */
export const isGarbled = (text: string): boolean => UNREADABLE.test(text);

/** A text of one line or several with whatever can't be read, or kept, replaced by a mark for it. */
export const readable = (text: string): string =>
  text.replace(ALL_UNREADABLE, (character) => (SPACES.has(character) ? character : REPLACEMENT));
