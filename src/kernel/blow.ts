import type { Texts } from '../texts/texts.ts';
import type { GameEvent } from './event.ts';
import type { Picture } from './pictures.ts';

/** Pictures of somebody striking somebody else, drawn from nothing but what everyone is told of it. */
export interface BlowPictures<Event extends GameEvent = GameEvent> {
  /**
   * Of what a chapter tells, the events of the one blow to show (`worthShowing`). Null if nobody was struck.
   * Events of other versions of the bot are left out if this one can't read them.
   */
  of(events: readonly Event[]): Event[] | null;
  /** Draws such events. */
  picture(blow: readonly Event[], texts: Texts): Promise<Picture>;
}

/** The blow to show of several, in the order they fell: the latest that killed, else the latest. */
export const worthShowing = <Blow>(
  blows: readonly Blow[],
  hasKilled: (blow: Blow) => boolean,
): Blow | undefined => blows.findLast(hasKilled) ?? blows.at(-1);
