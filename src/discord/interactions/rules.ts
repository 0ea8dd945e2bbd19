import type { AutocompleteInteraction } from 'discord.js';
import type { Game } from '../../kernel/game.ts';
import { nearest } from '../../kernel/nearest-names.ts';
import { rulesOf } from '../../reference/library.ts';
import { FITS } from '../../reference/reference.ts';
import { offeredGames } from '../../table/match/saved/games.ts';
import { folded } from '../../texts/folded.ts';
import { otherLanguages } from '../../texts/languages.ts';
import { encodeAddress } from '../address.ts';
import { suggested } from '../commands/arguments.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { type KnownTerm, knownTerms } from '../commands/terms.ts';
import { button } from '../components/controls.ts';
import type { BotContext } from '../context.ts';
import {
  noRulesMessage,
  rulesMessage,
  type Searched,
  whichRulesMessage,
} from '../messages/private/rules.ts';
import type { Answer } from './answer.ts';
import { gameHere } from './card-lookup.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';

export const rulesCommand: Command = {
  key: 'rules',
  arguments: [suggested('words', rulesSuggestions, { required: true })],
  handle: (context, answer, { typed }) => showRules(context, answer, typed('words') ?? ''),
};

export const rulesComponents = components({ rules: { handle: turnRules } });

/** Maximum letters of a search; the address of a page then stays short enough. */
const LONGEST = 50;
/** Words that may have been meant, as buttons. */
const MOST_NEAR = 3;

/** The searchable part of what somebody has typed: letters, digits, and what comes between them. */
export const searchable = (typed: string): string =>
  typed
    .replaceAll(/[^\p{L}\p{N} ’'-]/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
    .slice(0, LONGEST)
    .trim();

/** `/rules`: for the game that is played here; elsewhere for the one that has a match, or it asks which. */
export async function showRules(context: BotContext, answer: Answer, typed: string): Promise<void> {
  const own = await gameHere(context, answer.interaction.channelId);
  const words = searchable(typed);
  const asked = gamesWithRules(context).filter(({ rules }) => own === null || rules.id === own);
  const found = best(asked.map((game) => search(context, game, words)));
  const [only, ...others] = found;
  if (!only) {
    await answer.show(
      noRulesMessage(asked, words, nearWords(context, asked, words), context.texts),
    );
  } else if (others.length === 0) {
    await answer.show(rulesMessage(only, 0, context.texts));
  } else {
    await answer.show(whichRulesMessage(found, words, context.texts));
  }
}

/** Those that have anything, only the games with the best match. */
function best(searched: readonly Searched[]): Searched[] {
  const having = searched.filter((one) => one.found.length > 0 || one.term !== undefined);
  const fit = FITS.find((one) => having.some((searched) => searched.fit === one));
  return having.filter((one) => one.fit === fit);
}

/** Whether the rules of the game that is meant have anything on these words. */
export function rulesKnow(context: BotContext, own: string | null, typed: string): boolean {
  const words = searchable(typed);
  return gamesWithRules(context)
    .filter(({ rules }) => own === null || rules.id === own)
    .some((game) => search(context, game, words).found.length > 0);
}

/** The way from a word of the glossary to the rules on it; null for a game without rules on record. */
export const rulesButton = (
  { gameId, term }: KnownTerm,
  { texts, languages }: Pick<BotContext, 'texts' | 'languages'>,
) =>
  rulesOf(gameId, texts, languages) === null
    ? null
    : button(
        texts('bot.rules.on-this'),
        encodeAddress('rules', { game: gameId, page: '0', words: searchable(term.name) }),
      );

/** Another page of what was found in the rules of one game. */
async function turnRules(
  context: BotContext,
  answer: Answer,
  { game: gameId, page, words }: { game: string; page: string; words: string },
): Promise<void> {
  const game = gamesWithRules(context).find(({ rules }) => rules.id === gameId);
  const searched = game && search(context, game, searchable(words));
  if (!searched || (searched.found.length === 0 && searched.term === undefined)) {
    return showRules(context, answer, words);
  }
  await answer.show(rulesMessage(searched, Number(page), context.texts));
}

/** Words and headings of the rules to search for, of the game that is played here or of all. */
async function rulesSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const own = await gameHere(context, interaction.channelId);
  const games = gamesWithRules(context).filter(({ rules }) => own === null || rules.id === own);
  const { texts, languages } = context;
  return games.flatMap((game) => [
    ...termsOf(context, game).map(({ term: { name }, also }) => ({
      name,
      value: searchable(name),
      also,
    })),
    ...(rulesOf(game.rules.id, texts, languages)?.sections ?? []).map((name) => ({
      name,
      value: searchable(name),
    })),
  ]);
}

const gamesWithRules = ({ games, texts, languages }: BotContext): Game[] =>
  offeredGames(games).filter(({ rules }) => rulesOf(rules.id, texts, languages) !== null);

const termsOf = ({ texts, languages }: BotContext, game: Game): KnownTerm[] =>
  knownTerms([game], null, texts, otherLanguages(languages, texts));

function search(context: BotContext, game: Game, words: string): Searched {
  const { texts, languages } = context;
  const called = folded(words);
  const term = termsOf(context, game).find((known) =>
    [known.term.name, ...known.also].some((name) => folded(searchable(name)) === called),
  );
  const { fit = 'some', found = [] } =
    rulesOf(game.rules.id, texts, languages)?.search(words) ?? {};
  return { game, words, found, fit: term && fit === 'some' ? 'all' : fit, term };
}

const nearWords = (context: BotContext, games: readonly Game[], words: string) =>
  nearest(
    games.flatMap((game) => termsOf(context, game)),
    ({ term }) => term.name,
    words,
  )
    .slice(0, MOST_NEAR)
    .map(({ gameId, term }) => ({ game: gameId, words: searchable(term.name) }));
