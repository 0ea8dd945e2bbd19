import type { Faults } from '../faults/faults.ts';
import type { InteractionDesk } from '../interactions/desk.ts';
import type { UploadedFile } from '../state/attachments.ts';
import type { Statistics } from '../statistics/statistics.ts';
import { errors } from '../validation/errors.ts';
import type { Loose } from '../validation/json.ts';
import type { StoredGuild, World } from '../world/world.ts';

/** What every route works with. */
export interface RestServices {
  world: World;
  statistics: Statistics;
  desk: InteractionDesk;
  faults: Faults;
}

/** One request, read and understood. */
export interface RestRequest extends RestServices {
  params: Readonly<Record<string, string>>;
  query: URLSearchParams;
  /** The JSON body, or `payload_json` of a multipart one. */
  body: unknown;
  files: readonly UploadedFile[];
  /** When it arrived, in milliseconds on the monotonic clock. */
  arrivedAt: number;
}

export interface RestAnswer {
  status: 200 | 201 | 204;
  body?: unknown;
}

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** The path as Discord's description writes it. */
  pattern: string;
  handle: (request: RestRequest) => RestAnswer;
  /** Webhook and interaction routes carry their own token in the path. */
  withoutBotToken?: true;
}

export const ok = (body: unknown): RestAnswer => ({ status: 200, body });
export const created = (body: unknown): RestAnswer => ({ status: 201, body });
export const nothing: RestAnswer = { status: 204 };

/** A parameter of the path; every route names its own. */
export function param(request: RestRequest, name: string): string {
  const value = request.params[name];
  if (value === undefined) throw new TypeError(`The route has no parameter ${name}`);
  return value;
}

/** The body as an object; anything else counts as empty. */
export function bodyObject(request: RestRequest): Loose {
  const { body } = request;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Loose) : {};
}

interface CompiledRoute {
  route: Route;
  expression: RegExp;
}

/** What every path of a route has in common: its method and its number of segments. */
const shapeOf = (method: string, path: string): string => `${method} ${path.split('/').length}`;

/** Finds the route for a method and a path; fixed segments win over parameters. */
export class Router {
  readonly #routes = new Map<string, CompiledRoute[]>();

  constructor(routes: readonly Route[]) {
    const parameters = (route: Route) => route.pattern.split('{').length;
    for (const route of [...routes].sort((a, b) => parameters(a) - parameters(b))) {
      const shape = shapeOf(route.method, route.pattern);
      const alike = this.#routes.get(shape) ?? [];
      alike.push({ route, expression: expressionOf(route.pattern) });
      this.#routes.set(shape, alike);
    }
  }

  find(method: string, path: string): { route: Route; params: Record<string, string> } | null {
    for (const { route, expression } of this.#routes.get(shapeOf(method, path)) ?? []) {
      const match = expression.exec(path);
      if (match) return { route, params: { ...match.groups } };
    }
    return null;
  }
}

function expressionOf(pattern: string): RegExp {
  const source = pattern.replace(/[.]/g, '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)');
  return new RegExp(`^${source}$`);
}

/** The server that a route names. */
export function guildIn(request: RestRequest): StoredGuild {
  const id = param(request, 'guild_id');
  const guild = request.world.guilds.find((one) => one.id === id);
  if (!guild) throw errors.unknownGuild();
  return guild;
}
