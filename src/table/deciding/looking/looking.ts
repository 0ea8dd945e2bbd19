import type { Decision, SeatId } from '../../../kernel/decision.ts';
import type { Chapter, Viewer } from '../../../kernel/event.ts';
import type { Standing } from '../../../kernel/standing.ts';
import type { Membership } from '../../match/people/crowd.ts';
import type { Refused } from '../../match/refusal.ts';
import type { Desk } from '../../match/saved/desk.ts';
import type { StoppedOrders, StoppedPlan } from '../../match/saved/left-orders.ts';
import type { Asking } from '../../match/saved/match-settings.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type {
  Absent,
  MatchSnapshot,
  MatchSummary,
  SittingIn,
  Times,
  VoteShown,
  Waiting,
} from '../../match/saved/summary.ts';
import type { OrdersSeen } from '../../match/shown/orders.ts';
import type { OwnMatch } from './mine.ts';

/** What one user may see of a match now. */
export interface Look {
  ok: true;
  match: MatchSummary;
  /** The user's seat, or that of the crowd they are part of; null for an onlooker. */
  seat: SeatId | null;
  viewer: Viewer;
  /** The game's view for this viewer; null in the lobby. */
  view: unknown;
  /** The decisions that this user can answer, with all their options. */
  open: Decision[];
  /** The first of them belongs to the set-up. */
  isOpening: boolean;
  /**
   * What a companion would answer to the first of them, if it could play for the user until the next turn; else
   * null.
   */
  usual: { decision: string; options: string[] } | null;
  /** The standing answers of the user's seat. */
  standing: Standing[];
  /**
   * What the user is asked while they aren't looking, and whether they have said so; null without a seat. The
   * setting is offered when something was answered for them for the first time and they haven't said.
   */
  asking: { is: Asking; said: boolean; offered: boolean } | null;
  /** What was answered for the user since they were last here, oldest first. */
  answeredFor: AnsweredFor[];
  /** Whether it has been noted in the last minute that the user is looking at what they are asked. */
  isNoted: boolean;
  /** When their previous visit ended; null if this is their first, and without a seat. */
  visitBefore: Date | null;
  /** A companion plays the user's seat because their time was up. */
  asleep: boolean;
  /** What is ordered ahead: by the user's seat, and where all play together by the others'. */
  orders: OrdersSeen[];
  /** Whether the user can order something for a coming turn. */
  mayOrder: boolean;
  /** Why the orders of the user's seat were not carried out further; null if nothing has stopped them. */
  stopped: StoppedOrders | null;
  /** The same for the plan that the user's seat was carrying out: nobody else learns of it. */
  planStopped: StoppedPlan | null;
  waiting: Waiting[];
  /** The votes on the open questions, as this user may know them. */
  votes: VoteShown[];
  chapter: Chapter | null;
  times: Times;
  /** The companions that play instead of somebody, or until anybody comes. */
  sitting: SittingIn[];
  /** The players who keep the others waiting. */
  absent: Absent[];
  /** The seat that a companion keeps for the user; null if there is none. */
  kept: SeatId | null;
  /** The revision before what the user can take back at once; null if there is nothing. */
  undo: number | null;
  /** It was not their own choice, but answered for them. */
  undoesAnswer: boolean;
}

/** What was answered for somebody, and what was asked if the game has few words for it. */
export type AnsweredFor = Pick<Desk['answeredFor'][number], 'asked' | 'chosen'>;

/** Seeing the state of matches. */
export interface Looking {
  /** @param membership the groups that the user belongs to, through which they may be part of a crowd */
  look(matchId: string, userId: string, membership?: Membership): Promise<Look | Refused>;
  /** The same for the match that is played in a thread, the latest if there were several. */
  lookByThread(threadId: string, userId: string, membership?: Membership): Promise<Look | Refused>;
  /**
   * The match as everyone sees it.
   * @param known the match as committed, which then is not read again
   */
  snapshot(matchId: string, known?: StoredMatch): Promise<({ ok: true } & MatchSnapshot) | Refused>;
  waitingFor(
    matchId: string,
  ): Promise<{ ok: true; match: MatchSummary; waiting: Waiting[] } | Refused>;
  /** All matches that somebody gathers for or plays, on all servers: those that wait for them first. */
  mine(userId: string): Promise<{ ok: true; matches: OwnMatch[] } | Refused>;
}
