/** Joins a Markdown text of several lines into one plain line, for places without Markdown. */
export const onOneLine = (text: string): string => text.replaceAll('*', '').replaceAll('\n', ' ');

/** A sentence as the words of a button: without its full stop. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
