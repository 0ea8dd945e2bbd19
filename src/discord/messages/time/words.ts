import { type MatchSettings, paceOf } from '../../../table/match/saved/match-settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { zoneName } from './hours.ts';

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
  const { turn, vote, pausesAfter, byTheClock } = paceOf(settings);
  const { absent } = settings;
  return [
    texts('bot.pace.line.pace', { name: paceName(settings, texts), timed: turn ? 'yes' : 'no' }),
    ...(turn
      ? [
          texts('bot.pace.line.turn', {
            turn: durationWords(turn, texts),
            vote: durationWords(vote ?? turn, texts),
            nights: byTheClock ? 'yes' : 'no',
          }),
          ...besideTurns(settings, texts),
          texts('bot.pace.line.missing', { absent }),
        ]
      : []),
    quietWords(settings, texts),
    texts('bot.pace.line.pause', { after: durationWords(pausesAfter, texts) }),
  ];
}

/** What is asked in others' turns and before the first. */
function besideTurns(settings: MatchSettings, texts: Texts): string[] {
  const { matters, opening } = paceOf(settings);
  return [
    texts(`bot.pace.line.beside.${settings.asking}`, {
      matters: durationWords(matters ?? 0, texts),
    }),
    texts('bot.pace.line.opening', { opening: durationWords(opening ?? 0, texts) }),
  ];
}

const quietWords = (
  { quiet, clock, timeZone, zoneGuessed }: MatchSettings,
  texts: Texts,
): string =>
  quiet
    ? texts('bot.pace.line.quiet', {
        ...quiet,
        clock,
        zone: zoneName(timeZone),
        guessed: zoneGuessed ? 'yes' : 'no',
      })
    : texts('bot.pace.line.no-quiet');

/** The same in one line, for the table's card. */
export function paceSummary(settings: MatchSettings, texts: Texts): string {
  const { turn } = paceOf(settings);
  const { quiet, clock, timeZone, absent, asking } = settings;
  return [
    texts('bot.pace.summary.pace', { name: paceName(settings, texts) }),
    turn ? texts('bot.pace.summary.turn', { turn: durationWords(turn, texts), absent }) : '',
    turn ? texts(`bot.pace.summary.asking.${asking}`) : '',
    quiet ? texts('bot.pace.summary.quiet', { ...quiet, clock, zone: zoneName(timeZone) }) : '',
  ]
    .filter((part) => part !== '')
    .join(' · ');
}
