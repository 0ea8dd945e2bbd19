import type { RoundSeen } from '../../../kernel/animation.ts';
import type { Message, SeatId } from '../../../kernel/decision.ts';
import type { GameEvent } from '../../../kernel/event.ts';
import type { Membership } from '../../match/people/crowd.ts';
import type { Refused } from '../../match/refusal.ts';
import type { MatchSummary } from '../../match/saved/summary.ts';
import type { Difference } from './comparing.ts';
import type { MatchFile } from './match-file.ts';
import type { ReportFile } from './report-file.ts';

export interface LogEntry {
  /** The choice that led to it; 0 is the set-up. */
  input: number;
  at: Date;
  /** Whose choice that was; null for the set-up. */
  seat: SeatId | null;
  chapter: LogChapter;
  /** The match was taken back to before that choice. */
  undone: boolean;
  event: GameEvent;
}

/** A part of the story. */
export interface LogChapter {
  id: string;
  /** 0 for what comes before the first round. */
  round: number;
  /** Null if an earlier version did not save it. */
  title: Message | null;
}

/** A match from its set-up to where it is now, without what was taken back. */
export interface MatchRecord {
  match: MatchSummary;
  entries: LogEntry[];
  /** What everyone was told at the time, whatever is known by now. */
  told: GameEvent[];
  /** How many choices each seat has made. */
  choices: { [seat: SeatId]: number };
  /** How many choices were taken back. */
  undone: number;
  rounds: RecordedRound[];
  /** The game's view for `table` now; null when it can't be shown. */
  view: unknown;
}

export interface RecordedRound {
  round: number;
  /**
   * The game's view for `table` as the round began. Null if the rules were updated since, so that the match
   * can't be played again.
   */
  view: unknown;
}

export interface SeenRound {
  ok: true;
  match: MatchSummary;
  seen: RoundSeen | NotSeen;
}

/**
 * Why a round can't be shown.
 * - `rules-changed`: the rules were updated since, so that the match can't be played again
 * - `going-on`: it isn't over
 * - `never`: the match has no such round
 */
export type NotSeen = 'rules-changed' | 'going-on' | 'never';

export interface Verification {
  ok: true;
  match: MatchSummary;
  verified: Verified;
  /** How many choices were made again, and how many of their events came out just as they were told. */
  choices: number;
  events: number;
  /** Where it first differs; null while the match is played, and if only its end differs. */
  difference: Difference | null;
}

export interface Reported {
  ok: true;
  match: MatchSummary;
  file: ReportFile;
}

export interface Exported {
  ok: true;
  match: MatchSummary;
  file: MatchFile;
}

/** `content-changed`: the rules were updated while the match was played, so the choices mean other things now. */
export type Verified = 'same' | 'different' | 'content-changed';

/** What happened in a match: told, proved and handed out as a file. */
export interface Recording {
  /**
   * Everything that has happened as far as the user may know it, in order; what was undone is marked.
   * @param userId null: as far as everyone may know it
   */
  log(
    matchId: string,
    userId: string | null,
    membership?: Membership,
  ): Promise<{ ok: true; match: MatchSummary; entries: LogEntry[] } | Refused>;

  /**
   * What there is to tell about a match that has begun: while it is played, what everyone may know; once it is
   * over, everything. Takes a second for a long match, during which others are answered.
   */
  record(matchId: string): Promise<({ ok: true } & MatchRecord) | Refused>;
  /** A round that is over, choice by choice, as everyone saw it: never more than that, even once the match is over. */
  roundSeen(matchId: string, round: number): Promise<SeenRound | Refused>;
  /** Checks a match: do its seed and its choices reproduce everything that was told, and its current state? */
  verify(matchId: string): Promise<Verification | Refused>;
  /** A finished match as a file, including its seed, so that everyone can verify it. */
  exportMatch(matchId: string): Promise<Exported | Refused>;
  /** A match as far as this person may know it, for tracking down a fault, with what the person says about it. */
  report(matchId: string, userId: string, said: string): Promise<Reported | Refused>;
  /** Any match that has begun as a file like that, with every secret: for the bot's owner. */
  exportWithSecrets(matchId: string): Promise<Exported | Refused>;
}
