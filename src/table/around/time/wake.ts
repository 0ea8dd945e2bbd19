import type { SeatId } from '../../../kernel/decision.ts';
import type { Match } from '../../../kernel/match.ts';
import { applyChoice, ChoiceFault } from '../../deciding/applying/apply-choice.ts';
import { ownRequest } from '../../deciding/applying/own-requests.ts';
import { type Thinking, thinkingOver } from '../../deciding/applying/thinking-over.ts';
import { comeBack } from '../../deciding/changing-hands/coming-back.ts';
import { fallAsleep } from '../../deciding/changing-hands/falling-asleep.ts';
import { type Act, chooseLocked } from '../../deciding/choosing/choose.ts';
import { askAnew, needsResuming, resume } from '../../deciding/updating/resuming.ts';
import { closeVote } from '../../deciding/voting/closing.ts';
import { closeCrowdVote } from '../../deciding/voting/crowd.ts';
import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { rescheduled } from '../../match/changing/rescheduling.ts';
import type { ChooseRequest } from '../../match/choice.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { LockedMatch, StoredMatch } from '../../match/saved/store.ts';
import { type Clock, clocksOf, missingFrom } from '../../match/time/clocks.ts';
import { type CrowdClock, crowdClocksOf } from '../../match/time/crowd-clocks.ts';
import { isQuiet } from '../../match/time/waking-hours.ts';
import { allWake } from '../../match/time/whose-hours.ts';
import { beginAgain } from '../../match/votes/crowd-ballots.ts';
import { pausedAhead, pauseIfIdle } from './pausing.ts';
import { postpone, remind } from './reminding.ts';
import { absentIn, type Due, declared, standInFor } from './standing-in.ts';

/** Steps done in one match at a time; more would mean going round in circles. */
const MOST_STEPS = 100;

/** Each thought is saved before the next begins: a choice that somebody makes meanwhile wastes only one of them. */
const ONE_AT_A_TIME: Thinking = { most: 1, within: null };

/** A turn that is being finished for somebody: whose, and which. */
interface Finishing {
  seat: SeatId;
  turn: Desk['turn'];
  round: Desk['round'];
}

type Step =
  /** Nothing more is due. */
  | { step: 'none' }
  /** Something has been done; there may be more. */
  | { step: 'done'; finishing: Finishing | null }
  /** This question's answer was refused, or the rules failed at it; null: at what followed from a seat given back. */
  | { step: 'failed'; decisionId: string | null };

/**
 * Does whatever is due in a match now, each thing in a transaction of its own and from the match's state at
 * that point: a repeated call, a late one, and one concurrent with another change do no harm. The result of
 * everything is posted at the end: nobody is called to a question that is answered a moment later.
 */
export async function wake(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true } | Refused> {
  const owed = new Map<string, Parameters<TableContext['owed']>>();
  const silent: TableContext = {
    ...context,
    owed: (...what) => {
      owed.set(what[0], what);
    },
  };
  try {
    return await orUnavailable(context, () => doAllDue(silent, matchId));
  } finally {
    for (const latest of owed.values()) context.owed(...latest);
  }
}

async function doAllDue(context: TableContext, matchId: string): Promise<{ ok: true }> {
  const untold = await isUntold(context, matchId);
  let finishing: Finishing | null = null;
  for (let steps = 0; steps < MOST_STEPS; steps++) {
    const done = await stepOnce(context, matchId, { untold, finishing });
    if (done.step === 'none') break;
    finishing = done.step === 'done' ? done.finishing : null;
    if (done.step !== 'failed') continue;
    // Nothing can be put off: the next look tries again.
    if (done.decisionId === null) break;
    await putOff(context, matchId, done.decisionId);
  }
  return { ok: true };
}

/** Whether messages of the match can't be posted now, so that people may not know what they are asked. */
async function isUntold({ store, now }: TableContext, matchId: string): Promise<boolean> {
  const stored = await store.read(matchId);
  if (!stored || !clocksOf(stored).some(({ dueAt }) => dueAt <= now())) return false;
  const keys = stored.desk.call ? [stored.desk.call.key] : [];
  return (await store.outbox.failure(matchId, keys)) !== null;
}

interface Circumstances {
  untold: boolean;
  finishing: Finishing | null;
}

async function stepOnce(
  context: TableContext,
  matchId: string,
  circumstances: Circumstances,
): Promise<Step> {
  let decisionId: string | null = null;
  try {
    const work = (thoughtful: TableContext) =>
      changeMatch<Step>(thoughtful, matchId, (locked) =>
        nextStep(thoughtful, locked, circumstances, (id) => {
          decisionId = id;
        }),
      );
    const done = await thinkingOver(context, ONE_AT_A_TIME, work);
    return done?.answer ?? { step: 'none' };
  } catch (error) {
    if (!(error instanceof ChoiceFault)) throw error;
    context.log.error({ error: error.cause, match: matchId }, 'The rules failed at a stand-in.');
    return { step: 'failed', decisionId };
  }
}

