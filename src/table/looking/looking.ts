import type { Decision, SeatId } from '../../kernel/decision.ts';
import type { Chapter, Viewer } from '../../kernel/event.ts';
import type { Standing } from '../../kernel/standing.ts';
import type { Membership } from '../crowd/membership.ts';
import type { Refused } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import type {
  Absent,
  MatchSnapshot,
  MatchSummary,
  SittingIn,
  Times,
  VoteShown,
  Waiting,
} from '../summary.ts';
import type { OwnMatch } from './mine.ts';

/** What one user may see of a match now. */
export interface Look {
  ok: true;
  match: MatchSummary;
  /** The user's seat, or that of the crowd that they are part of; null for an onlooker. */
  seat: SeatId | null;
  viewer: Viewer;
  /** The game's view for this viewer; null in the lobby. */
  view: unknown;
  /** The decisions that this user can answer, with all their options. */
  open: Decision[];
  /** The answers that the user's seat has given for good. */
  standing: Standing[];
  waiting: Waiting[];
  /** The votes on the open questions, as this user may know them. */
  votes: VoteShown[];
  chapter: Chapter | null;
  times: Times;
  /** The companions that play instead of somebody, or until anybody comes. */
  sitting: SittingIn[];
  /** Those who keep the others waiting. */
  absent: Absent[];
  /** The seat that a companion keeps for the user; null where there is none. */
  kept: SeatId | null;
  /** The revision before the user's latest choice, where that can be taken back at once. */
  undo: number | null;
}

/** Seeing how matches stand. */
export interface Looking {
  /** @param membership the groups that the user belongs to, by which they may be part of a crowd */
  look(matchId: string, userId: string, membership?: Membership): Promise<Look | Refused>;
  /**
   * The match as everybody sees it.
   * @param known the match as it was committed, which then is not read again
   */
  snapshot(matchId: string, known?: StoredMatch): Promise<({ ok: true } & MatchSnapshot) | Refused>;
  waitingFor(
    matchId: string,
  ): Promise<{ ok: true; match: MatchSummary; waiting: Waiting[] } | Refused>;
  /** All matches that somebody gathers for or plays, on all servers: those that wait for them first. */
  mine(userId: string): Promise<{ ok: true; matches: OwnMatch[] } | Refused>;
}
