import type { Game } from '../../../kernel/game.ts';
import type { Fit, Found } from '../../../reference/reference.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type KnownTerm, topicOf } from '../../commands/terms.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, rows, text } from '../../components/layout.ts';
import { clip, LIMITS } from '../../limits.ts';
import type { OutgoingMessage } from '../message.ts';

/** Statements on one page, and letters of each and of a ruling, so that a page fits into a message. */
const ON_A_PAGE = 4;
const STATEMENT = 500;
const RULING = 300;
/** Rulings that are shown with one statement; the others are found by their numbers. */
const RULINGS = 1;

/** What was searched in the rules of one game. */
export interface Searched {
  game: Game;
  /** The words, as an address can hold them. */
  words: string;
  found: readonly Found[];
  fit: Fit;
  /** The word of the glossary by that name, if there is one. */
  term?: KnownTerm | undefined;
}

/** One page of the matching statements, each with its source and the ruling that belongs to it. */
export function rulesMessage(
  { game, words, found, term }: Searched,
  wanted: number,
  texts: Texts,
): OutgoingMessage {
  const { id } = game.rules;
  const pages = Math.max(1, Math.ceil(found.length / ON_A_PAGE));
  const page = Math.min(Math.max(Number.isInteger(wanted) ? wanted : 0, 0), pages - 1);
  const shown = found.slice(page * ON_A_PAGE, (page + 1) * ON_A_PAGE);
  const turn = (key: 'earlier' | 'later', to: number) =>
    button(
      texts(`bot.rules.${key}`),
      encodeAddress('rules', { game: id, page: String(to), words }),
      {
        disabled: to < 0 || to >= pages,
      },
    );
  return {
    components: [
      container(ACCENTS.panel, [
        text(
          texts('bot.rules.title', {
            game: texts(`${id}.name`),
            words,
            count: found.length,
            page: page + 1,
            pages,
          }),
        ),
        ...(term && page === 0
          ? [text(texts('bot.rules.term', { name: term.term.name, meaning: term.term.text }))]
          : []),
        ...shown.map((one) => lines(statementLines(one, id, texts))),
        ...(pages > 1 ? [row([turn('earlier', page - 1), turn('later', page + 1)])] : []),
        row([wordsButton(id, texts)]),
      ]),
    ],
  };
}

function statementLines({ statement, rulings }: Found, game: string, texts: Texts): string[] {
  const { id, section, text: said, source } = statement;
  const others = rulings.slice(RULINGS).map((ruling) => ruling.id);
  return [
    texts('bot.rules.statement', { id, section, said: clip(said, STATEMENT) }),
    ...rulings
      .slice(0, RULINGS)
      .map((ruling) =>
        texts('bot.rules.ruling', { id: ruling.id, said: clip(ruling.text, RULING) }),
      ),
    others.length > 0 ? texts('bot.rules.more-rulings', { ids: separated(others, texts) }) : '',
    source === '' ? '' : texts('bot.rules.source', { source: inWords(source, game, texts) }),
  ];
}

/** "Rulebook, Setup 7.2": readers don't know the documents by their numbers. */
const inWords = (source: string, game: string, texts: Texts): string =>
  source.replaceAll(/\b\d{3}\b/g, (document) => {
    const key = `${game}.document.${document}`;
    return texts.has(key) ? texts(key) : document;
  });

/** Asks which game's rules are meant. */
export const whichRulesMessage = (
  searched: readonly Searched[],
  words: string,
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      text(texts('bot.rules.which', { words })),
      ...rows(
        searched
          .slice(0, LIMITS.buttonsInRow)
          .map(({ game: { rules }, found }) =>
            button(
              texts('bot.rules.game', { game: texts(`${rules.id}.name`), count: found.length }),
              encodeAddress('rules', { game: rules.id, page: '0', words }),
            ),
          ),
      ),
    ]),
  ],
});

/** No match: what may have been meant, and where else to look. */
export const noRulesMessage = (
  games: readonly Game[],
  words: string,
  near: readonly { game: string; words: string }[],
  texts: Texts,
): OutgoingMessage => ({
  components: [
    container(ACCENTS.panel, [
      text(
        texts('bot.rules.nothing', { words: words === '' ? 'none' : words, count: near.length }),
      ),
      ...rows([
        ...near.map((one) =>
          button(
            one.words,
            encodeAddress('rules', { game: one.game, page: '0', words: one.words }),
          ),
        ),
        ...games.map(({ rules }) => wordsButton(rules.id, texts)),
      ]),
    ]),
  ],
});

const wordsButton = (game: string, texts: Texts) =>
  button(
    texts('bot.button.words', { game: texts(`${game}.name`) }),
    encodeAddress('help', { topic: topicOf({ about: 'words', game }) }),
  );