/** @param answering called with the question that is about to be answered */
async function nextStep(
  context: TableContext,
  locked: LockedMatch,
  { untold, finishing }: Circumstances,
  answering: (decisionId: string) => void,
): Promise<Decided<Step>> {
  const { stored } = locked;
  const { state: match } = stored;
  const now = context.now();
  const game = gameOf(context, stored.gameId);
  if (!game || !match || stored.status !== 'playing') return nothing(stored, now);
  if (needsResuming(game, stored)) {
    const { change } = await resume(context, game, locked);
    return { answer: { step: 'none' }, change };
  }
  const back = comeBack(context, stored, now);
  if (back) return { answer: { step: 'done', finishing }, change: back };
  const wrongly = pausedAhead(stored, match, now);
  if (wrongly) return { answer: { step: 'done', finishing }, change: wrongly };
  if (stored.desk.paused !== null) return nothing(stored, now);
  const isNight = isQuiet(now, stored.settings);
  const idle = isNight ? null : pauseIfIdle(context, stored, match, now);
  const told = idle ?? remind(stored, match, now);
  if (told) return { answer: { step: 'done', finishing }, change: told };
  const crowd = crowdClocksOf(stored).find(({ closesAt }) => closesAt <= now);
  if (crowd && !isNight) {
    answering(crowd.decision.id);
    return crowdDecided(context, locked, crowd);
  }
  const due = dueNow(stored, match, finishing, now);
  const holder = due && absentIn(stored, due);
  if (!due || !holder) return nothing(stored, now);
  const { decision } = due;
  if (untold) {
    postpone(stored.desk, decision.id, now);
    return { answer: { step: 'done', finishing: null }, change: { match: stored } };
  }
  answering(decision.id);
  const asleep =
    due.isTurn && decision.seats.length === 1 ? fallAsleep(context, stored, game, holder) : null;
  if (asleep) return { answer: { step: 'done', finishing: null }, change: asleep };
  const request = await standInFor(context, game, stored, match, due, holder);
  return answered(context, locked, due, request, finishing);
}

/** The question to answer now: one that is due, or the next of a turn that is being finished. */
function dueNow(
  stored: StoredMatch,
  match: Match,
  finishing: Finishing | null,
  now: Date,
): Due | null {
  const due = clocksOf(stored).find((clock) => isDue(stored, clock, now));
  if (due || !finishing) return due ?? null;
  const { seat, turn, round } = finishing;
  const goesOn =
    stored.desk.round === round && JSON.stringify(stored.desk.turn) === JSON.stringify(turn);
  const alone = match.open.every((decision) => missingFrom(stored, decision).join() === seat);
  const [decision] = match.open;
  return goesOn && alone && decision ? { decision, missing: [seat], isTurn: true } : null;
}

/** If it is night for one of them now, what fell due while the bot was away waits for the morning. */
const isDue = (stored: StoredMatch, { missing, dueAt, atAnyHour }: Clock, now: Date): boolean =>
  dueAt <= now && (atAnyHour || allWake(stored, missing, now) <= now);

/** A crowd's vote whose time is up is closed. */
async function crowdDecided(
  context: TableContext,
  locked: LockedMatch,
  { decision, holder: { userId } }: CrowdClock,
): Promise<Decided<Step>> {
  const requestId = ownRequest('crowd', locked.stored, decision);
  const press = { matchId: locked.stored.id, userId, decisionId: decision.id, requestId };
  const { change } = await chooseLocked(context, locked, press, (asked, holder) =>
    closeCrowdVote(context, asked, holder),
  );
  return change
    ? { answer: { step: 'done', finishing: null }, change }
    : { answer: { step: 'failed', decisionId: decision.id }, change: null };
}

async function answered(
  context: TableContext,
  locked: LockedMatch,
  { decision, isTurn }: Due,
  request: ChooseRequest,
  before: Finishing | null,
): Promise<Decided<Step>> {
  const { stored } = locked;
  const { turn, round } = stored.desk;
  const holder = stored.seats.find(({ userId }) => userId === request.userId);
  // If some have voted, their votes count.
  const act =
    (declaring: ChooseRequest): Act =>
    (asked, absent) =>
      closeVote(context, asked) ?? applyChoice(context, asked, absent, declaring);
  let work = await chooseLocked(context, locked, request, act(request));
  if (!work.change && holder && request.standIn !== 'fallback') {
    context.log.warn({ answer: work.answer, match: stored.id }, 'A stand-in’s choice is refused.');
    const plain: ChooseRequest = {
      ...declared(stored, decision, holder),
      ...(request.standIn === 'unasked' ? { standIn: 'unasked' } : {}),
    };
    work = await chooseLocked(context, locked, plain, act(plain));
  }
  if (!work.change) return { answer: { step: 'failed', decisionId: decision.id }, change: null };
  // Questions that others are asked in between end nobody's turn.
  if (!isTurn) return { answer: { step: 'done', finishing: before }, change: work.change };
  const alone = decision.seats.length === 1;
  const finishing = alone && holder ? { seat: holder.seat, turn, round } : null;
  return { answer: { step: 'done', finishing }, change: work.change };
}

/** Saves only the time of the next look, if it has changed. */
const nothing = (stored: StoredMatch, now: Date): Decided<Step> => ({
  answer: { step: 'none' },
  change: rescheduled(stored, now),
});

/**
 * Options no longer offered are asked anew; what can't be answered now is tried again as long after as a
 * reminder.
 */
async function putOff(context: TableContext, matchId: string, decisionId: string): Promise<void> {
  await changeMatch(context, matchId, async ({ stored }) => {
    const game = gameOf(context, stored.gameId);
    const anew = game && askAnew(context, game, stored);
    if (anew) return { answer: null, change: anew };
    postpone(stored.desk, decisionId, context.now());
    beginAgain(stored.desk, decisionId, context.now());
    return { answer: null, change: { match: stored } };
  });
}
