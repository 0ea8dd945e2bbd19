import { isPublic } from '../../../kernel/decision.ts';
import type { GameEvent, Happening } from '../../../kernel/event.ts';
import type { Json } from '../../../kernel/json.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { Asked } from '../../match/asked.ts';
import { nameIn } from '../../match/people/called.ts';
import { personIn } from '../../match/people/holders.ts';
import type { Person, TieRule, VoteOutcome } from '../../match/saved/summary.ts';
import { seatKeys, seatWords } from './seat-words.ts';

/** Tells how a vote came out: an event of the table and not of the game. */
const TYPE = 'table.vote';

/** Belongs before the consequences of the vote. Nothing if the question is not public. */
export const voteHappenings = (
  asked: Asked,
  { votes, tie, closedBy }: VoteOutcome,
  texts: Texts,
): Happening[] =>
  isPublic(asked.decision)
    ? [
        {
          event: {
            type: TYPE,
            args: {
              votes,
              closedBy,
              tie: tie?.by ?? 'none',
              who: tie ? deciderIn(asked, tie, texts) : '',
            },
          },
          seats: 'everyone',
          chapter: asked.state.chapter.id,
        },
      ]
    : [];

/**
 * Who decides a tie: a companion, or the keys of what a person plays, because their name is not for texts.
 * @param texts of any language
 */
function deciderIn({ game, stored, state }: Asked, tie: TieRule, texts: Texts): Json {
  if (tie.by === 'lot') return '';
  const holder = stored.seats.find(({ seat }) => seat === tie.seat);
  return tie.by === 'companion' && holder
    ? { ...personIn(holder) }
    : seatKeys(game, state, tie.seat, texts);
}

/** Older records have either in words. */
const deciderWords = (who: Json | undefined, texts: Texts): string =>
  typeof who === 'object' && who !== null && 'userId' in who
    ? nameIn(who as unknown as Person, texts)
    : seatWords(who, texts);

export const isVoteTold = ({ type }: GameEvent): boolean => type === TYPE;

/** "Vote: 2 to 1." */
export function voteLine({ args }: GameEvent, texts: Texts): string {
  const votes = Array.isArray(args.votes) ? args.votes.map(Number) : [];
  return texts('vote.told', {
    split: inProportion(votes, texts),
    closedBy: String(args.closedBy),
    tie: String(args.tie),
    who: deciderWords(args.who, texts),
  });
}

/** "2 to 1"; "3 to 0" if all who have voted agree. */
export const inProportion = ([first = 0, ...others]: readonly number[], texts: Texts): string =>
  (others.length > 0 ? others : [0])
    .map(String)
    .reduce((before, next) => texts('vote.to', { before, next }), String(first));
