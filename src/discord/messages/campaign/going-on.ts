import type { APIButtonComponent } from 'discord-api-types/v10';
import type { CampaignSummary } from '../../../table/match/campaign-summary.ts';
import { hasEnded, type MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { type CampaignWithMatches, isBetween } from './title.ts';
import { campaignButton, homeLink } from './ways.ts';

/** Where a campaign continues after one of its matches. */
export interface GoingOn {
  campaign: CampaignSummary;
  /**
   * - `here`: below, in the same thread.
   * - `thread`: in a thread of its own.
   * - `channel`: people gather for the next match, at the home message.
   * - `played`: the next match has begun.
   * - `stuck`: it can't continue for now.
   * - `end`: with this match it is over.
   */
  where: 'here' | 'thread' | 'channel' | 'played' | 'stuck' | 'end';
  /** Discord's mention of the place, if it is another. */
  place: string;
  /** What comes next is played between two of the campaign's own matches. */
  between: boolean;
}

/** What comes after a match that has ended; null if its campaign is not known, or the match itself goes on. */
export function goingOn(match: MatchSummary, told: CampaignWithMatches | null): GoingOn | null {
  if (!told || !match.campaign || !hasEnded(match)) return null;
  const { number } = match.campaign;
  const { campaign } = told;
  const { channelId, status } = campaign;
  const next = told.matches.find((one) => one.number === number + 1)?.match;
  const on = { campaign, place: `<#${channelId}>`, between: false };
  if (!next) return { ...on, where: status === 'over' || status === 'ended' ? 'end' : 'stuck' };
  const between = isBetween(next, told);
  if (between && next.threadId === match.threadId) return { ...on, between, where: 'here' };
  if (next.status === 'lobby') return { ...on, between, where: 'channel' };
  const thread = next.threadId === null ? on.place : `<#${next.threadId}>`;
  return { ...on, between, where: between ? 'thread' : 'played', place: thread };
}

export const goingOnWords = ({ where, place }: GoingOn, texts: Texts): string =>
  texts(`bot.campaign.goes-on.${where}`, { place });

/** Buttons for continuing: the end of a match is one tap from what comes next. */
export const goingOnWays = ({ campaign, where }: GoingOn, texts: Texts): APIButtonComponent[] => [
  ...(where === 'channel'
    ? [campaignButton('next', campaign.id, texts, { style: 'primary' })]
    : []),
  campaignButton('status', campaign.id, texts),
  ...(where === 'here' ? [] : [homeLink(campaign, texts)]),
];
