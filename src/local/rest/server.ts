import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { ActiveFault } from '../faults/faults.ts';
import { DiscordError, errors, type Problem } from '../validation/errors.ts';
import type { SchemaChecks } from '../validation/openapi.ts';
import type { SchemaProblem } from '../validation/schema-problems.ts';
import { type RequestBody, readBody } from './body.ts';
import type { RestAnswer, RestServices, Route } from './route.ts';
import { Router } from './route.ts';
import { applicationRoutes } from './routes/applications.ts';
import { channelRoutes } from './routes/channels.ts';
import { emojiRoutes } from './routes/emojis.ts';
import { guildRoutes } from './routes/guilds.ts';
import { interactionRoutes } from './routes/interactions.ts';
import { messageRoutes } from './routes/messages.ts';
import { threadRoutes } from './routes/threads.ts';
import { webhookRoutes } from './routes/webhooks.ts';

const PREFIX = '/api/v10';

/** Where a request goes, and what is known about it before its body is read. */
interface Target {
  method: string;
  path: string;
  query: URLSearchParams;
  route: Route;
  params: Record<string, string>;
  name: string;
  arrivedAt: number;
}

/** Discord's REST API v10, as far as the bot uses it. */
export class RestServer {
  readonly #services: RestServices;
  readonly #schemas: SchemaChecks;
  readonly #router = new Router([
    ...guildRoutes,
    ...applicationRoutes,
    ...emojiRoutes,
    ...channelRoutes,
    ...messageRoutes,
    ...threadRoutes,
    ...interactionRoutes,
    ...webhookRoutes,
  ]);

  constructor(services: RestServices, schemas: SchemaChecks) {
    this.#services = services;
    this.#schemas = schemas;
  }

  async handle(message: IncomingMessage, response: ServerResponse): Promise<void> {
    const arrivedAt = performance.now();
    const address = new URL(message.url ?? '/', 'http://localhost');
    const path = decoded(address.pathname.replace(PREFIX, ''));
    const method = message.method ?? 'GET';
    const found = address.pathname.startsWith(PREFIX) ? this.#router.find(method, path) : null;
    if (!found) {
      this.#unknownRoute(`${method} ${path}`);
      this.#refuse(response, `${method} ${path}`, errors.notFound());
      return;
    }
    const name = `${method} ${found.route.pattern}`;
    const target = { ...found, method, path, name, query: address.searchParams, arrivedAt };
    await this.#serve(message, response, target);
  }

  #unknownRoute(name: string): void {
    this.#services.statistics.violations.push({
      route: name,
      side: 'request',
      path: '',
      message: 'The local Discord does not know this route',
    });
  }

  async #serve(message: IncomingMessage, response: ServerResponse, target: Target): Promise<void> {
    const { faults, statistics } = this.#services;
    statistics.countRequest(target.name);
    try {
      const body = await readBody(message);
      statistics.countFiles(body.files);
      if (faults.latency > 0) await wait(faults.latency);
      const fault = faults.takeRequestFault(target.method, target.path, target.route.pattern);
      if (fault && fault.when !== 'after') {
        misbehave(response, fault);
        return;
      }
      this.#authorize(message, target.route);
      const answer = this.#answer(target, body);
      if (fault) misbehave(response, fault);
      else this.#send(response, target, answer);
    } catch (error) {
      this.#refuse(response, target.name, asDiscordError(error));
    }
  }

  #authorize(message: IncomingMessage, route: Route): void {
    if (route.withoutBotToken) return;
    if (message.headers.authorization !== `Bot ${this.#services.world.token}`)
      throw errors.unauthorized();
  }

  #answer(target: Target, body: RequestBody): RestAnswer {
    const request = {
      ...this.#services,
      params: target.params,
      query: target.query,
      body: body.json,
      files: body.files,
      arrivedAt: target.arrivedAt,
    };
    const problems = this.#schemas.request(target.method, target.route.pattern, body.json);
    for (const problem of problems) this.#violation(target.name, 'request', problem);
    if (problems.length > 0) throw errors.invalidForm(problems.map(schemaRefusal));
    return this.#withLimitViolations(target, () => target.route.handle(request));
  }

  /** Discord's own limits count as violations too: a form it refuses is always a fault of the bot. */
  #withLimitViolations(target: Target, handle: () => RestAnswer): RestAnswer {
    try {
      return handle();
    } catch (error) {
      if (error instanceof DiscordError)
        for (const problem of error.problems)
          this.#violation(target.name, 'request', {
            path: `/${problem.path.join('/')}`,
            message: problem.message,
          });
      throw error;
    }
  }

  #violation(
    route: string,
    side: 'request' | 'response',
    problem: { path: string; message: string },
  ) {
    this.#services.statistics.violations.push({ route, side, ...problem });
  }

  #send(response: ServerResponse, target: Target, answer: RestAnswer): void {
    if (answer.status === 204) {
      response.writeHead(204).end();
      return;
    }
    const body = JSON.stringify(answer.body);
    sendJson(response, answer.status, body);
    const problems = this.#schemas.response(
      target.method,
      target.route.pattern,
      answer.status,
      body,
    );
    for (const problem of problems) this.#violation(target.name, 'response', problem);
  }

  #refuse(response: ServerResponse, route: string, error: DiscordError): void {
    const { status, code, message } = error;
    this.#services.statistics.refusals.push({ route, status, code, message });
    sendJson(response, status, JSON.stringify(error.body()));
  }
}

/** With its length, so that it goes out in one piece instead of in chunks. */
function sendJson(response: ServerResponse, status: number, body: string): void {
  const length = Buffer.byteLength(body);
  response
    .writeHead(status, { 'content-type': 'application/json', 'content-length': length })
    .end(body);
}

function schemaRefusal({ path, message }: SchemaProblem): Problem {
  return { path: path.split('/').slice(1), code: 'SCHEMA', message };
}

function asDiscordError(error: unknown): DiscordError {
  if (error instanceof DiscordError) return error;
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return new DiscordError(500, 0, `500: Internal Server Error (${message})`);
}

function misbehave(response: ServerResponse, fault: ActiveFault): void {
  if (fault.status === 'cut') {
    response.destroy();
    return;
  }
  if (fault.status !== 429) {
    const body = { message: `${fault.status}: Fault on demand`, code: fault.code ?? 0 };
    sendJson(response, fault.status, JSON.stringify(body));
    return;
  }
  const retryAfter = fault.retryAfter ?? 0.2;
  response
    .writeHead(429, {
      'content-type': 'application/json',
      'retry-after': String(retryAfter),
      'x-ratelimit-limit': '5',
      'x-ratelimit-remaining': '0',
      'x-ratelimit-reset-after': String(retryAfter),
      'x-ratelimit-reset': String(Date.now() / 1000 + retryAfter),
      'x-ratelimit-bucket': 'fault-on-demand',
      'x-ratelimit-scope': 'user',
    })
    .end(
      JSON.stringify({
        message: 'You are being rate limited.',
        retry_after: retryAfter,
        global: false,
      }),
    );
}

/** A path with wrong encoding stays unchanged, and is no route. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
