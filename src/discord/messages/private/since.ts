import { subtext } from 'discord.js';
import { toldChapters } from '../../../chronicle/told-chapters.ts';
import type { Picture } from '../../../kernel/game.ts';
import type { LogEntry } from '../../../table/around/recording/recording.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import { relativeTime } from '../moments.ts';
import type { Words } from '../words.ts';

const SMALL_PRINT = '-# ';
/** A line that is bold as a whole tells what turned the game: "**Gert has come!**" */
const TURNING_POINT = /^\W*\*\*[^*]+\*\*$/u;
/** Turning points that come before what happened to somebody's own. */
const TURNING_POINTS = 2;
/** Lines that somebody reads in a break. */
const MOST = 6;

/**
 * What has happened since somebody's last visit, with the current picture. If it is too much to read, the
 * latest turning points come first, then lines that name one of their own, then the latest.
 */
export function sinceMessage(
  look: Look,
  entries: readonly LogEntry[],
  picture: Picture | null,
  words: Words,
): OutgoingMessage {
  const { texts } = words;
  const { match, visitBefore: before } = look;
  const told = linesSince(entries, before, words);
  const shown = worthTelling(told, ownNames(look, words));
  const more = told.length - shown.length;
  const file = picture ? pictureFile('board', picture) : null;
  const table = match.id;
  return {
    components: [
      container(ACCENTS.story, [
        text(`## ${texts(before ? 'bot.since.title' : 'bot.since.first')}`),
        lines([
          before ? subtext(texts('bot.since.last', { when: relativeTime(before) })) : '',
          ...(shown.length > 0 ? shown : [texts('bot.since.nothing')]),
          more > 0 ? subtext(texts('bot.since.more', { count: more })) : '',
        ]),
        ...(file ? [gallery(file.name, file.description)] : []),
        row([
          button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
          button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
        ]),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/** What was told after that moment, or from the beginning, and was not taken back; small print belongs to the log. */
function linesSince(
  entries: readonly LogEntry[],
  before: Date | null,
  { game, texts }: Words,
): string[] {
  const since = entries.filter(({ at, undone }) => !undone && (before === null || at > before));
  return toldChapters(since, game, texts)
    .flatMap((chapter) => chapter.lines.flatMap(({ text: told }) => told.split('\n')))
    .filter((line) => line.trim() !== '' && !line.startsWith(SMALL_PRINT));
}

/** The names of the person's own characters. */
function ownNames({ match, seat, view }: Look, { game, texts }: Words): string[] {
  const own = match.seats.find((holder) => holder.seat === seat);
  if (!own || view === null) return [];
  return game.presentation.seatNames(view, own.seat, texts);
}

/** As many lines as fit, in their order: preferably turning points and those with one of these names, then the latest. */
function worthTelling(told: readonly string[], names: readonly string[]): string[] {
  if (told.length <= MOST) return [...told];
  const isOwn = (line: string) => names.some((name) => line.includes(name));
  const latest = told.map((line, at) => ({ line, at })).reverse();
  const turning = latest.filter(({ line }) => TURNING_POINT.test(line)).slice(0, TURNING_POINTS);
  const others = latest.filter((one) => !turning.includes(one));
  const first = [
    ...turning,
    ...others.filter(({ line }) => isOwn(line)),
    ...others.filter(({ line }) => !isOwn(line)),
  ];
  return first
    .slice(0, MOST - 1)
    .sort((one, other) => one.at - other.at)
    .map(({ line }) => line);
}
