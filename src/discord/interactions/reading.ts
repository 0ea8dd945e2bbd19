import type { AutocompleteInteraction } from 'discord.js';
import { cardSuggestion, cardsMeant, knownCards } from '../commands/cards.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { plainMessage } from '../messages/plain.ts';
import { cardMessage, whichCardMessage } from '../messages/private/card.ts';
import type { Answer } from './answer.ts';

/** Shows the card that somebody means, or asks which one. */
export async function showCard(context: BotContext, answer: Answer, typed: string): Promise<void> {
  const { games, texts } = context;
  const own = await gameHere(context, answer.interaction.channelId);
  const [first, ...others] = cardsMeant(knownCards(games, own, texts), own, typed);
  if (!first) await answer.show(plainMessage(texts('bot.card.unknown')));
  else if (others.length === 0) await answer.show(cardMessage(first, texts));
  else await answer.show(whichCardMessage([first, ...others], texts));
}

/** All cards to choose from: those of the thread's own game, then all others. */
export async function cardSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[][]> {
  const own = await gameHere(context, interaction.channelId);
  const cards = knownCards(context.games, own, context.texts);
  return [
    cards.filter(({ gameId }) => gameId === own),
    cards.filter(({ gameId }) => gameId !== own),
  ].map((group) => group.map(cardSuggestion));
}

/** The game that is played in a thread; null elsewhere. */
async function gameHere({ table }: BotContext, channelId: string | null): Promise<string | null> {
  const found = await table.findByThread(channelId ?? '');
  return found.ok ? found.match.gameId : null;
}
