import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import type { MatchRecord } from './read-record.ts';

export interface MessageFaults {
  /** Public messages of the bot, or threads, that are not exactly those of one row of the outbox. */
  duplicated: string[];
  /** Rows whose message Discord does not have. */
  missing: string[];
  /** Rows that still owe something which is due. */
  unpublished: string[];
}

/** Compares the public messages of the bot with the rows of the outbox: one message a row, and no other. */
export function compareMessages(
  discord: LocalDiscord,
  channelId: string,
  records: readonly MatchRecord[],
): MessageFaults {
  const faults: MessageFaults = { duplicated: [], missing: [], unpublished: [] };
  const rows = records.flatMap(({ slots }) => slots);
  const threads = discord.threads(channelId).map(({ id }) => id);
  const places = new Set([channelId, ...threads]);
  const present = [...places].flatMap((place) =>
    publicMessages(discord, place).map(({ id }) => id),
  );
  const owners = new Map<string, number>([...present, ...threads].map((id) => [id, 0]));
  for (const { matchId, key, messageId, dueAt } of rows) {
    if (dueAt && dueAt.getTime() < Date.now()) faults.unpublished.push(`${matchId} ${key}`);
    if (messageId === null) continue;
    const known = owners.get(messageId);
    if (known === undefined) faults.missing.push(`${matchId} ${key}`);
    else owners.set(messageId, known + 1);
  }
  for (const [id, owned] of owners) if (owned !== 1) faults.duplicated.push(id);
  return faults;
}

/** What the bot has posted of its own accord, not in answer to an interaction. */
export const publicMessages = (discord: LocalDiscord, channelId: string): SeenMessage[] =>
  discord
    .messages(channelId)
    .filter(({ authorId, api }) => authorId === discord.applicationId && api.type === 0);
