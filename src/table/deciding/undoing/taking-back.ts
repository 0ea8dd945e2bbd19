import type { SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import { nameAnew } from '../../../kernel/question-names.ts';
import type { TableContext } from '../../match/context.ts';
import { freeBefore } from '../../match/notes/free.ts';
import { ordersAtRevision } from '../../match/notes/orders.ts';
import { standingBefore } from '../../match/notes/standing-answers.ts';
import type { LockedMatch, MatchChange, NewInput, StoredInput } from '../../match/saved/store.ts';
import type { SeatHolder } from '../../match/saved/summary.ts';
import { touch } from '../../match/time/noting.ts';
import { seatKeys } from '../../telling/events/seat-words.ts';
import { takenBackHappening } from '../../telling/events/taken-back.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { retellChapters, roundsTakenBack } from '../../telling/thread/retelling.ts';
import { tell } from '../../telling/thread/tell.ts';
import { choicesIn } from './choices.ts';
import { matchAt } from './going-back.ts';
import { whatEverybodyRead } from './words.ts';

/** What to take back, and who asks for it. */
export interface TakeBack {
  /** The revision to go back to. */
  to: number;
  /** Who asked for it. */
  by: SeatHolder;
  /** Who pressed last, and sees the result; nobody if somebody's leaving has settled it. */
  looking?: SeatId;
  requestId: string;
}

/**
 * Turns the match back into what it was: its state, the table's notes on it, and what its thread shows. The
 * inputs since then stay in the record, along with the fact that the match went back.
 * @returns null if that point can't be gone back to
 */
export async function takeBack(
  context: TableContext,
  game: Game,
  locked: LockedMatch,
  inputs: readonly StoredInput[],
  { to, by, looking, requestId }: TakeBack,
): Promise<MatchChange | null> {
  const { stored } = locked;
  const { desk, state: before } = stored;
  const past = before && (await matchAt(game, locked, inputs, to, context.log));
  if (!past) return null;
  const { match, rest, titles } = past;
  const now = context.now();
  const undone = inputs.filter(({ revision }) => revision > to);
  const kept = inputs.filter(({ revision }) => revision <= to);
  const { usual } = context.languages;
  const questions = nameAnew(match, before);
  const what = whatEverybodyRead(game, choicesIn(undone), usual);
  const names = seatKeys(game, match, by.seat, usual);
  const back: NewInput = {
    revision: to,
    seat: by.seat,
    userId: by.userId,
    decisionId: null,
    options: questions,
    requestId,
    settled: null,
    happenings: [takenBackHappening(names, what, match.chapter.id)],
  };

  desk.free = freeBefore(desk, to);
  desk.forThem = desk.forThem.filter(({ before }) => before < to);
  desk.answeredFor = desk.answeredFor.filter(({ before }) => before < to);
  desk.turn = null;
  desk.filledIn = [];
  desk.missed = [];
  touch(desk, now);
  desk.underWay = game.rules.underWay(match);
  standingBefore(desk, to);
  ordersAtRevision(desk, to);
  Object.assign(stored, { state: match, revision: to, changedAt: now });
  const looks = looking === undefined ? {} : { looking };
  const told = changeTold(stored, { game, match, ...looks, ended: false, now });
  const retold = retellChapters(context, desk, told, {
    standing: kept.flatMap(({ happenings }) => happenings),
    undone: undone.flatMap(({ happenings }) => happenings),
    instead: back.happenings,
    titles,
  });
  const round = game.presentation.round(game.rules.view(match, 'table'));
  const withdrawn = [...retold.withdrawn, ...roundsTakenBack(desk, round)];
  desk.round = round;
  return {
    match: stored,
    stateChanged: true,
    undoAfter: to,
    ...(rest === undefined ? {} : { rest }),
    inputs: [back],
    slots: [...retold.slots, ...tell(context, desk, told)],
    withdrawn,
  };
}
