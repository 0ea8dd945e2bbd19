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
  /** What the server says about the host; if absent, nothing. */
  opener?: Opener;
}

export interface CampaignFound {
  ok: true;
  campaign: CampaignSummary;
}

/** Something has been done about a campaign, whose current match now looks like this. */
export interface CampaignChanged extends CampaignFound {
  match: MatchSummary;
}

/**
 * Linked matches of one group. A campaign proceeds by its matches: the first, and each one that people gather
 * for, is a lobby like any other, and a match that ends brings about the next one.
 */
export interface Campaigns {
  campaigns: {
    /** Opens a campaign, with the lobby of its first match, unless the server's settings forbid it. */
    create(wanted: NewCampaign): Promise<CampaignChanged | Refused>;
    find(campaignId: string): Promise<CampaignFound | Refused>;
    /** The campaign that a match is part of. */
    findByMatch(matchId: string): Promise<CampaignFound | Refused>;
    /** The campaign whose match is, or was last, played in this thread. */
    findByThread(threadId: string): Promise<CampaignFound | Refused>;
    /**
     * Latest first, at most 25.
     * @param filter `userId`: who has sat in one of its matches, or hosted it
     */
    list(filter: {
      guildId?: string;
      userId?: string;
      statuses?: CampaignStatus[];
    }): Promise<{ ok: true; campaigns: CampaignSummary[] } | Refused>;
    /** A campaign with all its matches, in the order they were played. */
    record(
      campaignId: string,
    ): Promise<{ ok: true; campaign: CampaignSummary; matches: CampaignMatch[] } | Refused>;
    /**
     * Ends a campaign before its time, together with its current match. The host may at once; others with
     * `confirmed`: it ends when more than half of the current match's people want it to.
     */
    end(
      campaignId: string,
      userId: string,
      confirmed?: boolean,
    ): Promise<({ outcome: 'ended' | 'asked' | 'needs-confirm' } & CampaignChanged) | Refused>;
    /** Withdraws a person's vote to end the campaign. */
    stay(campaignId: string, userId: string): Promise<CampaignChanged | Refused>;
  };
}
