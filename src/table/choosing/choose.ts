import type { Game } from '../../kernel/game.ts';
import { isCompanion } from '../companions/holders.ts';
import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { look } from '../looking/look.ts';
import { summaryOf } from '../looking/visible.ts';
import { type Refused, refuse } from '../refusal.ts';
import { changeMatch } from '../saved/change-match.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../saved/store.ts';
import type { SeatHolder } from '../summary.ts';
import type { ChooseRequest, Chosen } from '../table.ts';
import { needsResuming, resume } from '../updating/resuming.ts';
import { alreadySettled, repeated, stale } from './answers.ts';
import { applyChoice, ChoiceFault, type Work } from './apply-choice.ts';

/** One choice, in one transaction: checked, applied by the rules, saved, and its messages owed. */
export async function choose(
  context: TableContext,
  request: ChooseRequest,
): Promise<Chosen | Refused> {
  try {
    return await orUnavailable(context, () => chooseOrThrow(context, request));
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error;
    context.log.error({ error: error.cause, request }, 'The rules failed at a choice.');
    return refuse({ refusal: 'rules-fault', match: error.match });
  }
}

async function chooseOrThrow(
  context: TableContext,
  request: ChooseRequest,
): Promise<Chosen | Refused> {
  const { matchId, userId } = request;
  const done = await changeMatch(context, matchId, (locked) =>
    chooseLocked(context, locked, request),
  );
  if (!done) return refuse({ refusal: 'no-such-match' });
  const { answer, match } = done;
  return answer.ok ? { ...answer, look: () => look(context, matchId, userId, match) } : answer;
}

async function chooseLocked(
  context: TableContext,
  locked: LockedMatch,
  request: ChooseRequest,
): Promise<Work> {
  const { stored } = locked;
  const holder = stored.seats.find((seat) => seat.userId === request.userId);
  const match = summaryOf(stored);
  if (!holder || isCompanion(holder) !== playedByCompanion(stored, holder))
    return { answer: refuse({ refusal: 'not-seated', match }), change: null };
  if (locked.again || stored.status !== 'playing') {
    const earlier = await locked.inputOf(request.requestId);
    if (earlier) return { answer: repeated(stored, holder, earlier), change: null };
  }
  const game = gameOf(context, stored.gameId);
  if (!game)
    return { answer: refuse({ refusal: 'no-such-game', gameId: stored.gameId }), change: null };
  switch (stored.status) {
    case 'lobby':
      return { answer: refuse({ refusal: 'not-started', match }), change: null };
    case 'broken':
      return { answer: refuse({ refusal: 'broken', match }), change: null };
    case 'over':
    case 'abandoned':
      return { answer: refuse({ refusal: 'match-over', match }), change: null };
    case 'playing':
      return chooseInPlay(context, game, locked, holder, request);
  }
}

/** The desk is as it is now, while the seats may be from before another transaction changed them. */
const playedByCompanion = ({ status, desk }: StoredMatch, { seat, userId }: SeatHolder): boolean =>
  status === 'lobby' ? isCompanion({ userId }) : seat in desk.companions;

async function chooseInPlay(
  context: TableContext,
  game: Game,
  locked: LockedMatch,
  holder: SeatHolder,
  request: ChooseRequest,
): Promise<Work> {
  const { stored } = locked;
  let change: MatchChange | null = null;
  if (needsResuming(game, stored)) {
    const resumed = await resume(context, game, locked);
    change = resumed.change;
    if (resumed.outcome === 'broken') {
      return { answer: refuse({ refusal: 'broken', match: summaryOf(stored) }), change };
    }
    if (resumed.outcome === 'returned')
      return { answer: stale(game, stored, holder, null), change };
  }
  const decision = stored.state?.open.find((open) => open.id === request.decisionId);
  if (!stored.state || !decision) {
    return { answer: await alreadySettled(game, locked, holder, request), change };
  }
  const work = applyChoice(context, game, stored, stored.state, holder, decision, request);
  return { answer: work.answer, change: both(change, work.change) };
}

/** What the update asks to be told comes before what the choice does. */
function both(first: MatchChange | null, then: MatchChange | null): MatchChange | null {
  if (!first || !then) return then ?? first;
  return { ...then, slots: [...(first.slots ?? []), ...(then.slots ?? [])] };
}
