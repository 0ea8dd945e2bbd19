import { type WebSocket, WebSocketServer } from 'ws';
import { guildCreatePayload, guildMembers } from '../payloads/guild.ts';
import { botPayload } from '../payloads/user.ts';
import { isLoose, type Loose, text } from '../validation/json.ts';
import { announce, type World } from '../world/world.ts';
import { GatewaySession } from './session.ts';
import { guildOf, shardIn } from './shard.ts';

const Op = {
  Heartbeat: 1,
  Identify: 2,
  PresenceUpdate: 3,
  Resume: 6,
  Reconnect: 7,
  RequestGuildMembers: 8,
  InvalidSession: 9,
  Hello: 10,
  HeartbeatAck: 11,
} as const;

const HEARTBEAT_MILLISECONDS = 41_250;
/** What a bot may send at once, as Discord documents it. */
const MOST_BYTES = 4_096;

/** How a test cuts the bot's connection. */
export type GatewayDrop = 'close' | 'reconnect' | 'invalid-session';

/** The gateway: logs bots in, sends them events, lets them resume. */
export class Gateway {
  readonly server = new WebSocketServer({ noServer: true, maxPayload: MOST_BYTES });
  readonly #world: World;
  readonly #sessions = new Map<string, GatewaySession>();
  readonly #bySocket = new Map<WebSocket, GatewaySession>();
  /** The close code that every login gets; null if logins are accepted. */
  #refusing: number | null = null;

  constructor(world: World) {
    this.#world = world;
    this.server.on('connection', (socket) => this.#welcome(socket));
    world.events.on('dispatch', ({ event, data }) => {
      const guildId = guildOf(event, data);
      for (const session of this.#sessions.values()) {
        if (!session.shard.serves(guildId)) continue;
        if (session.expired) this.#sessions.delete(session.id);
        else session.dispatch(event, data);
      }
    });
  }

  /** Whether a bot is connected now. */
  get connected(): boolean {
    return [...this.#sessions.values()].some((session) => session.connected);
  }

  /** Whether a bot is connected now that serves this shard. */
  serves(shard: number): boolean {
    return [...this.#sessions.values()].some((one) => one.connected && one.shard.id === shard);
  }

  #welcome(socket: WebSocket): void {
    send(socket, { op: Op.Hello, d: { heartbeat_interval: HEARTBEAT_MILLISECONDS } });
    socket.on('message', (raw) => this.#receive(socket, raw.toString()));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      this.#bySocket.get(socket)?.disconnected(socket);
      this.#bySocket.delete(socket);
      announce(this.#world, { kind: 'bot', connected: this.connected });
    });
  }

  #receive(socket: WebSocket, raw: string): void {
    const packet = parsePacket(raw);
    if (!packet) {
      socket.close(4002, 'Error while decoding payload.');
      return;
    }
    const data = isLoose(packet.d) ? packet.d : {};
    if (packet.op === Op.Heartbeat) send(socket, { op: Op.HeartbeatAck });
    else if (packet.op === Op.Identify) this.#identify(socket, data);
    else if (packet.op === Op.Resume) this.#resume(socket, data);
    else if (packet.op === Op.RequestGuildMembers) this.#guildMembers(socket, data);
    else if (packet.op !== Op.PresenceUpdate) socket.close(4001, 'Unknown opcode.');
  }

  #identify(socket: WebSocket, data: Loose): void {
    const world = this.#world;
    if (!this.#authenticated(socket, data)) return;
    const shard = shardIn(data.shard);
    if (!shard) {
      socket.close(4010, 'Invalid shard.');
      return;
    }
    const intents = Number(data.intents ?? 0);
    const session = new GatewaySession(socket, intents, world.applicationId, shard);
    const guilds = world.guilds.filter((one) => one.botIsMember && shard.serves(one.id));
    this.#adopt(socket, session);
    session.dispatch('READY', {
      v: 10,
      user: { ...botPayload(world), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: gatewayAddress(world),
      shard: [shard.id, shard.count],
      application: { id: world.applicationId, flags: 0 },
    });
    for (const guild of guilds) session.dispatch('GUILD_CREATE', guildCreatePayload(world, guild));
    announce(world, { kind: 'bot', connected: true });
  }

  #authenticated(socket: WebSocket, data: Loose): boolean {
    const known = text(data.token).replace(/^Bot /, '') === this.#world.token;
    if (known && this.#refusing === null) return true;
    socket.close(this.#refusing ?? 4004, 'Not taken.');
    return false;
  }

  #adopt(socket: WebSocket, session: GatewaySession): void {
    this.#sessions.set(session.id, session);
    this.#bySocket.set(socket, session);
  }

  #resume(socket: WebSocket, data: Loose): void {
    if (!this.#authenticated(socket, data)) return;
    const session = this.#sessions.get(text(data.session_id));
    const sequence = Number(data.seq ?? 0);
    if (!session || session.expired || !session.canReplayAfter(sequence)) {
      send(socket, { op: Op.InvalidSession, d: false });
      return;
    }
    this.#bySocket.set(socket, session);
    session.resume(socket, sequence);
    announce(this.#world, { kind: 'bot', connected: true });
  }

  #guildMembers(socket: WebSocket, data: Loose): void {
    this.#bySocket.get(socket)?.dispatch('GUILD_MEMBERS_CHUNK', {
      guild_id: text(data.guild_id),
      members: guildMembers(this.#world),
      chunk_index: 0,
      chunk_count: 1,
      ...(data.nonce === undefined ? {} : { nonce: data.nonce }),
    });
  }

  /** Cuts every bot connection. With `resumable` false the sessions are forgotten as well. */
  drop(how: GatewayDrop, resumable: boolean): void {
    for (const session of [...this.#sessions.values()]) {
      const { socket } = session;
      if (!resumable) this.#sessions.delete(session.id);
      if (!socket) continue;
      session.disconnected(socket);
      if (how === 'close') socket.terminate();
      else if (how === 'reconnect') send(socket, { op: Op.Reconnect, d: null });
      else send(socket, { op: Op.InvalidSession, d: resumable });
    }
    announce(this.#world, { kind: 'bot', connected: this.connected });
  }

  /** Closes every bot connection with a code, and every login after it; null accepts logins again. */
  refuse(code: number | null): void {
    this.#refusing = code;
    if (code === null) return;
    for (const { socket } of this.#sessions.values()) socket?.close(code, 'On demand.');
    this.#sessions.clear();
  }

  close(): void {
    for (const socket of this.server.clients) socket.terminate();
    this.server.close();
  }
}

export function gatewayAddress(world: World): string {
  return `${world.origin.replace(/^http/, 'ws')}/gateway`;
}

function send(socket: WebSocket, packet: Loose): void {
  socket.send(JSON.stringify({ t: null, s: null, ...packet }));
}

function parsePacket(raw: string): Loose | null {
  try {
    const packet: unknown = JSON.parse(raw);
    return isLoose(packet) ? packet : null;
  } catch {
    return null;
  }
}
