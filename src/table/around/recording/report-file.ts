import type { Decision } from '../../../kernel/decision.ts';
import type { Viewer } from '../../../kernel/event.ts';
import type { Outcome } from '../../../kernel/match.ts';
import type { PublishProblem } from '../../match/saved/publish-problems.ts';
import type { MatchStatus, PublicDecision, SeatHolder } from '../../match/saved/summary.ts';

export const REPORT_FORMAT = 'threadbound-report';
export const REPORT_VERSION = 1;

/** A match as far as one person may know it, with what that person says is wrong. Times are ISO 8601. */
export interface ReportFile {
  format: typeof REPORT_FORMAT;
  version: typeof REPORT_VERSION;
  said: string;
  at: string;
  /** Whose view everything in it is. */
  viewer: Viewer;
  match: {
    id: string;
    game: string;
    status: MatchStatus;
    version: number;
    revision: number;
    options: { [option: string]: string };
    seats: Omit<SeatHolder, 'userId'>[];
    startedAt: string | null;
    changedAt: string;
    endedAt: string | null;
    outcome: Outcome | null;
    seedHash: string | null;
  };
  /** The stamps of the rules that it is played with and of those installed, and the platform. */
  rules: { content: string | null; installed: string | null; changed: boolean; node: string };
  /** Why a message could not be published most recently. */
  failure: { problem: PublishProblem; at: string } | null;
  /** The game's view for the viewer; null when the rules can't show it, which may be what is wrong. */
  view: unknown;
  /** What the viewer's seat is asked, with its options. */
  asked: Decision[];
  /** What everyone may know of all open questions. */
  open: PublicDecision[];
  /** The latest entries of what has happened, as far as the viewer may know it. */
  log: unknown[];
}
