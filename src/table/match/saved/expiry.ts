/** Which servers the bot is on, and what was kept of those that it has left. */
export interface ServerPresence {
  /** All servers of which anything is kept. */
  known(): Promise<string[]>;
  /** The bot is no longer on these servers; those that it is known to have left keep the time of that. */
  left(guildIds: readonly string[], at: Date): Promise<void>;
  /** The bot is on these servers. */
  present(guildIds: readonly string[]): Promise<void>;
  /** Deletes everything of servers left before a time. @returns how many servers */
  forgetLeft(before: Date): Promise<number>;
}

/** What has had its time. */
export interface Expiry {
  /** Lobbies that have not changed since; those of campaigns are not among them. */
  idleLobbies(before: Date, limit: number): Promise<string[]>;
  /** Lobbies of running campaigns that have not changed since. */
  idleCampaigns(before: Date, limit: number): Promise<string[]>;
  /**
   * Deletes matches that were closed before a time without ever having begun, unless they belong to a running
   * campaign, and campaigns that have nothing else. @returns how many matches
   */
  deleteNeverBegun(before: Date): Promise<number>;
  /** Deletes what was noted last before a time of people who have no match. @returns how many */
  deletePeople(before: Date): Promise<number>;
  /** Deletes what was noted before a time of notifications, but for direct messages that stand. @returns how many */
  deleteNotifications(before: Date): Promise<number>;
}
