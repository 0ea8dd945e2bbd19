import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { separated } from '../../../texts/separated.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, row, separator, text } from '../../components/layout.ts';
import { lobbyParts } from '../lobby/lobby.ts';
import type { OutgoingMessage } from '../message.ts';
import { type MessagePicture, placed } from '../picture.ts';
import type { Words } from '../words.ts';
import {
  type CampaignWithMatches,
  campaignTitle,
  chapterOf,
  characterLines,
  isBetween,
  isDone,
  recordLines,
  standingLines,
} from './title.ts';
import { campaignButton, looks } from './ways.ts';

/** The picture's file name on the home message, without extension. */
export const HOME_FILE = 'campaign';

/** A campaign with what messages about it are worded with: its game, and the game of its current match. */
export interface HomeWords extends Words {
  now: Words;
}

/**
 * The single message of a campaign in its channel: where it is in its story, who takes part, what has been
 * played; and the lobby of the match that it gathers for, or the way to the one being played.
 */
export function homeMessage(
  told: CampaignWithMatches,
  match: MatchSummary,
  picture: MessagePicture | null,
  words: HomeWords,
): OutgoingMessage {
  const { campaign } = told;
  const { shown, files } = placed(picture);
  return {
    components: [
      container(accentOf(told), [
        text(`## ${campaignTitle(campaign, words)}`),
        ...shown,
        ...standing(told, words),
        separator(),
        ...now(told, match, words),
        row(looks(told, null, words.texts)),
      ]),
    ],
    ...files,
  };
}

function accentOf({ campaign }: CampaignWithMatches): number {
  const { outcome = null } = campaign.campaign ?? {};
  if (!isDone(campaign) || !outcome) return ACCENTS.lobby;
  return outcome.won ? ACCENTS.won : ACCENTS.lost;
}

/** How far the story is, what was played, and who has earned what. */
export function standing(told: CampaignWithMatches, words: Words): APIComponentInContainer[] {
  const { campaign } = told;
  const record = recordLines(told, words);
  const characters = characterLines(campaign, words);
  return [
    lines(standingLines(campaign, words)),
    ...(record.length === 0 ? [] : [lines(record)]),
    ...(characters.length === 0 ? [] : [lines(characters)]),
  ];
}

/** What can be done now. */
function now(
  told: CampaignWithMatches,
  match: MatchSummary,
  words: HomeWords,
): APIComponentInContainer[] {
  const { campaign } = told;
  const { texts } = words;
  const where = text(whereWords(told, match, words));
  if (campaign.status === 'playing' && match.status === 'lobby') {
    const chapter = chapterOf(campaign, words);
    const start = chapter
      ? texts('bot.campaign.button.start', { number: chapter.number })
      : texts('bot.button.start');
    return [...votes(told, words), ...lobbyParts(match, words.now, start)];
  }
  if (match.status === 'playing') {
    const { id: table } = match;
    return [
      where,
      row([
        button(texts('bot.button.act'), encodeAddress('act', { table }), { style: 'primary' }),
        button(texts('bot.button.status'), encodeAddress('status', { table })),
      ]),
    ];
  }
  return [where];
}

/** In one sentence, with the way there. */
export function whereWords(told: CampaignWithMatches, match: MatchSummary, words: Words): string {
  const { campaign } = told;
  const { texts } = words;
  const thread = match.threadId ? `<#${match.threadId}>` : texts('bot.campaign.where.opening');
  if (campaign.status !== 'playing' || match.status === 'broken') {
    return texts('bot.campaign.where.rests', {
      status: campaign.status === 'playing' ? match.status : campaign.status,
      thread,
    });
  }
  if (match.status === 'lobby') return texts('bot.campaign.where.gathering');
  const chapter = isBetween(match, told) ? null : chapterOf(campaign, words);
  return isBetween(match, told)
    ? texts('bot.campaign.where.between', { thread })
    : texts('bot.campaign.where.playing', {
        number: chapter?.number ?? 0,
        title: chapter?.title ?? '',
        thread,
      });
}

/** Who wants the campaign to end while it gathers: in a thread a notice says so. */
export function votes(
  { campaign: { id, ending } }: CampaignWithMatches,
  { texts }: Words,
): APIComponentInContainer[] {
  if (ending.votes.length === 0) return [];
  return [
    text(
      texts('bot.campaign.ending.tally', {
        people: separated(
          ending.votes.map((user) => `<@${user}>`),
          texts,
        ),
        count: ending.votes.length,
        needed: ending.needed,
      }),
    ),
    row([campaignButton('end', id, texts), campaignButton('stay', id, texts)]),
  ];
}
