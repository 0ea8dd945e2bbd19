import {
  type APIMessage,
  MessageFlags,
  InteractionResponseType as Reply,
} from 'discord-api-types/v10';
import { anyUser, botPayload } from '../payloads/user.ts';
import type { UploadedFile } from '../state/attachments.ts';
import { createMessage, editMessage, type MessageBody, plain } from '../state/messages.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { choiceProblems } from '../validation/command-limits.ts';
import { errors, type Problem } from '../validation/errors.ts';
import { isLoose, type Loose, looseList, text } from '../validation/json.ts';
import { modalProblems } from '../validation/modal-limits.ts';
import { Problems } from '../validation/problems.ts';
import { mayReopen } from '../world/access.ts';
import type { StoredMessage, World } from '../world/world.ts';
import type { InteractionRecord } from './desk.ts';

export interface CallbackTools {
  world: World;
  statistics: Statistics;
}

/** Which callbacks may answer an interaction of each type. */
const ALLOWED: Record<InteractionRecord['type'], ReadonlySet<number>> = {
  2: new Set([Reply.ChannelMessageWithSource, Reply.DeferredChannelMessageWithSource, Reply.Modal]),
  3: new Set([
    Reply.ChannelMessageWithSource,
    Reply.DeferredChannelMessageWithSource,
    Reply.DeferredMessageUpdate,
    Reply.UpdateMessage,
    Reply.Modal,
  ]),
  4: new Set([Reply.ApplicationCommandAutocompleteResult]),
  5: new Set([
    Reply.ChannelMessageWithSource,
    Reply.DeferredChannelMessageWithSource,
    Reply.DeferredMessageUpdate,
    Reply.UpdateMessage,
  ]),
};

/** Refuses a callback type that can't answer this interaction. */
export function checkCallbackType(record: InteractionRecord, type: number): void {
  const updates = type === Reply.DeferredMessageUpdate || type === Reply.UpdateMessage;
  if (ALLOWED[record.type].has(type) && !(updates && !record.sourceMessageId)) return;
  refuse([
    {
      path: ['type'],
      code: 'INTERACTION_APPLICATION_COMMAND_INVALID_RESPONSE_TYPE',
      message: `Callback type ${type} does not answer an interaction of type ${record.type}`,
    },
  ]);
}

function refuse(problems: readonly Problem[]): void {
  if (problems.length > 0) throw errors.invalidForm(problems);
}

/** Carries out a callback. Returns the message it made or changed, if any. */
export function applyCallback(
  tools: CallbackTools,
  record: InteractionRecord,
  type: number,
  data: Loose,
  files: readonly UploadedFile[],
): StoredMessage | null {
  if (type !== Reply.ApplicationCommandAutocompleteResult)
    refuseLocked(tools.world, record.channelId);
  if (type === Reply.ChannelMessageWithSource)
    return reply(tools, record, { ...data, files }, false);
  if (type === Reply.DeferredChannelMessageWithSource)
    return reply(tools, record, { flags: data.flags, files: [] }, true);
  if (type === Reply.UpdateMessage) return update(tools, record, { ...data, files });
  if (type === Reply.DeferredMessageUpdate) record.originalId = record.sourceMessageId;
  else if (type === Reply.Modal) openModal(record, data);
  else if (type === Reply.ApplicationCommandAutocompleteResult) offer(record, data);
  return null;
}

function offer(record: InteractionRecord, data: Loose): void {
  const problems = new Problems();
  const choices = looseList(data.choices);
  choiceProblems(choices, ['data', 'choices'], problems);
  refuse(problems.list);
  record.choices = choices;
}

function openModal(record: InteractionRecord, data: Loose): void {
  refuse(modalProblems(data));
  // The page and people's answers look only at what has just been checked.
  record.modal = data as unknown as InteractionRecord['modal'];
}

function update(tools: CallbackTools, record: InteractionRecord, body: MessageBody): StoredMessage {
  const source = tools.world.messages.get(record.sourceMessageId ?? '');
  if (!source) throw errors.unknownMessage();
  refuseArchived(tools.world, source.api.channel_id, source.ephemeralFor);
  record.originalId = source.api.id;
  return editMessage(tools.world, tools.statistics, source, body);
}

