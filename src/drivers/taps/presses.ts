import type { SeatId } from '../../kernel/decision.ts';
import type { GameRules, GameStatistics } from '../../kernel/game.ts';
import type { Match } from '../../kernel/match.ts';
import type { Step } from '../players/ways.ts';

/** One press of somebody. */
export interface Press {
  seat: SeatId;
  /** The question that it is about. */
  prompt: string;
  /** What it does: `pick`, `menu`, `act`, … */
  verb: string;
  /** A menu is opened, then each entry is touched. */
  touches: number;
  /** Questions that it answers. */
  answers: number;
  /** Whether it is about walking, by itself or among other things. */
  moves: boolean;
  /** The turn that it belongs to and whose turn that is; null between turns. */
  turn: { name: string; seat: SeatId } | null;
  round: number;
}

export const touchesOf = ({ values }: Step): number => (values === null ? 1 : 1 + values.length);

/** Whose turn it is in a match, by the game's own account. */
export function turnIn(
  { onTurn, statistics }: GameRules & { statistics: GameStatistics },
  match: Match,
): { name: string; seat: SeatId } | null {
  const seat = match.outcome === null ? (onTurn?.(match) ?? null) : null;
  return seat === null ? null : { name: statistics.turn(match), seat };
}

/** The turn that a press belongs to: the current one, or the one that the press begins. */
export function turnOfPress(
  rules: GameRules & { statistics: GameStatistics },
  seat: SeatId,
  before: Match,
  after: Match,
): Press['turn'] {
  const running = turnIn(rules, before);
  if (running) return running;
  const begun = turnIn(rules, after);
  return begun?.seat === seat ? begun : null;
}
