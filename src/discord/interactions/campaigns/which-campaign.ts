import type { BaseInteraction } from 'discord.js';
import type { CampaignSummary } from '../../../table/match/campaign-summary.ts';
import { type Refused, refuse } from '../../../table/match/refusal.ts';
import { type BotContext, gameOf } from '../../context.ts';
import { whichCampaignMessage } from '../../messages/campaign/asking.ts';
import type { HomeWords } from '../../messages/campaign/home.ts';
import { type CampaignWithMatches, campaignTitle, isDone } from '../../messages/campaign/title.ts';
import type { CampaignDeed } from '../../messages/campaign/ways.ts';
import type { OutgoingMessage } from '../../messages/message.ts';
import { plainMessage } from '../../messages/plain.ts';
import { refusalMessage } from '../../messages/private/refusal.ts';

/** What a campaign's messages are worded with; its current match may belong to another of its games. */
export function campaignWords(
  { games, texts }: BotContext,
  { gameId, current }: CampaignSummary,
): HomeWords {
  const game = gameOf(games, { gameId });
  return { game, texts, now: { game: games.get(current?.gameId ?? gameId) ?? game, texts } };
}

/** A campaign of this server with its matches; a campaign of another server looks as if it didn't exist. */
export async function campaignWithMatches(
  { table, games }: BotContext,
  interaction: BaseInteraction,
  campaignId: string,
): Promise<(CampaignWithMatches & { ok: true }) | Refused> {
  const found = await table.campaigns.record(campaignId);
  if (!found.ok) return found;
  const { gameId, guildId } = found.campaign;
  if (guildId !== interaction.guildId) return refuse({ refusal: 'no-such-campaign' });
  return games.has(gameId) ? found : refuse({ refusal: 'no-such-game', gameId });
}

/**
 * The campaign that a command means: the one named, else this thread's, else the one in progress in this
 * channel, or on this server; one's own before others'. A finished one only if nothing is in progress.
 */
export async function campaignOfCommand(
  context: BotContext,
  interaction: BaseInteraction,
  does: CampaignDeed | 'sheet',
  typed: string | null,
): Promise<{ campaignId: string } | { instead: OutgoingMessage }> {
  const { table, games, texts } = context;
  if (typed !== null) return { campaignId: typed };
  const here = await table.campaigns.findByThread(interaction.channelId ?? '');
  if (here.ok) return { campaignId: here.campaign.id };
  const listed = await campaignsHere(context, interaction);
  if (!listed)
    return { instead: refusalMessage({ refusal: 'store-unavailable' }, null, games, texts) };
  const [only] = listed;
  if (!only) return { instead: plainMessage(texts('bot.campaign.none')) };
  if (listed.length === 1) return { campaignId: only.id };
  const lines = listed.map((campaign) => ({
    id: campaign.id,
    title: campaignTitle(campaign, campaignWords(context, campaign)),
    place: `<#${campaign.current?.threadId ?? campaign.channelId}>`,
  }));
  return { instead: whichCampaignMessage(lines, does, texts) };
}

/** The campaigns in question, from the nearest circle that has any. Null if the store is unreachable. */
async function campaignsHere(
  { table, games }: BotContext,
  { guildId, channelId, user }: BaseInteraction,
): Promise<CampaignSummary[] | null> {
  if (!guildId) return [];
  const [all, own] = await Promise.all([
    table.campaigns.list({ guildId }),
    table.campaigns.list({ guildId, userId: user.id }),
  ]);
  if (!all.ok || !own.ok) return null;
  const known = all.campaigns.filter(({ gameId }) => games.has(gameId));
  const going = known.filter((campaign) => !isDone(campaign));
  const meant = going.length > 0 ? going : known;
  const isOwn = ({ id }: CampaignSummary) => own.campaigns.some((one) => one.id === id);
  const isHere = (campaign: CampaignSummary) => campaign.channelId === channelId;
  const circles = [
    meant.filter((one) => isHere(one) && isOwn(one)),
    meant.filter(isOwn),
    meant.filter(isHere),
  ];
  return circles.find(({ length }) => length > 0) ?? meant;
}
