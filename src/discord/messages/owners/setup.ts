import {
  SERVER_LIMITS,
  SERVER_PACES,
  type ServerSettingName,
  type ServerSettings,
} from '../../../table/match/saved/server-settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, type MenuChoice, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { channelMenu, roleMenu } from '../../components/server-menus.ts';
import { languageName } from '../language-name.ts';
import type { OutgoingMessage } from '../message.ts';
import { zoneChoices, zoneName } from '../time/hours.ts';

/** What resets a setting, in a menu of settings. */
export const UNSET = 'unset';

/** Limits that the menu offers, besides the one that is set. */
const OFFERED_LIMITS = [1, 2, 3, 5, 10, 20, 50, 100];

/** What has to be known about a server to show how it is set up. */
export interface SetupView {
  settings: ServerSettings;
  /** Languages that the bot speaks. */
  languages: {
    /** Those that the bot speaks, each with the share of it that is translated, from 0 to 1. */
    spoken: readonly { locale: string; complete: number }[];
    /** What is spoken here unless something is set. */
    guessed: string;
  };
  /** The zone of new tables if none is set and their host has none. */
  guessedZone: string;
  /** Whether a channel or a role that is set is still there. */
  isThere(id: string): boolean;
  /** Settings that don't work, in words, and what was just wrong. */
  problems: readonly string[];
}

/** The private panel of `/setup`: what is set, in words, and a menu for each. */
export function setupMessage(view: SetupView, texts: Texts): OutgoingMessage {
  const { settings, problems, isThere } = view;
  const { channels = [], starters = [], reportChannelId } = settings;
  const reports = reportChannelId === undefined ? [] : [reportChannelId];
  const menu = (setting: ServerSettingName) => encodeAddress('setup', { setting });
  const hint = (setting: ServerSettingName) => texts(`bot.setup.choose.${setting}`);
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.setup.title')}`),
        lines([texts('bot.setup.about'), ...settingLines(view, texts)]),
        ...(problems.length > 0 ? [lines(problems.map((problem) => `⚠️ ${problem}`))] : []),
        row([
          channelMenu(menu('channels'), hint('channels'), channels.filter(isThere), {
            min: 0,
            max: SERVER_LIMITS.channels,
          }),
        ]),
        row([
          roleMenu(menu('starters'), hint('starters'), starters.filter(isThere), {
            min: 0,
            max: SERVER_LIMITS.starters,
          }),
        ]),
        row([select(menu('pace'), hint('pace'), paces(settings, texts))]),
        row([select(menu('timeZone'), hint('timeZone'), zones(view, texts))]),
        row([select(menu('mostMatches'), hint('mostMatches'), limits(settings, texts))]),
        row([
          channelMenu(menu('reportChannelId'), hint('reportChannelId'), reports.filter(isThere), {
            min: 0,
          }),
        ]),
        // A single language is no choice.
        ...(view.languages.spoken.length > 1
          ? [row([select(menu('locale'), hint('locale'), languages(view, texts))])]
          : []),
        row([
          button(texts('bot.setup.reset'), encodeAddress('reset', { sure: 'no' }), {
            disabled: Object.keys(settings).length === 0,
          }),
          button(texts('bot.button.help'), encodeAddress('help', { topic: 'setup' })),
        ]),
      ]),
    ],
  };
}

/** Everything that can be set, with its current value. */
function settingLines(
  { settings, languages: known, guessedZone }: SetupView,
  texts: Texts,
): string[] {
  const { channels = [], starters = [], pace, timeZone, mostMatches, reportChannelId } = settings;
  const list = (names: string[]) => new Intl.ListFormat(texts.locale).format(names);
  return [
    texts('bot.setup.line.channels', {
      count: channels.length,
      channels: list(channels.map((id) => `<#${id}>`)),
    }),
    texts('bot.setup.line.starters', {
      count: starters.length,
      roles: list(starters.map((id) => `<@&${id}>`)),
    }),
    texts('bot.setup.line.pace', { pace: pace ? paceName(pace, texts) : 'unset' }),
    texts('bot.setup.line.timeZone', {
      zone: zoneName(timeZone ?? guessedZone),
      guessed: timeZone === undefined ? 'yes' : 'no',
    }),
    texts('bot.setup.line.mostMatches', { most: mostMatches ?? 0 }),
    texts('bot.setup.line.reportChannelId', {
      channel: reportChannelId === undefined ? 'unset' : `<#${reportChannelId}>`,
    }),
    texts('bot.setup.line.locale', {
      language: languageName(settings.locale ?? known.guessed),
      others: known.spoken.length - 1,
      guessed: settings.locale === undefined ? 'yes' : 'no',
    }),
  ];
}

const paceName = (pace: string, texts: Texts): string => texts(`bot.setup.pace.${pace}.name`);

function paces({ pace }: ServerSettings, texts: Texts): MenuChoice[] {
  return [UNSET, ...SERVER_PACES].map((value) => ({
    label: paceName(value, texts),
    description: texts(`bot.setup.pace.${value}.description`),
    value,
    marked: value === (pace ?? UNSET),
  }));
}

const zones = ({ settings: { timeZone }, guessedZone }: SetupView, texts: Texts): MenuChoice[] => [
  {
    label: texts('bot.setup.zone-unset', { zone: zoneName(guessedZone) }),
    value: UNSET,
    marked: timeZone === undefined,
  },
  ...zoneChoices(timeZone ?? null),
];

function limits({ mostMatches }: ServerSettings, texts: Texts): MenuChoice[] {
  const offered = new Set([...OFFERED_LIMITS, ...(mostMatches ? [mostMatches] : [])]);
  const choice = (value: string, most: number) => ({
    label: texts('bot.setup.most', { most }),
    value,
    marked: most === (mostMatches ?? 0),
  });
  const sorted = [...offered].sort((a, b) => a - b);
  return [choice(UNSET, 0), ...sorted.map((most) => choice(String(most), most))];
}

const languages = (
  { settings, languages: { spoken, guessed } }: SetupView,
  texts: Texts,
): MenuChoice[] => [
  {
    label: texts('bot.setup.locale-unset', { language: languageName(guessed) }),
    value: UNSET,
    marked: settings.locale === undefined,
  },
  ...spoken.map(({ locale, complete }) => ({
    label: languageName(locale),
    value: locale,
    marked: locale === settings.locale,
    // Rounded down: only what is whole is 100 percent.
    ...(complete < 1
      ? { description: texts('bot.setup.translated', { share: Math.floor(complete * 100) }) }
      : {}),
  })),
];

/** "Take everything back that is set?" */
export const confirmResetMessage = (texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.notice, [
      text(texts('bot.setup.reset-sure')),
      row([
        button(texts('bot.setup.reset-yes'), encodeAddress('reset', { sure: 'yes' }), {
          style: 'danger',
        }),
        button(texts('bot.confirm.no'), encodeAddress('setup', { setting: 'show' })),
      ]),
    ]),
  ],
});
