import { LIMITS_A_DAY, type Preferences, WAYS } from '../../../table/notifications/preferences.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { limitName } from '../../commands/time-definitions.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';

/** `/notify`: how somebody is notified, in words, with the menus to change it. */
export function notifyMessage({ way, most, closed }: Preferences, texts: Texts): OutgoingMessage {
  const isDirect = way === 'direct' || way === 'both';
  const part = (name: string) => encodeAddress('notify', { part: name });
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.notify.title')}`),
        lines([
          isDirect && closed ? `⚠️ ${texts('bot.notify.closed')}` : texts(`bot.notify.holds.${way}`),
          way === 'none' ? '' : texts('bot.notify.at-most', { most: most ?? 0 }),
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
              label: limitName(String(value), texts),
              value: String(value),
              marked: value === most,
            })),
          ),
        ]),
        ...(isDirect && closed
          ? [row([button(texts('bot.button.try-direct'), part('try'), { style: 'primary' })])]
          : []),
      ]),
    ],
  };
}

/** The first direct message to somebody who wants them: whether it gets through shows whether others will. */
export const directGreeting = (texts: Texts): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      text(texts('bot.notify.greeting')),
      row([button(texts('bot.button.notify'), encodeAddress('notify', { part: 'show' }))]),
    ]),
  ],
});
