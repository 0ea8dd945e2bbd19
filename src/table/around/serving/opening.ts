import type { Refusal } from '../../match/refusal.ts';
import type { ServerSettings } from '../../match/saved/server-settings.ts';

/** What a server says about a person who wants to open a table there. */
export interface Opener {
  /** The ids of their roles. */
  roles: readonly string[];
  /** Whether they manage the server: then no list of roles keeps them out. */
  manages: boolean;
  /** The time zone of the server's people, guessed from its language and theirs. */
  guessedZone?: string;
  /** The language that the server has told the chat service, as that calls it. */
  guildLocale?: string | null;
}

/** Somebody about whom nothing is known. */
export const ANYBODY: Opener = { roles: [], manages: false };

/**
 * Why a server's settings keep somebody from opening a table in a channel; null if they don't. Tables that are
 * already open go on, so nobody asks this again later.
 */
export function whyNotOpen(
  { channels, starters }: ServerSettings,
  channelId: string,
  { roles, manages }: Opener,
): Refusal | null {
  if (channels && !channels.includes(channelId))
    return { refusal: 'not-in-this-channel', channels };
  if (starters && !manages && !starters.some((role) => roles.includes(role))) {
    return { refusal: 'may-not-open', starters };
  }
  return null;
}
