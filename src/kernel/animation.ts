import type { GameEvent } from './event.ts';

/** A round of a match as everyone saw it, from its beginning to its end: what an animated picture is made of. */
export interface RoundSeen<View = unknown, Event extends GameEvent = GameEvent> {
  /** The match as the round began. */
  before: View;
  /** What each choice came to, in order: what everyone was told, and the match after it. */
  steps: readonly RoundStep<View, Event>[];
}

export interface RoundStep<View = unknown, Event extends GameEvent = GameEvent> {
  events: readonly Event[];
  view: View;
}
