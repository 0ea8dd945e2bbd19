/** One plain line of a text in several lines with Markdown, for places that show it as it is. */
export const onOneLine = (text: string): string => text.replaceAll('*', '').replaceAll('\n', ' ');

/** A sentence as the words of a button: without its full stop. */
export const withoutStop = (text: string): string => text.replace(/\.$/, '');

/** Characters that a menu shows of what stands beside an entry; more is cut in the middle of a word. */
export const ROOM_IN_MENU = 100;

/** Parts of a line, the most telling first, without those that there is no room for. */
export function asManyAsFit(parts: readonly string[], room: number): string {
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => {
      const longer = line === '' ? part : `${line} · ${part}`;
      return longer.length <= room ? longer : line;
    }, '');
}
