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
  /** `time` where nobody has done anything: a pause goes on. */
  by?: 'person' | 'time';
  /** Votes from which nobody is missing any more stay open: the rules fail at what they come to. */
  leavesVotes?: boolean;
}

/**
 * Somebody else holds a seat of a match in play from now on. What comes of it, and what the match thereby is, stands
 * in the change.
 * @param told what the thread is told of it, made when the seat has changed hands
 * @throws ChoiceFault where the rules fail at what a vote thereby comes to
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

/** Others are waited for now; where everyone else has voted, nobody is any more. */
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
