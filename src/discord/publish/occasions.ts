import type { Campaign } from '../../kernel/campaign.ts';
import type { Occasion } from '../../kernel/occasion.ts';
import { occasionOf } from '../../table/around/recording/occasion.ts';
import type { MatchSummary } from '../../table/match/saved/summary.ts';
import type { Table } from '../../table/table.ts';
import { PublishError } from '../../table/telling/publishing/publisher.ts';
import type { Texts } from '../../texts/texts.ts';

/** Reads what the picture of a match's end tells besides its view. */
export type OccasionOf = (
  match: MatchSummary,
  campaign: Campaign | null,
  texts: Texts,
) => Promise<Occasion>;

/** @param table whom to ask; null while there is none yet */
export const createOccasionOf =
  (table: () => Pick<Table, 'log'> | null): OccasionOf =>
  async (match, campaign, texts) => {
    const found = await table()?.log(match.id, null);
    if (!found?.ok) throw new PublishError('The story of the match can’t be read now.', 'later');
    return occasionOf({ match, entries: found.entries }, campaign, texts);
  };
