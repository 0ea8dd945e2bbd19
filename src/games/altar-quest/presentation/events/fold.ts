import type { Among, Fold as FoldOf } from '../../../../cards/telling/folds.ts';
import type { Place } from '../../../../cards/telling/lines.ts';
import type { AltarQuestEvents } from '../../rules/events.ts';
import type { Speech } from '../wordings.ts';
import type { AltarQuestEvent } from './telling.ts';

/** One or more lines, and how many events they tell. Without a line it is told by what comes of it. */
export interface Told {
  lines: string[];
  used: number;
  /** Instead of a line: what is put before whatever comes of it. @param same the line before speaks of that card */
  lead?(same: boolean): string;
  /** How its line stands among the others, where not as its first event says. */
  line?: Place;
  /** The card that is spoken of when it is told, where not the one that its first event says. */
  about?: string;
}

/** Tells the events from `at` on together, where they belong together; null where they don't. */
export type Fold = FoldOf<AltarQuestEvent, Speech, Told>;

/** An event of one of these types. */
export type EventAmong<Type extends keyof AltarQuestEvents> = Among<AltarQuestEvent, Type>;
