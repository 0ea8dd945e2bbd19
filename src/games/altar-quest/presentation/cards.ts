import type { CardText } from '../../../kernel/game.ts';
import type { Texts } from '../../../texts/texts.ts';
import { wordedOnce } from '../../../texts/worded-once.ts';
import { cardText } from '../card-text.ts';
import type { CardDefinition } from '../rules/cards/definition.ts';
import { allDecks, definition } from '../rules/cards/library.ts';
import type { AltarQuestView } from '../rules/view.ts';
import { namesIn } from './names.ts';

/**
 * Every card of the game, once no matter how many copies there are, except story decks, which nobody looks
 * through (AQ-290).
 */
export const allCards = (
  texts: Texts,
  isWanted: (id: string) => boolean = () => true,
): CardText[] =>
  allDecks()
    .filter(({ kind }) => kind !== 'story')
    .flatMap(({ cards }) => cards)
    .filter(({ id }) => isWanted(id))
    .map((card) => printed(card, texts));

/** The hands of a seat's heroes, as the seat sees them. */
export function handCards(view: AltarQuestView, texts: Texts): CardText[] {
  const own = view.heroes.filter(({ hand }) => hand !== null);
  return own.flatMap(({ id, hand }) => {
    const holder = own.length > 1 ? { holder: namesIn(texts).hero(id) } : {};
    return (hand ?? []).map((card) => ({
      ...printed(definition(card), texts),
      id: card,
      ...holder,
    }));
  });
}

/** The heroes a seat plays. */
export const heroNames = (view: AltarQuestView, seat: string, texts: Texts): string[] =>
  view.heroes.filter((hero) => hero.seat === seat).map(({ id }) => namesIn(texts).hero(id));

/** The narrative is for the moment when the card comes up; here it would only be in the way. */
const printed = wordedOnce((card: CardDefinition, texts): CardText => {
  const { name, line, text, setup, flavour } = cardText(card, texts);
  const whole =
    setup === undefined ? text : `${text}\n${texts('altar-quest.card-rule.back', { text: setup })}`;
  return { id: card.id, name, line, text: whole, ...(flavour === undefined ? {} : { flavour }) };
});
