import type { Refused } from '../../match/refusal.ts';
import type { MatchSummary, Person, Waiting } from '../../match/saved/summary.ts';
import type { MatchFile } from '../recording/match-file.ts';

/** Somebody who may manage a server, as the chat service says. */
export interface Administrator extends Person {
  guildId: string;
}

/** Something has been done about a match, which is like this now. */
export interface Administered {
  ok: true;
  match: MatchSummary;
}

/** A match goes on in another channel. */
export interface Moved extends Administered {
  /** The thread that it has left; null where it had none yet. */
  before: string | null;
}

/** A question as shown for finding a fault. */
export interface InspectedQuestion {
  id: string;
  key: string;
  seats: string[];
  /** Ids of its options; null where an administrator who plays may not know them. */
  options: string[] | null;
}

/** How a match stands inside. */
export interface Inspected {
  ok: true;
  match: MatchSummary;
  /** The administrator plays in it, or may take a seat back: then nothing hidden is in here. */
  plays: boolean;
  /** What is hidden from the players has been shown, so that the administrator takes no seat in it any more. */
  insider: boolean;
  waiting: Waiting[];
  questions: InspectedQuestion[];
  /** What is being resolved, innermost last; null for an administrator who plays. */
  resolving: string[] | null;
  /** How many choices a rewind would take back; null when there is nothing to go back to. */
  rewinds: number | null;
}

/**
 * What server managers can do about its matches, whoever plays in them. A match of another
 * server is as if it were not there. All but looking is told in the match's thread.
 */
export interface Administration {
  /** Who is shown what players hide from each other is noted, and takes no seat of the match from then on. */
  inspect(matchId: string, by: Administrator): Promise<Inspected | Refused>;
  /** Goes back to the last rest: for a match that is stuck in the middle of something. */
  rewind(
    matchId: string,
    by: Administrator,
  ): Promise<({ undone: number } & Administered) | Refused>;
  /** Ends any match that has not ended; the lobby of a campaign's next match with the whole campaign. */
  endMatch(matchId: string, by: Administrator): Promise<Administered | Refused>;
  /** The whole match with every secret; of one that is played only for who does not play in it, nor will. */
  exportForAdministrator(
    matchId: string,
    by: Administrator,
  ): Promise<({ file: MatchFile } & Administered) | Refused>;
  /**
   * Makes a new match, in a thread of this channel, of a file that `exportMatch` or
   * `exportForAdministrator` gave. It is played again first, and must come to just what the file says.
   * Companions hold its seats, which are open, and wait until somebody sits down; the person importing it hosts
   * it, and may play though the file tells them everything: the thread says who it was.
   * @param bytes the file as it is, packed by gzip or not
   */
  importMatch(
    bytes: Uint8Array,
    channelId: string,
    by: Administrator,
  ): Promise<Administered | Refused>;
  /** Lets a match that is played go on in a new thread of another channel of its server. */
  moveMatch(matchId: string, by: Administrator, channelId: string): Promise<Moved | Refused>;
  /** Makes another person of the match its host. */
  transferHost(matchId: string, by: Administrator, userId: string): Promise<Administered | Refused>;
}
