import { readFile } from 'node:fs/promises';
import { beforeAll, describe, expect, test } from 'vitest';
import { MOST_PINGS, weekFaults } from '../../src/drivers/week/checking.ts';
import { commandOf, DIARY, diaryOf } from '../../src/drivers/week/diary.ts';
import { lossOf } from '../../src/drivers/week/loss.ts';
import type { Entry } from '../../src/drivers/week/transcript.ts';
import { playWeek, type Week } from '../../src/drivers/week/week.ts';
import { figuresOf } from '../../src/drivers/week/week-figures.ts';
import { games } from '../../src/games/index.ts';
import type { Game } from '../../src/kernel/game.ts';

interface Played {
  game: string;
  days: number;
  seed?: number;
  untilOver?: boolean;
}

/** The quest that docs/a-week.md tells of, from beginning to end. */
const A_QUEST: Played = { game: 'altar-quest', days: 10, seed: 2, untilOver: true };

/** Each on a database of its own: nobody has set their zone there. */
const play = ({ game: gameId, days, seed = 1, untilOver }: Played): Promise<Week> => {
  const game = games.find(({ rules }) => rules.id === gameId) as Game;
  return playWeek({ game, days, seed, ...(untilOver ? { untilOver } : {}) });
};

/** Who was notified that their time was up, so that a companion plays their seat. */
const sleepersIn = ({ entries }: Week): string[] =>
  entries.flatMap((entry) =>
    entry.what === 'posts' && entry.text.startsWith('⌛') ? entry.pings : [],
  );

/** That the page of a week is what its command writes now. */
async function expectWritten(week: Week, played: Played): Promise<void> {
  const command = commandOf({ seed: 1, ...played });
  const diary = diaryOf(week, figuresOf(week), command);
  const page = await readFile(DIARY, 'utf8');
  expect(page, `\`${command}\` writes it anew`).toBe(diary);
}

