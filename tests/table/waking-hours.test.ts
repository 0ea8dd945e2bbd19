import { describe, expect, test } from 'vitest';
import {
  afterWaking,
  isQuiet,
  wakingFrom,
  wakingMinutes,
} from '../../src/table/match/time/waking-hours.ts';
import { seedsOf } from '../support/seeds.ts';

const NIGHT = { quiet: { from: '22:00', to: '08:00' }, timeZone: 'Europe/Berlin' };
const SIESTA = { quiet: { from: '13:00', to: '15:30' }, timeZone: 'Asia/Kolkata' };
const HOUR = 60;

/** @param text in the zone's own time, with its offset from UTC */
const at = (text: string) => new Date(text);

describe('quiet hours', () => {
  test('that there are none of', () => {
    const always = { quiet: null, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-01-10T03:00+01:00'), always)).toBe(false);
    expect(afterWaking(at('2026-01-10T20:00+01:00'), 24 * HOUR, always)).toEqual(
      at('2026-01-11T20:00+01:00'),
    );
  });

  test.each([
    ['2026-01-10T21:59:59+01:00', false],
    ['2026-01-10T22:00:00+01:00', true],
    ['2026-01-11T00:00:00+01:00', true],
    ['2026-01-11T07:59:59+01:00', true],
    ['2026-01-11T08:00:00+01:00', false],
  ])('over midnight: %s %s', (moment, quiet) => {
    expect(isQuiet(at(moment), NIGHT)).toBe(quiet);
    expect(wakingFrom(at(moment), NIGHT)).toEqual(
      quiet ? at('2026-01-11T08:00+01:00') : at(moment),
    );
  });

  test('of a day, in a zone half an hour off', () => {
    expect(isQuiet(at('2026-01-10T12:59+05:30'), SIESTA)).toBe(false);
    expect(wakingFrom(at('2026-01-10T14:00+05:30'), SIESTA)).toEqual(at('2026-01-10T15:30+05:30'));
  });

  test('are none of the time for an answer', () => {
    const evening = at('2026-01-10T20:00+01:00');
    expect(afterWaking(evening, HOUR, NIGHT)).toEqual(at('2026-01-10T21:00+01:00'));
    // Two hours before the night, two after it.
    expect(afterWaking(evening, 4 * HOUR, NIGHT)).toEqual(at('2026-01-11T10:00+01:00'));
    // Fourteen waking hours a day.
    expect(afterWaking(evening, 24 * HOUR, NIGHT)).toEqual(at('2026-01-12T16:00+01:00'));
    expect(afterWaking(at('2026-01-11T03:00+01:00'), HOUR, NIGHT)).toEqual(
      at('2026-01-11T09:00+01:00'),
    );
  });

  test('that begin at the very moment put it off until they are over', () => {
    expect(afterWaking(at('2026-01-10T20:00+01:00'), 2 * HOUR, NIGHT)).toEqual(
      at('2026-01-11T08:00+01:00'),
    );
    expect(afterWaking(at('2026-01-10T23:00+01:00'), 0, NIGHT)).toEqual(
      at('2026-01-11T08:00+01:00'),
    );
  });

  test('are by the clock on the wall when the clocks change', () => {
    // Forward in the night to 29 March: nine hours of quiet.
    expect(afterWaking(at('2026-03-28T21:00+01:00'), 2 * HOUR, NIGHT)).toEqual(
      at('2026-03-29T09:00+02:00'),
    );
    // Back in the night to 25 October: eleven hours.
    expect(afterWaking(at('2026-10-24T21:00+02:00'), 2 * HOUR, NIGHT)).toEqual(
      at('2026-10-25T09:00+01:00'),
    );
    expect(wakingFrom(at('2026-10-25T02:30+01:00'), NIGHT)).toEqual(at('2026-10-25T08:00+01:00'));
  });

  test('at a time that a day does not have are those that the clock on the wall shows', () => {
    const odd = { quiet: { from: '02:30', to: '04:00' }, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-03-29T01:59+01:00'), odd)).toBe(false);
    expect(wakingFrom(at('2026-03-29T03:00+02:00'), odd)).toEqual(at('2026-03-29T04:00+02:00'));
    // 02:30 to 03:00 doesn't exist that night.
    const none = { quiet: { from: '02:30', to: '03:00' }, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-03-29T03:15+02:00'), none)).toBe(false);
    expect(afterWaking(at('2026-03-29T01:00+01:00'), 3 * HOUR, none)).toEqual(
      at('2026-03-29T05:00+02:00'),
    );
    const early = { quiet: { from: '22:00', to: '02:30' }, timeZone: 'Europe/Berlin' };
    expect(wakingFrom(at('2026-03-29T01:00+01:00'), early)).toEqual(at('2026-03-29T03:00+02:00'));
  });

  test('that end at a time that a day has twice end at the second', () => {
    const early = { quiet: { from: '22:00', to: '02:30' }, timeZone: 'Europe/Berlin' };
    expect(wakingFrom(at('2026-10-25T02:15+01:00'), early)).toEqual(at('2026-10-25T02:30+01:00'));
    const twice = { quiet: { from: '02:15', to: '02:30' }, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-10-25T02:14+02:00'), twice)).toBe(false);
    expect(wakingFrom(at('2026-10-25T02:15+02:00'), twice)).toEqual(at('2026-10-25T02:30+01:00'));
  });

  // Half an hour in one, at midnight in another; before and behind UTC; none at all.
  const ZONES = [
    'Australia/Lord_Howe',
    'America/Havana',
    'Europe/Berlin',
    'America/Los_Angeles',
    'America/Santiago',
    'Africa/Cairo',
    'Pacific/Chatham',
    'Asia/Kolkata',
    'Asia/Tokyo',
  ];
  const QUIET = [
    { from: '22:00', to: '08:00' },
    { from: '23:30', to: '00:30' },
    { from: '00:15', to: '02:15' },
    { from: '02:30', to: '03:30' },
    { from: '01:45', to: '23:30' },
    { from: '13:00', to: '15:00' },
  ];
  const QUARTER = 15 * 60_000;

  test.each(seedsOf(ZONES, 3))(
    'are by the clock on the wall on every day of a year in %s',
    (timeZone) => {
      const wall = new Intl.DateTimeFormat('en-GB', {
        timeZone,
        hour: '2-digit',
        minute: '2-digit',
      });
      const shown = new Map<number, string>();
      const begin = Date.UTC(2026, 0, 1);
      for (let moment = begin; moment < begin + 366 * 24 * 4 * QUARTER; moment += QUARTER) {
        shown.set(moment, wall.format(moment));
      }
      // A time that comes again within the hours before is one that the day has twice.
      const isRepeated = (moment: number) =>
        [2, 4, -2, -4].some((away) => shown.get(moment + away * QUARTER) === shown.get(moment));
      for (const quiet of QUIET) {
        const isShown = (time: string) =>
          quiet.from < quiet.to
            ? time >= quiet.from && time < quiet.to
            : time >= quiet.from || time < quiet.to;
        for (const [moment, time] of shown) {
          const found = isQuiet(new Date(moment), { quiet, timeZone });
          if (found === isShown(time)) continue;
          expect({
            moment: new Date(moment),
            time,
            quiet,
            found,
            repeated: isRepeated(moment),
          }).toEqual({ moment: new Date(moment), time, quiet, found: true, repeated: true });
        }
      }
    },
  );

  test.each([
    ['by day alone', '2026-01-10T09:00+01:00', 5, 5],
    ['until the night', '2026-01-10T20:00+01:00', 5, 2],
    ['up to its first minute', '2026-01-10T20:00+01:00', 2, 2],
    ['from its last one', '2026-01-11T08:00+01:00', 3, 3],
    ['at night alone', '2026-01-10T23:00+01:00', 4, 0],
    ['out of the night', '2026-01-11T07:00+01:00', 4, 3],
    ['of a day and two hours from noon', '2026-01-10T12:00+01:00', 26, 16],
    ['of a day and two hours that end at night', '2026-01-10T21:00+01:00', 26, 15],
    ['of four nights', '2026-01-10T12:00+01:00', 96, 56],
    ['of a night of nine hours, forward to 29 March', '2026-03-28T21:00+01:00', 12, 3],
    ['of a night of eleven hours, back to 25 October', '2026-10-24T21:00+02:00', 12, 1],
  ])('leave so many hours: %s', (_, from, hours, waking) => {
    expect(wakingMinutes(at(from), hours * HOUR, NIGHT)).toBe(waking * HOUR);
  });

  test('leave by everybody’s own clock what the same hours have of their day', () => {
    const noon = at('2026-01-10T12:00Z');
    const hoursIn = (timeZone: string) =>
      wakingMinutes(noon, 26 * HOUR, { ...NIGHT, timeZone }) / HOUR;
    expect(hoursIn('Europe/Berlin')).toBe(16);
    // From four in the morning to six the next: all of one day, and nothing of another.
    expect(hoursIn('America/Los_Angeles')).toBe(14);
    // From nine in the evening to eleven: an hour, and a day.
    expect(hoursIn('Asia/Tokyo')).toBe(15);
    expect(wakingMinutes(noon, 26 * HOUR, { quiet: null, timeZone: 'Asia/Tokyo' })).toBe(26 * HOUR);
  });

  test.each(['Europe/Berlin', 'America/Los_Angeles', 'Australia/Lord_Howe', 'Asia/Kolkata'])(
    'and what they leave of a time takes that time, or until they are over, in %s',
    (timeZone) => {
      const begin = Date.UTC(2026, 2, 20);
      for (let hour = 0; hour < 24 * 30; hour++) {
        const from = new Date(begin + hour * 3_600_000);
        const end = new Date(from.getTime() + 26 * 3_600_000);
        const hours = { quiet: NIGHT.quiet, timeZone };
        const minutes = wakingMinutes(from, 26 * HOUR, hours);
        expect(afterWaking(from, minutes, hours)).toEqual(wakingFrom(end, hours));
      }
    },
  );

  test('that leave minutes of a day still come to an end', () => {
    const busy = { quiet: { from: '08:10', to: '08:00' }, timeZone: 'Etc/UTC' };
    expect(afterWaking(at('2026-01-10T08:00Z'), 25, busy)).toEqual(at('2026-01-12T08:05Z'));
  });
});
