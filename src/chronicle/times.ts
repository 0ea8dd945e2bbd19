import type { Texts } from '../texts/texts.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A time for readers anywhere: "1 May 2026 at 18:05 UTC". */
export const whenIn = (moment: Date, texts: Texts): string =>
  `${new Intl.DateTimeFormat(texts.locale === 'en' ? 'en-GB' : texts.locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: 'UTC',
  }).format(moment)} UTC`;

/** How long something took, in its two largest units. */
export function timePassed(from: Date, to: Date, texts: Texts): string {
  const passed = Math.max(0, to.getTime() - from.getTime());
  const days = Math.floor(passed / DAY);
  const hours = Math.floor((passed % DAY) / HOUR);
  const minutes = Math.floor((passed % HOUR) / MINUTE);
  if (days > 0) return texts('chronicle.lasted.days', { days, hours });
  return texts('chronicle.lasted.hours', { hours, minutes });
}
