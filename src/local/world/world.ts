import { EventEmitter } from 'node:events';
import type {
  APIApplicationCommand,
  APIAttachment,
  APIEmoji,
  APIMessage,
  GatewayDispatchEvents,
} from 'discord-api-types/v10';
import type { LocalRole, LocalUser } from '../options.ts';
import type { Shelf } from './shelf.ts';

export interface ThreadState {
  ownerId: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  /** When `archived` last changed, milliseconds since the epoch. */
  archiveTime: number;
  autoArchiveMinutes: number;
  createdAt: number;
  /** User id → when they joined, milliseconds since the epoch. */
  members: Map<string, number>;
  messageCount: number;
  totalSent: number;
}

/** A text channel, a thread or a direct-message channel. `type` is Discord's channel type. */
export interface StoredChannel {
  id: string;
  /** Whose channel it is; null for direct messages. */
  guildId: string | null;
  type: 0 | 1 | 11 | 12;
  name: string;
  topic: string | null;
  position: number;
  parentId: string | null;
  lastMessageId: string | null;
  /** Only for direct messages: the person on the other side. */
  recipientId: string | null;
  /** Permission bits taken from the bot here. Threads follow their parent channel. */
  botDenied: bigint;
  thread: ThreadState | null;
}

/** A server. */
export interface StoredGuild {
  id: string;
  name: string;
  /** Whether the bot is on it: it can be removed and invited again. */
  botIsMember: boolean;
}

export interface StoredMessage {
  api: APIMessage;
  /** All its files; `api.attachments` lists only those that no embed and no component shows. */
  attachments: APIAttachment[];
  /** The only person who may see the message, or null if it is public. */
  ephemeralFor: string | null;
  /** A deferred reply that shows "thinking…" until it is filled. */
  loading: boolean;
  /** The interaction that produced the message. */
  interactionId: string | null;
}

export interface StoredFile {
  name: string;
  contentType: string;
  bytes: Buffer;
}

/** One thing that happened, as reported to people and tests. */
export type Change =
  | { kind: 'message'; message: StoredMessage }
  | { kind: 'message-gone'; id: string; channelId: string }
  | { kind: 'channel'; channel: StoredChannel }
  | { kind: 'channel-gone'; id: string }
  | { kind: 'commands' }
  | { kind: 'emojis' }
  | { kind: 'bot'; connected: boolean }
  | { kind: 'typing'; channelId: string }
  | { kind: 'mentions' }
  | { kind: 'interaction'; interactionId: string };

/** An event for the bot; `forUser` limits nothing here, the gateway filters by intent. */
export interface Dispatch {
  event: `${GatewayDispatchEvents}`;
  data: unknown;
  channelId: string | null;
}

interface WorldEvents {
  change: [Change];
  dispatch: [Dispatch];
}

/** What differs between servers, or has changed over the years. */
export interface WorldLimits {
  /** Bytes that one file may have. */
  fileSize: number;
  /** The limit that interactions state: `attachment_size_limit`, which was too high at times (issue 7603). */
  statedFileSize: number;
  /** Threads of a server that are not archived. */
  activeThreads: number;
}

/** Ten megabytes until September 2026, twenty since; a thousand threads. */
const UNBOOSTED = 10 * 1024 * 1024;
export const usualLimits = (): WorldLimits => ({
  fileSize: UNBOOSTED,
  statedFileSize: UNBOOSTED,
  activeThreads: 1000,
});

/** Everything the local Discord knows. It lives in memory only. */
export interface World {
  /** `http://127.0.0.1:PORT`. */
  origin: string;
  /** The current time here, in milliseconds since the epoch. Connections go by the machine's clock all the same. */
  now: () => number;
  /** A new Discord id. */
  newId: () => string;
  token: string;
  applicationId: string;
  /** The servers that the bot is on; the page shows the first. Everyone is a member of all. */
  guilds: readonly [StoredGuild, ...StoredGuild[]];
  /** The language that the servers have told Discord. */
  guildLocale: string;
  botName: string;
  users: LocalUser[];
  /** The same by their ids. */
  usersById: ReadonlyMap<string, LocalUser>;
  roles: LocalRole[];
  channels: Map<string, StoredChannel>;
  messages: Shelf<StoredMessage>;
  /** Attachment id → file. */
  files: Map<string, StoredFile>;
  emojis: Map<string, { api: APIEmoji & { id: string; name: string }; file: StoredFile }>;
  /** Guild id, or `global` → the commands registered there. */
  commands: Map<string, APIApplicationCommand[]>;
  /** Permission bits of the bot's role in the server. */
  botPermissions: bigint;
  /** People who accept no direct messages from the bot. */
  closedTo: Set<string>;
  limits: WorldLimits;
  /** Words that AutoMod blocks. */
  blockedWords: string[];
  /** Whether a media gallery that an edit adds to a message is refused (discord-api-docs, issue 7529). */
  editsLosePictures: boolean;
  events: EventEmitter<WorldEvents>;
}

export function createEvents(): EventEmitter<WorldEvents> {
  const events = new EventEmitter<WorldEvents>();
  events.setMaxListeners(0);
  return events;
}

export function announce(world: World, change: Change): void {
  world.events.emit('change', change);
}

/** Sends an event to every bot session, and to those that will resume. */
export function dispatch(
  world: World,
  event: `${GatewayDispatchEvents}`,
  data: unknown,
  channelId: string | null = null,
): void {
  world.events.emit('dispatch', { event, data, channelId });
}

/** The commands people can use: those of the servers and the global ones. */
export function visibleCommands(world: World): APIApplicationCommand[] {
  return [...world.guilds.map(({ id }) => id), 'global'].flatMap(
    (where) => world.commands.get(where) ?? [],
  );
}
