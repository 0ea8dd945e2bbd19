import type { Texts } from '../../texts/texts.ts';
import { sumInWords } from '../blow/scene.ts';
import type { PosterFoot } from './foot.ts';
import { legibleName } from './legible.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The people of a match by their seats, as they can be drawn. */
export const playerNames = (
  players: Readonly<Record<string, string>>,
  texts: Texts,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(players).map(([seat, name], index) => [
      seat,
      legibleName(name, texts('picture.poster.player', { number: index + 1 })),
    ]),
  );

/** When a match was played, by the calendar of UTC, and for how long: "12–29 November 2026", "17 days". */
export function whenPlayed(
  { startedAt, endedAt }: { startedAt: string | null; endedAt: string | null },
  texts: Texts,
): string[] {
  if (startedAt === null || endedAt === null) return [];
  const [from, to] = [new Date(startedAt), new Date(endedAt)];
  const days = new Intl.DateTimeFormat(texts.locale === 'en' ? 'en-GB' : texts.locale, {
    dateStyle: 'long',
    timeZone: 'UTC',
  });
  const passed = Math.max(MINUTE, to.getTime() - from.getTime());
  const lasted = {
    days: Math.floor(passed / DAY),
    hours: Math.floor(passed / HOUR),
    minutes: Math.floor(passed / MINUTE),
  };
  return [days.formatRange(from, to), texts('picture.poster.lasted', lasted)];
}

/** What a poster shows besides the ending itself, in sentences. */
export const posterWords = (
  people: readonly { character: string; player: string }[],
  { blow, line }: PosterFoot,
  texts: Texts,
): string[] => [
  ...people
    .filter(({ player }) => player !== '')
    .map((person) => texts('picture.poster.played-by', person)),
  ...(blow ? [`${blow.title}: ${blow.scene.title}.`, ...blow.scene.sums.map(sumInWords)] : []),
  ...(line === '' ? [] : [`${line}.`]),
];
