import type { Texts } from '../../../texts/texts.ts';
import type { BotContext } from '../../context.ts';
import { drawCampaign, drawSheet, FOR_A_PERSON, ifDrawn } from '../../drawing.ts';
import {
  campaignStatusMessage,
  journalMessage,
  previouslyMessage,
  sheetMessage,
} from '../../messages/campaign/looking.ts';
import type { CampaignWithMatches } from '../../messages/campaign/title.ts';
import type { Answer } from '../answer.ts';
import { components } from '../component.ts';
import { membershipOf } from '../members.ts';
import { showRefusal } from '../refused.ts';
import { campaignWithMatches, campaignWords } from './which-campaign.ts';

export const sheetComponents = components({
  sheet: {
    cost: 'picture',
    handle: (context, answer, { campaign, character }, { values: [chosen = character] }) =>
      showSheet(context, answer, campaign, chosen),
  },
  'show-sheet': {
    cost: 'picture',
    handle: (context, answer, { campaign, character }) =>
      shareSheet(context, answer, campaign, character),
  },
});

/** The campaign as its home message tells it, and whose move it is; also updates that message. */
export async function showCampaign(
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
): Promise<void> {
  const { table, renderer, texts } = context;
  const { current, campaign } = told.campaign;
  const look = current
    ? await table.look(current.id, answer.person.userId, membershipOf(answer.interaction))
    : null;
  const picture = campaign
    ? await ifDrawn(drawCampaign(renderer, campaign, texts, FOR_A_PERSON))
    : null;
  const words = campaignWords({ ...context, texts }, told.campaign);
  await answer.show(campaignStatusMessage(told, look?.ok ? look : null, picture, words));
  if (current) await table.repair(current.id);
}

export const showJournal = (
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
): Promise<void> => answer.show(journalMessage(told, campaignWords(context, told.campaign)));

export const showPreviously = (
  context: BotContext,
  answer: Answer,
  told: CampaignWithMatches,
): Promise<void> => answer.show(previouslyMessage(told, campaignWords(context, told.campaign)));

/** A sheet, in private; if nobody is named, that of the character the person plays, or the first. */
export async function showSheet(
  context: BotContext,
  answer: Answer,
  campaignId: string,
  character: string,
): Promise<void> {
  const made = await sheet(context, answer, campaignId, character, {
    by: null,
    texts: context.texts,
  });
  if (made) await answer.show(made);
}

/** The same for everyone in the channel. */
async function shareSheet(
  context: BotContext,
  answer: Answer,
  campaignId: string,
  character: string,
): Promise<void> {
  const made = await sheet(context, answer, campaignId, character, {
    by: answer.person.userId,
    texts: context.publicTexts,
  });
  if (made) await answer.share(made);
}

/** Null if there is nothing to show, and the person asking has been told why. */
async function sheet(
  context: BotContext,
  answer: Answer,
  campaignId: string,
  named: string,
  { by, texts }: { by: string | null; texts: Texts },
) {
  const told = await campaignWithMatches(context, answer.interaction, campaignId);
  if (!told.ok) {
    await showRefusal(context, answer, told);
    return null;
  }
  const { campaign } = told.campaign;
  const words = campaignWords(context, told.campaign);
  const all = campaign ? (words.game.presentation.campaign?.characters(campaign, texts) ?? []) : [];
  const seats = told.campaign.current?.seats ?? [];
  const own = seats.find(({ userId }) => userId === answer.person.userId)?.characters ?? [];
  const isMeant = (character: string) =>
    named === '' ? own.includes(character) : character === named;
  const meant = all.find(({ character }) => isMeant(character)) ?? (named === '' ? all[0] : null);
  const picture = await drawn({ ...context, texts }, told, meant?.character ?? null);
  return sheetMessage(told, meant?.character ?? '', picture, by, words);
}

async function drawn(
  { renderer, texts }: BotContext,
  { campaign: { campaign } }: CampaignWithMatches,
  character: string | null,
) {
  if (!campaign || character === null) return null;
  return ifDrawn(drawSheet(renderer, campaign, character, texts, FOR_A_PERSON));
}
