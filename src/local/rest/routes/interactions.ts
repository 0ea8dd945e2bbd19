import { MessageFlags, InteractionResponseType as Reply } from 'discord-api-types/v10';
import {
  applyCallback,
  callbackData,
  callbackType,
  checkCallbackType,
} from '../../interactions/callback.ts';
import type { InteractionRecord } from '../../interactions/desk.ts';
import { errors } from '../../validation/errors.ts';
import type { StoredMessage } from '../../world/world.ts';
import { bodyObject, nothing, ok, param, type RestRequest, type Route } from '../route.ts';

export const interactionRoutes: Route[] = [
  {
    method: 'POST',
    pattern: '/interactions/{interaction_id}/{interaction_token}/callback',
    handle: callback,
    withoutBotToken: true,
  },
];

function callback(request: RestRequest) {
  const { desk, arrivedAt } = request;
  const record = desk.find(param(request, 'interaction_id'), param(request, 'interaction_token'));
  if (!record || record.state === 'failed') throw errors.unknownInteraction();
  if (record.state === 'acknowledged') throw errors.alreadyAcknowledged();
  const body = bodyObject(request);
  const type = callbackType(body);
  checkCallbackType(record, type);
  const message = applyCallback(request, record, type, callbackData(body), request.files);
  desk.acknowledge(record, type, arrivedAt);
  desk.settled(record);
  if (request.query.get('with_response') !== 'true') return nothing;
  return ok(responseOf(record, type, message));
}

function responseOf(record: InteractionRecord, type: number, message: StoredMessage | null) {
  const flags = message?.api.flags ?? 0;
  const describesMessage =
    type === Reply.ChannelMessageWithSource ||
    type === Reply.UpdateMessage ||
    type === Reply.DeferredChannelMessageWithSource;
  return {
    interaction: {
      id: record.id,
      type: record.type,
      ...(record.originalId
        ? {
            response_message_id: record.originalId,
            response_message_loading: (flags & MessageFlags.Loading) !== 0,
            response_message_ephemeral: (flags & MessageFlags.Ephemeral) !== 0,
          }
        : {}),
    },
    ...(message && describesMessage ? { resource: { type, message: message.api } } : {}),
  };
}
