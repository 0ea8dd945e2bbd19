import { randomUUID } from 'node:crypto';
import type { WebSocket } from 'ws';
import { redacted, wanted } from './intents.ts';
import type { Shard } from './shard.ts';

const DISPATCH = 0;
/** Events kept for a resume; older ones are forgotten and the resume is refused. */
const REPLAY_LIMIT = 2000;
/** A session nobody resumed for this long is over, in milliseconds. */
export const RESUME_WINDOW = 90_000;

interface SentEvent {
  sequence: number;
  packet: string;
}

/** One login of the bot. It outlives its connection, so that a resume loses no event. */
export class GatewaySession {
  readonly id = randomUUID();
  readonly intents: number;
  readonly botId: string;
  readonly shard: Shard;
  socket: WebSocket | null;
  disconnectedAt: number | null = null;
  #sequence = 0;
  #sent: SentEvent[] = [];

  constructor(socket: WebSocket, intents: number, botId: string, shard: Shard) {
    this.socket = socket;
    this.intents = intents;
    this.botId = botId;
    this.shard = shard;
  }

  get connected(): boolean {
    return this.socket !== null;
  }

  /** Sends an event if the bot asked for its kind; keeps it for a resume either way. */
  dispatch(event: string, data: unknown): void {
    if (!wanted(event, data, this.intents, this.botId)) return;
    this.#sequence += 1;
    const shown = redacted(event, data, this.intents, this.botId);
    const packet = JSON.stringify({ op: DISPATCH, t: event, s: this.#sequence, d: shown });
    this.#sent.push({ sequence: this.#sequence, packet });
    if (this.#sent.length > REPLAY_LIMIT) this.#sent.shift();
    this.socket?.send(packet);
  }

  /** Whether everything after `sequence` is still at hand. */
  canReplayAfter(sequence: number): boolean {
    const oldest = this.#sent[0]?.sequence ?? this.#sequence + 1;
    return sequence <= this.#sequence && sequence >= oldest - 1;
  }

  resume(socket: WebSocket, sequence: number): void {
    this.socket = socket;
    this.disconnectedAt = null;
    for (const event of this.#sent) if (event.sequence > sequence) socket.send(event.packet);
    this.dispatch('RESUMED', {});
  }

  disconnected(socket: WebSocket): void {
    if (this.socket !== socket) return;
    this.socket = null;
    this.disconnectedAt = Date.now();
  }

  get expired(): boolean {
    return this.disconnectedAt !== null && Date.now() - this.disconnectedAt > RESUME_WINDOW;
  }
}
