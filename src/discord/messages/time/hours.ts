import type { QuietHours } from '../../../table/match/saved/match-settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { MenuChoice } from '../../components/controls.ts';

/** A value of the menu of quiet hours, which can also be typed. */
export const NO_QUIET = 'none';

const QUIET = [
  '21:00-09:00',
  '22:00-08:00',
  '22:00-07:00',
  '23:00-07:00',
  '23:00-09:00',
  '00:00-08:00',
  '09:00-17:00',
];

/** One zone for each clock that many people live by; any other can be typed. */
const ZONES = [
  'Etc/UTC',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Athens',
  'Europe/Istanbul',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** What a menu of quiet hours offers, "none" first. */
export function quietChoices(quiet: QuietHours | null | undefined, texts: Texts): MenuChoice[] {
  const now = quiet ? `${quiet.from}-${quiet.to}` : quiet === null ? NO_QUIET : undefined;
  const offered = [...new Set([NO_QUIET, ...QUIET, ...(now === undefined ? [] : [now])])];
  return offered.map((value) => ({
    label: value === NO_QUIET ? texts('bot.pace.no-quiet') : value.replace('-', ' – '),
    value,
    marked: value === now,
  }));
}

/** What a menu of time zones offers. @param timeZone the one that is set; null for none */
export const zoneChoices = (timeZone: string | null): MenuChoice[] =>
  [...new Set([...ZONES, ...(timeZone === null ? [] : [timeZone])])].map((value) => ({
    label: zoneName(value),
    value,
    marked: value === timeZone,
  }));

/** "America/Los Angeles": the official name, but as people would write it. */
export const zoneName = (timeZone: string): string => timeZone.replaceAll('_', ' ');
