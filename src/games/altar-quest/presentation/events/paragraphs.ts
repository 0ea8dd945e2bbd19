import type { Told } from './fold.ts';
import { type AltarQuestEvent, TELLING } from './telling.ts';

/** Characters after which a new line is easier to read. */
const LONGEST = 220;

/** Puts what comes of a card on the line that tells of the card. */
export function intoParagraphs(
  told: readonly (Told & { events: readonly AltarQuestEvent[] })[],
): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const { lines: own, events } of told) {
    const first = own[0];
    if (first === undefined) continue;
    const follows =
      own.length === 1 && events.every(({ type }) => TELLING[type].line === 'follows');
    const longer = `${lines.at(-1) ?? ''} ${first}`;
    if (isOpen && follows && longer.length <= LONGEST) {
      lines[lines.length - 1] = longer;
      continue;
    }
    lines.push(...own);
    isOpen =
      own.length === 1 &&
      (follows ? isOpen : events.some(({ type }) => TELLING[type].line === 'begins'));
  }
  return lines;
}
