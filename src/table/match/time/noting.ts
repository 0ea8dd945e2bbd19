import type { SeatId } from '../../../kernel/decision.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { Desk } from '../saved/desk.ts';
import { isBeforeTime, type Settled } from '../saved/summary.ts';
import { askedAnew, notePassedBy } from './passed-by.ts';
import { visitBefore } from './patience.ts';
import { noteStakes } from './stakes.ts';

/** A person has done something in the match: it is not idle, and resumes if it was paused, with full time for all. */
export function touch(desk: Desk, now: Date): void {
  desk.touched = now.toISOString();
  if (desk.paused === null) return;
  desk.paused = null;
  desk.away = {};
  restartClocks(desk, now);
}

/** Somebody shows a sign of presence; after a break, it begins a new visit. Call it before noting the sign itself. */
export function noteVisit(desk: Desk, seat: SeatId, now: Date): void {
  const before = visitBefore({ desk }, seat, now);
  if (before) desk.visitBefore[seat] = before.toISOString();
}

/** Somebody has voted: that moves nothing on yet, but they are there, and need not be notified of it. */
export function noteActed(desk: Desk, seat: SeatId, now: Date): void {
  touch(desk, now);
  noteVisit(desk, seat, now);
  desk.acted[seat] = now.toISOString();
  delete desk.away[seat];
  delete desk.later[seat];
}

/**
 * A companion answers whatever else a seat is asked before the next turn.
 * @param by its person, or time: they have not come for a question like that
 */
export function noteFilledIn(desk: Desk, seat: SeatId, by: 'person' | 'time'): void {
  const seats = by === 'person' ? desk.filledIn : desk.missed;
  if (!seats.includes(seat)) seats.push(seat);
}

/** All open questions get their full time again. */
export function restartClocks(desk: Desk, now: Date): void {
  for (const id of Object.keys(desk.asked)) desk.asked[id] = now.toISOString();
  desk.reminded = {};
  desk.passedBy = {};
}

/** A change of a match, and the answer that led to it, if there is one. */
interface Changed {
  game: Game;
  match: Match;
  settled: Settled | null;
  now: Date;
}

/** Notes what a change means for people's time: what is asked since when, and who is there. */
export function noteTime(desk: Desk, { game, match, settled, now }: Changed): void {
  const byPerson = settled && !settled.standIn && !(settled.seat in desk.companions);
  if (byPerson || desk.touched === null) touch(desk, now);
  const asked: Desk['asked'] = {};
  const reminded: Desk['reminded'] = {};
  if (settled) notePassedBy(desk, settled, now);
  for (const decision of match.open) {
    const { id } = decision;
    const since = desk.asked[id];
    const known: ReturnType<typeof askedAnew> =
      since === undefined ? askedAnew(desk, decision, now) : { asked: since };
    asked[id] = known.asked;
    const before = desk.reminded[id] ?? known.reminded;
    if (before) reminded[id] = before;
  }
  Object.assign(desk, { asked, reminded });
  if (match.open.some(({ rest }) => rest)) Object.assign(desk, { filledIn: [], missed: [] });
  noteStakes(desk, game, match, now, byPerson ? settled.seat : null);
  if (settled) noteWhoIsThere(desk, settled);
}

function noteWhoIsThere(desk: Desk, { seat, standIn, decision }: Settled) {
  // That somebody need not be asked says nothing about whether they are there.
  if (isBeforeTime(standIn)) return;
  if (!standIn) delete desk.away[seat];
  else if (decision.seats.length === 1) desk.away[seat] = (desk.away[seat] ?? 0) + 1;
}
