import type { AutocompleteInteraction } from 'discord.js';
import { nearest } from '../../kernel/nearest-names.ts';
import type { CardPile } from '../../kernel/piles.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { folded } from '../../texts/folded.ts';
import { suggested } from '../commands/arguments.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { deckMessage, decksMessage } from '../messages/private/decks.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { lookAtPlay, lookHere, wordsFor } from './looking.ts';
import { inThread } from './which-match.ts';

export const deckCommand: Command = {
  key: 'deck',
  arguments: [suggested('deck', deckSuggestions)],
  handle: inThread((context, answer, matchId, { typed }) =>
    showDecks(context, answer, matchId, typed('deck') ?? ''),
  ),
};

export const deckComponents = components({
  deck: {
    handle: (context, answer, { table, pile }, { values: [chosen = pile] }) =>
      showDecks(context, answer, table, chosen),
  },
});

/**
 * What is left of every deck and what was discarded, or everything about one.
 * @param named a deck's id or name; empty for all
 */
async function showDecks(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = wordsFor(context, look);
  const piles = pilesSeen(context, look);
  if (piles.length === 0) {
    await answer.show(plainMessage(context.texts('bot.deck.none')));
    return;
  }
  const pile = pileMeant(piles, named);
  await answer.show(pile ? deckMessage(look, pile, words) : decksMessage(look, piles, words));
}

/** The deck of this id or name, or the one whose name is nearest to what was typed. */
function pileMeant(piles: readonly CardPile[], typed: string): CardPile | undefined {
  const wanted = folded(typed.trim());
  if (wanted === '') return undefined;
  return (
    piles.find(({ id, name }) => [id, folded(name)].includes(wanted)) ??
    piles.find(({ name }) => folded(name).includes(wanted)) ??
    nearest(piles, ({ name }) => name, typed)[0]
  );
}

/** The decks of the match in this thread. */
async function deckSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const look = await lookHere(context, interaction);
  if (!look || look.view === null) return [];
  return pilesSeen(context, look).map(({ id, name, left }) => ({
    name: context.texts('bot.deck.suggestion', { name, left }),
    value: id,
  }));
}

const pilesSeen = ({ games, texts }: BotContext, { match, view }: Look): CardPile[] =>
  gameOf(games, match).presentation.piles?.(view, texts) ?? [];
