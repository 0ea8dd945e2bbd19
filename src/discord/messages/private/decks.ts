import type { CardCount, CardPile } from '../../../kernel/piles.ts';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';
import type { Words } from '../words.ts';

/** How many of the latest cards of a discard pile the overview names. */
const MOST_NAMED = 6;

/** Every deck of a match: how many cards are left, and the latest that were discarded. */
export function decksMessage(
  look: Look,
  piles: readonly CardPile[],
  { texts }: Pick<Words, 'texts'>,
): OutgoingMessage {
  const table = look.match.id;
  const choices = piles.slice(0, LIMITS.selectOptions).map(({ id, name, left }) => ({
    label: name,
    value: id,
    description: texts('bot.deck.left', { left }),
  }));
  return {
    components: [
      container(ACCENTS.panel, [
        lines([
          texts('bot.deck.title'),
          ...piles.flatMap((pile) => [pileLine(pile, texts), latestLine(pile, texts)]),
        ]),
        row([
          select(encodeAddress('deck', { table, pile: '' }), texts('bot.deck.choose'), choices),
        ]),
        row([backToPanel(table, texts)]),
      ]),
    ],
  };
}

/** One deck: all that was discarded, and what has not been seen of it. */
export function deckMessage(
  { match }: Look,
  pile: CardPile,
  { game, texts }: Words,
): OutgoingMessage {
  const { name, discarded, unseen } = pile;
  const table = match.id;
  const choices = [...discarded, ...unseen]
    .filter(({ card }, index, all) => all.findIndex((one) => one.card === card) === index)
    .slice(0, LIMITS.selectOptions)
    .map(({ card, name: label }) => ({ label, value: `${game.rules.id}:${card}` }));
  return {
    components: [
      container(ACCENTS.panel, [
        lines([
          `## ${name}`,
          texts('bot.deck.stands', { left: pile.left, held: pile.held }),
          texts('bot.deck.discarded', { count: countOf(discarded) }),
          inWords(discarded, texts),
          ...(unseen.length > 0 ? [texts('bot.deck.unseen'), inWords(unseen, texts)] : []),
        ]),
        ...(choices.length > 0
          ? [row([select(encodeAddress('card', {}), texts('bot.deck.read'), choices)])]
          : []),
        row([
          button(texts('bot.button.decks'), encodeAddress('deck', { table, pile: '' })),
          backToPanel(table, texts),
        ]),
      ]),
    ],
  };
}

const pileLine = ({ name, left, held, discarded }: CardPile, texts: Texts): string =>
  texts('bot.deck.pile', { name, left, held, discarded: countOf(discarded) });

const latestLine = ({ discarded }: CardPile, texts: Texts): string =>
  discarded.length === 0
    ? ''
    : texts('bot.deck.latest', {
        cards: inWords(discarded.slice(0, MOST_NAMED), texts),
        more: countOf(discarded.slice(MOST_NAMED)),
      });

const inWords = (cards: readonly CardCount[], texts: Texts): string =>
  separated(
    cards.map(({ name, count }) => texts('bot.deck.card', { name, count })),
    texts,
  );

const countOf = (cards: readonly CardCount[]): number =>
  cards.reduce((sum, { count }) => sum + count, 0);

const backToPanel = (table: string, texts: Texts) =>
  button(texts('bot.button.back'), encodeAddress('act', { table }), { style: 'primary' });