/** An archived thread refuses changes of its public messages, a locked one of all. */
export function refuseArchived(world: World, channelId: string, ephemeralFor: string | null): void {
  refuseLocked(world, channelId);
  if (ephemeralFor === null && world.channels.get(channelId)?.thread?.archived)
    throw errors.archivedThread();
}

/** Nothing is answered in a locked thread, not even in private (Discord's API issue 5517). */
function refuseLocked(world: World, channelId: string): void {
  const channel = world.channels.get(channelId);
  if (channel && !mayReopen(world, channel)) throw errors.archivedThread();
}

function reply(
  tools: CallbackTools,
  record: InteractionRecord,
  body: MessageBody,
  loading: boolean,
): StoredMessage {
  const message = interactionMessage(tools, record, body, loading);
  record.originalId = message.api.id;
  return message;
}

/** Posts a message on behalf of an interaction: a reply, or a follow-up if there already is one. */
export function interactionMessage(
  tools: CallbackTools,
  record: InteractionRecord,
  body: MessageBody,
  loading: boolean,
): StoredMessage {
  const { world, statistics } = tools;
  const channel = world.channels.get(record.channelId);
  if (!channel) throw errors.unknownChannel();
  const isEphemeral = (Number(body.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
  refuseArchived(world, channel.id, isEphemeral ? record.userId : null);
  const answeredId = record.originalId ?? record.sourceMessageId;
  const answered = world.messages.get(answeredId ?? '');
  const message = createMessage(world, statistics, {
    channel,
    author: botPayload(world),
    body,
    type: answeredId || record.type === 3 ? 19 : record.type === 2 ? 20 : 0,
    interactionId: record.id,
    loading,
    ...(isEphemeral ? { ephemeralFor: record.userId } : {}),
    extra: {
      application_id: world.applicationId,
      webhook_id: world.applicationId,
      ...metadata(world, record),
      // Null for one that was deleted earlier.
      ...(answeredId ? { referenced_message: answered ? plain(answered.api) : null } : {}),
    },
    ...(answeredId
      ? {
          reference: {
            type: 0,
            message_id: answeredId,
            channel_id: channel.id,
            guild_id: channel.guildId ?? undefined,
          },
        }
      : {}),
  });
  record.messageIds.push(message.api.id);
  return message;
}

/** `interaction_metadata`, and for commands the older `interaction` with the command's name. */
function metadata(world: World, record: InteractionRecord): Partial<APIMessage> {
  const user = anyUser(world, record.userId);
  const original = record.originalId;
  const fields: Loose = {
    interaction_metadata: {
      id: record.id,
      type: record.type,
      user,
      authorizing_integration_owners: owners(world, record),
      ...(original ? { original_response_message_id: original } : {}),
      ...(record.type === 3 ? { interacted_message_id: record.sourceMessageId } : {}),
      ...(record.type === 5
        ? { triggering_interaction_metadata: triggering(world, record, user) }
        : {}),
    },
    ...(record.type === 2
      ? { interaction: { id: record.id, type: 2, name: record.what.replace(/^\//, ''), user } }
      : {}),
  };
  return fields as Partial<APIMessage>;
}

function triggering(world: World, record: InteractionRecord, user: unknown) {
  return {
    id: record.id,
    type: record.sourceMessageId ? 3 : 2,
    user,
    authorizing_integration_owners: owners(world, record),
    ...(record.sourceMessageId ? { interacted_message_id: record.sourceMessageId } : {}),
  };
}

/** Who the interaction's command is installed for: its server. */
const owners = (world: World, { channelId }: InteractionRecord) => ({
  '0': world.channels.get(channelId)?.guildId ?? '0',
});

/** The body of a callback's `data` as an object. */
export function callbackData(body: Loose): Loose {
  return isLoose(body.data) ? body.data : {};
}

export function callbackType(body: Loose): number {
  return typeof body.type === 'number' ? body.type : Number(text(body.type));
}
