import type { Campaign, CampaignRules } from '../../../kernel/campaign.ts';
import type { Consequence } from '../../match/consequence.ts';
import type { TableContext } from '../../match/context.ts';
import type {
  CampaignChange,
  FollowingMatch,
  LockedMatch,
  MatchChange,
  StoredMatch,
} from '../../match/saved/store.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import { hasEnded, type MatchStatus } from '../../match/saved/summary.ts';
import { following, type SittingBefore } from './next-match.ts';
import { rulesOf } from './rules.ts';

/** Matches in a row that end as they begin; more would mean going round in circles. */
const MOST_AT_ONCE = 20;

/** A match that ends gives its results back to its campaign, and brings about the next match. */
export const campaignGoesOn: Consequence<TableContext> = {
  watch(context, locked) {
    const before = matchBefore(locked.stored);
    return (change) => withCampaign(context, locked, before, change);
  },
};

/** A match before a change: when it ends, the people companions play for are forgotten. */
interface MatchBefore {
  status: MatchStatus;
  sitting: SittingBefore;
}

/** For a match outside a campaign, only the status matters. */
const matchBefore = ({ status, campaign, desk }: StoredMatch): MatchBefore => ({
  status,
  sitting: campaign
    ? structuredClone({ sitting: desk.sitting, openSeats: desk.openSeats })
    : { sitting: {}, openSeats: [] },
});

/** What a change of a match means for its campaign. */
async function withCampaign(
  context: TableContext,
  locked: LockedMatch,
  before: MatchBefore,
  change: MatchChange,
): Promise<MatchChange> {
  const { match } = change;
  if (!match.campaign || change.campaign) return change;
  if (hasEnded(before) || !hasEnded(match)) return change;
  const campaign = await locked.campaign();
  if (campaign?.status !== 'playing' || campaign.currentMatchId !== match.id) return change;
  return { ...change, campaign: await goneOn(context, locked, campaign, match, before.sitting) };
}

/** A match that has ended stays ended, whatever the rules make of it: if they fail, its campaign is stuck. */
export async function goneOn(
  context: TableContext,
  locked: LockedMatch,
  campaign: StoredCampaign,
  ended: StoredMatch,
  sitting: SittingBefore = ended.desk,
): Promise<CampaignChange> {
  const now = context.now();
  const { hostId, channelId } = ended;
  const stored: StoredCampaign = { ...campaign, hostId, channelId, changedAt: now };
  const tried = await goOn(context, locked, stored, ended, sitting);
  if (!('fault' in tried)) return tried;
  const { fault } = tried;
  context.log.error(
    { error: fault, campaign: campaign.id, match: ended.id },
    'A campaign is stuck.',
  );
  return {
    campaign: { ...stored, status: 'stuck', stuckBecause: String(fault) },
    matches: [],
  };
}

/** Any error counts as a fault of the rules, except that the store is unreachable. */
async function goOn(
  context: TableContext,
  locked: LockedMatch,
  stored: StoredCampaign,
  ended: StoredMatch,
  sitting: SittingBefore,
): Promise<CampaignChange | { fault: unknown }> {
  const matches: FollowingMatch[] = [];
  const chosen = new Map([[ended.gameId, ended.options]]);
  let campaign: StoredCampaign = { ...stored, status: 'playing', stuckBecause: null };
  let before = ended;
  while (matches.length < MOST_AT_ONCE) {
    const next = orFault(() => {
      const rules = rulesOf(context, campaign);
      campaign = { ...campaign, campaign: after(rules, campaign, before) };
      before.desk.campaignAfter = campaign.campaign;
      return { next: rules.next(structuredClone(readable(campaign))) };
    });
    if ('fault' in next) return next;
    if (next.next === null) {
      return { campaign: { ...campaign, status: 'over', endedAt: context.now() }, matches };
    }
    const { gameId } = next.next;
    const options = chosen.get(gameId) ?? (await locked.optionsBefore(gameId));
    const wanted = { next: next.next, campaign, before, options, sitting };
    const made = orFault(() => ({ match: following(context, wanted) }));
    if ('fault' in made) return made;
    const { match } = made.match;
    matches.push(made.match);
    chosen.set(gameId, match.options);
    campaign = { ...campaign, hostId: match.hostId, currentMatchId: match.id };
    if (!hasEnded(match)) return { campaign, matches };
    before = match;
  }
  return { fault: new Error('Its matches end as they begin.') };
}

/** The campaign after a match. A match that never began, or that can't be read, has given nothing back. */
function after(
  rules: CampaignRules,
  stored: StoredCampaign,
  { state: match, setup, status }: StoredMatch,
): Campaign {
  const campaign = structuredClone(readable(stored));
  if (!match || !setup) return campaign;
  return rules.after(campaign, { match, seats: setup.seats, abandoned: status === 'abandoned' });
}

function readable({ id, campaign }: StoredCampaign): Campaign {
  if (!campaign) throw new RangeError(`The campaign ${id} can't be read.`);
  return campaign;
}

function orFault<Made extends object>(make: () => Made): Made | { fault: unknown } {
  try {
    return make();
  } catch (fault) {
    return { fault };
  }
}
