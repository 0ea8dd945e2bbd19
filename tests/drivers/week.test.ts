import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MOST_PINGS, weekFaults } from '../../src/drivers/week/checking.ts';
import { commandOf, diaryFile, diaryOf } from '../../src/drivers/week/diary.ts';
import { figuresOf } from '../../src/drivers/week/figures.ts';
import type { Entry } from '../../src/drivers/week/transcript.ts';
import { playWeek, type Week } from '../../src/drivers/week/week.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';
import { loadScenario } from '../../src/starting/load-scenario.ts';
import { embeddedDatabase, type TestDatabase } from '../support/test-database.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await embeddedDatabase();
});
afterAll(() => database.close());

interface Played {
  game: string;
  days: number;
  /** The file of the position to begin with. */
  scenario?: string;
}

const play = ({ game: gameId, days, scenario }: Played): Promise<Week> => {
  const game = games.find(({ rules }) => rules.id === gameId) as Game;
  const position = scenario === undefined ? undefined : loadScenario(scenario, games);
  return playWeek({ game, days, seed: 1, scenario: position, databaseUrl: database.url });
};

/** That the page of a week is what its command writes now. */
async function expectWritten(week: Week, played: Played): Promise<void> {
  const command = commandOf({ ...played, seed: 1 });
  const diary = diaryOf(week, figuresOf(week), command);
  const page = await readFile(diaryFile(played.scenario), 'utf8');
  expect(page, `\`${command}\` writes it anew`).toBe(diary);
}

describe('a week of Altar Quest', () => {
  let week: Week;
  beforeAll(async () => {
    week = await play({ game: 'altar-quest', days: 7 });
  }, 180_000);

  test('is as it must be: nobody bothered at night, nothing lost, doubled or leaked', () => {
    expect(weekFaults(week)).toEqual([]);
  });

  test('has a vote that ties, somebody who is reminded and stood in for, a restart a day', () => {
    const figures = figuresOf(week);
    expect(figures).toMatchObject({ days: 7, ties: 1, restarts: 7 });
    expect(figures.standIns).toBeGreaterThan(0);
    expect(figures.reminders).toBeGreaterThan(0);
    expect(figures.pings.perPersonAndDay.max).toBeLessThanOrEqual(MOST_PINGS);
    expect(Object.values(figures.byHabit).every((answers) => answers > 0)).toBe(true);
  });

  test('stands in docs/a-week.md as it is played now', async () => {
    await expectWritten(week, { game: 'altar-quest', days: 7 });
  });

  describe('would not pass the check', () => {
    const faultsWith = (entries: (entries: readonly Entry[]) => Entry[]) =>
      weekFaults({ ...week, entries: entries(week.entries) });
    const call = () =>
      week.entries.find((entry) => entry.what === 'posts' && entry.pings.length > 0);

    test('with a notification at night', () => {
      const night = week.from.plus({ days: 2, hours: 3 }).toMillis();
      const rung = { ...call(), at: night } as Entry;
      const faults = faultsWith((entries) => [...entries, rung]);
      expect(faults.filter((fault) => fault.includes('quiet hours'))).not.toEqual([]);
    });

    test('with the same call again and again', () => {
      const rung = Array.from({ length: MOST_PINGS + 1 }, () => ({
        ...(call() as Entry),
        at: week.from.plus({ days: 1, hours: 15 }).toMillis(),
      }));
      const faults = faultsWith((entries) => [...entries, ...rung]);
      expect(faults).toContainEqual(expect.stringContaining('times on one day'));
    });

    test('without a reminder, or with one at another time', () => {
      const isReminder = (entry: Entry) => entry.what === 'posts' && entry.text.startsWith('⏰');
      const none = faultsWith((entries) => entries.filter((entry) => !isReminder(entry)));
      expect(none).toContainEqual(expect.stringContaining('was reminded 0 times'));
      const early = faultsWith((entries) =>
        entries.map((entry) =>
          isReminder(entry) ? { ...entry, at: entry.at - 3_600_000 } : entry,
        ),
      );
      expect(early).toContainEqual(expect.stringContaining('reminded at the wrong time'));
    });

    test('when the thread does not tell of the stand-in, or of the tie', () => {
      const silent = faultsWith((entries) =>
        entries.filter((entry) => !('text' in entry) || !/⌛|Vote: /.test(entry.text)),
      );
      expect(silent).toContainEqual(expect.stringContaining('was stood in for'));
      expect(silent).toContainEqual('A tie is not told.');
    });
  });
});

test('the last days of a game are as they must be, and stand in docs/the-last-days.md as they are played now', async () => {
  const last = { game: 'altar-quest', days: 2, scenario: 'docs/scenarios/last-peals.json' };
  const week = await play(last);
  expect(weekFaults(week)).toEqual([]);
  expect(figuresOf(week).over).toBe(true);
  await expectWritten(week, last);
}, 180_000);

describe('five days of Altar', () => {
  test('are as they must be, and no hand is told in the thread', async () => {
    const week = await play({ game: 'altar', days: 5 });
    expect(weekFaults(week)).toEqual([]);
    expect(figuresOf(week)).toMatchObject({ days: 5, restarts: 5 });
    expect(figuresOf(week).standIns).toBeGreaterThan(0);
    const drawn = week.record.inputs
      .flatMap(({ happenings }) => happenings)
      .some(({ seats }) => seats !== 'everyone');
    expect(drawn, 'nothing was secret').toBe(true);
  }, 180_000);
});
