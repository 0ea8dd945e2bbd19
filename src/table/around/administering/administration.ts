import type { Refused } from '../../match/refusal.ts';
import type { MatchSummary, Person, Waiting } from '../../match/saved/summary.ts';
import type { MatchFile } from '../recording/match-file.ts';

/** Somebody who may manage a server, according to the chat service. */
export interface Administrator extends Person {
  guildId: string;
}

/** Something has been done about a match, which now looks like this. */
export interface Administered {
  ok: true;
  match: MatchSummary;
}

/** A match goes on in another channel. */
export interface Moved extends Administered {
  /** The thread that it has left; null if it had none yet. */
  before: string | null;
}

/** A question as shown for tracking down a fault. */
export interface InspectedQuestion {
  id: string;
  key: string;
  seats: string[];
  /** Ids of its options; null where an administrator who plays may not know them. */
  options: string[] | null;
}

/** A match from the inside. */
export interface Inspected {
  ok: true;
  match: MatchSummary;
  /** The administrator plays in it, or may take a seat back: then nothing hidden is included. */
  plays: boolean;
  /** The administrator has seen what is hidden from the players, and can't take a seat in it any more. */
  insider: boolean;
  waiting: Waiting[];
  questions: InspectedQuestion[];
  /** What is being resolved, innermost last; null for an administrator who plays. */
  resolving: string[] | null;
  /** How many choices a rewind would take back; null if there is nothing to go back to. */
  rewinds: number | null;
}

/**
 * What server managers can do about its matches, whether or not they play in them. A match of another server
 * looks as if it didn't exist. Everything except looking is told in the match's thread.
 */
export interface Administration {
  /**
   * Anyone who is shown what players hide from each other is noted, and can't take a seat in the match
   * afterwards.
   */
  inspect(matchId: string, by: Administrator): Promise<Inspected | Refused>;
  /** Goes back to the last rest: for a match that is stuck in the middle of something. */
  rewind(
    matchId: string,
    by: Administrator,
  ): Promise<({ undone: number } & Administered) | Refused>;
  /** Ends any match that has not ended; if it is the lobby of a campaign's next match, the whole campaign too. */
  endMatch(matchId: string, by: Administrator): Promise<Administered | Refused>;
  /** The whole match with every secret; while it is played, only for people who don't play in it and never will. */
  exportForAdministrator(
    matchId: string,
    by: Administrator,
  ): Promise<({ file: MatchFile } & Administered) | Refused>;
  /**
   * Makes a new match in a thread of this channel, from a file that `exportMatch` or `exportForAdministrator`
   * gave. It is played again first, and must match the file exactly. Companions hold its seats, which are open,
   * and wait until somebody sits down; the person importing it hosts it, and may play even though the file
   * tells them everything: the thread says who it was.
   * @param bytes the file as is, gzipped or not
   */
  importMatch(
    bytes: Uint8Array,
    channelId: string,
    by: Administrator,
  ): Promise<Administered | Refused>;
  /** Continues a match in play in a new thread of another channel of its server. */
  moveMatch(matchId: string, by: Administrator, channelId: string): Promise<Moved | Refused>;
  /** Makes another person of the match its host. */
  transferHost(matchId: string, by: Administrator, userId: string): Promise<Administered | Refused>;
}
