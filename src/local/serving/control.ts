import type { IncomingMessage, ServerResponse } from 'node:http';
import { type JsonBudget, parseWithin } from '../../outside/json.ts';
import type { Faults, RequestFault } from '../faults/faults.ts';
import type { PermissionControl } from '../faults/permission-control.ts';
import type { GatewayDrop } from '../gateway/gateway.ts';
import { readBytes } from '../rest/body.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { isLoose, type Loose, text } from '../validation/json.ts';

const BUDGET: JsonBudget = { characters: 65_536, values: 100, depth: 5 };

export interface ControlServices {
  faults: Faults;
  permissions: PermissionControl;
  statistics: Statistics;
}

/** What `POST /control` understands: the `do` of the body → what happens. */
const ACTIONS: Readonly<Record<string, (services: ControlServices, body: Loose) => void>> = {
  'fail-requests': ({ faults }, body) => faults.failRequests(requestFault(body)),
  'drop-gateway': ({ faults }, body) =>
    faults.dropGateway(dropKind(body.how), body.resumable !== false),
  'refuse-gateway': ({ faults }, body) => faults.refuseGateway(Number(body.code ?? 4004)),
  'duplicate-interaction': ({ faults }, body) =>
    faults.duplicateNextInteraction(Number(body.copies ?? 2)),
  'delay-interaction': ({ faults }, body) =>
    faults.delayNextInteraction(Number(body.milliseconds ?? 3500)),
  'archive-thread': ({ faults }, body) => faults.archiveThread(text(body.id), body.locked === true),
  'lock-thread': ({ faults }, body) => faults.lockThread(text(body.id), body.locked !== false),
  'remove-bot': ({ faults }, body) =>
    faults.removeBot(body.how === 'outage' ? 'outage' : 'removed'),
  'return-bot': ({ faults }) => faults.returnBot(),
  'delete-thread': ({ faults }, body) => faults.deleteThread(text(body.id)),
  'delete-message': ({ faults }, body) => faults.deleteMessage(text(body.id)),
  latency: ({ faults }, body) => {
    faults.latency = Number(body.milliseconds ?? 0);
  },
  'take-permission': ({ permissions }, body) =>
    permissions.take(text(body.permission), channelOf(body)),
  'give-permission': ({ permissions }, body) =>
    permissions.give(text(body.permission), channelOf(body)),
  clear: ({ faults }) => faults.clear(),
};

function channelOf(body: Loose): string | undefined {
  return typeof body.channel === 'string' ? body.channel : undefined;
}

function dropKind(how: unknown): GatewayDrop {
  return how === 'reconnect' || how === 'invalid-session' ? how : 'close';
}

function requestFault(body: Loose): RequestFault {
  return {
    status: body.status === 'cut' ? 'cut' : Number(body.status ?? 500),
    times: Number(body.times ?? 1),
    when: body.when === 'after' ? 'after' : 'before',
    ...(typeof body.method === 'string' ? { method: body.method } : {}),
    ...(typeof body.path === 'string' ? { path: body.path } : {}),
    ...(typeof body.code === 'number' ? { code: body.code } : {}),
    ...(typeof body.retryAfter === 'number' ? { retryAfter: body.retryAfter } : {}),
  };
}

/** `GET /control` returns the statistics, `POST /control` makes something go wrong. */
export async function serveControl(
  services: ControlServices,
  message: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (message.method === 'GET') {
    reply(response, 200, {
      ...services.statistics,
      requests: Object.fromEntries(services.statistics.requests),
    });
    return;
  }
  try {
    const bytes = await readBytes(message, BUDGET.characters);
    const body: unknown = parseWithin(bytes.toString('utf8'), BUDGET);
    const action = isLoose(body) ? ACTIONS[text(body.do)] : undefined;
    if (!isLoose(body) || !action)
      throw new RangeError(`"do" must be one of ${Object.keys(ACTIONS).join(', ')}`);
    action(services, body);
    reply(response, 200, { done: true });
  } catch (error) {
    reply(response, 400, { error: error instanceof Error ? error.message : String(error) });
  }
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
