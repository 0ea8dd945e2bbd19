/** Characters that a menu shows beside an entry; more is cut in the middle of a word. */
export const ROOM_IN_MENU = 100;

/** Parts of a line, the most telling first, leaving out those for which there is no room. */
export function asManyAsFit(parts: readonly string[], room: number): string {
  return parts
    .filter((part) => part !== '')
    .reduce((line, part) => {
      const longer = line === '' ? part : `${line} · ${part}`;
      return longer.length <= room ? longer : line;
    }, '');
}
