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

/** Maximum letters for all symbols of a game together. */
const ROOM = 3200;
/** Maximum letters for the words of one message: two screens of a phone. The list of all words has the rest. */
const TWO_SCREENS = 1800;
/** Menus of words in one message. */
const MENUS = 8;

/**
 * One word or symbol.
 * @param rules the way to the rules on it; null for a game without rules on record
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

/** Every word of a game to choose from, in alphabetical order. */
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
    [
      texts('bot.glossary.symbols', { game: texts(`${id}.name`) }),
      ...explained(symbols, texts, ROOM),
    ],
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
  const shown = explained(found, texts, TWO_SCREENS);
  const more = found.length - shown.length;
  return framed(
    [
      texts('bot.glossary.explained', { count: found.length }),
      ...shown,
      more > 0 ? texts('bot.glossary.more', { count: more, button: wordsLabel(id, texts) }) : '',
    ],
    [...(back ? [back] : []), wordsButton(id, texts), symbolsButton(id, '', texts)],
  );
}

/** Nothing has that name; this may have been meant. */
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

/** Buttons to all words and all symbols of games. */
export const glossaryButtons = (games: readonly string[], texts: Texts) =>
  games.flatMap((game) => [wordsButton(game, texts), symbolsButton(game, '', texts)]);

const wordsLabel = (game: string, texts: Texts) =>
  texts('bot.button.words', { game: texts(`${game}.name`) });

const wordsButton = (game: string, texts: Texts) =>
  button(
    wordsLabel(game, texts),
    encodeAddress('help', { topic: topicOf({ about: 'words', game }) }),
  );

export const symbolsButton = (game: string, table: string, texts: Texts) =>
  button(
    texts('bot.button.symbols', { game: texts(`${game}.name`) }),
    encodeAddress('help', { topic: topicOf({ about: 'symbols', game, table }) }),
  );

const helpButton = (game: string, texts: Texts) =>
  button(texts('bot.button.help'), encodeAddress('help', { topic: game }));

/** Explains the words of the message that it belongs to. */
export const explainButton = (game: string, back: string, texts: Texts) =>
  button(texts('bot.button.explain'), encodeAddress('explain', { game, back }));

/** As many terms as fit into so many letters. */
function explained(terms: readonly Term[], texts: Texts, letters: number): string[] {
  let room = letters;
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
