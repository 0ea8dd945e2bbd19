import type { AutocompleteInteraction } from 'discord.js';
import type { CampaignSummary } from '../../../table/match/campaign-summary.ts';
import { nameIn } from '../../../table/match/people/called.ts';
import { separated } from '../../../texts/separated.ts';
import { type Argument, suggested } from '../../commands/arguments.ts';
import type { Suggestion } from '../../commands/suggestions.ts';
import { type BotContext, gameOf } from '../../context.ts';
import { campaignTitle, isDone } from '../../messages/campaign/title.ts';
import type { CampaignDeed } from '../../messages/campaign/ways.ts';
import type { Costly } from '../../rate-limits.ts';
import type { Answer } from '../answer.ts';
import { characterSuggestions } from '../character-suggestions.ts';
import type { Command, Handle, Subcommand, Use } from '../command.ts';
import { textOption } from '../text-option.ts';
import { doInCampaign } from './actions.ts';
import { showSheet } from './looking.ts';
import { gamesWithCampaigns, newCampaign } from './opening.ts';
import { campaignOfCommand, campaignWords } from './which-campaign.ts';

const goesOn = (campaign: CampaignSummary): boolean => !isDone(campaign);

/** The campaign that is meant; a finished one can be looked at as well. */
const GOING_ON = suggested('campaign', (context, interaction) =>
  campaignSuggestions(context, interaction, [goesOn]),
);
const ANY = suggested('campaign', (context, interaction) =>
  campaignSuggestions(context, interaction, [goesOn, isDone]),
);

/** Games that are linked. */
export const campaignCommand: Command = {
  key: 'campaign',
  isOffered: (games) => gamesWithCampaigns(games).length > 0,
  subcommands: [
    newCampaign,
    doing('join', [suggested('character', characterSuggestions), GOING_ON]),
    doing('status', [ANY], 'picture'),
    doing('journal', [ANY]),
    doing('previously', [ANY]),
    doing('chronicle', [ANY], 'chronicle'),
    {
      key: 'sheet',
      arguments: [suggested('character', sheetSuggestions), ANY],
      cost: 'picture',
      handle: inCampaign('sheet', (context, answer, campaignId, { typed }) =>
        showSheet(context, answer, campaignId, typed('character') ?? ''),
      ),
    },
    doing('shop', [GOING_ON]),
    doing('train', [GOING_ON]),
    doing('next', [GOING_ON]),
    doing('end', [GOING_ON]),
  ],
};

/** Things that a button of a campaign does as well. */
function doing(key: CampaignDeed, all: readonly Argument[], cost?: Costly): Subcommand {
  const handle = inCampaign(key, (context, answer, campaignId, { typed }) =>
    doInCampaign(context, answer, campaignId, key, typed('character')),
  );
  return { key, arguments: all, handle, ...(cost ? { cost } : {}) };
}

/** What a command does about the campaign that is typed, or else meant. */
function inCampaign(
  does: CampaignDeed | 'sheet',
  act: (context: BotContext, answer: Answer, campaignId: string, use: Use) => Promise<void>,
): Handle {
  return async (context, answer, use) => {
    const meant = await campaignOfCommand(context, use.interaction, does, use.typed('campaign'));
    if ('instead' in meant) await answer.show(meant.instead);
    else await act(context, answer, meant.campaignId, use);
  };
}

/** The campaigns of this server by their names, those of the first kind first. */
async function campaignSuggestions(
  context: BotContext,
  { guildId }: AutocompleteInteraction,
  kinds: readonly ((campaign: CampaignSummary) => boolean)[],
): Promise<Suggestion[]> {
  const { table, games, texts } = context;
  const listed = guildId ? await table.campaigns.list({ guildId }) : null;
  if (!listed?.ok) return [];
  const known = listed.campaigns.filter(({ gameId }) => games.has(gameId));
  return kinds
    .flatMap((isOfKind) => known.filter(isOfKind))
    .map((campaign) => ({
      name: texts('bot.campaign.label', {
        title: campaignTitle(campaign, campaignWords(context, campaign)),
        people:
          separated(
            (campaign.current?.seats ?? []).map((one) => nameIn(one, texts)),
            texts,
          ) || 'none',
      }),
      value: campaign.id,
    }));
}

/** The people in the campaign whose sheets are asked for: the one that was named, or this thread's. */
async function sheetSuggestions(
  context: BotContext,
  interaction: AutocompleteInteraction,
): Promise<Suggestion[]> {
  const { table, texts, languages } = context;
  const typed = textOption(interaction, languages.usual('bot.command.argument.campaign.name'));
  const meant = await campaignOfCommand(context, interaction, 'sheet', typed);
  const found = 'campaignId' in meant ? await table.campaigns.find(meant.campaignId) : null;
  if (!found?.ok || found.campaign.guildId !== interaction.guildId) return [];
  const { campaign } = found.campaign;
  if (!campaign) return [];
  return (
    gameOf(context.games, campaign).presentation.campaign?.characters(campaign, texts) ?? []
  ).map(({ name, character }) => ({ name, value: character }));
}
