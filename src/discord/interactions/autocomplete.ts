import { setTimeout as wait } from 'node:timers/promises';
import type { AutocompleteInteraction } from 'discord.js';
import { offeredGames } from '../../table/match/saved/games.ts';
import { type Suggestion, suggestions } from '../commands/suggestions.ts';
import type { BotContext } from '../context.ts';
import { LIMITS } from '../limits.ts';
import { textsFor } from '../spoken.ts';
import { commandMeant } from './command.ts';
import { COMMANDS } from './commands.ts';
import { argumentSuggestions } from './verbs.ts';

/**
 * Milliseconds after which nothing is suggested. Discord accepts no suggestions later than three seconds after
 * the key was pressed, and the person has typed on by then.
 */
const PATIENCE = 1_500;

/** Suggests what is legal right now, for this person in this thread; nothing if that takes too long. */
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

async function suggested(
  bot: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const groups = await groupsFor({ ...bot, ...(await textsFor(bot, interaction)) }, interaction);
  const { value } = interaction.options.getFocused(true);
  return groups.flatMap((group) => suggestions(group, value)).slice(0, LIMITS.autocompleteChoices);
}

async function groupsFor(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[][]> {
  const { usual } = context.languages;
  const meant = commandMeant(COMMANDS, interaction, usual);
  if (!meant) return [await argumentSuggestions(context, interaction)];
  const { name } = interaction.options.getFocused(true);
  const games = offeredGames(context.games);
  const known = 'handle' in meant ? (meant.arguments ?? []) : [];
  const typed = known.find(
    ({ suggest, options }) =>
      suggest && options(games, usual).some((option) => option.name === name),
  );
  return (await typed?.suggest?.(context, interaction)) ?? [];
}
