import type { Frame } from '../../../kernel/match.ts';
import type { AltarQuestRun } from './state.ts';

/**
 * Notes which card caused what a step has told: the one whose ability is being resolved, the innermost if they
 * are nested. Cards cut in on each other, so that without it nobody could tell whose doing the next line is.
 * @param before how much had been told when the step began
 */
export function noteCause({ happenings, match }: AltarQuestRun, before: number): void {
  if (happenings.length === before) return;
  const innermost = match.stack.findLast(isCause);
  if (innermost?.procedure !== 'ability') return;
  const cause = String(innermost.data.card);
  for (const happening of happenings.slice(before)) {
    happening.event.cause = cause;
    if (happening.otherwise) happening.otherwise.cause = cause;
  }
}

/** What waits behind a door is no card's doing, whichever card has opened it. */
const isCause = ({ procedure }: Frame): boolean =>
  procedure === 'ability' || procedure === 'open-door';
