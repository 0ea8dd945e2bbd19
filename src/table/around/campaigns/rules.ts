import type { CampaignRules } from '../../../kernel/campaign.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import type { Beginning } from '../beginning/beginning.ts';

/** How a campaign's game links its matches. @throws RangeError if the game, or what was saved, can't be read */
export function rulesOf(context: TableContext, { gameId }: StoredCampaign): CampaignRules {
  const rules = gameOf(context, gameId)?.rules.campaign;
  if (!rules) throw new RangeError(`There are no campaigns of ${gameId}.`);
  return rules;
}

/** What a match of a campaign begins with. */
export const broughtBy = (context: TableContext, stored: StoredCampaign): Beginning => ({
  brings(seats) {
    if (!stored.campaign) throw new RangeError(`The campaign ${stored.id} can't be read.`);
    return rulesOf(context, stored).brings(stored.campaign, seats);
  },
});
