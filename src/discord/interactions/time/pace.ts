import type { PaceChange } from '../../../table/around/time/pace-change.ts';
import { ASKINGS, isTimeZone, PACES } from '../../../table/match/saved/match-settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { oneOf, typed } from '../../commands/arguments.ts';
import type { BotContext } from '../../context.ts';
import { NO_QUIET } from '../../messages/time/hours.ts';
import { OWN_CLOCK, PACE_PARTS, type PacePart, paceMessage } from '../../messages/time/pace.ts';
import type { Answer } from '../answer.ts';
import type { Command, Use } from '../command.ts';
import { aboutMatch, components, type Press } from '../component.ts';
import { findWithWords } from '../found.ts';
import { showRefusal } from '../refused.ts';
import { atTable } from '../which-match.ts';
import { minutesOfUnit, spellingsOf } from './typed.ts';

/** Paces to choose from; a custom one comes from the time that is typed. */
const OFFERED_PACES = PACES.filter((pace) => pace !== 'own');
const OFFERED_STAND_INS = ['companion', 'fallback'] as const;

export const paceCommand: Command = {
  key: 'pace',
  arguments: [
    oneOf('pace', OFFERED_PACES, (pace, texts) => texts(`bot.pace.kind.${pace}`)),
    typed('each'),
    typed('quiet'),
    typed('zone'),
    oneOf('absent', OFFERED_STAND_INS, (by, texts) => texts(`bot.pace.absent.${by}`)),
    oneOf('asking', ASKINGS, (asked, texts) => texts(`bot.pace.asking.${asked}`)),
  ],
  handle: atTable('pace', typePace),
};

export const paceComponents = components({
  pace: { handle: aboutMatch(showPace) },
  paced: { handle: changePace },
});

/** Shows how fast a table is played, and to its host the menus that change it. */
async function showPace(
  context: BotContext,
  answer: Answer,
  matchId: string,
  problems: readonly string[] = [],
): Promise<void> {
  const found = await findWithWords(context, matchId);
  if (!found.ok) return showRefusal(context, answer, found);
  await answer.show(paceMessage(found.match, answer.person.userId, found.words, problems));
}

/** Something was chosen in one of the menus. */
async function changePace(
  context: BotContext,
  answer: Answer,
  { table, part }: Record<'table' | 'part', string>,
  { values: [value = ''] }: Press,
): Promise<void> {
  const known = PACE_PARTS.find((one) => one === part);
  await setPace(context, answer, table, known ? { [known]: value } : {});
}

/** Applies what is typed; if nothing is, shows the current settings. */
async function typePace(
  context: BotContext,
  answer: Answer,
  matchId: string,
  use: Use,
): Promise<void> {
  const all: TypedPace = {};
  for (const part of PACE_PARTS) {
    const value = use.typed(part);
    if (value !== null) all[part] = value.trim();
  }
  await setPace(context, answer, matchId, all);
}

type TypedPace = { [Part in PacePart]?: string };

async function setPace(
  context: BotContext,
  answer: Answer,
  matchId: string,
  typed: TypedPace,
): Promise<void> {
  if (Object.keys(typed).length === 0) return showPace(context, answer, matchId);
  const { change, problems } = read(typed, context.texts);
  if (problems.length > 0) return showPace(context, answer, matchId, problems);
  const set = await context.table.setPace(matchId, answer.person.userId, change);
  if (set.ok) return showPace(context, answer, matchId);
  if (set.refusal !== 'wrong-pace') return showRefusal(context, answer, set);
  return showPace(context, answer, matchId, [context.texts('bot.refusal.wrong-pace')]);
}

/** What was typed or chosen, or what is wrong with it. */
function read(typed: TypedPace, texts: Texts): { change: PaceChange; problems: string[] } {
  const change: PaceChange = {};
  const problems: string[] = [];
  const wrong = (part: PacePart) =>
    problems.push(texts(`bot.pace.wrong.${part}`, { typed: plain(typed[part] ?? '') }));
  const { pace, each, quiet, zone, absent, asking } = typed;
  if (pace === 'live' || pace === 'daily' || pace === 'relaxed' || pace === 'none') {
    change.pace = pace;
  } else if (pace !== undefined) wrong('pace');
  if (each !== undefined) {
    const minutes = minutesIn(each, texts);
    if (minutes === null) wrong('each');
    else change.turn = minutes;
  }
  if (quiet !== undefined) {
    const hours = quietIn(quiet, texts);
    if (hours === undefined) wrong('quiet');
    else change.quiet = hours;
  }
  if (zone !== undefined) {
    if (zone.toLowerCase() === OWN_CLOCK) change.clock = 'own';
    else if (isTimeZone(zone)) change.timeZone = zone;
    else wrong('zone');
  }
  if (absent === 'companion' || absent === 'fallback') change.absent = absent;
  else if (absent !== undefined) wrong('absent');
  const asks = ASKINGS.find((one) => one === asking);
  if (asks !== undefined) change.asking = asks;
  else if (asking !== undefined) wrong('asking');
  return { change, problems };
}

/** Minutes of "90m", "12h", "1d 12h", with the units of a language; null for anything else. */
export function minutesIn(typed: string, texts: Texts): number | null {
  if (!/^(\s*\d{1,5}\s*\p{L}+)+\s*$/u.test(typed)) return null;
  let minutes = 0;
  for (const [, count, unit = ''] of typed.matchAll(/(\d+)\s*(\p{L}+)/gu)) {
    const each = minutesOfUnit(unit, texts);
    if (each === null) return null;
    minutes += Number(count) * each;
  }
  return minutes;
}

/** Hours of "22-8" or "22:00-08:30"; null for none, undefined for anything else. */
export function quietIn(typed: string, texts: Texts): PaceChange['quiet'] {
  const word = typed.trim().toLocaleLowerCase(texts.locale);
  if (word === NO_QUIET || spellingsOf('none', texts).includes(word)) return null;
  const [, from, to] = typed.match(/^\s*(\S+?)\s*[-–]\s*(\S+?)\s*$/) ?? [];
  const [start, end] = [timeIn(from ?? ''), timeIn(to ?? '')];
  return start && end ? { from: start, to: end } : undefined;
}

function timeIn(typed: string): string | null {
  const [, hour, minute = '00'] = typed.match(/^(\d{1,2})(?::(\d{2}))?$/) ?? [];
  if (hour === undefined || Number(hour) > 23 || Number(minute) > 59) return null;
  return `${hour.padStart(2, '0')}:${minute}`;
}

/** What somebody has typed, without any formatting characters. */
export const plain = (typed: string): string =>
  typed.replaceAll(/[^\p{L}\p{N} :+/_-]/gu, '').slice(0, 40);
