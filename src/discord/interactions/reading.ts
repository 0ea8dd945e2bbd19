import type { AutocompleteInteraction } from 'discord.js';
import { cardSuggestion, cardsMeant, knownCards } from '../commands/cards.ts';
import { nearest } from '../commands/nearest.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { plainMessage } from '../messages/plain.ts';
import { cardMessage, whichCardMessage } from '../messages/private/card.ts';
import type { Answer } from './answer.ts';

/** Shows the card that somebody means, or asks which one. */
export async function showCard(context: BotContext, answer: Answer, typed: string): Promise<void> {
  const { games, texts } = context;
  const own = await gameHere(context, answer.interaction.channelId);
  const all = knownCards(games, own, texts);
  const [first, ...others] = cardsMeant(all, own, typed);
  if (!first) {
    const near = nearest(all, ({ card }) => card.name, typed);
    await answer.show(
      near.length === 0
        ? plainMessage(texts('bot.card.unknown'))
        : whichCardMessage(near, texts, { unknown: typed }),
    );
  } else if (others.length === 0) {
    const { gameId, card } = first;
    const request = { gameId, locale: texts.locale, of: 'card', card: card.id } as const;
    const picture = await ifDrawn(context.renderer.draw(request, FOR_A_PERSON));
    await answer.show(cardMessage(first, picture, texts));
  } else {
    await answer.show(whichCardMessage([first, ...others], texts));
  }
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
export async function gameHere(
  { table }: BotContext,
  channelId: string | null,
): Promise<string | null> {
  const found = await table.findByThread(channelId ?? '');
  return found.ok ? found.match.gameId : null;
}
