import { type MatchSettings, paceOf } from '../../../table/saved/match-settings.ts';
import type { Texts } from '../../../texts/texts.ts';

const UNITS = [
  ['days', 1440],
  ['hours', 60],
  ['minutes', 1],
] as const;

/** "1 day", "2 hours 30 minutes". */
export function durationWords(minutes: number, texts: Texts): string {
  let left = Math.round(minutes);
  const parts: string[] = [];
  for (const [unit, length] of UNITS) {
    const count = Math.floor(left / length);
    left -= count * length;
    if (count > 0) parts.push(texts(`bot.pace.${unit}`, { count }));
  }
  return parts.join(' ');
}

export const paceName = ({ pace }: MatchSettings, texts: Texts): string =>
  texts(`bot.pace.kind.${pace.kind}`);

/** What the settings of a table mean, in sentences. */
export function paceLines(settings: MatchSettings, texts: Texts): string[] {
  const { turn, vote, pausesAfter } = paceOf(settings);
  const { reminder, absent } = settings;
  return [
    texts('bot.pace.line.pace', { name: paceName(settings, texts), timed: turn ? 'yes' : 'no' }),
    ...(turn
      ? [
          texts('bot.pace.line.turn', {
            turn: durationWords(turn, texts),
            vote: durationWords(vote ?? turn, texts),
          }),
          texts('bot.pace.line.reminder', {
            after: durationWords(turn * reminder, texts),
            absent,
          }),
        ]
      : []),
    quietWords(settings, texts),
    texts('bot.pace.line.pause', { after: durationWords(pausesAfter, texts) }),
  ];
}

const quietWords = ({ quiet, timeZone }: MatchSettings, texts: Texts): string =>
  quiet
    ? texts('bot.pace.line.quiet', { ...quiet, zone: timeZone })
    : texts('bot.pace.line.no-quiet');

/** The same in one line, for the table's card. */
export function paceSummary(settings: MatchSettings, texts: Texts): string {
  const { turn } = paceOf(settings);
  const { quiet, timeZone, absent } = settings;
  return [
    texts('bot.pace.summary.pace', { name: paceName(settings, texts) }),
    turn ? texts('bot.pace.summary.turn', { turn: durationWords(turn, texts), absent }) : '',
    quiet ? texts('bot.pace.summary.quiet', { ...quiet, zone: timeZone }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
