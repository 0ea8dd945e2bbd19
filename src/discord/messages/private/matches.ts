import { nameIn } from '../../../table/match/people/called.ts';
import type { Games } from '../../../table/match/saved/games.ts';
import type { MatchSummary } from '../../../table/match/saved/summary.ts';
import { separated } from '../../../texts/separated.ts';
import type { Texts } from '../../../texts/texts.ts';
import { encodeAddress } from '../../address.ts';
import { button } from '../../components/controls.ts';
import { ACCENTS, container, lines, rows, text } from '../../components/layout.ts';
import { holderName } from '../../mentions.ts';
import type { OutgoingMessage } from '../message.ts';
import { relativeTime } from '../moments.ts';
import { gameName } from '../words.ts';

interface Worded {
  games: Games;
  texts: Texts;
}

/** Matches that one message lists. */
const LISTED = 10;

/** One line about a match: its game, where it is, and who plays. */
export function matchLine(match: MatchSummary, { texts }: Worded): string {
  return texts('bot.list.match', {
    game: gameName(match.gameId, texts),
    status: match.status,
    place: `<#${match.threadId ?? match.channelId}>`,
    people: separated(
      match.seats.map((holder) => holderName(holder, texts)),
      texts,
    ),
    since: relativeTime(match.changedAt),
  });
}

/** A match as plain text, for suggestions while typing. */
export const matchLabel = (match: MatchSummary, texts: Texts): string =>
  texts('bot.list.label', {
    game: gameName(match.gameId, texts),
    status: match.status,
    people: separated(
      match.seats.map((holder) => nameIn(holder, texts)),
      texts,
    ),
  });

/** `/game list`. */
export function matchesMessage(matches: readonly MatchSummary[], worded: Worded): OutgoingMessage {
  const { texts } = worded;
  const shown = matches.slice(0, LISTED);
  return {
    components: [
      container(ACCENTS.lobby, [
        text(`## ${texts('bot.list.title')}`),
        lines(
          shown.length === 0
            ? [texts('bot.list.empty')]
            : shown.map((match) => `- ${matchLine(match, worded)}`),
        ),
        ...(matches.length > shown.length
          ? [text(texts('bot.list.more', { count: matches.length - shown.length }))]
          : []),
      ]),
    ],
  };
}

/** What somebody wants to do with a match. */
export type MatchVerb = 'join' | 'leave' | 'start' | 'end' | 'status' | 'pace' | 'companions';

/** Several matches could be meant: each with its button. */
export function chooseMatchMessage(
  matches: readonly MatchSummary[],
  verb: MatchVerb,
  worded: Worded,
): OutgoingMessage {
  const { texts } = worded;
  const shown = matches.slice(0, LISTED);
  return {
    components: [
      container(ACCENTS.lobby, [
        text(texts('bot.list.which')),
        lines(shown.map((match, index) => `${index + 1}. ${matchLine(match, worded)}`)),
        ...rows(
          shown.map((match, index) =>
            button(
              texts(`bot.list.do.${verb}`, { number: index + 1 }),
              encodeAddress(verb, { table: match.id }),
            ),
          ),
        ),
      ]),
    ],
  };
}
