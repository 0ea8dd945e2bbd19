/** Characters that a label and a description may have (Discord's limits for buttons and menus). */
export const LABEL = 80;
export const DESCRIPTION = 100;

/** Cuts a text at a word so that it has at most `length` characters, and says so with "…". */
export function shorten(text: string, length: number): string {
  if (text.length <= length) return text;
  const cut = text.slice(0, length - 1);
  const word = cut.lastIndexOf(' ');
  return `${(word > length / 2 ? cut.slice(0, word) : cut).replace(/[\s,.;:]+$/, '')}…`;
}

/** One plain line of a text in several lines with Markdown, for places that show it as it is. */
export const onOneLine = (text: string): string => text.replaceAll('**', '').replaceAll('\n', ' ');

/** A sentence as the words of a button: without its full stop. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
