import type { Picture } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { cardReference, type KnownCard } from '../../commands/cards.ts';
import { select } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import { explainButton } from './glossary.ts';

/**
 * A card by its definition: as a picture if its game draws it, and in words.
 * @param whereabouts where its copies are in the match that is played here, one line per place; empty elsewhere
 */
export function cardMessage(
  known: KnownCard,
  picture: Picture | null,
  whereabouts: readonly string[],
  texts: Texts,
): OutgoingMessage {
  const { game, gameId, card } = known;
  const file = picture ? pictureFile('card', picture) : null;
  const { name, line, text: rules, flavour } = card;
  const about = [game, line].filter(Boolean).join(' · ');
  return {
    components: [
      container(ACCENTS.panel, [
        ...(file ? [gallery(file.name, file.description)] : []),
        lines([
          `## ${name}`,
          about === '' ? '' : `-# ${about}`,
          rules,
          flavour ? texts('bot.card.flavour', { flavour }) : '',
        ]),
        ...(whereabouts.length > 0
          ? [lines([texts('bot.card.whereabouts'), ...whereabouts.map((place) => `- ${place}`)])]
          : []),
        row([explainButton(gameId, cardReference(known), texts)]),
      ]),
    ],
    files: file ? [file] : [],
  };
}

/**
 * Asks which of several cards is meant. If there are very many, the first can be chosen; a longer name finds
 * the others.
 * @param unknown what was typed if no card is called that, and these are only similar
 */
export function whichCardMessage(
  cards: readonly KnownCard[],
  texts: Texts,
  { unknown }: { unknown?: string } = {},
): OutgoingMessage {
  const choices = cards.slice(0, LIMITS.selectOptions).map((known) => ({
    label: known.card.name,
    value: cardReference(known),
    description: [known.game, known.card.line].filter(Boolean).join(' · '),
  }));
  const left = cards.length - choices.length;
  return {
    components: [
      container(ACCENTS.panel, [
        text(
          unknown === undefined
            ? texts('bot.card.which', { left })
            : texts('bot.card.near', { typed: unknown }),
        ),
        row([select(encodeAddress('card', {}), texts('bot.card.choose'), choices)]),
      ]),
    ],
  };
}
