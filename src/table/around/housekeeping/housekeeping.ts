import type { Refused } from '../../match/refusal.ts';

/** What has been tidied away. */
export interface Tidied {
  /** Servers that the bot left long ago, with all their matches. */
  servers: number;
  /** Lobbies in which nothing has happened for a long time: closed. */
  lobbies: number;
  /** Campaigns whose next match nobody has begun for a very long time: ended. */
  campaigns: number;
  /** Matches that never began, closed long ago: deleted. */
  neverBegun: number;
  /** Notes on people who have not been seen for a long time. */
  people: number;
  /** Notifications that no longer count. */
  notifications: number;
  /** Packs that no server offers any more, and no match was opened with. */
  packs: number;
}

/** Keeps no more than is needed, and for no longer. docs/privacy.md says how long. */
export interface Housekeeping {
  /** The bot was removed from a server: the server's data is kept for a while, because the bot may come back. */
  leftServer(guildId: string): Promise<{ ok: true } | Refused>;
  /** The bot is on a server, perhaps again. */
  joinedServer(guildId: string): Promise<{ ok: true } | Refused>;
  /**
   * The bot has connected, and is on these servers.
   * @param isOurs whether a server would be among them if the bot were on it: several processes may share
   * the servers
   */
  onServers(
    guildIds: readonly string[],
    isOurs: (guildId: string) => boolean,
  ): Promise<{ ok: true } | Refused>;
  /**
   * Tidies away what has had its time. Call it once a day; more often does no harm. Nothing is tidied away if
   * the clock has been set ahead since the last time.
   */
  housekeep(): Promise<({ ok: true } & Tidied) | Refused>;
}

const DAY = 24 * 60 * 60 * 1000;

/** How long things are kept, in milliseconds. */
export const KEPT = {
  /** What belongs to a server that the bot has left. */
  leftServer: 30 * DAY,
  /** A lobby in which nothing happens, until it is closed. */
  lobby: 30 * DAY,
  /** A campaign whose next match nobody begins, until it is ended. */
  campaign: 365 * DAY,
  /** A match that never began, after it was closed. */
  neverBegun: 30 * DAY,
  /** Notes on a person who has no match, since they were made. */
  person: 365 * DAY,
  /** The fact that somebody was notified: as long as it counts towards their limit. */
  notification: DAY,
  /** A pack that nothing names, since it came. */
  pack: DAY,
} as const;
