import type { Gateway, GatewayDrop } from '../gateway/gateway.ts';
import { deleteMessage } from '../state/message-store.ts';
import { deleteThread, setArchived, threadChanged } from '../state/threads.ts';
import type { StoredChannel, World } from '../state/world.ts';

/** Requests that shall go wrong. */
export interface RequestFault {
  /** HTTP method; any when absent. */
  method?: string;
  /** Part of the path below `/api/v10`, or of its pattern (`/channels/{channel_id}/messages`). Any when absent. */
  path?: string;
  /** 429, or any other status of 400 and above. `cut` closes the connection without an answer. */
  status: number | 'cut';
  /** Discord's own code in the answer's body, such as 50001. Default 0. */
  code?: number;
  /** How many matching requests. Default 1. */
  times?: number;
  /** Seconds, for 429. Default 0.2. */
  retryAfter?: number;
  /** `after` carries the request out first, and then loses the answer. Default `before`. */
  when?: 'before' | 'after';
}

export interface ActiveFault extends RequestFault {
  left: number;
}

/** Misbehaviour on command. */
export class Faults {
  readonly #world: World;
  readonly #gateway: Gateway;
  #requests: ActiveFault[] = [];
  #copies: number[] = [];
  #delays: number[] = [];
  /** Added to every REST answer, in milliseconds. */
  latency = 0;

  constructor(world: World, gateway: Gateway) {
    this.#world = world;
    this.#gateway = gateway;
  }

  /** The next matching requests go wrong. */
  failRequests(fault: RequestFault): void {
    this.#requests.push({ ...fault, left: fault.times ?? 1 });
  }

  /** Cuts the bot's gateway connection: plainly, with op 7 or with op 9. */
  dropGateway(how: GatewayDrop = 'close', resumable = true): void {
    this.#gateway.drop(how, resumable);
  }

  /**
   * Ends every gateway connection of the bot with a close code, and every login after it, until
   * `clear`: 4004 is what a token that was reset meets.
   */
  refuseGateway(code: number): void {
    this.#gateway.refuse(code);
  }

  /** The next interaction reaches the bot this often. */
  duplicateNextInteraction(copies = 2): void {
    this.#copies.push(copies);
  }

  /** The next interaction reaches the bot so many milliseconds late. */
  delayNextInteraction(milliseconds: number): void {
    this.#delays.push(milliseconds);
  }

  /** Archives a thread as Discord does after inactivity; `locked` as a moderator can. */
  archiveThread(threadId: string, locked = false): void {
    const thread = this.#thread(threadId);
    if (thread.thread && locked) thread.thread.locked = true;
    if (thread.thread?.archived) threadChanged(this.#world, thread);
    else setArchived(this.#world, thread, true);
  }

  /** Locks a thread as a moderator can, without archiving it, or opens it again. */
  lockThread(threadId: string, locked = true): void {
    const thread = this.#thread(threadId);
    if (!thread.thread) return;
    thread.thread.locked = locked;
    threadChanged(this.#world, thread);
  }

  deleteThread(threadId: string): void {
    deleteThread(this.#world, this.#thread(threadId));
  }

  deleteMessage(messageId: string): void {
    const message = this.#world.messages.get(messageId);
    if (!message) throw new RangeError(`There is no message ${messageId}`);
    deleteMessage(this.#world, message);
  }

  /** Forgets every fault that has not happened yet. */
  clear(): void {
    this.#requests = [];
    this.#copies = [];
    this.#delays = [];
    this.latency = 0;
    this.#gateway.refuse(null);
  }

  /** Used by the REST server: the fault this request meets now, if any. */
  takeRequestFault(method: string, path: string, pattern: string): ActiveFault | null {
    const fault = this.#requests.find(
      (one) =>
        one.left > 0 &&
        (!one.method || one.method.toUpperCase() === method) &&
        (!one.path || path.includes(one.path) || pattern.includes(one.path)),
    );
    if (!fault) return null;
    fault.left -= 1;
    return fault;
  }

  /** Used by the interaction desk: how often the next interaction is sent. */
  takeCopies(): number {
    return this.#copies.shift() ?? 1;
  }

  /** Used by the interaction desk: how late the next interaction is, in milliseconds. */
  takeDelay(): number {
    return this.#delays.shift() ?? 0;
  }

  #thread(threadId: string): StoredChannel {
    const thread = this.#world.channels.get(threadId);
    if (!thread?.thread) throw new RangeError(`There is no thread ${threadId}`);
    return thread;
  }
}
