import type { Decision, SeatId } from '../kernel/decision.ts';
import { answer } from '../kernel/engine.ts';
import { copyOf } from '../kernel/json.ts';
import type { Match } from '../kernel/match.ts';
import type { Ranked } from './advice.ts';
import { placeOf, turnedUp } from './held-plan.ts';
import type { FarsightedGame } from './playing-ahead.ts';

/** Answers that are tried in vain before giving up: those further down are hardly ever the best. */
const MOST = 8;

/** Where a seat is asked, and where it has been before without having done anything since but move. */
export interface Underway {
  /** A fork that the seat may look into; it stays unchanged. */
  fork: Match;
  seat: SeatId;
  decision: Decision;
  been: readonly string[];
}

/** The answers except those that take back the way that a seat has just come; all if there are no others. */
export function withoutWaysBack(
  rules: FarsightedGame,
  underway: Underway,
  answers: readonly Ranked[],
): Ranked[] {
  if (underway.been.length === 0) return [...answers];
  const onward = answers.slice(0, MOST).filter((one) => !goesBack(rules, underway, one));
  const left = [...onward, ...answers.slice(MOST)];
  return left.length > 0 ? left : [...answers];
}

function goesBack(
  rules: FarsightedGame,
  { fork, seat, decision, been }: Underway,
  { options }: Ranked,
): boolean {
  const after = copyOf(fork);
  const given = answer(rules.procedures, after, { seat, decision: decision.id, options });
  return given.accepted && been.includes(placeOf(rules, after, seat));
}

/**
 * Follows a turn that is played ahead: given each of its questions in order, it leaves out what would take back
 * the way that the seat has come in it.
 */
export function wayFrom(
  rules: FarsightedGame,
  seat: SeatId,
  before: readonly string[],
): (fork: Match, decision: Decision) => (answers: readonly Ranked[]) => Ranked[] {
  let been = before;
  let last: { at: string; asOf: string } | null = null;
  return (fork, decision) => {
    if (!decision.rest) return (answers) => [...answers];
    const now = { at: placeOf(rules, fork, seat), asOf: turnedUp(rules, fork, seat) };
    if (last) been = last.asOf === now.asOf && last.at !== now.at ? [...been, last.at] : [];
    last = now;
    return (answers) => withoutWaysBack(rules, { fork, seat, decision, been }, answers);
  };
}
