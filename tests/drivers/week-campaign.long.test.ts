import { beforeAll, describe, expect, test } from 'vitest';
import { weekFaults } from '../../src/drivers/week/checking.ts';
import { readPeople } from '../../src/drivers/week/people.ts';
import { matchesIn } from '../../src/drivers/week/pings.ts';
import { severalFigures } from '../../src/drivers/week/several.ts';
import { playWeek, type Week } from '../../src/drivers/week/week.ts';
import {
  campaignFigures,
  figuresOf,
  type WeekFigures,
} from '../../src/drivers/week/week-figures.ts';
import { countingCampaign } from '../support/counting-campaign.ts';
import { botAndCountingTexts } from '../support/counting-texts.ts';

describe('weeks of a campaign', () => {
  let week: Week;
  beforeAll(async () => {
    week = await playWeek({
      game: countingCampaign(),
      texts: botAndCountingTexts(),
      habits: readPeople().slice(0, 3),
      ...{ campaign: true, untilOver: true, days: 20, seed: 1 },
    });
  }, 120_000);

  // Bo is gone from day 3: he is reminded, and stood in for.
  test('go on from match to match, with what comes between them, until it is over', () => {
    expect(week.over).toBe(true);
    expect(week.days).toBeLessThan(20);
    expect(matchesIn(week).map(({ game }) => game.rules.id)).toEqual([
      'counting',
      'interlude',
      'counting',
      'interlude',
      'counting',
    ]);
    expect(weekFaults(week)).toEqual([]);
  });

  test('are counted over all matches, their rounds without what comes between', () => {
    const figures = figuresOf(week);
    const inputs = matchesIn(week).flatMap(({ record }) => record.inputs);
    const made = inputs.filter(({ settled, requestId }) => settled && requestId !== null);
    expect(figures.choices + figures.standIns).toBe(made.length);
    const [first, between, ...more] = matchesIn(week).map(({ record }) => record.match.desk.round);
    expect(between).toBeGreaterThan(0);
    expect(figures).toMatchObject({ game: 'counting', over: true });
    expect(figures.reminders).toBeGreaterThan(0);
    expect(figures.rounds).toBe((first ?? 0) + (more[0] ?? 0) + (more[2] ?? 0));
    expect(figures.messages.perDay).toBeGreaterThan(0);
    expect(campaignFigures(week).quests).toBe(3);
    const { weeks } = campaignFigures(week);
    expect(weeks).toBeGreaterThan(0);
    expect(weeks).toBeLessThanOrEqual(week.days / 7 + 0.01);
  });

  test('would not pass the check with a fault in an earlier match', () => {
    const [first, ...others] = week.earlier;
    const { record } = first!;
    const broken = { ...first!, record: { ...record, inputs: record.inputs.slice(0, -1) } };
    expect(weekFaults({ ...week, earlier: [broken, ...others] })).toEqual([
      'The saved choices don’t lead to the same match.',
    ]);
  });
});

test('weeks of several seeds come to a median, the least, and the days until it was over', () => {
  const week = (rounds: number, days: number, over: boolean) =>
    ({ rounds, days, over }) as WeekFigures;
  const weeks = [week(6, 9, true), week(4, 28, false), week(7, 12, true), week(8, 10, true)];
  expect(severalFigures([1, 2, 3, 4], weeks)).toMatchObject({
    rounds: { median: 6, least: 4 },
    over: 3,
    daysUntilOver: { median: 10, least: 9, most: 12 },
  });
  expect(severalFigures([1], [week(4, 28, false)]).daysUntilOver).toBeNull();
});
