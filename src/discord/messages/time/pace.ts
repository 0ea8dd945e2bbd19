import { type MatchSettings, PACE_VALUES, paceOf } from '../../../table/saved/match-settings.ts';
import type { MatchSummary } from '../../../table/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { mention } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';
import { durationWords, paceLines } from './words.ts';

/** What the menus of the panel set. */
export const PACE_PARTS = ['pace', 'each', 'quiet', 'zone', 'absent'] as const;
export type PacePart = (typeof PACE_PARTS)[number];

/** A value of the menu of quiet hours. */
export const NO_QUIET = 'none';

/** Minutes for a question that the menu offers. */
const EACH = [5, 15, 30, 60, 180, 360, 720, 1440, 2880, 4320, 10_080];
const QUIET = [
  '21:00-09:00',
  '22:00-08:00',
  '22:00-07:00',
  '23:00-07:00',
  '23:00-09:00',
  '00:00-08:00',
  '09:00-17:00',
];
/** One zone for each clock that many people live by; any other can be typed. */
const ZONES = [
  'Etc/UTC',
  'Pacific/Honolulu',
  'America/Los_Angeles',
  'America/Denver',
  'America/Chicago',
  'America/New_York',
  'America/Sao_Paulo',
  'Europe/London',
  'Europe/Berlin',
  'Europe/Paris',
  'Europe/Madrid',
  'Europe/Athens',
  'Europe/Istanbul',
  'Africa/Lagos',
  'Africa/Johannesburg',
  'Asia/Dubai',
  'Asia/Kolkata',
  'Asia/Bangkok',
  'Asia/Shanghai',
  'Asia/Singapore',
  'Asia/Tokyo',
  'Australia/Sydney',
  'Pacific/Auckland',
];

/** How fast a table is played, in words, with the host's menus to change it. */
export function paceMessage(
  match: MatchSummary,
  userId: string,
  { texts, game }: Words,
  problems: readonly string[] = [],
): OutgoingMessage {
  const { settings, hostId, status } = match;
  const goesOn = status === 'lobby' || status === 'playing';
  const mayChange = goesOn && hostId === userId;
  const menus = mayChange ? menusFor(match, texts, game.rules.companion !== undefined) : [];
  const note =
    goesOn && !mayChange ? [texts('bot.pace.host-only', { host: mention(hostId, texts) })] : [];
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.pace.title')}`),
        ...(problems.length > 0 ? [lines(problems.map((problem) => `⚠️ ${problem}`))] : []),
        lines([...paceLines(settings, texts), ...note]),
        ...menus,
        row([button(texts('bot.button.help'), encodeAddress('help', { topic: 'pace' }))]),
      ]),
    ],
  };
}

function menusFor({ id: table, settings }: MatchSummary, texts: Texts, companions: boolean) {
  const menu = (part: PacePart, choices: MenuChoice[]) =>
    row([
      select(encodeAddress('paced', { table, part }), texts(`bot.pace.choose.${part}`), choices),
    ]);
  return [
    menu('pace', paces(settings, texts)),
    menu('each', times(settings, texts)),
    menu('quiet', quietHours(settings, texts)),
    menu('zone', zones(settings)),
    ...(companions ? [menu('absent', standIns(settings, texts))] : []),
  ];
}

const paces = ({ pace }: MatchSettings, texts: Texts): MenuChoice[] =>
  Object.entries(PACE_VALUES).map(([kind, { turn }]) => ({
    label: texts(`bot.pace.kind.${kind}`),
    description: texts('bot.pace.kind-means', {
      timed: turn ? 'yes' : 'no',
      turn: turn ? durationWords(turn, texts) : '',
    }),
    value: kind,
    marked: kind === pace.kind,
  }));

function times(settings: MatchSettings, texts: Texts): MenuChoice[] {
  const { turn } = paceOf(settings);
  const offered = [...new Set([...EACH, ...(turn ? [turn] : [])])].sort((a, b) => a - b);
  return offered.map((minutes) => ({
    label: durationWords(minutes, texts),
    value: `${minutes}m`,
    marked: settings.pace.kind === 'own' && minutes === turn,
  }));
}

function quietHours({ quiet }: MatchSettings, texts: Texts): MenuChoice[] {
  const now = quiet ? `${quiet.from}-${quiet.to}` : NO_QUIET;
  const offered = [...new Set([NO_QUIET, ...QUIET, now])];
  return offered.map((value) => ({
    label: value === NO_QUIET ? texts('bot.pace.no-quiet') : value.replace('-', ' – '),
    value,
    marked: value === now,
  }));
}

const zones = ({ timeZone }: MatchSettings): MenuChoice[] =>
  [...new Set([...ZONES, timeZone])].map((value) => ({
    label: value,
    value,
    marked: value === timeZone,
  }));

const standIns = ({ absent }: MatchSettings, texts: Texts): MenuChoice[] =>
  (['companion', 'fallback'] as const).map((value) => ({
    label: texts(`bot.pace.absent.${value}`),
    description: texts(`bot.pace.absent-means.${value}`),
    value,
    marked: value === absent,
  }));
