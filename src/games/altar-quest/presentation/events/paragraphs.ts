import type { GameEvent } from '../../../../kernel/event.ts';
import type { Told } from './fold.ts';

/** A card that comes into action begins a line. */
const BEGINS: readonly string[] = [
  'card-activates',
  'card-played',
  'card-used',
  'rhune-effect',
  'task-overcome',
];

/** What comes of it at once stays on that line. */
const FOLLOWS: readonly string[] = [
  'actions-gained',
  'altar-die-rolled',
  'altar-die-set',
  'armor-gained',
  'armor-lost',
  'card-exhausted',
  'card-put-under',
  'card-refreshed',
  'card-removed',
  'card-tokens',
  'cards-drawn',
  'cards-drawn-by-you',
  'damage-guarded',
  'damage-prevented',
  'damage-suffered',
  'deck-scouted',
  'deck-scouted-by-you',
  'focus-gained',
  'focus-lost',
  'healed',
  'supply-gained',
  'supply-lost',
  'test-changed',
  'threat-tokens',
];

/** Characters after which a new line is easier to read. */
const LONGEST = 220;

/** Puts what comes of a card on the line that tells of the card. */
export function intoParagraphs(
  told: readonly (Told & { events: readonly GameEvent[] })[],
): string[] {
  const lines: string[] = [];
  let isOpen = false;
  for (const { lines: own, events } of told) {
    const first = own[0];
    if (first === undefined) continue;
    const follows = own.length === 1 && events.every(({ type }) => FOLLOWS.includes(type));
    const longer = `${lines.at(-1) ?? ''} ${first}`;
    if (isOpen && follows && longer.length <= LONGEST) {
      lines[lines.length - 1] = longer;
      continue;
    }
    lines.push(...own);
    isOpen =
      own.length === 1 && (follows ? isOpen : events.some(({ type }) => BEGINS.includes(type)));
  }
  return lines;
}
