import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { BotContext } from '../../context.ts';
import { confirmEndMessage } from '../../messages/campaign/asking.ts';
import { type CampaignWithMatches, isBetween, isDone } from '../../messages/campaign/title.ts';
import { CAMPAIGN_DEEDS, type CampaignDeed } from '../../messages/campaign/ways.ts';
import { plainMessage } from '../../messages/plain.ts';
import type { Costly } from '../../rate-limits.ts';
import type { Answer } from '../answer.ts';
import { components } from '../component.ts';
import * as lobby from '../lobby.ts';
import { showPanel } from '../panel.ts';
import { showRefusal } from '../refused.ts';
import { shareBook, showBook } from './book.ts';
import { showCampaign, showJournal, showPreviously } from './looking.ts';
import { campaignWithMatches, campaignWords } from './which-campaign.ts';

export const campaignComponents = components({
  campaign: {
    cost: ({ does }) => COSTS[does] ?? null,
    handle: (context, answer, { campaign, does }) => doInCampaign(context, answer, campaign, does),
  },
});

const COSTS: { readonly [does: string]: Costly } = {
  status: 'picture',
  chronicle: 'chronicle',
  'post-chronicle': 'chronicle',
};

/** What can be done even about a finished campaign. */
const LOOKS: ReadonlySet<CampaignDeed> = new Set([
  'status',
  'journal',
  'previously',
  'chronicle',
  'post-chronicle',
]);

/** What a button, or a subcommand, of a campaign does. @param character who to play, for people who join */
export async function doInCampaign(
  context: BotContext,
  answer: Answer,
  campaignId: string,
  deed: string,
  character: string | null = null,
): Promise<void> {
  const does = CAMPAIGN_DEEDS.find((known) => known === deed);
  if (!does) return answer.show(plainMessage(context.texts('bot.problem.unknown-button')));
  const told = await campaignWithMatches(context, answer.interaction, campaignId);
  if (!told.ok) return showRefusal(context, answer, told);
  const { campaign } = told;
  if (!LOOKS.has(does) && isDone(campaign)) {
    return showRefusal(context, answer, { refusal: 'campaign-over', campaign });
  }
  return carryOut(context, answer, told, does, character);
}

function carryOut(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
  does: CampaignDeed,
  character: string | null,
): Promise<void> {
  switch (does) {
    case 'status':
      return showCampaign(context, answer, told);
    case 'journal':
      return showJournal(context, answer, told);
    case 'previously':
      return showPreviously(context, answer, told);
    case 'chronicle':
      return showBook(context, answer, told);
    case 'post-chronicle':
      return shareBook(context, answer, told);
    case 'join':
      return join(context, answer, told, character);
    case 'next':
      return next(context, answer, told);
    case 'shop':
    case 'train':
      return openUpkeep(context, answer, told, does);
    case 'end':
      return end(context, answer, told, false);
    case 'end-sure':
      return end(context, answer, told, true);
    case 'stay':
      return stay(context, answer, told);
  }
}

/** A seat in the lobby of the next match; while one is played, when a seat will be available. */
async function join(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
  character: string | null,
): Promise<void> {
  const match = told.campaign.current;
  if (match?.status === 'lobby') {
    return character === null
      ? lobby.join(context, answer, match.id)
      : lobby.chooseCharacters(context, answer, match.id, [character]);
  }
  const seated = isSeated(match, answer.person.userId);
  await answer.show(
    plainMessage(
      context.texts('bot.campaign.join-later', {
        seated: String(seated),
        open: match?.openSeats.length ?? 0,
        thread: threadOf(match),
      }),
    ),
  );
}

/** Begins the match that the campaign gathers for. */
async function next(context: BotContext, answer: Answer, told: CampaignWithMatches): Promise<void> {
  const match = told.campaign.current;
  if (match?.status === 'lobby') return lobby.start(context, answer, match.id);
  const between = match !== null && isBetween(match, told);
  await answer.show(
    plainMessage(
      context.texts('bot.campaign.next-later', {
        when: between ? 'between' : 'playing',
        thread: threadOf(match),
      }),
    ),
  );
}

/** One's own question between two matches, or when there will be one. */
async function openUpkeep(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
  does: 'shop' | 'train',
): Promise<void> {
  const match = told.campaign.current;
  if (match?.status === 'playing' && isBetween(match, told)) {
    return showPanel(context, answer, match.id);
  }
  const when = match?.status === 'lobby' ? 'lobby' : 'playing';
  await answer.show(
    plainMessage(
      context.texts('bot.campaign.upkeep-later', { does, when, thread: threadOf(match) }),
    ),
  );
}

const threadOf = (match: MatchSummary | null): string =>
  match?.threadId ? `<#${match.threadId}>` : '';

const isSeated = (match: MatchSummary | null, userId: string): boolean =>
  match?.seats.some((holder) => holder.userId === userId) ?? false;

/** Ends the campaign, after asking for confirmation. */
async function end(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
  confirmed: boolean,
): Promise<void> {
  const { table, texts } = context;
  const { id, hostId, current } = told.campaign;
  const { userId } = answer.person;
  const words = campaignWords(context, told.campaign);
  const mayAsk = hostId === userId || isSeated(current, userId);
  if (!confirmed && mayAsk) return answer.show(confirmEndMessage(told, userId, words));
  const ended = await table.campaigns.end(id, userId, confirmed);
  if (!ended.ok) return showRefusal(context, answer, ended);
  if (ended.outcome === 'needs-confirm') {
    return answer.show(confirmEndMessage(told, userId, words));
  }
  await answer.done(plainMessage(texts(`bot.campaign.ending.${ended.outcome}`)));
}

async function stay(context: BotContext, answer: Answer, told: CampaignWithMatches): Promise<void> {
  const stays = await context.table.campaigns.stay(told.campaign.id, answer.person.userId);
  if (!stays.ok) return showRefusal(context, answer, stays);
  await answer.done(plainMessage(context.texts('bot.campaign.ending.stays')));
}
