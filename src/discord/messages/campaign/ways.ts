import type {
  APIButtonComponentWithCustomId,
  APIButtonComponentWithURL,
} from 'discord-api-types/v10';
import type { CampaignSummary } from '../../../table/match/campaign-summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type ButtonOptions, button, link } from '../../components/controls.ts';
import type { CampaignWithMatches } from './title.ts';

/** What a person does about a campaign, or wants to see of it, by a button. */
export const CAMPAIGN_DEEDS = [
  'status',
  'journal',
  'previously',
  'chronicle',
  'post-chronicle',
  'join',
  'next',
  'shop',
  'train',
  'end',
  'end-sure',
  'stay',
] as const;
export type CampaignDeed = (typeof CAMPAIGN_DEEDS)[number];

export const campaignButton = (
  does: CampaignDeed,
  campaign: string,
  texts: Texts,
  options?: ButtonOptions,
): APIButtonComponentWithCustomId =>
  button(
    texts(`bot.campaign.button.${does}`),
    encodeAddress('campaign', { does, campaign }),
    options,
  );

/** The way to a campaign's message in its channel. */
export const homeLink = (
  { guildId, channelId, homeMessageId }: CampaignSummary,
  texts: Texts,
): APIButtonComponentWithURL =>
  link(
    texts('bot.campaign.button.home'),
    [
      'https://discord.com/channels',
      guildId,
      channelId,
      ...(homeMessageId === null ? [] : [homeMessageId]),
    ].join('/'),
  );

/** The buttons for looking at a campaign, except for the current view. */
export function looks(
  { campaign: { id, campaign }, matches }: CampaignWithMatches,
  shown: CampaignDeed | 'sheet' | null,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  const toStatus = shown === 'status' ? [] : [campaignButton('status', id, texts)];
  // Before anything has been played there is nothing to tell.
  if (!campaign || matches.every(({ status }) => status === 'lobby')) return toStatus;
  const ways = (['journal', 'previously'] as const).map((does) => ({
    does,
    way: campaignButton(does, id, texts),
  }));
  const sheet = {
    does: 'sheet',
    way: button(
      texts('bot.campaign.button.sheet'),
      encodeAddress('sheet', { campaign: id, character: '' }),
    ),
  };
  const chronicle = { does: 'chronicle', way: campaignButton('chronicle', id, texts) };
  const others = [...ways, sheet, chronicle].filter(({ does }) => does !== shown);
  return [...toStatus, ...others.map(({ way }) => way)];
}
