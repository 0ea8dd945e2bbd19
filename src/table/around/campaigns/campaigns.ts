import type { CampaignMatch, CampaignSummary } from '../../match/campaign-summary.ts';
import type { Refused } from '../../match/refusal.ts';
import type { CampaignStatus } from '../../match/saved/stored-campaign.ts';
import type { MatchSummary, Person } from '../../match/saved/summary.ts';
import type { Opener } from '../serving/opening.ts';

export interface NewCampaign {
  gameId: string;
  guildId: string;
  channelId: string;
  /** Takes the first seat of the first match, unless `sit` is false. */
  host: Person;
  sit?: boolean;
  /** What its people call it. */
  name?: string;
  /** Values of some of the campaign's options; the others have their defaults. */
  options?: { [option: string]: string };
  /** What the server says of the host; without it, nothing. */
  opener?: Opener;
}

export interface CampaignFound {
  ok: true;
  campaign: CampaignSummary;
}

/** Something has been done about a campaign, whose current match is like this now. */
export interface CampaignChanged extends CampaignFound {
  match: MatchSummary;
}

/**
 * Matches of one group that are linked. A campaign goes on by its matches: the first and each that people
 * gather for is a lobby like any other, and a match that ends brings the next with it.
 */
export interface Campaigns {
  campaigns: {
    /** Opens a campaign, with the lobby of its first match, unless the server's settings speak against it. */
    create(wanted: NewCampaign): Promise<CampaignChanged | Refused>;
    find(campaignId: string): Promise<CampaignFound | Refused>;
    /** The campaign that a match is part of. */
    findByMatch(matchId: string): Promise<CampaignFound | Refused>;
    /** The campaign whose match is, or was last, played in this thread. */
    findByThread(threadId: string): Promise<CampaignFound | Refused>;
    /**
     * Latest first, at most 25.
     * @param filter `userId`: who has had a seat in one of its matches, or its hosting
     */
    list(filter: {
      guildId?: string;
      userId?: string;
      statuses?: CampaignStatus[];
    }): Promise<{ ok: true; campaigns: CampaignSummary[] } | Refused>;
    /** A campaign with all its matches, in the order in which they were played. */
    record(
      campaignId: string,
    ): Promise<{ ok: true; campaign: CampaignSummary; matches: CampaignMatch[] } | Refused>;
    /**
     * Ends a campaign before its time, and the match that is played with it. The host may at once; others
     * with `confirmed`: it ends when more than half of the current match's people want it to.
     */
    end(
      campaignId: string,
      userId: string,
      confirmed?: boolean,
    ): Promise<({ outcome: 'ended' | 'asked' | 'needs-confirm' } & CampaignChanged) | Refused>;
    /** Who has asked to end the campaign takes that back. */
    stay(campaignId: string, userId: string): Promise<CampaignChanged | Refused>;
  };
}
