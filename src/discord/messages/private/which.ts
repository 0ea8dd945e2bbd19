import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import type { Offer } from '../../commands/offers.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, row, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** Questions that one "which of these?" can ask about. */
const QUESTIONS = 5;

/** What was typed may mean several things: a menu for each question that may be meant. */
export function whichMessage(
  { match }: Look,
  offers: readonly Offer[],
  { texts }: Words,
): OutgoingMessage {
  const table = match.id;
  const decisions = [...new Set(offers.map(({ decision }) => decision))].slice(0, QUESTIONS);
  return {
    components: [
      container(ACCENTS.panel, [
        text(texts('bot.verb.which')),
        ...decisions.map((decision) =>
          row([
            select(
              encodeAddress('menu', { table, decision: decision.id, menu: 'which' }),
              texts('bot.prompt.choose'),
              offers
                .filter((offer) => offer.decision === decision)
                .slice(0, LIMITS.selectOptions)
                .map((offer) => ({ ...offer.text, value: optionReference(offer.option) })),
            ),
          ]),
        ),
        row([button(texts('bot.button.act'), encodeAddress('act', { table }))]),
      ]),
    ],
  };
}
