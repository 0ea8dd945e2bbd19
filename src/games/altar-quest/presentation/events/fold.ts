import type { GameEvent } from '../../../../kernel/event.ts';
import type { Speech } from '../wordings.ts';

/** One or more lines, and how many events they tell. */
export interface Told {
  lines: string[];
  used: number;
}

/** Tells the events from `at` on together, where they belong together; null where they don't. */
export type Fold = (events: readonly GameEvent[], at: number, speech: Speech) => Told | null;

/** Whether an event is there and of this type, about the same figure where one is given. */
export const isEvent = (
  event: GameEvent | undefined,
  type: string,
  same: GameEvent['args'] = {},
): event is GameEvent =>
  event?.type === type && Object.entries(same).every(([name, value]) => event.args[name] === value);
