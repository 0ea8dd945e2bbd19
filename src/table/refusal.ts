import type { Decision } from '../kernel/decision.ts';
import type { MatchSummary, PublicDecision, Settled, Waiting } from './summary.ts';

/** What a lobby still lacks, or has too much of, before the match can start. */
export type Missing =
  | { missing: 'seats'; have: number; need: number }
  | { missing: 'fewer-seats'; have: number; need: number }
  | { missing: 'characters'; seat: string; name: string; have: number; need: number }
  | { missing: 'fewer-characters'; seat: string; name: string; have: number; need: number }
  | { missing: 'characters-in-all'; have: number; need: number }
  | { missing: 'fewer-characters-in-all'; have: number; need: number };

/** Everything that can be wrong with a request, with what a helpful reply needs. */
export type Refusal =
  | { refusal: 'store-unavailable' }
  | { refusal: 'no-such-match' }
  | { refusal: 'no-such-game'; gameId: string }
  | { refusal: 'not-seated'; match: MatchSummary }
  | { refusal: 'not-host'; match: MatchSummary }
  | { refusal: 'not-started'; match: MatchSummary }
  | { refusal: 'already-started'; match: MatchSummary }
  | { refusal: 'already-seated'; match: MatchSummary }
  | { refusal: 'match-over'; match: MatchSummary }
  | { refusal: 'broken'; match: MatchSummary }
  /** The lobby: every seat is taken. */
  | { refusal: 'seats-full'; match: MatchSummary; max: number }
  | { refusal: 'no-such-character'; match: MatchSummary; character: string }
  | { refusal: 'character-taken'; match: MatchSummary; character: string; by: string }
  /** More characters than one seat, or than the whole match, may have. */
  | { refusal: 'too-many-characters'; match: MatchSummary; max: number; of: 'seat' | 'match' }
  | { refusal: 'no-such-setting'; match: MatchSummary | null; option: string; value: string }
  /** Companions can't play this game yet. */
  | { refusal: 'no-companions'; match: MatchSummary }
  /** Nothing is recommended for a first game. */
  | { refusal: 'no-first-game'; match: MatchSummary }
  /** No other person would be left in this match. */
  | { refusal: 'last-person'; match: MatchSummary }
  /** There is no companion, or no seat, of that description. */
  | { refusal: 'no-such-companion'; match: MatchSummary }
  /** Nothing is asked of this seat, so there is nothing to advise on. */
  | { refusal: 'nothing-asked'; match: MatchSummary; waiting: Waiting[] }
  | { refusal: 'not-ready'; match: MatchSummary; missing: Missing[] }
  /** The question is closed. `open` is what this user can answer now. */
  | {
      refusal: 'stale';
      match: MatchSummary;
      settled: Settled | null;
      open: Decision[];
      waiting: Waiting[];
    }
  | { refusal: 'not-yours'; match: MatchSummary; decision: PublicDecision; waiting: Waiting[] }
  | { refusal: 'no-such-option'; match: MatchSummary; decision: Decision }
  /** The rules failed; nothing was saved and the same question is still open. */
  | { refusal: 'rules-fault'; match: MatchSummary };

export type RefusalName = Refusal['refusal'];

export type Refused = { ok: false } & Refusal;

/** Shorthand for returning a refusal. */
export const refuse = (refusal: Refusal): Refused => ({ ok: false, ...refusal });
