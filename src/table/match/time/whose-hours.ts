import type { SeatId } from '../../../kernel/decision.ts';
import { ownerOf } from '../claims/claims.ts';
import { zoneOf } from '../saved/own-hours.ts';
import type { StoredMatch } from '../saved/store.ts';
import { type WakingHours, wakingFrom } from './waking-hours.ts';

/** What has to be known about a match to say when each of its people may be notified. */
export type Nights = Pick<StoredMatch, 'seats' | 'settings' | 'hours' | 'desk'>;

const DAY = 24 * 60 * 60_000;

/**
 * In which hours time passes for a person in a match. What they have set for themselves takes precedence over
 * the table's setting; the table's quiet hours go by their own clock if it says so and their zone is known.
 */
export function hoursOf(
  { settings, hours }: Pick<Nights, 'settings' | 'hours'>,
  userId: string,
): WakingHours {
  const own = hours[userId];
  const zone = (own && zoneOf(own)) ?? settings.timeZone;
  if (own && own.quiet !== 'table') return { quiet: own.quiet, timeZone: zone };
  return settings.clock === 'own' ? { quiet: settings.quiet, timeZone: zone } : settings;
}

/** The same for a seat: for the person who sits there, or gets it back from a companion. */
export function seatHours(match: Nights, seat: SeatId): WakingHours {
  const holder = match.seats.find((one) => one.seat === seat);
  const person = holder && ownerOf(match, holder);
  return person ? hoursOf(match, person.userId) : match.settings;
}

/** The first moment from this one on at which a seat may be notified. */
export const seatWakes = (match: Nights, seat: SeatId, from: Date): Date =>
  wakingFrom(from, seatHours(match, seat));

export const isAwake = (match: Nights, seat: SeatId, now: Date): boolean =>
  seatWakes(match, seat, now) <= now;

/** The first moment at which one of these seats may be notified. */
export const anyWakes = (match: Nights, seats: readonly SeatId[], from: Date): Date =>
  new Date(Math.min(...seats.map((seat) => seatWakes(match, seat, from).getTime())));

/**
 * The first moment at which it is night for none of these seats. If one of them sleeps at any time of day, as
 * in Los Angeles, Berlin and Tokyo, the first at which one of them is awake.
 */
export function allWake(match: Nights, seats: readonly SeatId[], from: Date): Date {
  let at = from;
  while (at.getTime() <= from.getTime() + DAY) {
    const later = seats.map((seat) => seatWakes(match, seat, at)).find((wakes) => wakes > at);
    if (!later) return at;
    at = later;
  }
  return anyWakes(match, seats.slice(0, 1), from);
}
