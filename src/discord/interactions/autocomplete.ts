import { setTimeout as wait } from 'node:timers/promises';
import type { AutocompleteInteraction } from 'discord.js';
import type { Look } from '../../table/deciding/looking/looking.ts';
import { offeredGames } from '../../table/match/saved/games.ts';
import { matchingOffers, type Offer, offersFor } from '../commands/offers.ts';
import { pictureSuggestions } from '../commands/pictures.ts';
import { type Suggestion, suggestions } from '../commands/suggestions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { characterName, characterValues } from '../messages/lobby/characters.ts';
import { matchLabel } from '../messages/private/matches.ts';
import { spokenOn } from '../spoken.ts';
import { campaignSuggestions, isSheet, sheetSuggestions } from './campaigns/commands.ts';
import { subcommandOf } from './commands.ts';
import { seatsToPlay } from './companions.ts';
import { deckSuggestions } from './decks.ts';
import { topicSuggestions } from './explaining.ts';
import { mayManage, membershipOf } from './members.ts';
import { candidates } from './places.ts';
import { cardSuggestions } from './reading.ts';
import { rulesSuggestions } from './rules.ts';
import { seatSuggestions } from './seats/commands.ts';
import { offerValue } from './verbs.ts';

/**
 * Milliseconds after which nothing is suggested. Discord takes no suggestions later than three seconds after
 * the key was pressed, and whoever types has typed on by then.
 */
const PATIENCE = 1_500;

/** Suggests what is legal right now, for this person in this thread; nothing where that takes too long. */
export async function onAutocomplete(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const found = await Promise.race([
    suggested(context, interaction),
    wait(PATIENCE, [], { ref: false }),
  ]);
  await interaction.respond(found);
}

async function suggested(bot: BotContext, interaction: AutocompleteInteraction) {
  const texts = await spokenOn(bot.languages, bot.table, interaction.guildId);
  const context = { ...bot, texts };
  const focused = interaction.options.getFocused(true);
  const groups =
    interaction.commandName === context.texts('bot.command.card.name')
      ? await cardSuggestions(context, interaction)
      : [await suggestionsFor(context, interaction, focused.name)];
  const fitting = groups.flatMap((group) => suggestions(group, focused.value));
  return fitting.slice(0, LIMITS.autocompleteChoices);
}

async function suggestionsFor(
  context: BotContext,
  interaction: AutocompleteInteraction,
  focused: string,
): Promise<Suggestion[]> {
  const { texts } = context;
  const is = (command: string) => interaction.commandName === texts(`bot.command.${command}.name`);
  const argument = (name: string) => focused === texts(`bot.command.argument.${name}.name`);
  if (is('game') && argument('seat')) return seatsToPlay(context, interaction);
  if (is('game')) return argument('character') ? characters(context) : tables(context, interaction);
  if (is('campaign')) return inCampaign(context, interaction, argument('character'));
  if (is('seat')) return seatSuggestions(context, interaction, focused);
  if (is('admin')) return everyTable(context, interaction);
  if (is('stats')) return characters(context);
  if (is('help')) return topicSuggestions(context, interaction);
  if (is('rules')) return rulesSuggestions(context, interaction);
  if (is('deck')) return deckSuggestions(context, interaction);
  if (is('board')) return pictures(context, interaction);
  const offers = await offersHere(context, interaction);
  if (is('choose')) {
    return offers.map((offer) => ({ name: offer.text.label, value: offerValue(offer) }));
  }
  return argumentValues(interaction, offers, focused);
}

function inCampaign(
  context: BotContext,
  interaction: AutocompleteInteraction,
  isCharacter: boolean,
): Promise<Suggestion[]> | Suggestion[] {
  if (!isCharacter) return campaignSuggestions(context, interaction);
  return isSheet(context, interaction)
    ? sheetSuggestions(context, interaction)
    : characters(context);
}

/** Values of one argument of a verb, given what has been typed for the others. */
function argumentValues(
  interaction: AutocompleteInteraction,
  offers: readonly Offer[],
  focused: string,
): Suggestion[] {
  const others = Object.fromEntries(
    interaction.options.data
      .filter(({ name, value }) => name !== focused && value !== undefined && value !== '')
      .map(({ name, value }) => [name, String(value)]),
  );
  return matchingOffers(offers, interaction.commandName, others).flatMap(({ option, text }) => {
    const value = option.args?.[focused];
    return value === undefined ? [] : [{ name: text.label, value: String(value) }];
  });
}

async function offersHere(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const look = await lookHere(context, interaction);
  if (!look || look.seat === null) return [];
  return offersFor(look, gameOf(context.games, look.match), context.texts);
}

/** What the person may see of the match that is played in this thread. */
async function lookHere(
  { table }: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Look | null> {
  const { channelId, user } = interaction;
  const look = await table.lookByThread(channelId, user.id, membershipOf(interaction));
  return look.ok ? look : null;
}

async function pictures(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const look = await lookHere(context, interaction);
  if (!look || look.view === null) return [];
  const { presentation } = gameOf(context.games, look.match);
  return pictureSuggestions(presentation.pictures(look.view, context.texts), context.texts);
}

const characters = ({ games, texts }: BotContext): Suggestion[] =>
  offeredGames(games).flatMap((game) =>
    game.rules.lobby.characters.offers.map((offer) => ({
      name: `${characterName(game, offer.id, texts)} · ${characterValues(game, offer, texts)}`,
      value: offer.id,
    })),
  );

/** Whatever an administrator may look after. */
async function everyTable(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  if (!mayManage(interaction)) return [];
  const statuses = ['lobby', 'playing', 'broken'] as const;
  const matches = await candidates(context, interaction, { statuses: [...statuses], own: false });
  return (matches ?? []).map((match) => ({
    name: matchLabel(match, context.texts),
    value: match.id,
  }));
}

async function tables(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const subcommand = subcommandOf(interaction, context.texts);
  const running = subcommand === 'end' || subcommand === 'status' || subcommand === 'leave';
  const matches = await candidates(context, interaction, {
    statuses: running ? ['lobby', 'playing'] : ['lobby'],
    own: subcommand !== 'join' && subcommand !== 'status',
  });
  return (matches ?? []).map((match) => ({
    name: matchLabel(match, context.texts),
    value: match.id,
  }));
}
