import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { CardText, Picture } from '../../../kernel/game.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { encodeAddress } from '../../address.ts';
import { type Offer, offersFor } from '../../commands/offers.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, gallery, lines, row, text } from '../../components/layout.ts';
import { optionReference } from '../../components/references.ts';
import { LIMITS } from '../../limits.ts';
import { type OutgoingMessage, pictureFile } from '../message.ts';
import type { Words } from '../words.ts';

/** Questions that can be answered with a card here; more are never open to one seat at once. */
const QUESTIONS = 3;

/** One's own cards: as a picture where the game draws them, in words, and with a menu of what can be played now. */
export function handMessage(look: Look, picture: Picture | null, words: Words): OutgoingMessage {
  const { game, texts } = words;
  const cards = game.presentation.hand(look.view, texts);
  const file = picture ? pictureFile('hand', picture) : null;
  const offers = offersOfHand(look, words);
  const playable = new Set(offers.flatMap(({ cards: held }) => held));
  return {
    components: [
      container(ACCENTS.panel, [
        text(`## ${texts('bot.hand.title', { count: cards.length })}`),
        ...(file ? [gallery(file.name, file.description)] : []),
        lines(cards.flatMap((card) => cardLines(card, playable.has(card.id), look, words))),
        ...playMenus(look, offers, words),
        row([
          button(texts('bot.button.back'), encodeAddress('act', { table: look.match.id }), {
            style: 'primary',
          }),
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

function cardLines(
  { id, name, line, text: rules }: CardText,
  isPlayable: boolean,
  { match, view, open }: Look,
  { game, texts }: Words,
): string[] {
  const why =
    isPlayable || match.status !== 'playing'
      ? undefined
      : game.presentation.notNow?.(view, id, open, texts);
  return [
    texts('bot.hand.card', { name, line, rules }),
    why === undefined ? '' : texts('bot.hand.not-now', { why }),
  ];
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