describe('a week of Altar Quest', () => {
  let week: Week;
  beforeAll(async () => {
    week = await play(A_QUEST);
  }, 600_000);

  test('is as it must be: nobody bothered at night, nothing lost, doubled or leaked', () => {
    expect(weekFaults(week)).toEqual([]);
  });

  test('begins and ends a quest, with somebody who falls asleep and a restart a day', () => {
    const figures = figuresOf(week);
    expect(figures).toMatchObject({ over: true, restarts: week.days });
    expect(sleepersIn(week)).toContain(week.people.get('Bo'));
    expect(figures.pings.perPersonAndDay.max).toBeLessThanOrEqual(MOST_PINGS);
    expect(Object.values(figures.byHabit).every((answers) => answers > 0)).toBe(true);
  });

  test('says what was waited for, and who looked in for nothing', () => {
    const { waits, visits, decidedForThem } = figuresOf(week);
    const hours = Object.values(waits);
    expect(hours).toEqual([...hours].sort((one, other) => other - one));
    // Bo is gone, and a question of his is open for longer than a day.
    expect(Math.max(...hours)).toBeGreaterThan(24);
    const comes = week.entries.filter(({ what }) => what === 'comes').length;
    expect(visits.all).toBe(comes);
    expect(visits.nothingToDo).toBeGreaterThan(0);
    expect(visits.nothingToDo).toBeLessThan(comes);
    const { pings, messages, rounds } = figuresOf(week);
    expect(pings.atNight).toBe(0);
    expect(messages.perRound).toBeCloseTo((week.days * messages.perDay) / rounds, -1);
    // Trifles are decided for people who aren't looking; somebody who never came isn't there to be asked.
    expect(decidedForThem).toBeGreaterThan(0);
    const entries = week.entries.filter(({ what }) => what !== 'comes');
    expect(figuresOf({ ...week, entries }).decidedForThem).toBe(0);
  });

  test('judges what was decided for people who were there, as far as it may play ahead', () => {
    const nobody = { ...week, entries: week.entries.filter(({ what }) => what !== 'comes') };
    expect(lossOf(nobody, 600)).toMatchObject({ decisions: 0, of: 0, mean: 0, worst: 0 });
    const loss = lossOf(week, 1);
    expect(loss).toMatchObject({ decisions: 1, heroesLost: 0 });
    expect(loss?.of).toBeGreaterThan(1);
  });

  test('stands in docs/a-week.md as it is played now', async () => {
    await expectWritten(week, A_QUEST);
  });

  describe('would not pass the check', () => {
    const faultsWith = (entries: (entries: readonly Entry[]) => Entry[]) =>
      weekFaults({ ...week, entries: entries(week.entries) });
    const call = () =>
      week.entries.find((entry) => entry.what === 'posts' && entry.pings.length > 0);

    test.each([
      // By the clock of Berlin.
      ['Ann', 3],
      ['Bo', 12],
      ['Cleo', 19],
    ])('with a notification in the night of %s', (name, hour) => {
      const night = week.from.plus({ days: 2, hours: hour }).toMillis();
      const rung = { ...call(), at: night, pings: [week.people.get(name)] } as Entry;
      const faults = faultsWith((entries) => [...entries, rung]);
      const { pings } = figuresOf({ ...week, entries: [...week.entries, rung] });
      expect(pings.atNight).toBe(1);
      expect(faults).toContainEqual(
        expect.stringMatching(`^${name} was notified at night, .*day 03:00`),
      );
      const byDay = { ...rung, at: night + 9 * 3_600_000 };
      const without = faultsWith((entries) => [...entries, byDay]);
      expect(without.filter((fault) => fault.includes('at night'))).toEqual([]);
    });

    /** As if somebody's time had been up, and a companion had stood in, then. */
    const standingIn = (name: string, at: Date): Week => {
      const { inputs } = week.record;
      const first = inputs.find(
        ({ settled, userId }) => settled && userId === week.people.get(name),
      );
      if (!first?.settled) throw new Error(`${name} has chosen nothing.`);
      const settled = { ...first.settled, standIn: 'companion' as const };
      const changed = inputs.map((input) => (input === first ? { ...first, at, settled } : input));
      return { ...week, record: { ...week.record, inputs: changed } };
    };

    test('with somebody stood in for in their night', () => {
      const faults = weekFaults(
        standingIn('Bo', week.from.plus({ days: 5, hours: 12 }).toJSDate()),
      );
      expect(faults).toContainEqual(
        expect.stringContaining('stood in for Bo at night, Saturday 03:00'),
      );
    });

    test('where everybody waits for a sleeper all day', () => {
      const inputs = week.record.inputs.filter(
        ({ at }) => at.getTime() < week.from.plus({ days: 3 }).toMillis(),
      );
      const match = { ...week.record.match, status: 'playing' as const };
      const record = { ...week.record, inputs, match };
      const faults = weekFaults({ ...week, record, over: false });
      expect(faults).toContainEqual('Nothing happened on day 5.');
    });

    test('with the same call again and again', () => {
      const rung = Array.from({ length: MOST_PINGS + 1 }, () => ({
        ...(call() as Entry),
        at: week.from.plus({ days: 1, hours: 15 }).toMillis(),
      }));
      const faults = faultsWith((entries) => [...entries, ...rung]);
      expect(faults).toContainEqual(expect.stringContaining('times in a day'));
    });

    test('without a reminder, or with one at another time', () => {
      const isReminder = (entry: Entry) => entry.what === 'posts' && entry.text.startsWith('⏰');
      const asked = standingIn('Ann', week.from.plus({ days: 1, hours: 12 }).toJSDate());
      const unreminded = week.entries.filter((entry) => !isReminder(entry));
      expect(weekFaults({ ...asked, entries: unreminded })).toContainEqual(
        expect.stringContaining('was reminded 0 times'),
      );
      const early = faultsWith((entries) =>
        entries.map((entry) =>
          isReminder(entry) ? { ...entry, at: entry.at - 3_600_000 } : entry,
        ),
      );
      expect(early).toContainEqual(expect.stringContaining('reminded at the wrong time'));
    });

    test('when the thread does not tell what was answered for somebody', () => {
      const silent = faultsWith((entries) =>
        entries.filter((entry) => !('text' in entry) || !/-# For /.test(entry.text)),
      );
      expect(silent).toContainEqual(
        expect.stringContaining('doesn’t say that a companion stood in for'),
      );
    });
  });
});

describe('five days of Altar', () => {
  test('are as they must be, and no hand is told in the thread', async () => {
    const week = await play({ game: 'altar', days: 5 });
    expect(weekFaults(week)).toEqual([]);
    expect(figuresOf(week)).toMatchObject({ days: 5, restarts: 5 });
    expect(sleepersIn(week)).toContain(week.people.get('Bo'));
    const drawn = week.record.inputs
      .flatMap(({ happenings }) => happenings)
      .some(({ seats }) => seats !== 'everyone');
    expect(drawn, 'nothing was secret').toBe(true);
  }, 600_000);
});
