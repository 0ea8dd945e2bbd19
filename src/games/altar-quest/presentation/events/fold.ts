import type { Among, Fold as FoldOf } from '../../../../cards/telling/folds.ts';
import type { Place } from '../../../../cards/telling/lines.ts';
import type { AltarQuestEvents } from '../../rules/events.ts';
import type { Speech } from '../wordings.ts';
import type { AltarQuestEvent } from './telling.ts';

/** One or more lines, and how many events they tell. Without a line, the consequences tell it. */
export interface Told {
  lines: string[];
  used: number;
  /** Instead of a line: words to put before its consequences. @param same the line before is about that card */
  lead?(same: boolean): string;
  /** How its line relates to the others, if not as its first event says. */
  line?: Place;
  /** The card that its line is about, if not the one that its first event says. */
  about?: string;
}

/** Tells the events from `at` on together if they belong together; null if they don't. */
export type Fold = FoldOf<AltarQuestEvent, Speech, Told>;

/** An event of one of these types. */
export type EventAmong<Type extends keyof AltarQuestEvents> = Among<AltarQuestEvent, Type>;
