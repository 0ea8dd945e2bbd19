import type { Game } from '../../../kernel/game.ts';
import type { Decided } from '../../match/changing/change-match.ts';
import type { TableContext } from '../../match/context.ts';
import { freeStep, freeSteps } from '../../match/notes/free.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import type { MatchSummary, SeatHolder } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import {
  closeRequest,
  hasSilentOpponent,
  requestSlot,
  verdictOn,
} from '../../telling/notices/undo-request.ts';
import { choicesIn, type MadeChoice } from './choices.ts';
import { matchAt } from './going-back.ts';
import { inPlay } from './in-play.ts';
import { type TakeBack, takeBack } from './taking-back.ts';
import type { UndoAnswer, Undone, UndoWanted } from './undoing.ts';
import { whatEverybodyRead } from './words.ts';

/** What has been decided on a press: an outcome, with the resulting match. */
type Settled = Omit<Undone, 'look'> | Refused;
type Work = Decided<Settled>;

/** Somebody at a table who wants to go back, or is asked to agree. */
interface Press {
  context: TableContext;
  game: Game;
  locked: LockedMatch;
  holder: SeatHolder;
  requestId: string;
}

/** Goes back to before a choice: at once if that is free, else when enough of the others agree. */
export const undo = (
  context: TableContext,
  matchId: string,
  userId: string,
  wanted: UndoWanted,
): Promise<Undone | Refused> =>
  inPlay(context, matchId, userId, wanted.requestId, (game, locked, holder) =>
    undoLocked({ context, game, locked, holder, requestId: wanted.requestId }, wanted),
  );

/** Agrees to what somebody has asked to take back, or refuses. */
export const answerUndo = (
  context: TableContext,
  matchId: string,
  userId: string,
  answer: UndoAnswer,
): Promise<Undone | Refused> =>
  inPlay(context, matchId, userId, answer.requestId, (game, locked, holder) =>
    answerLocked({ context, game, locked, holder, requestId: answer.requestId }, answer),
  );

async function undoLocked(press: Press, wanted: UndoWanted): Promise<Work> {
  const { stored } = press.locked;
  const { holder } = press;
  const match = summaryOf(stored);
  if (wanted.from !== undefined && wanted.from !== stored.revision) {
    return refused({ refusal: 'undo-overtaken', match });
  }
  const step = freeStep(stored, holder.seat);
  const to = wanted.to ?? step;
  if (to === null) return refused({ refusal: 'nothing-to-undo', match });
  const isLatest = wanted.ask !== false || step === null || to === step;
  if (to >= stored.revision || !isLatest) return refused({ refusal: 'undo-overtaken', match });
  const isFree = freeSteps(stored, holder.seat).includes(to);
  if (isFree) return goBack(press, holder, to);
  if (wanted.ask === false) return refused({ refusal: 'undo-needs-asking', match });
  return ask(press, to);
}

/** Asks the others, unless nobody else has a say. Asking for the same thing as another person means agreeing. */
async function ask(press: Press, to: number): Promise<Work> {
  const { context, game, locked, holder, requestId } = press;
  const { stored } = locked;
  const { undo: open } = stored.desk;
  if (open?.to === to) return answerLocked(press, { number: open.number, agrees: true, requestId });
  const match = summaryOf(stored);
  if (hasSilentOpponent(context, stored)) return refused({ refusal: 'cannot-ask-crowd', match });
  const inputs = await locked.inputs();
  const since = choicesIn(inputs).filter(({ before }) => before >= to);
  if (since[0]?.before !== to) return refused({ refusal: 'undo-overtaken', match });
  if (!(await matchAt(game, locked, inputs, to, context.log))) {
    return refused({ refusal: 'cannot-go-back', match });
  }
  const instead = closeRequest(context, stored, 'withdrawn');
  const request = newRequest(context, game, stored, holder, to, since);
  if (verdictOn(context, stored, request) === 'done') return goBack(press, holder, to, instead);
  stored.desk.undo = request;
  return {
    answer: { ok: true, outcome: 'asked', match: summaryOf(stored) },
    change: {
      match: stored,
      slots: [...instead, requestSlot(context, stored, request, 'asked')],
    },
  };
}

function newRequest(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  { userId }: SeatHolder,
  to: number,
  since: readonly MadeChoice[],
): NonNullable<StoredMatch['desk']['undo']> {
  const { desk } = stored;
  desk.undos += 1;
  const what = whatEverybodyRead(game, since, context.languages.usual);
  return { number: desk.undos, by: userId, to, what, agreed: [userId], refused: [] };
}

async function answerLocked(press: Press, { number, agrees }: UndoAnswer): Promise<Work> {
  const { context, locked, holder } = press;
  const { stored } = locked;
  const { userId } = holder;
  const request = stored.desk.undo;
  const match = summaryOf(stored);
  if (request?.number !== number) return refused({ refusal: 'no-such-undo', match });
  const answered = (slots: SlotChange[]): Work => ({
    answer: { ok: true, outcome: 'answered', match },
    change: { match: stored, slots },
  });
  if (!agrees && userId === request.by) {
    return answered(closeRequest(context, stored, 'withdrawn'));
  }
  const other = (userIds: string[]) => userIds.filter((one) => one !== userId);
  request.agreed = agrees ? [...other(request.agreed), userId] : other(request.agreed);
  request.refused = agrees ? other(request.refused) : [...other(request.refused), userId];
  switch (verdictOn(context, stored, request)) {
    case 'asked':
      return answered([requestSlot(context, stored, request, 'asked')]);
    case 'refused':
      return answered(closeRequest(context, stored, 'refused'));
    case 'done': {
      const by = stored.seats.find((seat) => seat.userId === request.by) ?? holder;
      return goBack(press, by, request.to, closeRequest(context, stored, 'done'));
    }
  }
}

/** @param by who has asked for it, which may have been earlier */
async function goBack(
  { context, game, locked, holder, requestId }: Press,
  by: SeatHolder,
  to: number,
  slots: SlotChange[] = [],
): Promise<Work> {
  const { stored } = locked;
  const closed = [...slots, ...closeRequest(context, stored, 'overtaken')];
  const wanted: TakeBack = { to, by, looking: holder.seat, requestId };
  const change = await takeBack(context, game, locked, await locked.inputs(), wanted);
  if (!change) return refused({ refusal: 'cannot-go-back', match: summaryOf(stored) });
  return {
    answer: { ok: true, outcome: 'undone', match: summaryOf(stored) },
    change: withSlots(change, closed),
  };
}

const withSlots = (change: MatchChange, slots: SlotChange[]): MatchChange => ({
  ...change,
  slots: [...slots, ...(change.slots ?? [])],
});

type UndoRefusal =
  | 'nothing-to-undo'
  | 'undo-overtaken'
  | 'undo-needs-asking'
  | 'no-such-undo'
  | 'cannot-ask-crowd'
  | 'cannot-go-back';

const refused = (refusal: { refusal: UndoRefusal; match: MatchSummary }): Work => ({
  answer: refuse(refusal),
  change: null,
});
