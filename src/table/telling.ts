import type { Happening } from '../kernel/event.ts';
import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { TableContext } from './context.ts';
import type { Desk } from './desk.ts';
import type { SlotChange } from './store.ts';
import type { Settled } from './summary.ts';
import { tellChapters } from './telling-chapters.ts';
import { tellPrompts, tellTurn } from './telling-questions.ts';

/** A change of a match that people are to be told. */
export interface Told {
  game: Game;
  /** The match after the change. */
  match: Match;
  happenings: Happening[];
  /** The answer that led to it; null for the set-up and for a return. */
  settled: Settled | null;
  /** The match is over or has been ended: nothing is asked any more. */
  ended: boolean;
  now: Date;
}

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
    slot: roundSlot(round, told.ended),
    dueAt: before === round ? later : now,
  };
  if (before === null || before === round) return [current];
  return [{ slot: roundSlot(before, true), dueAt: now, last: true }, current];
}

const roundSlot = (round: number, closed: boolean) =>
  ({ kind: 'round', key: `round:${round}`, data: { round, closed } }) as const;
