import type { Week } from './week.ts';
import type { WeekFigures } from './week-figures.ts';

/** What stands above the diary: what it is, how it was made, who plays. */
export function foreword(week: Week, command: string): string[] {
  const { game, texts, from, days, record, habits } = week;
  const { quiet } = record.match.settings;
  return [
    '# A week at the table',
    `This is what a game of ${texts(`${game.rules.id}.name`)} by post feels like: four people on three continents with daily habits, whose nights are quiet, one who is never seen again after two days, and a bot that is stopped and started every day.`,
    `It was played in simulated time through the whole bot, and every quotation is what the thread showed. \`${command}\` plays it and writes this page; nobody edits it by hand. What they choose is what a steady companion would, and they press the shortest way to it.`,
    habits
      .map(({ name, about, gone }) => {
        const vanishes = gone !== null && gone <= days;
        return `- **${name}**: ${about}${vanishes ? `; nobody hears of ${name} from day ${gone} on` : ''}`;
      })
      .join('\n'),
    `The table is as a new one comes: the pace is daily${quiet ? `, and quiet hours are ${quiet.from} to ${quiet.to} by everybody’s own clock` : ''}. Each has said their time zone when they first took a seat. Times are ${from.zoneName}’s. Whoever looks in and finds nothing to do is named at the end of the day.`,
  ];
}

/** The figures of the week, in words. */
export function figuresTable({ days, habits }: Week, figures: WeekFigures): string[] {
  const { byHabit, pings, messages } = figures;
  const rows: [string, string | number][] = [
    ['Days', days],
    ['Rounds', figures.rounds],
    ['Choices', figures.choices],
    ...Object.entries(byHabit).map(([habit, count]): [string, number] => [
      `Answers of ${habits.find(({ id }) => id === habit)?.name}`,
      count,
    ]),
    ['Done for somebody whose time was up', figures.standIns],
    ['Reminders', figures.reminders],
    ['Votes that tied', figures.ties],
    ['Restarts', figures.restarts],
    ['Notifications of one person on one day, at most', pings.perPersonAndDay.max],
    ['… on average', pings.perPersonAndDay.mean],
    ['Messages in the thread on one day, at most', messages.mostOnADay],
    ['… on average', messages.perDay],
  ];
  return [
    '## In figures',
    [
      '| What | How many |',
      '| --- | --- |',
      ...rows.map(([what, count]) => `| ${what} | ${count} |`),
    ].join('\n'),
  ];
}
