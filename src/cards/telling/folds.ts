import type { GameEvent } from '../../kernel/event.ts';

/**
 * The types of a game's events. Every event has a message, and every message tells of an event, or this does
 * not compile.
 */
export type Worded<
  Events extends { [Type in keyof Messages]: object },
  Messages extends { [Type in keyof Events]: string },
> = keyof Events & keyof Messages;

/** An event of one of these types. */
export type Among<Event extends GameEvent, Type extends Event['type']> = Extract<
  Event,
  { type: Type }
>;

/** Tells the events from `at` on together, if they belong together; null if they don't. */
export type Fold<Event extends GameEvent, Speech, Told> = (
  events: readonly Event[],
  at: number,
  speech: Speech,
) => Told | null;

/**
 * Tells events one after another, each by the first fold that has something to say about it and the following
 * ones, else alone.
 * @returns what was told, each with the events that it tells
 */
export function fold<Event extends GameEvent, Speech, Told extends { used: number }>(
  events: readonly Event[],
  speech: Speech,
  folds: readonly Fold<Event, Speech, Told>[],
  alone: (events: readonly Event[], at: number, speech: Speech) => Told,
): (Told & { events: readonly Event[] })[] {
  const told: (Told & { events: readonly Event[] })[] = [];
  for (let at = 0; at < events.length; ) {
    const one = firstOf(folds, events, at, speech) ?? alone(events, at, speech);
    told.push({ ...one, events: events.slice(at, at + one.used) });
    at += one.used;
  }
  return told;
}

function firstOf<Event extends GameEvent, Speech, Told>(
  folds: readonly Fold<Event, Speech, Told>[],
  events: readonly Event[],
  at: number,
  speech: Speech,
): Told | null {
  for (const one of folds) {
    const told = one(events, at, speech);
    if (told) return told;
  }
  return null;
}

/** Whether an event is there and of this type, with these arguments if any are given. */
export const isEvent = <Event extends GameEvent, Type extends Event['type']>(
  event: Event | undefined,
  type: Type,
  same: Partial<Among<Event, Type>['args']> = {},
): event is Among<Event, Type> =>
  event?.type === type && Object.entries(same).every(([name, value]) => event.args[name] === value);

/** The events in a row, from `at` on, that are of this type and have these arguments. */
export function inARow<Event extends GameEvent, Type extends Event['type']>(
  events: readonly Event[],
  at: number,
  type: Type,
  same: Partial<Among<Event, Type>['args']> = {},
): Among<Event, Type>[] {
  const found: Among<Event, Type>[] = [];
  for (const event of events.slice(at)) {
    if (!isEvent(event, type, same)) break;
    found.push(event);
  }
  return found;
}
