import type { Campaign } from '../../kernel/campaign.ts';
import type { CampaignStatus } from './saved/stored-campaign.ts';
import type { MatchStatus, MatchSummary } from './saved/summary.ts';

/** The state of a campaign. */
export interface CampaignSummary {
  id: string;
  gameId: string;
  /** What its people call it. */
  name: string | null;
  status: CampaignStatus;
  guildId: string;
  /** Where its home message is: the lobby card of its current match. */
  channelId: string;
  /** Null while it has not been posted. */
  homeMessageId: string | null;
  hostId: string;
  /** Values of the campaign's own options. */
  options: { [option: string]: string };
  /** What the rules keep of it, for the game's words about it; null if it can't be read. */
  campaign: Campaign | null;
  /** The match that is gathered for or played, or was last. */
  current: MatchSummary | null;
  /** User ids of the people who want to end it, and how many of the current match's people have to. */
  ending: { votes: string[]; needed: number };
  /** Why it can't go on, for its operator; null unless it is stuck. */
  stuckBecause: string | null;
  createdAt: Date;
  changedAt: Date;
  endedAt: Date | null;
}

/** One match of a campaign, in the order they are played. */
export interface CampaignMatch {
  id: string;
  /** 1 for the first. */
  number: number;
  gameId: string;
  status: MatchStatus;
  outcome: MatchSummary['outcome'];
  threadId: string | null;
  match: MatchSummary;
  /** What the rules kept of the campaign after this match; null while it is played. */
  after: Campaign | null;
}
