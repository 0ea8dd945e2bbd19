import type { Strength } from '../kernel/companion.ts';
import type { SeatId } from '../kernel/decision.ts';
import type { GuideStep } from '../kernel/guide.ts';
import type { Administration } from './around/administering/administration.ts';
import type { LaidOutMatch, NewMatch, Rematch } from './around/beginning/wanted-match.ts';
import type { Campaigns } from './around/campaigns/campaigns.ts';
import type { Advised } from './around/companions/advising.ts';
import type { NeedsConfirm } from './around/ending/abandoning.ts';
import type { GuideQuestion } from './around/hinting/guiding.ts';
import type { Housekeeping } from './around/housekeeping/housekeeping.ts';
import type { Ordering } from './around/orders/orders.ts';
import type { Packs } from './around/packs/packs.ts';
import type { Privacy } from './around/privacy/privacy.ts';
import type { Recording } from './around/recording/recording.ts';
import type { Seats } from './around/seats/seats.ts';
import type { Opener } from './around/serving/opening.ts';
import type { Serving } from './around/serving/serving.ts';
import type { Statistics } from './around/statistics/statistics.ts';
import type { PaceChange } from './around/time/pace-change.ts';
import type { Chosen } from './deciding/choosing/choose.ts';
import type { Looking } from './deciding/looking/looking.ts';
import type { Undoing } from './deciding/undoing/undoing.ts';
import type { ChooseRequest } from './match/choice.ts';
import type { Role } from './match/people/crowd.ts';
import type { Refused } from './match/refusal.ts';
import type { Failure } from './match/saved/store.ts';
import type { Changed, MatchStatus, MatchSummary, Person } from './match/saved/summary.ts';
import type { NotificationSettings } from './telling/notifications/notifications.ts';

/**
 * People playing matches. Every method is one transaction; it answers a person's mistake, a match that can't go
 * on and an unreachable store with a refusal, and throws for none of these.
 */
