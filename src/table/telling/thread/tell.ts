import type { TableContext } from '../../match/context.ts';
import { type Desk, roundSlot } from '../../match/saved/desk.ts';
import type { SlotChange } from '../../match/saved/store.ts';
import { noteTime } from '../../match/time/noting.ts';
import { tellCall } from './call.ts';
import type { Told } from './change-told.ts';
import { tellChapters } from './chapters.ts';
import { mayWait } from './may-wait.ts';

/**
 * Works out which public messages a change calls for, in the order in which new ones belong in the thread, and
 * notes them on the desk. A finished chapter belongs above a new round's message.
 */
export function tell(context: TableContext, desk: Desk, told: Told): SlotChange[] {
  noteTime(desk, told);
  forgetVotes(desk, told);
  const round = tellRound(context, desk, told);
  const chapters = tellChapters(context, desk, told);
  // What is told without a choice comes with a notice, or begins the thread.
  const unasked = told.settled === null && told.looking === undefined;
  const posts = unasked || round.length > 1 || chapters.some((one) => one.posts);
  const current = chapters.filter(({ chapter }) => chapter === told.match.chapter.id);
  const earlier = chapters.filter(({ chapter }) => chapter !== told.match.chapter.id);
  return [
    ...earlier.map(({ change }) => change),
    ...round,
    ...current.map(({ change }) => change),
    ...tellCall(context, desk, told, posts),
    ...(told.ended ? [endingSlot(told.now)] : []),
  ];
}

/** The result of a vote is told with the answer; a question that is withdrawn takes its votes along. */
function forgetVotes(desk: Desk, { match, ended }: Told): void {
  const open = ended ? [] : match.open;
  desk.votes = desk.votes.filter((vote) => open.some(({ id }) => id === vote.decision));
}

const endingSlot = (now: Date): SlotChange => ({
  slot: { kind: 'ending', key: 'ending', data: {} },
  dueAt: now,
});

/**
 * The board follows when somebody's turn ends or they pause: they have a picture of their own, the others read what
 * happens, and nobody looks at every step of a walk.
 */
function tellRound({ pace }: TableContext, desk: Desk, told: Told): SlotChange[] {
  const { game, match, now } = told;
  const round = game.presentation.round(game.rules.view(match, 'table'));
  const before = desk.round;
  desk.round = round;
  if (before === null) desk.firstRound = round;
  const slot = boardSlot(desk, round, told.ended);
  if (before === round) {
    const goesOn = !told.ended && mayWait(desk, told, match.open);
    const dueAt = new Date(now.getTime() + (goesOn ? pace.pause : pace.edits));
    return [{ slot, dueAt, quiet: true }];
  }
  const current: SlotChange = { slot, dueAt: now };
  if (before === null) return [current];
  return [{ slot: boardSlot(desk, before, true), dueAt: now, last: true, quiet: true }, current];
}

const boardSlot = ({ firstRound }: Desk, round: number, closed: boolean) => {
  const data = { round, closed, first: round === firstRound };
  return { kind: 'round', key: roundSlot(round), data } as const;
};
