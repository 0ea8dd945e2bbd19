import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { StoredCampaign } from '../../match/saved/stored-campaign.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { abandoned, tally } from '../ending/abandoning.ts';
import { campaignVotesIn, votesNeeded } from '../ending/votes.ts';
import type { CampaignChanged, Campaigns } from './campaigns.ts';
import { campaignSummary } from './summarizing.ts';

/** Attempts to catch a campaign at its current match: it may move on while somebody asks for it. */
const TRIES = 5;

type Ended = Awaited<ReturnType<Campaigns['campaigns']['end']>>;

/** Ends a campaign before its time: the host at once, others when more than half of its people want it. */
export const endCampaign = (
  context: TableContext,
  campaignId: string,
  userId: string,
  confirmed = false,
): Promise<Ended> =>
  atCurrent<Ended>(context, campaignId, async (campaign, stored) => {
    const { desk, hostId, seats } = stored;
    const match = summaryOf(stored);
    const now = () => ({ campaign: campaignSummary(campaign, stored), match: summaryOf(stored) });
    const isHost = hostId === userId;
    if (!isHost && !seats.some((holder) => holder.userId === userId)) {
      return nothing(refuse({ refusal: 'not-seated', match }));
    }
    if (!isHost && !confirmed) return nothing({ ok: true, outcome: 'needs-confirm', ...now() });
    if (!isHost) {
      if (!desk.endingCampaign.includes(userId)) desk.endingCampaign.push(userId);
      if (campaignVotesIn(stored).length < votesNeeded(stored)) {
        const change = { match: stored, slots: votesShown(context, stored) };
        return { answer: { ok: true, outcome: 'asked', ...now() }, change };
      }
    }
    const change = campaignEnded(context, campaign, stored, userId);
    const ended = change.campaign?.campaign ?? campaign;
    const answer = { campaign: campaignSummary(ended, stored), match: summaryOf(stored) };
    return { answer: { ok: true, outcome: 'ended', ...answer }, change };
  });

/** Withdraws a person's vote to end a campaign. */
export const stayInCampaign = (
  context: TableContext,
  campaignId: string,
  userId: string,
): Promise<CampaignChanged | Refused> =>
  atCurrent<CampaignChanged | Refused>(context, campaignId, async (campaign, stored) => {
    const { desk } = stored;
    const wanted = desk.endingCampaign.includes(userId);
    desk.endingCampaign = desk.endingCampaign.filter((other) => other !== userId);
    const answer = { campaign: campaignSummary(campaign, stored), match: summaryOf(stored) };
    const change = wanted ? { match: stored, slots: votesShown(context, stored) } : null;
    return { answer: { ok: true, ...answer }, change };
  });

/** What ends a campaign together with its current match. @param by who has ended it, by id */
export function campaignEnded(
  context: TableContext,
  campaign: StoredCampaign,
  stored: StoredMatch,
  by: string,
): MatchChange {
  const now = context.now();
  const change: MatchChange = hasEnded(stored)
    ? { match: stored, slots: [lobbySlot(now)] }
    : abandoned(context, stored, by, 'campaign');
  const { hostId } = stored;
  const ended = { ...campaign, hostId, status: 'ended', changedAt: now, endedAt: now } as const;
  return { ...change, campaign: { campaign: ended, matches: [] } };
}

/** Ends a lobby's campaign with it, for the person closing the lobby: before a match, a campaign has no other end. */
export async function lobbyClosed(
  context: TableContext,
  locked: LockedMatch,
  by: string,
): Promise<MatchChange> {
  const { stored } = locked;
  const campaign = await locked.campaign();
  return campaign ? campaignEnded(context, campaign, stored, by) : abandoned(context, stored, by);
}

/** Who wants to end the campaign: in the thread, and on the card while there is none. */
const votesShown = (context: TableContext, stored: StoredMatch): SlotChange[] =>
  stored.status === 'playing' ? [tally(context, stored, 'campaign')] : [lobbySlot(context.now())];

const nothing = <Answer>(answer: Answer): Decided<Answer> => ({ answer, change: null });

/** Works on a campaign that is not over, in the transaction of the match that it is at. */
function atCurrent<Answer>(
  context: TableContext,
  campaignId: string,
  work: (campaign: StoredCampaign, stored: StoredMatch) => Promise<Decided<Answer>>,
): Promise<Answer | Refused> {
  return orUnavailable(context, async () => {
    for (let tries = 1; tries <= TRIES; tries++) {
      const matchId = (await context.store.campaigns.read(campaignId))?.currentMatchId ?? null;
      if (matchId === null) break;
      const done = await changeMatch<Answer | Refused | null>(context, matchId, async (locked) => {
        const campaign = await locked.campaign();
        if (campaign?.currentMatchId !== matchId) return nothing(null);
        if (campaign.status !== 'over' && campaign.status !== 'ended') {
          return work(campaign, locked.stored);
        }
        const over = campaignSummary(campaign, locked.stored);
        return nothing(refuse({ refusal: 'campaign-over', campaign: over }));
      });
      if (done?.answer) return done.answer;
    }
    return refuse({ refusal: 'no-such-campaign' });
  });
}
