import { describe, expect, test } from 'vitest';
import { afterWaking, isQuiet, wakingFrom } from '../../src/table/time/waking-hours.ts';

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

  test('at a time that a day does not have are taken an hour later', () => {
    const odd = { quiet: { from: '02:30', to: '04:00' }, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-03-29T03:15+02:00'), odd)).toBe(false);
    expect(wakingFrom(at('2026-03-29T03:30+02:00'), odd)).toEqual(at('2026-03-29T04:00+02:00'));
    // 02:30 to 03:00 is no time at all that night.
    const none = { quiet: { from: '02:30', to: '03:00' }, timeZone: 'Europe/Berlin' };
    expect(isQuiet(at('2026-03-29T03:15+02:00'), none)).toBe(false);
    expect(afterWaking(at('2026-03-29T01:00+01:00'), 3 * HOUR, none)).toEqual(
      at('2026-03-29T05:00+02:00'),
    );
  });

  test('that leave minutes of a day still come to an end', () => {
    const busy = { quiet: { from: '08:10', to: '08:00' }, timeZone: 'Etc/UTC' };
    expect(afterWaking(at('2026-01-10T08:00Z'), 25, busy)).toEqual(at('2026-01-12T08:05Z'));
  });
});
