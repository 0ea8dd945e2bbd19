import type { AutocompleteInteraction } from 'discord.js';
import { nearest } from '../../kernel/nearest-names.ts';
import { registeredPacks } from '../../packs/register-pack.ts';
import { otherLanguages } from '../../texts/languages.ts';
import { suggestedInGroups } from '../commands/arguments.ts';
import { cardSuggestion, cardsMeant, type KnownCard, knownCards } from '../commands/cards.ts';
import type { Suggestion } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { FOR_A_PERSON, ifDrawn } from '../drawing.ts';
import { plainMessage } from '../messages/plain.ts';
import { cardMessage, whichCardMessage } from '../messages/private/card.ts';
import type { Answer } from './answer.ts';
import type { Command } from './command.ts';
import { components } from './component.ts';
import { membershipOf } from './members.ts';

export const cardCommand: Command = {
  key: 'card',
  arguments: [suggestedInGroups('card', cardSuggestions, { required: true })],
  cost: 'picture',
  handle: (context, answer, { typed }) => showCard(context, answer, typed('card') ?? ''),
};

export const cardComponents = components({
  card: {
    cost: 'picture',
    handle: (context, answer, _, { values: [value = ''] }) => showCard(context, answer, value),
  },
  cards: {
    handle: (context, answer, _, { values: [value = ''] }) => showCard(context, answer, value),
  },
  read: {
    cost: 'picture',
    handle: (context, answer, { card }) => showCard(context, answer, card),
  },
});

/** Shows the card that somebody means, or asks which one. */
export async function showCard(context: BotContext, answer: Answer, typed: string): Promise<void> {
  const { texts } = context;
  const own = await gameHere(context, answer.interaction.channelId);
  const all = cardsKnown(context, own, await packsHere(context, answer.interaction));
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
    const [picture, whereabouts] = await Promise.all([
      ifDrawn(context.renderer.draw(request, FOR_A_PERSON)),
      whereaboutsHere(context, answer, first),
    ]);
    await answer.show(cardMessage(first, picture, whereabouts, texts));
  } else {
    await answer.show(whichCardMessage([first, ...others], texts));
  }
}

/** Where a card's copies are in this thread's match, as far as the person asking may know. */
async function whereaboutsHere(
  { table, games, texts }: BotContext,
  { interaction, person }: Answer,
  { gameId, card }: KnownCard,
): Promise<string[]> {
  const { channelId } = interaction;
  const look = await table.lookByThread(channelId ?? '', person.userId, membershipOf(interaction));
  if (!look.ok || look.view === null) return [];
  const game = games.get(look.match.gameId);
  if (gameId !== (game?.rules.partOf ?? game?.rules.id)) return [];
  return game?.presentation.whereabouts?.(look.view, card.id, texts) ?? [];
}

/** Every card of the boxes and of these packs, by its name in each language. */
export const cardsKnown = (
  { games, texts, languages }: BotContext,
  own: string | null,
  packs: readonly string[],
): KnownCard[] => knownCards(games, own, texts, otherLanguages(languages, texts), packs);

/** The packs whose cards may be looked up: in a thread those of its match, elsewhere those of the server. */
export async function packsHere(
  { table }: BotContext,
  { channelId, guildId }: { channelId: string | null; guildId: string | null },
): Promise<readonly string[]> {
  // Nobody has to wait for this where no server has any.
  if (registeredPacks().length === 0) return [];
  const found = await table.findByThread(channelId ?? '');
  if (found.ok) return found.match.settings.packs;
  const offered = guildId ? await table.packs(guildId) : null;
  return offered?.ok ? offered.packs.map(({ digest }) => digest) : [];
}

/** All cards to choose from: those of the thread's own game, then all others. */
async function cardSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[][]> {
  const own = await gameHere(context, interaction.channelId);
  const cards = cardsKnown(context, own, await packsHere(context, interaction));
  return [
    cards.filter(({ gameId }) => gameId === own),
    cards.filter(({ gameId }) => gameId !== own),
  ].map((group) => group.map(cardSuggestion));
}

/** The game that is played in a thread, the whole one if that is a part of it; null elsewhere. */
export async function gameHere(
  { table, games }: BotContext,
  channelId: string | null,
): Promise<string | null> {
  const found = await table.findByThread(channelId ?? '');
  if (!found.ok) return null;
  const { gameId } = found.match;
  return games.get(gameId)?.rules.partOf ?? gameId;
}
