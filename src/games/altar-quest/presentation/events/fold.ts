import type { AltarQuestEvents } from '../../rules/events.ts';
import type { Speech } from '../wordings.ts';
import type { AltarQuestEvent, Line } from './telling.ts';

/** One or more lines, and how many events they tell. Without a line it is told by what comes of it. */
export interface Told {
  lines: string[];
  used: number;
  /** Instead of a line: what is put before whatever comes of it. @param same the line before speaks of that card */
  lead?(same: boolean): string;
  /** How its line stands among the others, where not as its first event says. */
  line?: Line;
  /** The card that is spoken of when it is told, where not the one that its first event says. */
  about?: string;
}

/** Tells the events from `at` on together, where they belong together; null where they don't. */
export type Fold = (events: readonly AltarQuestEvent[], at: number, speech: Speech) => Told | null;

/** An event of one of these types. */
export type EventAmong<Type extends keyof AltarQuestEvents> = Extract<
  AltarQuestEvent,
  { type: Type }
>;

/** Whether an event is there and of this type, about the same figure where one is given. */
export const isEvent = <Type extends keyof AltarQuestEvents>(
  event: AltarQuestEvent | undefined,
  type: Type,
  same: Partial<AltarQuestEvents[Type]> = {},
): event is EventAmong<Type> => {
  if (event?.type !== type) return false;
  const args: { [name: string]: unknown } = event.args;
  return Object.entries(same).every(([name, value]) => args[name] === value);
};
