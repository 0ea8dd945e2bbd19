import type { GameEvent } from '../../../kernel/event.ts';
import type { Texts } from '../../../texts/texts.ts';
import { inOneLine } from './one-line.ts';
import { isOrders, ordersLine } from './orders.ts';
import { isReason, reasonLine } from './reasons.ts';
import { isTakenBack, takenBackLine } from './taken-back.ts';
import { isTimeUp, timeUpLine } from './time-up.ts';
import { isVoteTold, voteLine } from './votes.ts';

/** How a game words its own events. */
type Tell = (events: readonly GameEvent[]) => string[];

/**
 * Puts events into words. The game words what belongs together in one go; the table's own events come in
 * between: why a companion does something, for whom something is done, what is taken back, how a vote came out.
 */
export function tellEvents(
  gameId: string,
  events: readonly GameEvent[],
  tell: Tell,
  texts: Texts,
): string[] {
  const told: string[] = [];
  let own: GameEvent[] = [];
  for (const event of events) {
    const line = tableLine(gameId, event, tell, texts);
    if (line === null) {
      own.push(event);
      continue;
    }
    if (own.length > 0) told.push(...tell(own));
    own = [];
    told.push(line);
  }
  return own.length > 0 ? [...told, ...tell(own)] : told;
}

function tableLine(gameId: string, event: GameEvent, tell: Tell, texts: Texts): string | null {
  if (isReason(event)) return reasonLine(gameId, event, texts);
  if (isTimeUp(event)) return timeUpLine(event, texts);
  if (isOrders(event)) return ordersLine(event, texts);
  if (isVoteTold(event)) return voteLine(event, texts);
  if (!isTakenBack(event)) return null;
  return takenBackLine(event, texts, (events) => {
    const [line] = tellEvents(gameId, events, tell, texts);
    return line === undefined ? null : inOneLine(line);
  });
}
