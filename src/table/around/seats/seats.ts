import type { Strength } from '../../../kernel/companion.ts';
import type { SeatId } from '../../../kernel/decision.ts';
import type { Membership } from '../../match/people/crowd.ts';
import type { Refused } from '../../match/refusal.ts';
import type { Asking } from '../../match/saved/match-settings.ts';
import type { MatchSummary, Person } from '../../match/saved/summary.ts';

/** The match with its seats as they are now. */
export interface SeatsChanged {
  ok: true;
  match: MatchSummary;
}

/** Who sits where while a match is played. */
export interface Seats {
  /**
   * Offers one's seat to another person, who has to agree (`answerOffer`). A later offer replaces an earlier
   * one. In a match in which everyone has secrets from each other, a person who has had another seat, or sees
   * one as part of a crowd, can't have it.
   * @returns when the other is asked if it is night for them; null for at once
   */
  offerSeat(
    matchId: string,
    userId: string,
    to: Person,
  ): Promise<(SeatsChanged & { asksAt: Date | null }) | Refused>;
  /**
   * Takes an offered seat or declines it; the person who made the offer withdraws it by declining it.
   * @param membership the groups that the person belongs to, through which they may be part of a crowd
   */
  answerOffer(
    matchId: string,
    person: Person,
    number: number,
    accepts: boolean,
    membership?: Membership,
  ): Promise<SeatsChanged | Refused>;
  /**
   * Takes a person's seat back from a companion, or takes an open one if they have none.
   * @param seat null for the only one that can be taken
   * @param membership as with `answerOffer`
   */
  takeSeat(
    matchId: string,
    person: Person,
    seat: SeatId | null,
    membership?: Membership,
  ): Promise<SeatsChanged | Refused>;
  /**
   * A companion plays for a seat until anybody takes it. Players open their own seats; the host also one that a
   * companion plays, unless its player comes back at a set time.
   * @param seat null for the person's own
   */
  openSeat(matchId: string, userId: string, seat: SeatId | null): Promise<SeatsChanged | Refused>;
  /**
   * Nobody else can take an open seat any more; its companion plays on, and the person it is kept for can come
   * back. The host closes any seat, everyone else the one that is kept for them.
   * @param seat null for all that the user can close
   */
  closeSeat(
    matchId: string,
    userId: string,
    seat: SeatId | null,
  ): Promise<(SeatsChanged & { closed: SeatId[] }) | Refused>;
  /**
   * A companion sits in for somebody, who automatically gets the seat back at a given time, at most
   * `LONGEST_ABSENCE` days from now. Taking the seat back ends it, and so does answering a question.
   * @param absence `until` says when, from the current time
   */
  goAway(
    matchId: string,
    userId: string,
    absence: { until: (now: Date) => Date; strength?: Strength | undefined },
  ): Promise<SeatsChanged | Refused>;
  /**
   * Notes that somebody looks at what they are asked, so they are present; if their seat sleeps, they get it
   * back.
   */
  comeToLook(matchId: string, person: Person): Promise<SeatsChanged | Refused>;
  /**
   * Says what somebody with a seat wants to be asked while they aren't looking; a companion answers the rest.
   * @param asking null for the table's setting
   */
  sayWhatToBeAsked(
    matchId: string,
    userId: string,
    asking: Asking | null,
  ): Promise<SeatsChanged | Refused>;
  /**
   * Votes for a companion to play for an absent player, or withdraws that vote. It does when more than half of
   * the other people want it; of two others both must, and a single one decides alone.
   */
  replaceAbsent(
    matchId: string,
    userId: string,
    seat: SeatId,
    wants: boolean,
  ): Promise<SeatsChanged | Refused>;
}
