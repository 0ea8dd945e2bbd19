import { type WebSocket, WebSocketServer } from 'ws';
import { type JsonBudget, parseWithin } from '../../outside/json.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { OptionValue, OptionValues } from '../people/command-options.ts';
import type { Outcome } from '../people/outcome.ts';
import type { People } from '../people/people.ts';
import {
  type Change,
  type StoredChannel,
  type StoredMessage,
  visibleCommands,
  type World,
} from '../state/world.ts';
import { isLoose, type Loose, text } from '../validation/json.ts';
import type { WaitingMentions } from './waiting-mentions.ts';

/** What the page may send at once: a command with a file of the size that Discord takes, as base64. */
const MOST_BYTES = 14 * 1024 * 1024;
const BUDGET: JsonBudget = { characters: MOST_BYTES, values: 1_000, depth: 10 };

export interface PageServices {
  world: World;
  people: People;
  gateway: Gateway;
  mentions: WaitingMentions;
}

type Action = (services: PageServices, args: Loose) => Promise<unknown> | unknown;

/** What the page may ask for; each names the person it acts for. */
const ACTIONS: Readonly<Record<string, Action>> = {
  command: async ({ people }, args) =>
    outcomeForPage(
      await people.command(
        text(args.user),
        text(args.channel),
        text(args.name),
        optionValues(args.options),
      ),
    ),
  autocomplete: async ({ people }, args) =>
    outcomeForPage(
      await people.autocomplete(
        text(args.user),
        text(args.channel),
        text(args.name),
        optionValues(args.options),
        text(args.focused),
      ),
    ),
  press: async ({ people }, args) =>
    outcomeForPage(await people.press(text(args.user), text(args.message), text(args.customId))),
  select: async ({ people }, args) =>
    outcomeForPage(
      await people.select(
        text(args.user),
        text(args.message),
        text(args.customId),
        strings(args.values),
      ),
    ),
  'submit-modal': async ({ people }, args) =>
    outcomeForPage(
      await people.submitModal(text(args.user), text(args.customId), fieldValues(args.fields)),
    ),
  say: ({ people }, args) => {
    people.say(text(args.user), text(args.channel), text(args.content));
    return {};
  },
  seen: ({ mentions }, args) => {
    mentions.seen(text(args.user), text(args.channel));
    return {};
  },
};

function optionValues(given: unknown): OptionValues {
  if (!isLoose(given)) return {};
  return Object.fromEntries(
    Object.entries(given).flatMap(([name, value]): [string, OptionValue][] => {
      if (isLoose(value)) return [[name, fileValue(value)]];
      const isPlain =
        typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
      return isPlain ? [[name, value]] : [];
    }),
  );
}

const fileValue = ({ name, base64 }: Loose): OptionValue => ({
  name: text(name),
  bytes: Buffer.from(text(base64), 'base64'),
});

function strings(given: unknown): string[] {
  return Array.isArray(given) ? given.map(text) : [];
}

function fieldValues(given: unknown): Record<string, string | string[]> {
  if (!isLoose(given)) return {};
  return Object.fromEntries(
    Object.entries(given).map(([key, value]) => [
      key,
      Array.isArray(value) ? strings(value) : text(value),
    ]),
  );
}

function outcomeForPage({ acknowledged, type, milliseconds, error, choices, modal }: Outcome) {
  return { acknowledged, type, milliseconds, error, choices, modal };
}

/** Speaks with the page: a snapshot at first, then every change; and does what the page asks. */
export class PageSocket {
  readonly server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  readonly #services: PageServices;

  constructor(services: PageServices) {
    this.#services = services;
    this.server.on('connection', (socket) => {
      send(socket, { kind: 'snapshot', ...this.#snapshot() });
      socket.on('message', (raw) => {
        this.#answer(socket, raw.toString()).catch(() => socket.terminate());
      });
      socket.on('error', () => socket.terminate());
    });
    services.world.events.on('change', (change) => {
      if (this.server.clients.size === 0) return;
      const shown = this.#forPage(change);
      if (shown) for (const socket of this.server.clients) send(socket, shown);
    });
  }

  async #answer(socket: WebSocket, raw: string): Promise<void> {
    let id: unknown = null;
    try {
      const asked: unknown = parseWithin(raw, BUDGET);
      if (!isLoose(asked)) throw new TypeError('Not an object');
      id = asked.id;
      const action = ACTIONS[text(asked.action)];
      if (!action) throw new RangeError(`Unknown action ${text(asked.action)}`);
      send(socket, { kind: 'answer', id, result: await action(this.#services, asked) });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      send(socket, { kind: 'answer', id, problem });
    }
  }

  #snapshot(): Loose {
    const { world, gateway, mentions } = this.#services;
    return {
      guild: { id: world.guilds[0].id, name: world.guilds[0].name },
      bot: { id: world.applicationId, name: world.botName, connected: gateway.connected },
      users: world.users,
      roles: world.roles.map(({ id, name }) => ({ id, name })),
      channels: [...world.channels.values()].map(channelForPage),
      messages: [...world.messages.values()].map(messageForPage),
      commands: visibleCommands(world),
      emojis: this.#emojis(),
      mentions: mentions.counts(),
    };
  }

  #emojis(): Loose[] {
    return [...this.#services.world.emojis.values()].map(({ api }) => ({
      id: api.id,
      name: api.name,
    }));
  }

  #forPage(change: Change): Loose | null {
    const { world, mentions } = this.#services;
    switch (change.kind) {
      case 'message':
        return { kind: 'message', message: messageForPage(change.message) };
      case 'channel':
        return { kind: 'channel', channel: channelForPage(change.channel) };
      case 'commands':
        return { kind: 'commands', commands: visibleCommands(world) };
      case 'emojis':
        return { kind: 'emojis', emojis: this.#emojis() };
      case 'mentions':
        return { kind: 'mentions', mentions: mentions.counts() };
      case 'interaction':
        return null;
      default:
        return { ...change };
    }
  }

  close(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }
}

function messageForPage({ api, ephemeralFor, loading }: StoredMessage): Loose {
  return { ...api, ephemeralFor, loading };
}

function channelForPage(channel: StoredChannel): Loose {
  const { thread } = channel;
  return {
    id: channel.id,
    type: channel.type,
    name: channel.name,
    topic: channel.topic,
    parentId: channel.parentId,
    position: channel.position,
    recipientId: channel.recipientId,
    archived: thread?.archived ?? false,
    locked: thread?.locked ?? false,
    members: thread ? [...thread.members.keys()] : [],
  };
}

function send(socket: WebSocket, packet: Loose): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(packet));
}
