import type { CampaignMatch, CampaignSummary } from '../../../table/match/campaign-summary.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { clip } from '../../limits.ts';
import type { Words } from '../words.ts';

/** A campaign with all its matches, as messages about it tell them. */
export interface CampaignWithMatches {
  campaign: CampaignSummary;
  matches: CampaignMatch[];
}

/** Maximum characters of a campaign's name. */
export const LONGEST_NAME = 40;

/** What its people have typed, on one line, without anything that Discord would take for markup. */
export const plainName = (typed: string): string =>
  clip(
    typed
      .replaceAll(/[\\*_~`|<>#@[\]()]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim(),
    LONGEST_NAME,
  );

/** A campaign's name, given by its people, and its game's. */
export function campaignTitle(
  { gameId, name, campaign }: CampaignSummary,
  { game, texts }: Words,
): string {
  const told = campaign && game.presentation.campaign?.title(campaign, texts);
  return texts('bot.campaign.title', {
    title: told ?? texts(`${gameId}.name`),
    name: name ?? 'none',
  });
}

/** The match that is due or played, if it has a number of its own. */
export const chapterOf = (
  { campaign, current }: CampaignSummary,
  { game, texts }: Words,
): { number: number; title: string } | null =>
  (campaign && current && game.presentation.campaign?.chapter(campaign, current.options, texts)) ??
  null;

/** Whether a match is one that campaigns play in between. */
export const isBetween = (
  { gameId }: Pick<MatchSummary, 'gameId'>,
  { campaign }: CampaignWithMatches,
) => gameId !== campaign.gameId;

/** Whether a campaign has nothing more to come. */
export const isDone = ({ status }: CampaignSummary): boolean =>
  status === 'over' || status === 'ended';

/** A line for each match that has counted, with its thread. */
export function recordLines(told: CampaignWithMatches, { game, texts }: Words): string[] {
  const { campaign } = told.campaign;
  const { record } = game.presentation.campaign ?? {};
  if (!campaign || !record) return [];
  const counts = told.matches.map(({ after }) => (after ? record(after, texts).length : 0));
  return record(campaign, texts).map((line, index) => {
    // A match that was broken off may count because of what was decided afterwards.
    const counted = counts.findIndex((count) => count > index);
    const match = told.matches.slice(0, counted + 1).findLast((one) => !isBetween(one, told));
    return match?.threadId ? `${line} · <#${match.threadId}>` : line;
  });
}

/** What has been decided and brought about. */
export const rememberedLines = ({ campaign }: CampaignSummary, { game, texts }: Words): string[] =>
  (campaign && game.presentation.campaign?.remembered?.(campaign, texts)) ?? [];

/** The people who take part, a line each. */
export const characterLines = ({ campaign }: CampaignSummary, { game, texts }: Words): string[] =>
  (campaign ? (game.presentation.campaign?.characters(campaign, texts) ?? []) : []).map(
    ({ name, lines }) => texts('bot.campaign.character', { name, lines: lines.join(' · ') }),
  );

/** How far it is; at its end, how it ended. */
export function standingLines({ campaign }: CampaignSummary, { game, texts }: Words): string[] {
  if (!campaign) return [];
  const { ending, standing } = game.presentation.campaign ?? {};
  const end = ending?.(campaign, texts);
  return end ? [`**${end.title}**`, ...end.lines] : (standing?.(campaign, texts) ?? []);
}
