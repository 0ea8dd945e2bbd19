import {
  type APIAllowedMentions,
  type APIMessage,
  type APIMessageReference,
  MessageFlags,
  type MessageType,
} from 'discord-api-types/v10';
import { anyUser, type UserPayload } from '../payloads/user.ts';
import { mentionableText, mentionRecord, pingedUsers } from '../statistics/mentions.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { errors } from '../validation/errors.ts';
import { characters, type Loose, looseList, text } from '../validation/json.ts';
import { messageProblems } from '../validation/message-limits.ts';
import {
  announce,
  dispatch,
  type StoredChannel,
  type StoredMessage,
  type World,
} from '../world/world.ts';
import { forgetFiles, resolveAttachments, type UploadedFile, unshown } from './attachments.ts';
import { isBlocked } from './auto-mod.ts';
import { resolveComponents, resolveEmbeds } from './media.ts';
import { addThreadMember } from './threads.ts';

/** What a request says about a message: the body as received, and the files that came with it. */
export interface MessageBody {
  content?: unknown;
  embeds?: unknown;
  components?: unknown;
  attachments?: unknown;
  flags?: unknown;
  allowed_mentions?: APIAllowedMentions | null;
  files: readonly UploadedFile[];
}

/** The circumstances of a new message. */
export interface NewMessage {
  channel: StoredChannel;
  author: UserPayload;
  body: MessageBody;
  type?: MessageType;
  reference?: APIMessageReference;
  /** The message replied to, when its author gets pinged. */
  replyTo?: StoredMessage;
  /** Fields that only interactions bring: `interaction_metadata`, `webhook_id`, … */
  extra?: Partial<APIMessage>;
  nonce?: string | number;
  ephemeralFor?: string;
  interactionId?: string;
  loading?: boolean;
}

/** Flags a bot may set itself. */
const SETTABLE =
  MessageFlags.SuppressEmbeds | MessageFlags.SuppressNotifications | MessageFlags.IsComponentsV2;

function refuseProblems(world: World, draft: Parameters<typeof messageProblems>[0]): void {
  const problems = messageProblems(draft, world.emojis);
  if (problems.length > 0) throw errors.invalidForm(problems);
  if (isBlocked(world, mentionableText(draft.content, draft.components))) {
    throw errors.messageBlocked();
  }
}

function mentionFields(
  world: World,
  api: APIMessage,
  body: MessageBody,
  replyTo: string | null,
): string[] {
  const raw = mentionableText(api.content, api.components);
  const pinged = pingedUsers(world, raw, body.allowed_mentions, replyTo);
  api.mentions = pinged.flatMap((id) => anyUser(world, id) ?? []);
  api.mention_everyone = false;
  return pinged;
}

/** Creates a message, after checking it against Discord's limits, and tells bot and people. */
export function createMessage(
  world: World,
  statistics: Statistics,
  given: NewMessage,
): StoredMessage {
  const { body, channel } = given;
  const flags =
    (Number(body.flags ?? 0) & SETTABLE) | (given.ephemeralFor ? MessageFlags.Ephemeral : 0);
  const draft = { content: body.content, embeds: body.embeds, components: body.components, flags };
  refuseProblems(world, draft);
  const empty =
    characters(body.content) + looseList(body.embeds).length + looseList(body.components).length ===
    0;
  if (empty && body.files.length === 0 && !given.loading && isOrdinary(given))
    throw errors.emptyMessage();
  const { attachments, nameable } = resolveAttachments(
    world,
    channel.id,
    [],
    body.attachments,
    body.files,
  );
  const embeds = resolveEmbeds(body.embeds, nameable);
  const components = resolveComponents(world, body.components, nameable);
  const id = world.newId();
  const api: APIMessage = {
    id,
    channel_id: channel.id,
    type: given.type ?? 0,
    author: given.author,
    content: typeof body.content === 'string' ? body.content : '',
    embeds,
    components,
    attachments: unshown(attachments, embeds, components),
    mentions: [],
    mention_roles: [],
    mention_everyone: false,
    pinned: false,
    tts: false,
    timestamp: new Date(world.now()).toISOString(),
    edited_timestamp: null,
    flags: given.loading ? flags | MessageFlags.Loading : flags,
    ...given.extra,
    ...(given.reference ? { message_reference: given.reference } : {}),
    ...(given.replyTo ? { referenced_message: plain(given.replyTo.api) } : {}),
    ...(given.nonce === undefined ? {} : { nonce: given.nonce }),
  };
  const stored: StoredMessage = {
    api,
    attachments,
    ephemeralFor: given.ephemeralFor ?? null,
    loading: given.loading ?? false,
    interactionId: given.interactionId ?? null,
  };
  const pinged = mentionFields(world, api, body, given.replyTo?.api.author.id ?? null);
  store(world, channel, stored);
  statistics.mentions.push(mentionRecord(world, api, pinged, false));
  tell(world, stored, 'MESSAGE_CREATE');
  // Discord adds anyone mentioned in a thread to that thread.
  if (!stored.ephemeralFor) for (const id of pinged) addThreadMember(world, channel, id);
  return stored;
}

