import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { type ButtonOptions, button } from '../../components/controls.ts';
import type { CampaignTold } from './told.ts';

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

/** The ways to look at a campaign, but for the one that somebody is looking at. */
export function looks(
  { campaign: { id, campaign }, matches }: CampaignTold,
  shown: CampaignDeed | 'sheet' | null,
  texts: Texts,
): APIButtonComponentWithCustomId[] {
  if (!campaign) return [];
  const ways = (['status', 'journal', 'previously'] as const).map((does) => ({
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
  const played = matches.some(({ status }) => status !== 'lobby');
  const chronicle = { does: 'chronicle', way: campaignButton('chronicle', id, texts) };
  return [...ways, sheet, ...(played ? [chronicle] : [])]
    .filter(({ does }) => does !== shown)
    .map(({ way }) => way);
}
