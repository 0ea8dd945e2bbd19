import type { TableContext } from '../context.ts';
import { type Desk, roundSlot } from '../saved/desk.ts';
import type { SlotChange } from '../saved/store.ts';
import { tellChapters } from './chapters.ts';
import { tellPrompts, tellTurn } from './questions.ts';
import type { Told } from './told.ts';

/**
 * Works out which public messages a change asks for, in the order in which new ones belong in the
 * thread, and notes them on the desk. A chapter that is over belongs above a new round's message.
 */
export function tell(context: TableContext, desk: Desk, told: Told): SlotChange[] {
  noteWhenAsked(desk, told);
  const round = tellRound(context, desk, told);
  const chapters = tellChapters(context, desk, told);
  const current = chapters.filter(({ chapter }) => chapter === told.match.chapter.id);
  const earlier = chapters.filter(({ chapter }) => chapter !== told.match.chapter.id);
  return [
    ...earlier.map(({ change }) => change),
    ...round,
    ...current.map(({ change }) => change),
    ...tellTurn(context, desk, told),
    ...tellPrompts(context, desk, told),
    ...(told.ended ? [endingSlot(told.now)] : []),
  ];
}

function noteWhenAsked(desk: Desk, { match, now }: Told): void {
  const asked: Desk['asked'] = {};
  for (const { id } of match.open) asked[id] = desk.asked[id] ?? now.toISOString();
  desk.asked = asked;
}

const endingSlot = (now: Date): SlotChange => ({
  slot: { kind: 'ending', key: 'ending', data: {} },
  dueAt: now,
});

function tellRound({ pace }: TableContext, desk: Desk, told: Told): SlotChange[] {
  const { game, match, now } = told;
  const round = game.presentation.round(game.rules.view(match, 'table'));
  const before = desk.round;
  desk.round = round;
  const later = new Date(now.getTime() + pace.edits);
  const current: SlotChange = {
    slot: boardSlot(round, told.ended),
    dueAt: before === round ? later : now,
  };
  if (before === null || before === round) return [current];
  return [{ slot: boardSlot(before, true), dueAt: now, last: true }, current];
}

const boardSlot = (round: number, closed: boolean) =>
  ({ kind: 'round', key: roundSlot(round), data: { round, closed } }) as const;
