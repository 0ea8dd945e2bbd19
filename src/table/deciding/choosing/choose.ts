import { optionsFor } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Asked } from '../../match/asked.ts';
import { changeMatch } from '../../match/changing/change-match.ts';
import type { ChoiceOutcome, ChooseRequest } from '../../match/choice.ts';
import { playedSeatOf } from '../../match/claims/membership.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { isCompanion } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { notPlaying } from '../../match/shown/not-playing.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { alreadySettled, repeated, stale } from '../applying/answers.ts';
import { applyChoice, type Work } from '../applying/apply-choice.ts';
import { orRulesFault } from '../applying/or-rules-fault.ts';
import { thinkingOver } from '../applying/thinking-over.ts';
import { tellHands } from '../changing-hands/changing-hands.ts';
import { backByChoosing, sittingInFor } from '../changing-hands/coming-back.ts';
import { look } from '../looking/look.ts';
import type { Look } from '../looking/looking.ts';
import { askAnew, needsResuming, resume } from '../updating/resuming.ts';
import { castBallot, isBallot } from '../voting/casting.ts';
import { closeByVoter } from '../voting/closing.ts';
import { castInCrowd } from '../voting/crowd.ts';
import { stillAway } from './still-away.ts';

/** Somebody presses something that is about an open question. */
type Press = Pick<ChooseRequest, 'matchId' | 'userId' | 'decisionId' | 'requestId' | 'membership'>;

export type Chosen = ChoiceOutcome & {
  /** Whether it posts messages in the thread at once, rather than only editing some. */
  posts: boolean;
  /** What its user sees of the match now, which takes no further read. */
  look(): Promise<Look | Refused>;
};

/** What is done about the question, once it is clear that it may be. */
export type Act = (asked: Asked, holder: SeatHolder) => Work;

/** One choice, in one transaction: checked, applied by the rules, saved, and its messages owed. */
export const choose = (context: TableContext, request: ChooseRequest): Promise<Chosen | Refused> =>
  carryOut(context, request, (thoughtful) => (asked, holder) => {
    const named = withIds(request, asked, holder);
    if (isCrowd(holder)) return castInCrowd(thoughtful, asked, holder, named);
    return isBallot(asked, holder, named.options)
      ? castBallot(thoughtful, asked, holder, named)
      : applyChoice(thoughtful, asked, holder, named);
  });

/** The same with the id of each option that it names: the question is at hand here, and nobody has to read it before. */
function withIds(request: ChooseRequest, { decision }: Asked, { seat }: SeatHolder): ChooseRequest {
  const { isMeant, options } = request;
  if (!isMeant) return request;
  const offered = optionsFor(decision, seat);
  const idOf = (name: string) => offered.find((option) => isMeant(option, name))?.id ?? name;
  return { ...request, options: options.map(idOf) };
}

/** Closes a vote for a voter, and applies its result in the same transaction. */
export const closeVote = (context: TableContext, press: Press): Promise<Chosen | Refused> =>
  carryOut(
    context,
    press,
    (thoughtful) => (asked, holder) => closeByVoter(thoughtful, asked, holder, press.requestId),
  );

/** @param act what is done, with what companions have thought over for it by then */
async function carryOut(
  context: TableContext,
  request: Press,
  act: (thoughtful: TableContext) => Act,
): Promise<Chosen | Refused> {
  const answer = await orRulesFault(context, request.matchId, { request }, () =>
    orUnavailable(context, () => chooseOrThrow(context, request, act)),
  );
  if (answer.ok || answer.refusal !== 'rules-fault') return answer;
  return orUnavailable(context, async () => (await askedAnew(context, request)) ?? answer);
}

/** If the rules have failed at an option that they no longer offer, what can be chosen now; null elsewhere. */
async function askedAnew(context: TableContext, request: Press): Promise<Refused | null> {
  const { matchId, userId, membership } = request;
  const done = await changeMatch<Refused | null>(context, matchId, async ({ stored }) => {
    const game = gameOf(context, stored.gameId);
    const holder = playedSeatOf(context, stored, userId, membership);
    const change = game && holder && askAnew(context, game, stored);
    return change
      ? { answer: stale(game, stored, holder, null), change }
      : { answer: null, change: null };
  });
  return done?.answer ?? null;
}

async function chooseOrThrow(
  context: TableContext,
  request: Press,
  act: (thoughtful: TableContext) => Act,
): Promise<Chosen | Refused> {
  const { matchId, userId, membership } = request;
  const thinking = { most: context.looksAhead ?? 0, within: context.pace.thought };
  const done = await thinkingOver(context, thinking, (thoughtful) =>
    changeMatch(thoughtful, matchId, (locked) =>
      chooseLocked(thoughtful, locked, request, act(thoughtful)),
    ),
  );
  if (!done) return refuse({ refusal: 'no-such-match' });
  const { answer, match, posts } = done;
  return answer.ok
    ? { ...answer, posts, look: () => look(context, matchId, userId, match, membership) }
    : answer;
}

/** The choice itself, in the transaction that has locked the match. @throws ChoiceFault */
export async function chooseLocked(
  context: TableContext,
  locked: LockedMatch,
  request: Press,
  act: Act,
): Promise<Work> {
  const { stored } = locked;
  const away = stored.status === 'playing' ? sittingInFor(stored, request.userId) : null;
  if (!away) return chooseSeated(context, locked, request, act);
  const { seat } = away.holder;
  const isAsleep = stored.desk.sitting[seat]?.asleep ?? false;
  // Cloned together, so that the companion's seat stays one of the match's own.
  const { returned, sitting } = structuredClone({ returned: stored, sitting: away });
  const back = backByChoosing(context, returned, sitting);
  const work = await chooseSeated(context, { ...locked, stored: returned }, request, act);
  // If their seat sleeps, they are back with any press, even one that comes too late.
  if (!work.change && !isAsleep) {
    const answer = await stillAway(context, locked, away.holder, request, work.answer);
    return { answer, change: null };
  }
  const change = work.change ?? { match: returned };
  const { match } = change;
  const slots = [...back, ...(change.slots ?? []), ...tellHands(context, match)];
  return { ...work, change: { ...change, slots, seats: match.seats } };
}

async function chooseSeated(
  context: TableContext,
  locked: LockedMatch,
  request: Press,
  act: Act,
): Promise<Work> {
  const { stored } = locked;
  const holder = playedSeatOf(context, stored, request.userId, request.membership);
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
  const refused = notPlaying(stored);
  return refused
    ? { answer: refused, change: null }
    : chooseInPlay(context, game, locked, holder, request, act);
}

/** The desk is current, while the seats may be from before another transaction changed them. */
const playedByCompanion = ({ status, desk }: StoredMatch, { seat, userId }: SeatHolder): boolean =>
  status === 'lobby' ? isCompanion({ userId }) : seat in desk.companions;

async function chooseInPlay(
  context: TableContext,
  game: Game,
  locked: LockedMatch,
  holder: SeatHolder,
  request: Press,
  act: Act,
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
  const work = act({ game, stored, state: stored.state, decision }, holder);
  return { answer: work.answer, change: both(change, work.change) };
}

/** What the update has to tell comes before what the choice does. */
function both(first: MatchChange | null, then: MatchChange | null): MatchChange | null {
  if (!first || !then) return then ?? first;
  return { ...then, slots: [...(first.slots ?? []), ...(then.slots ?? [])] };
}
