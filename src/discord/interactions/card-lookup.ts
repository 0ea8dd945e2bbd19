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

/** Shows the card that somebody means, or asks which one. @param known where it is looked up, if that is known already */
export async function showCard(
  context: BotContext,
  answer: Answer,
  typed: string,
  known?: LookedUpIn,
): Promise<void> {
  const { texts } = context;
  const here = known ?? (await lookedUpIn(context, answer.interaction));
  const { own } = here;
  const all = cardsKnown(context, here);
  const meant = await playedHere(context, answer, cardsMeant(all, own, typed));
  const [first, ...others] = meant;
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
    await answer.show(whichCardMessage(meant, texts));
  }
}

/** Where a card's copies are in this thread's match, as far as the person asking may know. */
async function whereaboutsHere(
  context: BotContext,
  answer: Answer,
  { gameId, card }: KnownCard,
): Promise<string[]> {
  const here = await seenHere(context, answer);
  if (here === null || gameId !== here.gameId) return [];
  return here.presentation.whereabouts?.(here.view, card.id, context.texts) ?? [];
}

/** Of several cards that may be meant, those in this thread's match if there are any: others are only called the same. */
async function playedHere(
  context: BotContext,
  answer: Answer,
  cards: KnownCard[],
): Promise<KnownCard[]> {
  if (cards.length < 2) return cards;
  const here = await seenHere(context, answer);
  if (here === null) return cards;
  const { gameId, view, presentation } = here;
  const names = new Set(cards.map(({ card }) => card.name));
  // Cards with different names are a choice to be made, wherever they are.
  if (names.size > 1) return cards;
  const played = cards.filter(
    (one) => one.gameId === gameId && presentation.isPlayed?.(view, one.card.id),
  );
  return played.length > 0 ? played : cards;
}

/** The match of this thread as the person asking sees it, with its whole game; null elsewhere. */
async function seenHere({ table, games }: BotContext, { interaction, person }: Answer) {
  const { channelId } = interaction;
  const look = await table.lookByThread(channelId ?? '', person.userId, membershipOf(interaction));
  const game = look.ok ? games.get(look.match.gameId) : undefined;
  if (!look.ok || look.view === null || !game) return null;
  const { rules, presentation } = game;
  return { gameId: rules.partOf ?? rules.id, view: look.view, presentation };
}

/** Every card of the boxes and of these packs, by its name in each language. */
export const cardsKnown = (
  { games, texts, languages }: BotContext,
  { own, packs }: LookedUpIn,
): KnownCard[] => knownCards(games, own, texts, otherLanguages(languages, texts), packs);

/** Where somebody looks something up: the game that is played there, and the packs whose cards may be found. */
export interface LookedUpIn {
  /** The whole game if a part of it is played in this thread; null elsewhere. */
  own: string | null;
  /** In a thread those of its match, elsewhere those of the server. */
  packs: readonly string[];
}

export async function lookedUpIn(
  { table, games }: BotContext,
  { channelId, guildId }: { channelId: string | null; guildId: string | null },
): Promise<LookedUpIn> {
  const found = await table.findByThread(channelId ?? '');
  if (found.ok) {
    const { gameId, settings } = found.match;
    return { own: games.get(gameId)?.rules.partOf ?? gameId, packs: settings.packs };
  }
  // Nobody has to wait for this where no server has any.
  if (!guildId || registeredPacks().length === 0) return { own: null, packs: [] };
  const offered = await table.packs(guildId);
  return { own: null, packs: offered.ok ? offered.packs.map(({ digest }) => digest) : [] };
}

/** All cards to choose from: those of the thread's own game, then all others. */
async function cardSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[][]> {
  const here = await lookedUpIn(context, interaction);
  const { own } = here;
  const cards = cardsKnown(context, here);
  return [
    cards.filter(({ gameId }) => gameId === own),
    cards.filter(({ gameId }) => gameId !== own),
  ].map((group) => group.map(cardSuggestion));
}

/** The game that is played in a thread, the whole one if that is a part of it; null elsewhere. */
export const gameHere = async (
  context: BotContext,
  channelId: string | null,
): Promise<string | null> => (await lookedUpIn(context, { channelId, guildId: null })).own;
