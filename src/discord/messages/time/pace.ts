import {
  ASKINGS,
  type MatchSettings,
  PACE_VALUES,
  paceOf,
} from '../../../table/match/saved/match-settings.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { mention } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';
import { quietChoices, zoneChoices } from './hours.ts';
import { durationWords, paceLines } from './words.ts';

/** What the menus of the panel set. */
export const PACE_PARTS = ['pace', 'each', 'quiet', 'zone', 'absent', 'asking'] as const;
export type PacePart = (typeof PACE_PARTS)[number];

/** The value of the menu of zones, also typed, that makes everyone's own clock count. */
export const OWN_CLOCK = 'own';

/** Minutes for a question that the menu offers. */
const EACH = [5, 15, 30, 60, 180, 360, 720, 1440, 2880, 4320, 10_080];

/** How fast a table is played, in words, with the host's menus to change it. */
export function paceMessage(
  match: MatchSummary,
  userId: string,
  { texts, game }: Words,
  problems: readonly string[] = [],
): OutgoingMessage {
  const { settings, hostId, status } = match;
  const companions = game.rules.companion !== undefined;
  const isSeated = match.seats.some((holder) => holder.userId === userId);
  const goesOn = status === 'lobby' || status === 'playing';
  const mayChange = goesOn && hostId === userId;
  const menus = mayChange ? menusFor(match, texts, companions) : [];
  const note =
    goesOn && !mayChange ? [texts('bot.pace.host-only', { host: mention(hostId, texts) })] : [];
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.pace.title')}`),
        ...(problems.length > 0 ? [lines(problems.map((problem) => `⚠️ ${problem}`))] : []),
        lines([...paceLines(settings, texts), ...note]),
        ...menus,
        row([
          ...(goesOn && isSeated && companions
            ? [button(texts('bot.button.standing'), encodeAddress('standing', { table: match.id }))]
            : []),
          button(texts('bot.button.help'), encodeAddress('help', { topic: 'pace' })),
        ]),
      ]),
    ],
  };
}

function menusFor({ id: table, settings }: MatchSummary, texts: Texts, companions: boolean) {
  const menu = (part: PacePart, choices: MenuChoice[]) =>
    row([
      select(
        encodeAddress('paced', { table, part }),
        texts(`bot.pace.choose.${part}`, { clock: settings.clock }),
        choices,
      ),
    ]);
  return [
    menu('pace', paces(settings, texts)),
    menu('each', times(settings, texts)),
    menu('quiet', quietChoices(settings.quiet, texts)),
    menu('zone', zones(settings, texts)),
    ...(companions
      ? [menu('absent', standIns(settings, texts)), menu('asking', askings(settings, texts))]
      : []),
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

/** A table that goes by everyone's own clock has a zone for people whose own is not known. */
const zones = ({ clock, timeZone }: MatchSettings, texts: Texts): MenuChoice[] => [
  ...(clock === 'own' ? [] : [{ label: texts('bot.pace.own-clock'), value: OWN_CLOCK }]),
  ...zoneChoices(timeZone),
];

const standIns = ({ absent }: MatchSettings, texts: Texts): MenuChoice[] =>
  (['companion', 'fallback'] as const).map((value) => ({
    label: texts(`bot.pace.absent.${value}`),
    description: texts(`bot.pace.absent-means.${value}`),
    value,
    marked: value === absent,
  }));

const askings = ({ asking }: MatchSettings, texts: Texts): MenuChoice[] =>
  ASKINGS.map((value) => ({
    label: texts(`bot.pace.asking.${value}`),
    description: texts(`bot.asking.means.${value}`),
    value,
    marked: value === asking,
  }));
