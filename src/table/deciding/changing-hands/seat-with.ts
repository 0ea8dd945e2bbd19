import type { Game } from '../../../kernel/game.ts';
import { gameOf, type TableContext } from '../../match/context.ts';
import type { MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { Person, SeatHolder } from '../../match/saved/summary.ts';
import { touch } from '../../match/time/noting.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';
import { settleVotes } from '../voting/closing.ts';
import { changeHands, tellHands } from './changing-hands.ts';

/** How a seat changes hands. */
interface How {
  /** `time` if nobody has done anything: a pause continues. */
  by?: 'person' | 'time';
  /** Votes from which nobody is missing any more stay open: the rules fail at their result. */
  leavesVotes?: boolean;
}

/**
 * Somebody else holds a seat of a match in play from now on. The change holds the result and the new state of
 * the match.
 * @param told what the thread is told, made after the seat has changed hands
 * @throws ChoiceFault if the rules fail at the result of a vote that this settles
 */
export function seatWith(
  context: TableContext,
  stored: StoredMatch,
  before: SeatHolder,
  person: Person,
  told: () => SlotChange[],
  { by = 'person', leavesVotes = false }: How = {},
): MatchChange {
  const game = gameOf(context, stored.gameId);
  const now = context.now();
  const closed = changeHands(context, stored, before, person);
  stored.changedAt = now;
  if (by === 'person') touch(stored.desk, now);
  const notices = told();
  const change = game ? goOn(context, game, stored, leavesVotes) : { match: stored };
  const { match } = change;
  const slots = [...closed, ...notices, ...(change.slots ?? []), ...tellHands(context, match)];
  return { ...change, seats: match.seats, slots };
}

/** Others are waited for now; or nobody, if everyone else has voted. */
function goOn(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  leavesVotes: boolean,
): MatchChange {
  const now = context.now();
  const { state: match } = stored;
  if (!match) return { match: stored };
  const settled = leavesVotes ? null : settleVotes(context, { game, stored, state: match });
  if (settled?.change) return settled.change;
  const told = changeTold(stored, { game, match, ended: false, now });
  return { match: stored, slots: tell(context, stored.desk, told) };
}
