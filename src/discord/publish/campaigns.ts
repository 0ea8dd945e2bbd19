import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Table } from '../../table/table.ts';
import { PublishError } from '../../table/telling/publishing/publisher.ts';
import type { CampaignWithMatches } from '../messages/campaign/title.ts';

/** Reads the campaign that a match is part of, for the messages that tell of it; null if it is part of none. */
export type CampaignOf = (
  match: Pick<MatchSummary, 'campaign'>,
) => Promise<CampaignWithMatches | null>;

/** @param table whom to ask; null while there is none yet */
export const createCampaignOf =
  (table: () => Pick<Table, 'campaigns'> | null): CampaignOf =>
  async ({ campaign }) => {
    if (!campaign) return null;
    const found = await table()?.campaigns.record(campaign.id);
    if (found?.ok) return found;
    if (found?.refusal === 'no-such-campaign') return null;
    throw new PublishError('The campaign can’t be read now.', 'later');
  };
