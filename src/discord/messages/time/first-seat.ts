import type { QuietHours } from '../../../table/match/saved/match-settings.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, row, text } from '../../components/layout.ts';
import type { OutgoingMessage } from '../message.ts';
import { zoneChoices, zoneName } from './hours.ts';

/**
 * Asks a person who has taken their first seat for their zone, with a guess that applies until they say
 * another.
 * @param quiet the quiet hours of the table
 */
export function zoneQuestion(zone: string, quiet: QuietHours, texts: Texts): OutgoingMessage {
  const choose = texts('bot.notify.choose.other-zone');
  return {
    components: [
      container(ACCENTS.panel, [
        text(texts('bot.notify.first-seat', { ...quiet, zone: zoneName(zone) })),
        row([button(texts('bot.notify.right'), encodeAddress('zone', { is: zone }))]),
        row([select(encodeAddress('zone', { is: '' }), choose, zoneChoices(null))]),
      ]),
    ],
  };
}
