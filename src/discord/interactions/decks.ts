import type { AutocompleteInteraction } from 'discord.js';
import { nearest } from '../../kernel/nearest-names.ts';
import type { CardPile } from '../../kernel/piles.ts';
import type { Look } from '../../table/deciding/looking/looking.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { deckMessage, decksMessage } from '../messages/private/decks.ts';
import type { Answer } from './answer.ts';
import { lookAtPlay } from './looking.ts';
import { membershipOf } from './members.ts';

/**
 * `/deck`: what is left of every deck and what was discarded, or all about one.
 * @param named a deck's id or name; empty for all
 */
export async function showDecks(
  context: BotContext,
  answer: Answer,
  matchId: string,
  named: string,
): Promise<void> {
  const look = await lookAtPlay(context, answer, matchId);
  if (!look) return;
  const words = { game: gameOf(context.games, look.match), texts: context.texts };
  const piles = pilesSeen(context, look);
  if (piles.length === 0) {
    await answer.show(plainMessage(context.texts('bot.deck.none')));
    return;
  }
  const pile = pileMeant(piles, named);
  await answer.show(pile ? deckMessage(look, pile, words) : decksMessage(look, piles, words));
}

/** The deck of this id or name, or the one whose name is nearest to what was typed. */
export function pileMeant(piles: readonly CardPile[], typed: string): CardPile | undefined {
  const wanted = typed.trim().toLocaleLowerCase('en');
  if (wanted === '') return undefined;
  return (
    piles.find(({ id, name }) => [id, name.toLocaleLowerCase('en')].includes(wanted)) ??
    piles.find(({ name }) => name.toLocaleLowerCase('en').includes(wanted)) ??
    nearest(piles, ({ name }) => name, typed)[0]
  );
}

/** The decks of the match in this thread. */
export async function deckSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const { channelId, user } = interaction;
  const look = await context.table.lookByThread(channelId, user.id, membershipOf(interaction));
  if (!look.ok || look.view === null) return [];
  return pilesSeen(context, look).map(({ id, name, left }) => ({
    name: context.texts('bot.deck.suggestion', { name, left }),
    value: id,
  }));
}

const pilesSeen = ({ games, texts }: BotContext, { match, view }: Look): CardPile[] =>
  gameOf(games, match).presentation.piles?.(view, texts) ?? [];
