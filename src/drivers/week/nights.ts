import { DateTime } from 'luxon';
import { defaultPace } from '../../table/match/context.ts';
import { entriesOf, type Ping, pingsIn } from './pings.ts';
import type { Week } from './week.ts';

/** Hours of somebody's own clock in which they should hear of nothing. */
const NIGHT = { from: 22, to: 8 };

/** What somebody's own clock shows, if that is at night; null by day. */
export function nightTime({ habits }: Week, who: string, at: number): string | null {
  const zone = habits.find(({ name }) => name === who)?.zone;
  const there = DateTime.fromMillis(at, { zone });
  const isNight = there.hour >= NIGHT.from || there.hour < NIGHT.to;
  return isNight ? there.toFormat('cccc HH:mm') : null;
}

/** Notifications in somebody's own night, unless they had just been playing. */
export const pingsAtNight = (week: Week): Ping[] =>
  pingsIn(week).filter(({ at, who }) => {
    const played = entriesOf(week, 'presses').some(
      (press) => press.who === who && press.at <= at && at - press.at < defaultPace.away,
    );
    return nightTime(week, who, at) !== null && !played;
  });
