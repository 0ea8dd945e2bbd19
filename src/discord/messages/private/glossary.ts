import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Game } from '../../../kernel/game.ts';
import type { Term } from '../../../texts/glossary.ts';
import { termsIn } from '../../../texts/glossary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type KnownTerm, knownTerms, termLabel, topicOf } from '../../commands/terms.ts';
import { button, select } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';

/** Letters that explained words may take together; what is left out is found in the list of all words. */
const ROOM = 3200;
/** Menus of words in one message. */
const MENUS = 8;

/**
 * One word or symbol.
 * @param rules the way to what the rules say of it; null for a game without them
 */
export const termMessage = (
  known: KnownTerm,
  rules: APIButtonComponentWithCustomId | null,
  texts: Texts,
): OutgoingMessage =>
  framed(
    [
      `## ${[known.term.symbol, known.term.name].filter(Boolean).join(' ')}`,
      known.game === '' ? '' : `-# ${known.game}`,
      known.term.text,
    ],
    [...(rules ? [rules] : []), ...glossaryButtons([known.gameId], texts)],
  );

/** Every word of a game to choose from, in the order of the alphabet. */
export function wordsMessage(game: Game, texts: Texts): OutgoingMessage {
  const words = knownTerms([game], game.rules.id, texts).sort((one, other) =>
    one.term.name.localeCompare(other.term.name, texts.locale),
  );
  const menus = [];
  for (let start = 0; start < words.length; start += LIMITS.selectOptions) {
    menus.push(words.slice(start, start + LIMITS.selectOptions));
  }
  const name = texts(`${game.rules.id}.name`);
  return {
    components: [
      container(ACCENTS.panel, [
        text(texts('bot.glossary.words', { game: name })),
        ...menus.slice(0, MENUS).map((some, index) => row([wordMenu(some, index, texts)])),
        row([symbolsButton(game.rules.id, '', texts), helpButton(game.rules.id, texts)]),
      ]),
    ],
  };
}

const wordMenu = (some: readonly KnownTerm[], index: number, texts: Texts) =>
  select(
    encodeAddress('help', { topic: `menu ${index}` }),
    texts('bot.glossary.from-to', {
      first: some[0]?.term.name ?? '',
      last: some.at(-1)?.term.name ?? '',
    }),
    some.map((known) => ({
      label: termLabel(known),
      value: known.topic,
      description: known.term.text,
    })),
  );

/**
 * Every symbol of a game with its name and meaning.
 * @param table the match from whose board somebody comes; empty for none
 */
export function symbolsMessage(game: Game, table: string, texts: Texts): OutgoingMessage {
  const { id } = game.rules;
  const back = button(texts('bot.button.to-board'), encodeAddress('look', { table, picture: '' }), {
    style: 'primary',
  });
  const symbols = game.presentation.terms(texts).filter(({ symbol }) => symbol !== '');
  return framed(
    [texts('bot.glossary.symbols', { game: texts(`${id}.name`) }), ...explained(symbols, texts)],
    [...(table === '' ? [] : [back]), wordsButton(id, texts), helpButton(id, texts)],
  );
}

/** The words and symbols that occur in something that somebody has read. */
export function explainMessage(
  game: Game,
  read: string,
  back: APIButtonComponentWithCustomId | null,
  texts: Texts,
): OutgoingMessage {
  const { id } = game.rules;
  const found = termsIn(read, game.presentation.terms(texts));
  return framed(
    [texts('bot.glossary.explained', { count: found.length }), ...explained(found, texts)],
    [...(back ? [back] : []), wordsButton(id, texts), symbolsButton(id, '', texts)],
  );
}

/** Nothing is called like that; this may have been meant. */
export function unknownTopicMessage(
  typed: string,
  near: readonly { label: string; topic: string }[],
  texts: Texts,
): OutgoingMessage {
  const offers = near.map(({ label, topic }) => button(label, encodeAddress('help', { topic })));
  const overview = button(texts('bot.glossary.overview'), encodeAddress('help', { topic: '' }));
  return framed(
    [texts('bot.glossary.unknown', { typed, count: near.length })],
    [...offers, overview],
  );
}

/** Ways to all words and all symbols of games. */
export const glossaryButtons = (games: readonly string[], texts: Texts) =>
  games.flatMap((game) => [wordsButton(game, texts), symbolsButton(game, '', texts)]);

const wordsButton = (game: string, texts: Texts) =>
  button(
    texts('bot.button.words', { game: texts(`${game}.name`) }),
    encodeAddress('help', { topic: topicOf({ about: 'words', game }) }),
  );

export const symbolsButton = (game: string, table: string, texts: Texts) =>
  button(
    texts('bot.button.symbols', { game: texts(`${game}.name`) }),
    encodeAddress('help', { topic: topicOf({ about: 'symbols', game, table }) }),
  );

const helpButton = (game: string, texts: Texts) =>
  button(texts('bot.button.help'), encodeAddress('help', { topic: game }));

/** Explains the words of the message that it stands under. */
export const explainButton = (game: string, back: string, texts: Texts) =>
  button(texts('bot.button.explain'), encodeAddress('explain', { game, back }));

/** As many terms as there is room for. */
function explained(terms: readonly Term[], texts: Texts): string[] {
  let room = ROOM;
  const said = terms.map(({ name, symbol, text: meaning }) =>
    texts('bot.glossary.term', { name, symbol: symbol === '' ? 'none' : symbol, meaning }),
  );
  return said.filter((line) => {
    room -= line.length;
    return room >= 0;
  });
}

const framed = (
  said: readonly string[],
  buttons: readonly APIButtonComponentWithCustomId[],
): OutgoingMessage => ({
  components: [container(ACCENTS.panel, [lines(said), ...rows(buttons)])],
});
