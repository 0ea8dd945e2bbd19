import { interactionMessage, refuseArchived } from '../../interactions/callback.ts';
import type { InteractionRecord } from '../../interactions/desk.ts';
import { refuseNewPicture } from '../../state/media.ts';
import { deleteMessage } from '../../state/message-store.ts';
import { editMessage } from '../../state/messages.ts';
import { errors } from '../../validation/errors.ts';
import type { StoredMessage } from '../../world/world.ts';
import { nothing, ok, param, type RestRequest, type Route } from '../route.ts';
import { messageBody } from './messages.ts';

const BASE = '/webhooks/{webhook_id}/{webhook_token}';

const withToken = (route: Omit<Route, 'withoutBotToken'>): Route => ({
  ...route,
  withoutBotToken: true,
});

export const webhookRoutes: Route[] = [
  withToken({ method: 'POST', pattern: BASE, handle: followUp }),
  ...(['@original', '{message_id}'] as const).flatMap((which) => [
    withToken({ method: 'GET', pattern: `${BASE}/messages/${which}`, handle: get }),
    withToken({ method: 'PATCH', pattern: `${BASE}/messages/${which}`, handle: edit }),
    withToken({ method: 'DELETE', pattern: `${BASE}/messages/${which}`, handle: remove }),
  ]),
];

/** The interaction whose token this is: valid for 15 minutes, and only once acknowledged. */
function interaction(request: RestRequest): InteractionRecord {
  const record = request.desk.byToken(param(request, 'webhook_token'));
  if (!record) throw errors.invalidWebhookToken();
  if (param(request, 'webhook_id') !== request.world.applicationId) throw errors.unknownWebhook();
  if (record.state !== 'acknowledged') throw errors.unknownWebhook();
  return record;
}

function messageOf(request: RestRequest, record: InteractionRecord): StoredMessage {
  const asked = request.params.message_id ?? '@original';
  const id = asked === '@original' ? record.originalId : asked;
  const known = id !== null && (id === record.originalId || record.messageIds.includes(id));
  const message = known ? request.world.messages.get(id) : undefined;
  if (!message) throw errors.unknownMessage();
  return message;
}

function followUp(request: RestRequest) {
  const record = interaction(request);
  const body = messageBody(request);
  const original = request.world.messages.get(record.originalId ?? '');
  // The first follow-up to a deferred reply fills that reply.
  if (original?.loading) return ok(change(request, original).api);
  const message = interactionMessage(request, record, body, false);
  const latest = request.desk.latestOf(record);
  if (latest && latest !== record) latest.otherAnswerIds.push(message.api.id);
  return ok(message.api);
}

function change(request: RestRequest, message: StoredMessage): StoredMessage {
  refuseArchived(request.world, message.api.channel_id, message.ephemeralFor);
  const body = messageBody(request);
  refuseNewPicture(request.world, body);
  return editMessage(request.world, request.statistics, message, body);
}

function get(request: RestRequest) {
  return ok(messageOf(request, interaction(request)).api);
}

function edit(request: RestRequest) {
  return ok(change(request, messageOf(request, interaction(request))).api);
}

function remove(request: RestRequest) {
  const message = messageOf(request, interaction(request));
  refuseArchived(request.world, message.api.channel_id, message.ephemeralFor);
  deleteMessage(request.world, message);
  return nothing;
}
