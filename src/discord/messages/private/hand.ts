import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { Picture } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { type Offer, offersFor } from '../../commands/offers.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';
import { cardsInWords, reasonsNotNow } from './held.ts';

/** Questions that can be answered with a card here; one seat is never asked more at once. */
const QUESTIONS = 3;

/**
 * One's own cards, with a menu of what can be played now.
 * @param picture the cards as the game draws them; null to show them in words
 */
export function handMessage(look: Look, picture: Picture | null, words: Words): OutgoingMessage {
  const { game, texts } = words;
  const table = look.match.id;
  const cards = game.presentation.hand(look.view, texts);
  const file = picture ? pictureFile('hand', picture) : null;
  const offers = offersOfHand(look, words);
  const playable = new Set(offers.flatMap(({ cards: held }) => held));
  const reasons = reasonsNotNow(look, cards, playable, words);
  const isDrawn = cards.length > 0 && game.presentation.pictureAt(look.view, 'hand', null) !== null;
  const otherwise = file
    ? button(texts('bot.look.words'), encodeAddress('held', { table }))
    : button(texts('bot.hand.picture'), encodeAddress('hand', { table }));
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.hand.title', { count: cards.length })}`),
        ...(reasons.length > 0 ? [lines(reasons)] : []),
        file ? gallery(file.name, file.description) : lines(cardsInWords(cards, texts)),
        ...playMenus(look, offers, words),
        row([
          button(texts('bot.button.back'), encodeAddress('act', { table }), { style: 'primary' }),
          ...(isDrawn ? [otherwise] : []),
        ]),
      ]),
    ],
    files: file ? [file] : [],
  };
}

interface OfferOfHand extends Offer {
  /** The cards in hand that it is about. */
  cards: string[];
}

/** What can be done with the cards in hand. A question that takes several options is answered in the panel. */
function offersOfHand(look: Look, { game, texts }: Words): OfferOfHand[] {
  const { presentation } = game;
  if (!presentation.held || look.match.status !== 'playing') return [];
  return offersFor(look, game, texts)
    .filter(({ decision }) => decision.choose.max === 1)
    .map((offer) => ({ ...offer, cards: presentation.held?.(look.view, offer.option) ?? [] }))
    .filter(({ cards }) => cards.length > 0);
}

/** A menu for each question that cards in hand answer. */
function playMenus(
  { match }: Look,
  offers: readonly OfferOfHand[],
  { texts }: Words,
): APIComponentInContainer[] {
  const decisions = [...new Set(offers.map(({ decision }) => decision))].slice(0, QUESTIONS);
  return decisions.map((decision) => {
    const choices = offers
      .filter((offer) => offer.decision === decision)
      .slice(0, LIMITS.selectOptions)
      .map(({ option, text: { label, description, emoji } }) => ({
        label,
        value: optionReference(option),
        ...(description ? { description } : {}),
        ...(emoji ? { emoji } : {}),
      }));
    const address = encodeAddress('menu', { table: match.id, decision: decision.id, menu: 'hand' });
    return row([select(address, texts('bot.hand.play'), choices)]);
  });
}
