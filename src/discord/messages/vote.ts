import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { Decision } from '../../kernel/decision.ts';
import type { Count, MatchSummary, TieRule, VoteShown } from '../../table/match/saved/summary.ts';
import { LEAD } from '../../table/match/votes/crowd-ballots.ts';
import { separated } from '../../texts/separated.ts';
import { encodeAddress } from '../address.ts';
import { button } from '../components/controls.ts';
import { holderName, mention } from '../mentions.ts';
import { relativeTime } from './moments.ts';
import { seatLabel, seatLabels } from './people.ts';
import { noneWords, type Words } from './words.ts';

/** Votes that a bar shows one by one. */
const LONGEST_BAR = 10;

/** What a vote is shown with. */
interface Shown {
  match: MatchSummary;
  view: unknown;
}

/** The state of a vote: the votes of each answer, who is missing, when it closes and how a tie is broken. */
export function voteLines(
  vote: VoteShown,
  decision: Decision,
  { match, view }: Shown,
  words: Words,
): string[] {
  if (vote.crowd) return crowdLines(vote, vote.crowd, decision, { match, view }, words);
  const { game, texts } = words;
  const counts = vote.counts.map((count) =>
    texts('bot.vote.count', {
      answer: answerWords(count.options, decision, view, words),
      bar: '▮'.repeat(Math.min(count.voters.length, LONGEST_BAR)),
      count: count.voters.length,
      people: separated(
        count.voters.map((voter) => mention(voter, texts)),
        texts,
      ),
    }),
  );
  const missing = vote.missing.map(({ seat }) => seat);
  return [
    counts.length > 0 ? counts.join(' · ') : texts('bot.vote.none'),
    texts('bot.vote.missing', {
      count: missing.length,
      people: seatLabels(match, missing, game, view, texts),
    }),
    texts('bot.vote.closes', {
      tie: tieWords(vote.tie, { match, view }, words),
      ...endOf(vote),
    }),
  ];
}

/**
 * The state of a crowd's vote: how many want what, who may vote and when it closes. On a whole server, nobody
 * is listed.
 */
function crowdLines(
  { counts, cast, closesAt }: VoteShown,
  { holder, minutes }: NonNullable<VoteShown['crowd']>,
  decision: Decision,
  { view }: Shown,
  words: Words,
): string[] {
  const { texts } = words;
  const known = counts.map(({ options, voters }) =>
    texts('bot.vote.crowd-count', {
      answer: answerWords(options, decision, view, words),
      bar: '▮'.repeat(Math.min(voters.length, LONGEST_BAR)),
      count: voters.length,
    }),
  );
  return [
    known.length > 0 ? known.join(' · ') : texts('bot.vote.crowd-cast', { count: cast }),
    texts('bot.vote.crowd', {
      who: holderName(holder, texts),
      lead: LEAD,
      ends: closesAt ? 'time' : 'later',
      when: closesAt ? relativeTime(closesAt) : '',
      minutes,
    }),
  ];
}

/** What closes a vote besides ballots. */
function endOf({ closesAt, closable }: VoteShown): { ends: string; when: string } {
  // The time is on the line for everything that falls due.
  if (closesAt) return { ends: 'time', when: '' };
  if (closable) return { ends: 'closable', when: relativeTime(closable) };
  return { ends: 'ballots', when: '' };
}

/** "In a tie, Myreen (@ann) decides." */
const tieWords = (tie: TieRule, { match, view }: Shown, { game, texts }: Words): string =>
  texts('bot.vote.tie', {
    by: tie.by,
    who: tie.by === 'lot' ? '' : seatLabel(match, tie.seat, game, view, texts),
  });

/** What somebody has voted for, in words. */
export function answerWords(
  options: Count['options'],
  decision: Decision,
  view: unknown,
  { game, texts }: Words,
): string {
  const labels = options.flatMap((id) => {
    const option = decision.options.find((one) => one.id === id);
    if (!option) return [];
    const { label, name = label } = game.presentation.option(view, decision, option, texts);
    return [name];
  });
  return labels.length > 0 ? labels.join(' + ') : noneWords(view, decision, { game, texts });
}

/** Lets voters close a vote that others hold up; none before they may. */
export const closeButtons = (
  { closable, decision }: VoteShown,
  { id: table }: MatchSummary,
  { texts }: Words,
): APIButtonComponentWithCustomId[] =>
  closable ? [button(texts('bot.vote.close'), encodeAddress('close', { table, decision }))] : [];
