import type { AutocompleteInteraction } from 'discord.js';
import { matchingOffers, type Offer, offersFor } from '../commands/offers.ts';
import { type Suggestion, suggestions } from '../commands/suggestions.ts';
import { type BotContext, gameOf } from '../context.ts';
import { characterName, characterValues } from '../messages/characters.ts';
import { helpTopics } from '../messages/help.ts';
import { matchLabel } from '../messages/matches.ts';
import { subcommandOf } from './commands.ts';
import { seatsToPlay } from './companions.ts';
import { candidates } from './places.ts';
import { offerValue } from './verbs.ts';

/** Suggests what is legal right now, for this person in this thread. */
export async function onAutocomplete(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<void> {
  const focused = interaction.options.getFocused(true);
  const all = await suggestionsFor(context, interaction, focused.name);
  await interaction.respond(suggestions(all, focused.value));
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
  if (is('help')) {
    return helpTopics([...context.games.values()], texts).map(({ id, name }) => ({
      name,
      value: id,
    }));
  }
  if (is('card')) return cards(context);
  const offers = await offersHere(context, interaction);
  if (is('choose')) {
    return offers.map((offer) => ({ name: offer.text.label, value: offerValue(offer) }));
  }
  return argumentValues(interaction, offers, focused);
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
  { table, games, texts }: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Offer[]> {
  const found = await table.findByThread(interaction.channelId);
  if (!found.ok) return [];
  const look = await table.look(found.match.id, interaction.user.id);
  return look.ok && look.seat !== null ? offersFor(look, gameOf(games, look.match), texts) : [];
}

const characters = ({ games, texts }: BotContext): Suggestion[] =>
  [...games.values()].flatMap((game) =>
    game.rules.lobby.characters.offers.map((offer) => ({
      name: `${characterName(game, offer.id, texts)} · ${characterValues(game, offer, texts)}`,
      value: offer.id,
    })),
  );

const cards = ({ games, texts }: BotContext): Suggestion[] =>
  [...games.values()].flatMap(({ presentation }) =>
    presentation.cards(texts).map(({ id, name, line }) => ({
      name: line === '' ? name : `${name} · ${line}`,
      value: id,
    })),
  );

async function tables(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const subcommand = subcommandOf(interaction, context.texts);
  const running = subcommand === 'end' || subcommand === 'status';
  const matches = await candidates(context, interaction, {
    statuses: running ? ['lobby', 'playing'] : ['lobby'],
    own: subcommand !== 'join' && subcommand !== 'status',
  });
  return (matches ?? []).map((match) => ({
    name: matchLabel(match, context.texts),
    value: match.id,
  }));
}
