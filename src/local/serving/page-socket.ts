import { type WebSocket, WebSocketServer } from 'ws';
import { z } from 'zod';
import { type JsonBudget, parseWithin } from '../../outside/json.ts';
import type { Gateway } from '../gateway/gateway.ts';
import type { WorkshopDesk } from '../options.ts';
import type { OptionValue, OptionValues } from '../people/command-options.ts';
import type { People } from '../people/people.ts';
import {
  type Change,
  type StoredChannel,
  type StoredMessage,
  visibleCommands,
  type World,
} from '../world/world.ts';
import {
  type PageAnswer,
  type PageChannel,
  type PageMessage,
  type PageNews,
  type PageOptionValues,
  type PageOutcome,
  type PageRequest,
  pageRequest,
} from './page-protocol.ts';
import type { WaitingMentions } from './waiting-mentions.ts';

/** The most the page may send at once: a command with a file of the size that Discord accepts, as base64. */
const MOST_BYTES = 14 * 1024 * 1024;
const BUDGET: JsonBudget = { characters: MOST_BYTES, values: 1_000, depth: 10 };

export interface PageServices {
  world: World;
  people: People;
  gateway: Gateway;
  mentions: WaitingMentions;
  workshop: WorkshopDesk | null;
}

const numbered = z.object({ id: z.number() });

/** For actions that don't involve the bot. */
const NOTHING_MORE: PageOutcome = { error: null, choices: [], modal: null };

async function carryOut(
  { people, mentions }: PageServices,
  asked: PageRequest,
): Promise<PageOutcome> {
  const { user } = asked;
  switch (asked.action) {
    case 'command':
      return people.command(user, asked.channel, asked.name, withFiles(asked.options));
    case 'autocomplete': {
      const { channel, name, options, focused } = asked;
      return people.autocomplete(user, channel, name, withFiles(options), focused);
    }
    case 'press':
      return people.press(user, asked.message, asked.customId);
    case 'select':
      return people.select(user, asked.message, asked.customId, asked.values);
    case 'submit-modal':
      return people.submitModal(user, asked.customId, asked.fields);
    case 'say':
      people.say(user, asked.channel, asked.content);
      return NOTHING_MORE;
    case 'seen':
      mentions.seen(user, asked.channel);
      return NOTHING_MORE;
  }
}

const withFiles = (options: PageOptionValues): OptionValues =>
  Object.fromEntries(
    Object.entries(options).map(([name, value]): [string, OptionValue] => [
      name,
      typeof value === 'object'
        ? { name: value.name, bytes: Buffer.from(value.base64, 'base64') }
        : value,
    ]),
  );

/** Speaks with the page: a snapshot at first, then every change; and does what the page asks. */
export class PageSocket {
  readonly server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  readonly #services: PageServices;

  constructor(services: PageServices) {
    this.#services = services;
    this.server.on('connection', (socket) => {
      send(socket, this.#snapshot());
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
    let id: number | null = null;
    try {
      const asked = parseWithin(raw, BUDGET);
      id = numbered.parse(asked).id;
      const { error, choices, modal } = await carryOut(this.#services, pageRequest.parse(asked));
      send(socket, { kind: 'answer', id, outcome: { error, choices, modal } });
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      send(socket, { kind: 'answer', id, problem });
    }
  }

  #snapshot(): PageNews<'snapshot'> {
    const { world, gateway, mentions, workshop } = this.#services;
    return {
      kind: 'snapshot',
      guild: { id: world.guilds[0].id, name: world.guilds[0].name },
      bot: { id: world.applicationId, name: world.botName, connected: gateway.connected },
      users: world.users,
      roles: world.roles.map(({ id, name }) => ({ id, name })),
      channels: [...world.channels.values()].map(channelForPage),
      messages: [...world.messages.values()].map(messageForPage),
      commands: visibleCommands(world),
      mentions: mentions.counts(),
      workshop: workshop
        ? Object.fromEntries(world.users.map(({ id, locale }) => [id, workshop.label(locale)]))
        : null,
    };
  }

  #forPage(change: Change): PageNews | null {
    const { world, mentions } = this.#services;
    switch (change.kind) {
      case 'message':
        return { kind: 'message', message: messageForPage(change.message) };
      case 'channel':
        return { kind: 'channel', channel: channelForPage(change.channel) };
      case 'commands':
        return { kind: 'commands', commands: visibleCommands(world) };
      case 'mentions':
        return { kind: 'mentions', mentions: mentions.counts() };
      case 'message-gone':
      case 'channel-gone':
      case 'bot':
        return change;
      default:
        return null;
    }
  }

  close(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }
}

function messageForPage({ api, ephemeralFor, loading }: StoredMessage): PageMessage {
  return { ...api, ephemeralFor, loading };
}

function channelForPage(channel: StoredChannel): PageChannel {
  const { id, type, name, parentId, position, recipientId, thread } = channel;
  return {
    id,
    type,
    name,
    parentId,
    position,
    recipientId,
    archived: thread?.archived ?? false,
    locked: thread?.locked ?? false,
    members: thread ? [...thread.members.keys()] : [],
  };
}

function send(socket: WebSocket, packet: PageNews | PageAnswer): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(packet));
}
