/** Which servers the bot is on, and what was kept about those that it has left. */
export interface ServerPresence {
  /** All servers about which anything is kept. */
  known(): Promise<string[]>;
  /** The bot is no longer on these servers; servers already known to have been left keep their time. */
  left(guildIds: readonly string[], at: Date): Promise<void>;
  /** The bot is on these servers. */
  present(guildIds: readonly string[]): Promise<void>;
  /** Deletes everything of servers left before a time. @returns how many servers */
  forgetLeft(before: Date): Promise<number>;
}

/** Data that has had its time. */
export interface Expiry {
  /** Lobbies that have not changed since, except those of campaigns. */
  idleLobbies(before: Date, limit: number): Promise<string[]>;
  /** Lobbies of running campaigns that have not changed since. */
  idleCampaigns(before: Date, limit: number): Promise<string[]>;
  /**
   * Deletes matches that were closed before a time without ever having begun, unless they belong to a running
   * campaign, and campaigns that have nothing else. @returns how many matches
   */
  deleteNeverBegun(before: Date): Promise<number>;
  /** Deletes the notes on people who have no match, if last updated before a time. @returns how many */
  deletePeople(before: Date): Promise<number>;
  /** Deletes notes on notifications from before a time, except for existing direct messages. @returns how many */
  deleteNotifications(before: Date): Promise<number>;
}
