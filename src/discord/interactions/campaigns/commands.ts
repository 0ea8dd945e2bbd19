import type { AutocompleteInteraction, ChatInputCommandInteraction } from 'discord.js';
import {
  CAMPAIGN_SUBCOMMANDS,
  type CampaignSubcommand,
} from '../../commands/campaign-definitions.ts';
import type { Suggestion } from '../../commands/suggestions.ts';
import { type BotContext, gameOf } from '../../context.ts';
import { campaignOptions } from '../../messages/campaign/opening.ts';
import { campaignTitle, isDone } from '../../messages/campaign/told.ts';
import type { Answer } from '../answer.ts';
import { typedIn } from '../typed.ts';
import { doInCampaign } from './doing.ts';
import { showSheet } from './looking.ts';
import { campaignMeant, campaignWords } from './meant.ts';
import { showNewCampaign } from './opening.ts';

const subcommandOf = (
  interaction: { options: { getSubcommand(required: false): string | null } },
  { texts }: BotContext,
): CampaignSubcommand =>
  CAMPAIGN_SUBCOMMANDS.find(
    (name) =>
      texts(`bot.command.campaign.${name}.name`) === interaction.options.getSubcommand(false),
  ) ?? 'status';

/** Carries out `/campaign`. */
export async function onCampaignCommand(
  context: BotContext,
  answer: Answer,
  interaction: ChatInputCommandInteraction,
): Promise<void> {
  const { texts } = context;
  const typed = (argument: string) =>
    typedIn(interaction, texts(`bot.command.argument.${argument}.name`));
  const subcommand = subcommandOf(interaction, context);
  if (subcommand === 'new') {
    const gameId = typed('game');
    const name = typed('name');
    return showNewCampaign(context, answer, gameId, {
      name,
      settled: settledIn(context, interaction),
    });
  }
  const meant = await campaignMeant(context, interaction, subcommand, typed('campaign'));
  if ('instead' in meant) return answer.show(meant.instead);
  const { campaignId } = meant;
  if (subcommand === 'sheet') {
    return showSheet(context, answer, campaignId, typed('character') ?? '');
  }
  return doInCampaign(context, answer, campaignId, subcommand, typed('character'));
}

/** The options of campaigns that were typed. */
function settledIn({ games }: BotContext, interaction: ChatInputCommandInteraction) {
  const ids = [...games.values()].flatMap((game) => campaignOptions(game).map(({ id }) => id));
  return Object.fromEntries(
    ids.flatMap((id) => {
      const value = typedIn(interaction, id);
      return value === null ? [] : [[id, value]];
    }),
  );
}

/** The campaigns of this server by their names, those that go on first. */
export async function campaignSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const { table, games, texts } = context;
  const { guildId } = interaction;
  const listed = guildId ? await table.campaigns.list({ guildId }) : null;
  if (!listed?.ok) return [];
  const known = listed.campaigns.filter(({ gameId }) => games.has(gameId));
  const isLook = ['status', 'journal', 'previously', 'chronicle', 'sheet'].includes(
    subcommandOf(interaction, context),
  );
  return [
    ...known.filter((campaign) => !isDone(campaign)),
    ...(isLook ? known.filter(isDone) : []),
  ].map((campaign) => ({
    name: texts('bot.campaign.label', {
      title: campaignTitle(campaign, campaignWords(context, campaign)),
      people: (campaign.current?.seats ?? []).map(({ name }) => name).join(', ') || 'none',
    }),
    value: campaign.id,
  }));
}

/** Who takes part in the campaign that a sheet is asked of: the one that was named, or that of this thread. */
export async function sheetSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const { table, texts } = context;
  const typed = typedIn(interaction, texts('bot.command.argument.campaign.name'));
  const meant = await campaignMeant(context, interaction, 'sheet', typed);
  const found = 'campaignId' in meant ? await table.campaigns.find(meant.campaignId) : null;
  if (!found?.ok || found.campaign.guildId !== interaction.guildId) return [];
  const { campaign } = found.campaign;
  if (!campaign) return [];
  return (
    gameOf(context.games, campaign).presentation.campaign?.characters(campaign, texts) ?? []
  ).map(({ name, character }) => ({ name, value: character }));
}

export const isSheet = (context: BotContext, interaction: AutocompleteInteraction): boolean =>
  subcommandOf(interaction, context) === 'sheet';