export interface Table
  extends Administration,
    Seats,
    Looking,
    Ordering,
    Undoing,
    Recording,
    Serving,
    Packs,
    Statistics,
    Privacy,
    Campaigns,
    Housekeeping,
    NotificationSettings {
  /** Opens a lobby, unless the server's settings forbid it. */
  create(wanted: NewMatch): Promise<Changed | Refused>;
  /** Begins a match in the middle, from a position that its game has read. */
  beginScenario(wanted: LaidOutMatch): Promise<Changed | Refused>;
  /**
   * Opens a lobby like that of a finished match: with its options, its people in their seats and what they
   * played. If one is already waiting for its start, that is returned instead. A match of a campaign has none.
   */
  rematch(matchId: string, person: Person, opener?: Opener): Promise<Rematch | Refused>;
  /** Takes the next seat, with these characters if given. A user holds one seat at most. */
  join(matchId: string, person: Person, characters?: string[]): Promise<Changed | Refused>;
  /**
   * Gives the seat up, in the lobby. When the host leaves, the next person becomes host, unless only a crowd is
   * left; a lobby without people is abandoned, except that of a campaign, which waits for somebody.
   */
  leave(matchId: string, userId: string): Promise<Changed | Refused>;
  /** Replaces what the user's seat plays. */
  chooseCharacters(
    matchId: string,
    userId: string,
    characters: string[],
  ): Promise<Changed | Refused>;
  /** The host changes one of the lobby's options. */
  setOption(
    matchId: string,
    userId: string,
    option: string,
    value: string,
  ): Promise<Changed | Refused>;
  /** The host sets in which language everyone reads the match. */
  setLanguage(matchId: string, userId: string, locale: string): Promise<Changed | Refused>;
  /**
   * The host sets what suits a first game: options, characters for everyone who sits there, and companions for
   * missing players.
   */
  firstGame(matchId: string, userId: string): Promise<Changed | Refused>;
  /**
   * The host sets how fast the table is played, before it starts or while it runs. Open questions get their
   * full new time.
   */
  setPace(matchId: string, userId: string, change: PaceChange): Promise<Changed | Refused>;
  /** Anybody seated, or the host of a crowd, starts the match once nothing is missing. */
  start(matchId: string, userId: string): Promise<Changed | Refused>;
  /**
   * Ends a match before its time; a campaign continues with whatever its rules make of that, and the lobby of
   * its next match can only be closed together with it. The host may at once; others of a running match with
   * `confirmed`, which asks everyone: it ends when more than half of its people want it to.
   */
  abandon(
    matchId: string,
    userId: string,
    confirmed?: boolean,
  ): Promise<({ outcome: 'abandoned' | 'asked' } & Changed) | NeedsConfirm | Refused>;
  /** Withdraws a person's vote to end the match. */
  stay(matchId: string, userId: string): Promise<Changed | Refused>;

  /** The host gives the next seat of a lobby to a companion. */
  addCompanion(matchId: string, userId: string, strength: Strength): Promise<Changed | Refused>;
  /**
   * The host gives the next seat of a lobby to a crowd, whose choices are made by vote.
   * @param role whose members are the crowd; null for everyone in the thread
   */
  addCrowd(matchId: string, userId: string, role: Role | null): Promise<Changed | Refused>;
  /** The host sends a companion, or a crowd, out of a lobby. */
  removeCompanion(matchId: string, userId: string, seat: SeatId): Promise<Changed | Refused>;
  /** In a running match, the host or the seat's owner lets a companion play for a seat. */
  handOver(
    matchId: string,
    userId: string,
    seat: SeatId,
    strength: Strength,
  ): Promise<Changed | Refused>;
  /**
   * In a running match, a person leaves: a companion plays on until they take the seat back, or anybody else
   * takes it. If it was the host, the next person becomes host. The last person can't leave.
   */
  leaveToCompanion(matchId: string, userId: string): Promise<Changed | Refused>;
  /** A person who has left a seat to a companion takes it back. */
  takeBack(matchId: string, person: Person): Promise<Changed | Refused>;
  /** What a companion would do in the user's place, for their first open question. */
  advise(matchId: string, userId: string, strength: Strength): Promise<Advised | Refused>;

  /** Answers a question; if the group answers it together, with a ballot that can be changed. */
  choose(request: ChooseRequest): Promise<Chosen | Refused>;
  /**
   * Closes a vote with the existing ballots, whoever is missing: for people who have voted, once half have and
   * have waited long enough.
   * @param requestId identifies this request, as in `ChooseRequest`
   */
  closeVote(
    matchId: string,
    userId: string,
    decisionId: string,
    requestId: string,
  ): Promise<Chosen | Refused>;
  /**
   * Gives a standing answer before its question comes, by its name: one of the game's `beforehand`. What is
   * asked now is still the user's to answer.
   */
  giveBeforehand(matchId: string, userId: string, standing: string): Promise<Changed | Refused>;
  /** Takes a standing answer of the user's seat back, by its name; an unknown one does no harm. */
  revoke(matchId: string, userId: string, standing: string): Promise<Changed | Refused>;
  find(matchId: string): Promise<Changed | Refused>;
  /** The match that is, or was last, played in this thread. */
  findByThread(threadId: string): Promise<Changed | Refused>;
  /** Latest first, at most 25. */
  list(filter: {
    guildId?: string;
    userId?: string;
    statuses?: MatchStatus[];
  }): Promise<{ ok: true; matches: MatchSummary[] } | Refused>;

  /**
   * The first of these hints that the person has not read yet, which then counts as read: shown again
   * at the same place only. Null for none, and for people who want no hints.
   */
  hint(
    userId: string,
    concepts: readonly string[],
    place: string,
  ): Promise<{ ok: true; concept: string | null } | Refused>;
  /** The step of a game's guide to show a person, which counts as shown then; null for none. */
  guide(
    userId: string,
    question: GuideQuestion,
  ): Promise<{ ok: true; step: GuideStep | null } | Refused>;
  /** Ends a game's guide for a person; for one that has none in this match, before it begins. */
  skipGuide(userId: string, gameId: string, matchId: string): Promise<{ ok: true } | Refused>;
  /** Switches a person's hints and guides off, or on again from the beginning. */
  switchHints(userId: string, hints: 'on' | 'off'): Promise<{ ok: true } | Refused>;

  /**
   * Looks after what an update of the bot has changed: matches with other content are stamped anew or go back
   * to their last rest, broken ones that can be read again go on, and so do campaigns that are stuck. Call it
   * at start.
   */
  resumeAll(): Promise<void>;
  /**
   * Does what is due in a match by itself now: reminds missing players, gives the declared answer for the
   * absent, pauses a match that nobody touches. It goes by the current match, so a call too often, too late or
   * concurrent with another does no harm. `Store.due` says which matches need it.
   */
  wake(matchId: string): Promise<{ ok: true } | Refused>;
  /**
   * Publishes again what is open, for messages that have failed or that somebody has deleted, and retries at
   * once what waits after a failure: the obstacle may be gone.
   */
  repair(matchId: string): Promise<{ ok: true } | Refused>;
  /** Opens a new thread for the match, and posts there what is open. */
  reopenThread(matchId: string): Promise<{ ok: true } | Refused>;
  /** Why a message that is open, or is retried, could not be published last; null if all went well. */
  lastFailure(matchId: string): Promise<{ ok: true; failure: Failure | null } | Refused>;
  /**
   * Waits until what the match owes its thread now is published. False if that fails, or takes longer than this
   * many milliseconds.
   */
  published(matchId: string, milliseconds: number): Promise<boolean>;
  /** Brings one public message up to date, by its id; one that is not the match's does no harm. */
  mend(matchId: string, messageId: string): Promise<{ ok: true } | Refused>;
}
