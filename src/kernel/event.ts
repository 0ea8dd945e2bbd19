import type { Message, SeatId } from './decision.ts';
import type { JsonObject } from './json.ts';

/** Something that happened, in the game's own words: `hero-moved`, `die-rolled`. */
export interface GameEvent {
  type: string;
  args: JsonObject;
  /** What caused it, as the game names things: a card. Absent if nothing did, and in older records. */
  cause?: string;
}

/**
 * An event with who may see it. Redaction is decided here, where the event is made: `seats` see
 * `event`, everyone else sees `otherwise`, or nothing.
 */
export interface Happening {
  event: GameEvent;
  seats: 'everyone' | SeatId[];
  otherwise?: GameEvent;
  /** The chapter of the chronicle it belongs to. */
  chapter: string;
  /** That chapter with its title: on the first happening after it began. Public, even if the event isn't. */
  opens?: Chapter;
}

/** A part of the chronicle that is told in one message: a hero's act, the threat turn. */
export interface Chapter<Title extends Message = Message> {
  /** Unique within the match, and begins with its round: `r3-act-myreen`. */
  id: string;
  title: Title;
}

/** The round of a chapter, by the chapter's id; 0 before the first round. */
export const roundOfChapter = (id: string): number => Number(/^r(\d+)-/.exec(id)?.[1] ?? 0);

/** Who looks: a seat, or everyone at once (`table`), who see only what is public. */
export type Viewer = SeatId | 'table';

/** What a viewer may know about a happening. */
export function eventFor(happening: Happening, viewer: Viewer): GameEvent | null {
  if (happening.seats === 'everyone' || happening.seats.includes(viewer)) return happening.event;
  return happening.otherwise ?? null;
}
