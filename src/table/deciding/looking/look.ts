import type { Game } from '../../../kernel/game.ts';
import { isAsleep, keptFor, sittingsIn } from '../../match/claims/claims.ts';
import { playedSeatOf } from '../../match/claims/membership.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { toldOf } from '../../match/notes/answered-for.ts';
import { freeStep, isForThem } from '../../match/notes/free.ts';
import type { Membership } from '../../match/people/crowd.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { MatchSnapshot, MatchSummary, Waiting } from '../../match/saved/summary.ts';
import { absentIn } from '../../match/shown/absent.ts';
import { mayOrder, ordersSeenBy, stoppedOrders, stoppedPlan } from '../../match/shown/orders.ts';
import { usualAnswer } from '../../match/shown/usual-answer.ts';
import {
  decisionsOf,
  snapshotOf,
  summaryOf,
  timesOf,
  waitingOf,
} from '../../match/shown/visible.ts';
import { votesShown } from '../../match/shown/votes.ts';
import { askingOf, lastSeen, visitBefore } from '../../match/time/patience.ts';
import { isOpening } from '../../match/time/stakes.ts';
import { resumeMatch, setAside } from '../updating/resume-match.ts';
import { needsResuming } from '../updating/resuming.ts';
import type { Look } from './looking.ts';

function usualIn(
  { log }: TableContext,
  game: Game,
  stored: StoredMatch,
  seat: string,
): Look['usual'] {
  const [decision] = decisionsOf(stored, seat);
  const stakes = decision && stored.desk.stakes[decision.id];
  // What is left of a turn has no usual answer but to end it, which has its button.
  const isUsual = stakes !== undefined && stakes !== 'grave' && stakes !== 'left-over';
  if (!stored.state || !decision || !isUsual) return null;
  const options = usualAnswer(log, game, stored, stored.state, decision, seat);
  return { decision: decision.id, options };
}

/** Milliseconds for which it need not be noted again that somebody is looking. */
const STILL_LOOKS = 60_000;

function isNoted(stored: StoredMatch, seat: string, now: Date): boolean {
  const seen = lastSeen(stored, seat);
  return seen !== null && now.getTime() - seen.getTime() < STILL_LOOKS;
}

function askingIn(stored: StoredMatch, userId: string): Look['asking'] {
  const own = stored.seats.find((holder) => holder.userId === userId);
  if (!own) return null;
  const { desk } = stored;
  const said = desk.asking[userId] !== undefined;
  const isNew = toldOf(stored, own.seat).length > 0 && !desk.offeredAsking.includes(own.seat);
  return { is: askingOf(stored, own.seat), said, offered: isNew && !said };
}

type Readable = { ok: true; stored: StoredMatch; game: Game };

/** @param known the current match, which then is not read. */
export async function look(
  context: TableContext,
  matchId: string,
  userId: string,
  known?: StoredMatch,
  membership?: Membership,
): Promise<Look | Refused> {
  const make = (game: Game, stored: StoredMatch): Look => {
    const holder = playedSeatOf(context, stored, userId, membership);
    const seat = holder?.seat ?? null;
    const own = holder?.userId === userId ? seat : null;
    const viewer = seat ?? 'table';
    const kept = keptFor(stored, userId);
    return {
      ok: true,
      match: summaryOf(stored),
      seat,
      viewer,
      view: stored.state ? game.rules.view(stored.state, viewer) : null,
      open: decisionsOf(stored, seat),
      isOpening: decisionsOf(stored, own)
        .slice(0, 1)
        .some((decision) => isOpening(stored, decision)),
      usual: own === null ? null : usualIn(context, game, stored, own),
      standing: own === null ? [] : (stored.desk.standing[own] ?? []),
      asking: askingIn(stored, userId),
      answeredFor: toldOf(stored, own),
      isNoted: own !== null && isNoted(stored, own, context.now()),
      visitBefore: own === null ? null : visitBefore(stored, own, context.now()),
      asleep: isAsleep(stored, kept?.seat ?? ''),
      orders: ordersSeenBy(game, stored, own),
      mayOrder: own !== null && mayOrder(game, stored, own),
      stopped: own === null ? null : stoppedOrders(stored, own),
      planStopped: own === null ? null : stoppedPlan(stored, own),
      waiting: waitingOf(game, stored),
      votes: votesShown(context.pace, { game, stored }, { seat, userId }),
      chapter: stored.state?.chapter ?? null,
      undo: freeStep(stored, own),
      undoesAnswer: isForThem(stored, own),
      times: timesOf(stored),
      sitting: sittingsIn(stored),
      absent: game.rules.companion ? absentIn(stored, context.now()) : [],
      kept: kept?.seat ?? null,
    };
  };
  return show(context, matchId, make, known);
}

/** Finding the match and reading it is one exchange with the store: the person typing waits for suggestions. */
export async function lookByThread(
  context: TableContext,
  threadId: string,
  userId: string,
  membership?: Membership,
): Promise<Look | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.readByThread(threadId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    return look(context, stored.id, userId, stored, membership);
  });
}

export async function waitingFor(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true; match: MatchSummary; waiting: Waiting[] } | Refused> {
  return show(context, matchId, (game, stored) => ({
    ok: true,
    match: summaryOf(stored),
    waiting: waitingOf(game, stored),
  }));
}

/**
 * The match as everyone sees it, even a broken one.
 * @param known the current match, which then is not read.
 */
export async function snapshot(
  context: TableContext,
  matchId: string,
  known?: StoredMatch,
): Promise<({ ok: true } & MatchSnapshot) | Refused> {
  const make = (game: Game, stored: StoredMatch) => ({
    ok: true as const,
    ...snapshotOf(game, stored, context),
  });
  const shown = await show(context, matchId, make, known);
  if (shown.ok || shown.refusal !== 'broken') return shown;
  return {
    ok: true,
    match: shown.match,
    view: null,
    open: [],
    waiting: [],
    votes: [],
    chapter: null,
    times: { due: {}, pausedSince: null },
    absent: [],
  };
}

/** Reads a match and makes something of it; a match that can't be shown is set aside as broken. */
async function show<Shown>(
  context: TableContext,
  matchId: string,
  make: (game: Game, stored: StoredMatch) => Shown,
  known?: StoredMatch,
): Promise<Shown | Refused> {
  return orUnavailable(context, async () => {
    const read = await readable(context, matchId, known);
    if (!read.ok) return read;
    try {
      return make(read.game, read.stored);
    } catch (error) {
      return setAside(context, matchId, `The rules can't show it: ${String(error)}`);
    }
  });
}

async function readable(
  context: TableContext,
  matchId: string,
  known?: StoredMatch,
): Promise<Readable | Refused> {
  let stored = known ?? (await context.store.read(matchId));
  if (!stored) return refuse({ refusal: 'no-such-match' });
  const game = gameOf(context, stored.gameId);
  if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
  if (stored.status === 'playing' && needsResuming(game, stored)) {
    await resumeMatch(context, game, matchId);
    stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
  }
  if (stored.status === 'broken') {
    return refuse({ refusal: 'broken', match: summaryOf(stored) });
  }
  return { ok: true, stored, game };
}
