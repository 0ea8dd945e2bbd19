import { type APIAllowedMentions, type APIMessage, MessageFlags } from 'discord-api-types/v10';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';
import type { World } from '../world/world.ts';

/** All text of a message in which a mention counts: the content and the text displays, not embeds. */
export function mentionableText(content: unknown, components: unknown): string {
  return [text(content), ...looseList(components).flatMap(displayTexts)].join('\n');
}

function displayTexts(component: Loose): string[] {
  const own = component.type === 10 ? [text(component.content)] : [];
  const accessory = isLoose(component.accessory) ? displayTexts(component.accessory) : [];
  return [...own, ...looseList(component.components).flatMap(displayTexts), ...accessory];
}

/** Text without code spans and code blocks: mentions in them are mere text. */
function outsideCode(raw: string): string {
  return raw.replace(/```[\s\S]*?```|`[^`\n]*`/g, '');
}

function named(raw: string, pattern: RegExp): string[] {
  return [...raw.matchAll(pattern)].map((match) => match[1] ?? '');
}

/** Whom a message with this text would ping. `replyTo` is the author of the message replied to. */
export function pingedUsers(
  world: World,
  raw: string,
  allowed: APIAllowedMentions | null | undefined,
  replyTo: string | null,
): string[] {
  const outside = outsideCode(raw);
  const parse: readonly string[] = allowed ? (allowed.parse ?? []) : ['users', 'roles', 'everyone'];
  const listed = new Set(allowed?.users ?? []);
  const everyone = parse.includes('everyone') && /@(everyone|here)\b/.test(outside);
  const pinged = new Set<string>();
  for (const id of named(outside, /<@!?(\d+)>/g))
    if (parse.includes('users') || listed.has(id)) pinged.add(id);
  const roles = new Set(allowed?.roles ?? []);
  for (const { id, members } of world.roles) {
    const isMeant = parse.includes('roles') || roles.has(id);
    if (isMeant && outside.includes(`<@&${id}>`)) for (const user of members) pinged.add(user);
  }
  if (everyone) for (const user of world.users) pinged.add(user.id);
  if (replyTo && (allowed ? allowed.replied_user === true : true)) pinged.add(replyTo);
  return [...pinged].filter((id) => world.usersById.has(id));
}

/** The mentions of one message, as they were when it was created or edited. */
export interface MentionRecord {
  /** Milliseconds since the epoch, by the clock of this Discord. */
  at: number;
  messageId: string;
  channelId: string;
  authorId: string;
  /** Ids of the people it names within `allowed_mentions`. */
  users: string[];
  /** True for an edit: Discord shows the mention, but notifies nobody. */
  edited: boolean;
  /** Discord notifies people of new messages that are not ephemeral and do not suppress notifications. */
  notified: boolean;
}

export function mentionRecord(
  world: World,
  message: APIMessage,
  users: string[],
  edited: boolean,
): MentionRecord {
  const quiet = MessageFlags.Ephemeral | MessageFlags.SuppressNotifications;
  return {
    at: world.now(),
    messageId: message.id,
    channelId: message.channel_id,
    authorId: message.author.id,
    users,
    edited,
    notified: !edited && ((message.flags ?? 0) & quiet) === 0,
  };
}
