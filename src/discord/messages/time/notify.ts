import { NIGHT } from '../../../table/match/saved/match-settings.ts';
import type { OwnHours } from '../../../table/match/saved/own-hours.ts';
import type { Notified } from '../../../table/telling/notifications/notifications.ts';
import { LIMITS_A_DAY, WAYS } from '../../../table/telling/notifications/preferences.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { quietChoices, zoneChoices, zoneName } from './hours.ts';

/** The value of the menu of quiet hours for those of each table. */
export const AS_TABLE = 'table';

/** `/notify`: how somebody is notified, in words, with the menus to change it. */
export function notifyMessage(
  { preferences: { way, most, closed }, hours }: Pick<Notified, 'preferences' | 'hours'>,
  texts: Texts,
  problems: readonly string[] = [],
): OutgoingMessage {
  const isDirect = way === 'direct' || way === 'both';
  const part = (name: string) => encodeAddress('notify', { part: name });
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.notify.title')}`),
        ...(problems.length > 0 ? [lines(problems.map((problem) => `⚠️ ${problem}`))] : []),
        lines([
          isDirect && closed ? `⚠️ ${texts('bot.notify.closed')}` : texts(`bot.notify.holds.${way}`),
          way === 'none' ? '' : texts('bot.notify.at-most', { most: most ?? 0 }),
          ...(way === 'none' ? [] : nightLines(hours, texts)),
          texts('bot.notify.everywhere'),
        ]),
        row([
          select(
            part('how'),
            texts('bot.notify.choose.how'),
            WAYS.map((value) => ({
              label: texts(`bot.notify.way.${value}`),
              value,
              marked: value === way,
            })),
          ),
        ]),
        row([
          select(
            part('most'),
            texts('bot.notify.choose.most'),
            LIMITS_A_DAY.map((value) => ({
              label: limitName(value, texts),
              value: String(value),
              marked: value === most,
            })),
          ),
        ]),
        row([
          select(part('quiet'), texts('bot.notify.choose.quiet'), [
            {
              label: texts('bot.notify.as-table'),
              value: AS_TABLE,
              marked: hours.quiet === AS_TABLE,
            },
            ...quietChoices(hours.quiet === AS_TABLE ? undefined : hours.quiet, texts),
          ]),
        ]),
        row([select(part('zone'), texts('bot.notify.choose.zone'), zoneChoices(hours.timeZone))]),
        ...(isDirect && closed
          ? [row([button(texts('bot.button.try-direct'), part('try'), { style: 'primary' })])]
          : []),
      ]),
    ],
  };
}

/** The name of a daily limit; null for none. */
export const limitName = (most: number | null, texts: Texts): string =>
  texts('bot.notify.limit', { most: most ?? 0 });

/** When somebody is left alone, and by which clock. */
function nightLines({ quiet, timeZone, guessedZone }: OwnHours, texts: Texts): string[] {
  if (quiet === null) return [texts('bot.notify.nights.none')];
  const zone = timeZone ?? guessedZone;
  const known = timeZone ? 'set' : zone ? 'guessed' : 'unknown';
  return [
    quiet === AS_TABLE
      ? texts('bot.notify.nights.table', { ...NIGHT })
      : texts('bot.notify.nights.own', { ...quiet }),
    texts(`bot.notify.zone.${known}`, { zone: zoneName(zone ?? '') }),
  ];
}

/** The first direct message to a person who wants them: whether it gets through shows whether others will. */
export const directGreeting = (texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      text(texts('bot.notify.greeting')),
      row([button(texts('bot.button.notify'), encodeAddress('notify', { part: 'show' }))]),
    ]),
  ],
});
