import { describe, expect, test } from 'vitest';
import type { Decision } from '../../src/kernel/decision.ts';
import type { Match } from '../../src/kernel/match.ts';
import { emptyDesk } from '../../src/table/match/saved/desk.ts';
import { usualSettings } from '../../src/table/match/saved/match-settings.ts';
import { clocksOf } from '../../src/table/match/time/clocks.ts';

const NOON = Date.UTC(2026, 10, 17, 12);
const HOUR = 3_600_000;

const decision = { id: '1', seats: ['seat-1'], how: 'one' } as Decision;
const holder = (seat: string, userId: string) => ({ seat, userId, name: userId, characters: [] });

/** Hours that seat-1 has for its question, at the daily pace, when seats have been stood in for this often. */
function hoursFor(away: { [seat: string]: number }, second = 'u-bo'): number | undefined {
  const [clock] = clocksOf({
    status: 'playing',
    state: { open: [decision] } as unknown as Match,
    desk: { ...emptyDesk(), asked: { 1: new Date(NOON).toISOString() }, away },
    seats: [holder('seat-1', 'u-ann'), holder('seat-2', second)],
    settings: usualSettings(null),
    hours: {},
  });
  return clock && (clock.dueAt.getTime() - NOON) / HOUR;
}

describe('whoever was stood in for', () => {
  test('has half as much time with each further question, down to less than an hour', () => {
    expect(hoursFor({})).toBe(26);
    expect(hoursFor({ 'seat-1': 1 })).toBe(6.5);
    expect(hoursFor({ 'seat-1': 2 })).toBe(3.25);
    expect(hoursFor({ 'seat-1': 3 })).toBe(1.625);
    expect(hoursFor({ 'seat-1': 4 })).toBe(0.8125);
    expect(hoursFor({ 'seat-1': 40 })).toBe(0.8125);
  });

  test('has a quarter of it still where nobody else is there to be kept waiting', () => {
    expect(hoursFor({ 'seat-1': 4, 'seat-2': 1 })).toBe(6.5);
    expect(hoursFor({ 'seat-1': 4 }, 'companion:steady:1')).toBe(6.5);
  });
});
