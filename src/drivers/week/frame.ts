import type { Week } from './week.ts';
import type { WeekFigures } from './week-figures.ts';

/** The introduction to the diary: what it is, how it was made, who plays. */
export function foreword(week: Week, command: string): string[] {
  const { game, texts, from, days, record, habits } = week;
  const { quiet } = record.match.settings;
  return [
    '# A week at the table',
    `This is what a game of ${texts(`${game.rules.id}.name`)} feels like over days: four people on three continents, each with daily habits and quiet nights. One of them vanishes after two days, and the bot is stopped and started again every day.`,
    `It was played through the whole bot in simulated time, and every quotation is what the thread showed. \`${command}\` plays it and writes this page; nobody edits it by hand. The players choose what a steady companion would, and take the shortest way there.`,
    habits
      .map(({ name, about, gone }) => {
        const vanishes = gone !== null && gone <= days;
        return `- **${name}**: ${about}${vanishes ? `; gone from day ${gone} on` : ''}`;
      })
      .join('\n'),
    `The table has a new table’s settings: the pace is daily${quiet ? `, and quiet hours are ${quiet.from} to ${quiet.to} by each player’s own clock` : ''}. Each player gave their time zone when they first took a seat. Times are ${from.zoneName}’s. Each day ends with who looked in and found nothing to do.`,
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
      `Answers by ${habits.find(({ id }) => id === habit)?.name}`,
      count,
    ]),
    ['Answered for players whose time was up', figures.standIns],
    ['Reminders', figures.reminders],
    ['Votes that tied', figures.ties],
    ['Restarts', figures.restarts],
    ['Most notifications for one person in a day', pings.perPersonAndDay.max],
    ['… on average', pings.perPersonAndDay.mean],
    ['Most messages in the thread in a day', messages.mostOnADay],
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
