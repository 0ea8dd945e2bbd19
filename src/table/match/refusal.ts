import type { Decision } from '../../kernel/decision.ts';
import type { CampaignSummary } from './campaign-summary.ts';
import type { ImportProblem } from './import-problem.ts';
import type { ServerSettingName } from './saved/server-settings.ts';
import type {
  MatchSummary,
  Person,
  PublicDecision,
  SeatHolder,
  Settled,
  VoteShown,
  Waiting,
} from './saved/summary.ts';

/** What a lobby still lacks, or has too much of, before the match can start. */
export type Missing =
  | { missing: 'seats'; have: number; need: number }
  | { missing: 'fewer-seats'; have: number; need: number }
  | { missing: 'characters'; seat: string; name: string; have: number; need: number }
  | { missing: 'fewer-characters'; seat: string; name: string; have: number; need: number }
  | { missing: 'characters-in-all'; have: number; need: number }
  | { missing: 'fewer-characters-in-all'; have: number; need: number };

/** They have a seat already, know the hand of another or may look at it in a crowd, or have looked inside. */
export type WhyNotSit = 'seated' | 'knows-another' | 'insider';

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
  /** Everything may be told only about a match that is over. */
  | { refusal: 'still-playing'; match: MatchSummary }
  | { refusal: 'broken'; match: MatchSummary }
  /** The lobby: every seat is taken. */
  | { refusal: 'seats-full'; match: MatchSummary; max: number }
  | { refusal: 'no-such-character'; match: MatchSummary; character: string }
  | { refusal: 'character-taken'; match: MatchSummary; character: string; by: string }
  /** More characters than one seat, or than the whole match, may have. */
  | { refusal: 'too-many-characters'; match: MatchSummary; max: number; of: 'seat' | 'match' }
  | { refusal: 'no-such-setting'; match: MatchSummary | null; option: string; value: string }
  /** The server's settings name other channels, other roles, or have no room for one more match. */
  | { refusal: 'not-in-this-channel'; channels: readonly string[] }
  | { refusal: 'may-not-open'; starters: readonly string[] }
  | { refusal: 'too-many-matches'; most: number }
  | { refusal: 'no-such-campaign' }
  /** This game has no campaigns. */
  | { refusal: 'no-campaigns'; gameId: string }
  /** This is only played between the matches of a campaign. */
  | { refusal: 'only-in-campaign'; gameId: string }
  /** The match's campaign has fixed this option. */
  | { refusal: 'settled-by-campaign'; match: MatchSummary; option: string }
  /** No rematch of this match: its campaign continues with `current`, or has ended. */
  | { refusal: 'campaign-goes-on'; match: MatchSummary; current: MatchSummary | null }
  /** The lobby of a campaign's next match can't be closed without ending the campaign. */
  | { refusal: 'lobby-of-campaign'; match: MatchSummary }
  | { refusal: 'campaign-over'; campaign: CampaignSummary }
  /** A file can't become a match. */
  | { refusal: 'cannot-import'; because: ImportProblem }
  /** The match is at its last rest already. */
  | { refusal: 'nothing-to-rewind'; match: MatchSummary }
  /** The match is held in that channel already. */
  | { refusal: 'is-there'; match: MatchSummary }
  /** People who play in a match may not have its secrets. */
  | { refusal: 'plays-here'; match: MatchSummary }
  /** Only a person who sits there can do that. */
  | { refusal: 'no-player'; match: MatchSummary }
  | { refusal: 'no-such-server-setting'; setting: ServerSettingName }
  /** Too little or too much time for a question, too many quiet hours, or an unknown time zone. */
  | { refusal: 'wrong-pace'; match: MatchSummary }
  /** Companions can't play this game yet. */
  | { refusal: 'no-companions'; match: MatchSummary }
  /** Nothing is recommended for a first game. */
  | { refusal: 'no-first-game'; match: MatchSummary }
  /** A match has one crowd at most. */
  | { refusal: 'one-crowd'; match: MatchSummary }
  /** No other person would be left in this match. */
  | { refusal: 'last-person'; match: MatchSummary }
  /** There is no companion, or no seat, of that description. */
  | { refusal: 'no-such-companion'; match: MatchSummary }
  /** This person can't have that seat. */
  | { refusal: 'cannot-sit'; match: MatchSummary; person: Person; why: WhyNotSit }
  /** Nobody offers that seat any more. */
  | { refusal: 'no-such-offer'; match: MatchSummary }
  /** The seat is offered to somebody else. */
  | { refusal: 'not-offered'; match: MatchSummary; to: Person }
  /** No seat can be taken. */
  | { refusal: 'no-open-seat'; match: MatchSummary }
  /** Several seats can be taken: which? */
  | { refusal: 'which-seat'; match: MatchSummary; seats: SeatHolder[] }
  /** A seat can only be opened by its owner, or, if a companion plays it until somebody comes, by the host. */
  | { refusal: 'not-yours-to-open'; match: MatchSummary }
  /** No seat is open, or not the one named. */
  | { refusal: 'no-seat-to-close'; match: MatchSummary }
  /** The open seat is somebody else's to close. */
  | { refusal: 'not-yours-to-close'; match: MatchSummary }
  /** An absence ends in the past, or too far ahead. */
  | { refusal: 'wrong-absence'; match: MatchSummary; most: number }
  /** Nobody has waited for this seat long enough for the others to give it to a companion. */
  | { refusal: 'not-absent'; match: MatchSummary }
  /** It is this seat's move: it acts, and orders nothing ahead. */
  | { refusal: 'own-move'; match: MatchSummary }
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
  /** Nothing has been chosen that could be taken back. */
  | { refusal: 'nothing-to-undo'; match: MatchSummary }
  /** What was to be taken back is no longer the latest, or has been taken back. */
  | { refusal: 'undo-overtaken'; match: MatchSummary }
  /** It can't be taken back without asking the others. */
  | { refusal: 'undo-needs-asking'; match: MatchSummary }
  /** Nobody is asking to take anything back any more. */
  | { refusal: 'no-such-undo'; match: MatchSummary }
  /** A crowd plays against the others, and nobody can agree on behalf of all of it. */
  | { refusal: 'cannot-ask-crowd'; match: MatchSummary }
  /** The rules were updated since: the match can't be replayed to that point. */
  | { refusal: 'cannot-go-back'; match: MatchSummary }
  /** A vote can't be closed yet: others are missing, and it is too early, or less than half have voted. */
  | { refusal: 'vote-open'; match: MatchSummary; vote: VoteShown }
  /** The rules failed; nothing was saved and the same question is still open. */
  | { refusal: 'rules-fault'; match: MatchSummary };

export type RefusalName = Refusal['refusal'];

export type Refused = { ok: false } & Refusal;

/** Shorthand for returning a refusal. */
export const refuse = (refusal: Refusal): Refused => ({ ok: false, ...refusal });
