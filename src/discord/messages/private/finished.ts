import type {
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
} from 'discord-api-types/v10';
import type { Look } from '../../../table/deciding/looking/looking.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { lines, row } from '../../components/layout.ts';
import { campaignButton } from '../campaign/ways.ts';
import { winnerLines } from '../people.ts';
import type { Words } from '../words.ts';

/** The panel of a match that is over: how it ended, in short, since the thread tells it all, and what to do next. */
export function finishedParts(
  { match, view }: Pick<Look, 'match' | 'view'>,
  words: Words,
): APIComponentInContainer[] {
  const { game, texts } = words;
  const ended =
    match.status === 'over'
      ? [`### ${game.presentation.ending(view, texts).title}`, ...winnerLines(match, view, words)]
      : [];
  return [
    lines([...ended, texts(match.campaign ? 'bot.panel.part-over' : `bot.panel.${match.status}`)]),
    row(finishedWays(match, texts)),
  ];
}

/** What makes sense after a match: the next one first. */
export const finishedWays = (
  { id: table, campaign }: MatchSummary,
  texts: Texts,
): APIButtonComponentWithCustomId[] => [
  campaign
    ? campaignButton('status', campaign.id, texts, { style: 'primary' })
    : button(texts('bot.button.again'), encodeAddress('again', { table }), { style: 'primary' }),
  button(texts('bot.button.chronicle'), encodeAddress('chronicle', { table })),
  button(texts('bot.button.replay'), encodeAddress('replay', { table, step: 'first' })),
  button(texts('bot.button.log'), encodeAddress('log', { table, page: 'last' })),
  button(texts('bot.button.look'), encodeAddress('look', { table, picture: '' })),
];
