import { ComponentType } from 'discord-api-types/v10';
import type { LocalDiscord, SeenMessage } from '../../local/index.ts';
import { wayTo } from '../players/ways.ts';
import type { MatchRecord, OutboxRow } from './read-record.ts';

export interface MessageFaults {
  /** Public messages of the bot, or threads, that don't belong to exactly one row of the outbox. */
  duplicated: string[];
  /** Rows whose message Discord does not have. */
  missing: string[];
  /** Rows that still owe something that is due. */
  unpublished: string[];
}

/** Characters of a message that show which one it is. */
const EXCERPT = 80;

/**
 * Compares the public messages of the bot with the rows of the outbox: one message per row, and no other. The
 * note that a thread is gone has no row, nor has the line that a call leaves under which a private message
 * hangs.
 * @param now milliseconds since the epoch, by the bot's clock
 * @param deleted ids of threads and messages that somebody has deleted; nobody misses those
 */
export function compareMessages(
  discord: LocalDiscord,
  channelId: string,
  records: readonly MatchRecord[],
  now = Date.now(),
  deleted: ReadonlySet<string> = new Set(),
): MessageFaults {
  const faults: MessageFaults = { duplicated: [], missing: [], unpublished: [] };
  const rows = ownRows(records);
  const threads = discord.threads(channelId).map(({ id }) => id);
  const places = new Set([channelId, ...threads]);
  const shown = new Map(
    [...places].flatMap((place) => publicMessages(discord, place)).map((one) => [one.id, one]),
  );
  const owners = new Map<string, number>([...shown.keys(), ...threads].map((id) => [id, 0]));
  for (const row of rows) {
    const { matchId, key, channelId: place, messageId, dueAt, attempts, lastError } = row;
    if (deleted.has(messageId ?? '') || deleted.has(place ?? '')) continue;
    if (dueAt && dueAt.getTime() < now) {
      const tries = `${attempts} tries since the last success, ${lastError ?? 'no error'}`;
      faults.unpublished.push(`${matchId} ${key}: ${tries}`);
    }
    if (messageId === null) continue;
    const known = owners.get(messageId);
    if (known === undefined) faults.missing.push(`${matchId} ${key}`);
    else owners.set(messageId, known + 1);
  }
  for (const [id, owned] of owners) {
    const text = shown.get(id)?.text.slice(0, EXCERPT) ?? 'a thread';
    if (owned !== 1) faults.duplicated.push(`${id} belongs to ${owned} rows: ${text}`);
  }
  return faults;
}

/**
 * The rows that a message, or a thread, belongs to: what a campaign's next match has taken over is that
 * match's, and a thread that it shares belongs to the first.
 */
function ownRows(records: readonly MatchRecord[]): OutboxRow[] {
  const threads = new Set<string>();
  return records
    .flatMap(({ slots }) => slots)
    .filter(({ kind, messageId }) => {
      if (kind === 'handed-on') return false;
      if (kind !== 'thread' || messageId === null) return true;
      const isFirst = !threads.has(messageId);
      threads.add(messageId);
      return isFirst;
    });
}

/** What the bot has posted on its own, not in answer to an interaction. */
export const publicMessages = (discord: LocalDiscord, channelId: string): SeenMessage[] =>
  discord
    .messages(channelId)
    .filter(
      (message) =>
        message.authorId === discord.applicationId &&
        message.api.type === 0 &&
        wayTo(message, 'thread') === undefined &&
        !isLine(message),
    );

/** Whether a message is nothing but small print. */
function isLine({ api: { components = [] } }: SeenMessage): boolean {
  const [only, ...others] = components;
  if (only?.type !== ComponentType.TextDisplay || others.length > 0) return false;
  return only.content.startsWith('-# ');
}