function isOrdinary(given: NewMessage): boolean {
  return given.type === undefined || given.type === 0 || given.type === 19 || given.type === 20;
}

/** A message as another one refers to it: without what it refers to in turn. */
export function plain(api: APIMessage): APIMessage {
  const { referenced_message: _, ...rest } = api;
  return rest;
}

function store(world: World, channel: StoredChannel, stored: StoredMessage): void {
  world.messages.add(stored);
  if (stored.ephemeralFor) return;
  channel.lastMessageId = stored.api.id;
  if (!channel.thread) return;
  channel.thread.messageCount += 1;
  channel.thread.totalSent += 1;
}

function tell(
  world: World,
  stored: StoredMessage,
  event: 'MESSAGE_CREATE' | 'MESSAGE_UPDATE',
): void {
  announce(world, { kind: 'message', message: stored });
  if (stored.ephemeralFor) return;
  const guildId = world.channels.get(stored.api.channel_id)?.guildId;
  dispatch(
    world,
    event,
    { ...stored.api, ...(guildId ? { guild_id: guildId } : {}) },
    stored.api.channel_id,
  );
}

/** Changes a message as a PATCH says: absent fields stay unchanged. */
export function editMessage(
  world: World,
  statistics: Statistics,
  stored: StoredMessage,
  body: MessageBody,
): StoredMessage {
  const { api } = stored;
  const before = api.flags ?? 0;
  const layout = (before | Number(body.flags ?? 0)) & MessageFlags.IsComponentsV2;
  const kept = before & ~(MessageFlags.Loading | MessageFlags.SuppressEmbeds);
  const flags = kept | layout | (Number(body.flags ?? before) & MessageFlags.SuppressEmbeds);
  const pick = (key: 'content' | 'embeds' | 'components') =>
    key in body && body[key] !== undefined ? body[key] : api[key];
  refuseProblems(world, {
    content: pick('content'),
    embeds: pick('embeds'),
    components: pick('components'),
    flags,
  });
  const { attachments, nameable } = resolveAttachments(
    world,
    api.channel_id,
    stored.attachments,
    body.attachments,
    body.files,
  );
  const embeds = body.embeds === undefined ? api.embeds : resolveEmbeds(body.embeds, nameable);
  const components =
    body.components === undefined
      ? api.components
      : resolveComponents(world, body.components, nameable);
  const next: APIMessage = {
    ...api,
    content: text(pick('content')),
    embeds,
    components,
    attachments: unshown(attachments, embeds, components),
    flags,
    edited_timestamp: stored.loading ? null : new Date(world.now()).toISOString(),
  };
  refuseEmptied(next);
  const wasLoading = stored.loading;
  forgetFiles(world, stored.attachments, attachments);
  stored.api = next;
  stored.attachments = attachments;
  stored.loading = false;
  const pinged = mentionFields(world, next, body, null);
  statistics.mentions.push(mentionRecord(world, next, pinged, !wasLoading));
  tell(world, stored, 'MESSAGE_UPDATE');
  return stored;
}

function refuseEmptied(api: APIMessage): void {
  const parts =
    api.content.length + api.embeds.length + api.attachments.length + (api.components?.length ?? 0);
  if (parts === 0) throw errors.emptyMessage();
}

/** Marks a change of a message that is not an edit (a thread was attached, it was pinned). */
export function touchMessage(world: World, stored: StoredMessage, fields: Loose): void {
  stored.api = { ...stored.api, ...fields } as APIMessage;
  tell(world, stored, 'MESSAGE_UPDATE');
}
