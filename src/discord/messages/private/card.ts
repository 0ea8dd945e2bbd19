import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { cardReference, type KnownCard } from '../../commands/cards.ts';
import { select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';

/** A card by its definition. */
export function cardMessage({ game, card }: KnownCard, texts: Texts): OutgoingMessage {
  const { name, line, text: rules, flavour } = card;
  const about = [game, line].filter(Boolean).join(' · ');
  return {
    components: [
      container(ACCENTS.panel, [
        lines([
          `## ${name}`,
          about === '' ? '' : `-# ${about}`,
          rules,
          flavour ? texts('bot.card.flavour', { flavour }) : '',
        ]),
      ]),
    ],
  };
}

/** Asks which of several cards is meant. Of very many the first can be chosen; a longer name finds the others. */
export function whichCardMessage(cards: readonly KnownCard[], texts: Texts): OutgoingMessage {
  const choices = cards.slice(0, LIMITS.selectOptions).map((known) => ({
    label: known.card.name,
    value: cardReference(known),
    description: [known.game, known.card.line].filter(Boolean).join(' · '),
  }));
  const left = cards.length - choices.length;
  return {
    components: [
      container(ACCENTS.panel, [
        text(texts('bot.card.which', { left })),
        row([select(encodeAddress('card', {}), texts('bot.card.choose'), choices)]),
      ]),
    ],
  };
}
