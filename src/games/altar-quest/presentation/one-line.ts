/** One plain line of a text in several lines with Markdown, for places that show it as it is. */
export const onOneLine = (text: string): string => text.replaceAll('*', '').replaceAll('\n', ' ');

/** A sentence as the words of a button: without its full stop. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');
