import type { Gateway, GatewayDrop } from '../gateway/gateway.ts';
import { guildCreatePayload } from '../payloads/guild.ts';
import { deleteChannel } from '../state/channels.ts';
import { deleteMessage } from '../state/message-store.ts';
import { deleteThread, setArchived, threadChanged } from '../state/threads.ts';
import { dispatch, type StoredChannel, type World } from '../world/world.ts';

/** Requests that go wrong on purpose. */
export interface RequestFault {
  /** HTTP method; any if absent. */
  method?: string;
  /** Part of the path below `/api/v10`, or of its pattern (`/channels/{channel_id}/messages`). Any if absent. */
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
  #swaps = 0;
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
   * Ends every gateway connection of the bot with a close code, and every login after it, until `clear`: 4004
   * is what a token that was reset gets.
   */
  refuseGateway(code: number): void {
    this.#gateway.refuse(code);
  }

  /** The next interaction reaches the bot this often. */
  duplicateNextInteraction(copies = 2): void {
    this.#copies.push(copies);
  }

  /** The next interaction reaches the bot this many milliseconds late. */
  delayNextInteraction(milliseconds: number): void {
    this.#delays.push(milliseconds);
  }

  /** The next interaction reaches the bot after the one that follows it, or a second late if none does. */
  swapNextInteractions(): void {
    this.#swaps += 1;
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

  /** Takes the bot off the first server; `outage` only lets the server be away for a while, as Discord's failures do. */
  removeBot(how: 'removed' | 'outage' = 'removed'): void {
    const [home] = this.#world.guilds;
    if (how === 'removed') home.botIsMember = false;
    const unavailable = how === 'outage' ? { unavailable: true } : {};
    dispatch(this.#world, 'GUILD_DELETE', { id: home.id, ...unavailable });
  }

  /** Brings the bot back to the first server, or the server back to the bot. */
  returnBot(): void {
    const [home] = this.#world.guilds;
    home.botIsMember = true;
    dispatch(this.#world, 'GUILD_CREATE', guildCreatePayload(this.#world, home));
  }

  /** A person accepts no direct messages any more, or accepts them again. */
  closeDirectMessages(userId: string, closed = true): void {
    if (closed) this.#world.closedTo.add(userId);
    else this.#world.closedTo.delete(userId);
  }

  /**
   * Files may have at most this many bytes.
   * @param stated the limit that interactions state
   */
  limitUploads(most: number, stated = most): void {
    Object.assign(this.#world.limits, { fileSize: most, statedFileSize: stated });
  }

  /** A server may have at most this many threads that are not archived. */
  limitThreads(most: number): void {
    this.#world.limits.activeThreads = most;
  }

  /** AutoMod blocks these words from now on, and none that were blocked before. */
  blockWords(...words: string[]): void {
    this.#world.blockedWords = words;
  }

  /** A media gallery with a new picture is accepted in new messages only, or again in edits as well. */
  losePicturesInEdits(lost = true): void {
    this.#world.editsLosePictures = lost;
  }

  deleteThread(threadId: string): void {
    deleteThread(this.#world, this.#thread(threadId));
  }

  /** A moderator deletes a channel, with the threads in it. */
  deleteChannel(channelId: string): void {
    const channel = this.#world.channels.get(channelId);
    if (!channel || channel.thread) throw new RangeError(`There is no channel ${channelId}`);
    deleteChannel(this.#world, channel);
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
    this.#swaps = 0;
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

  /** Used by the interaction desk: whether the next interaction waits for the one after it. */
  takeSwap(): boolean {
    if (this.#swaps === 0) return false;
    this.#swaps -= 1;
    return true;
  }

  #thread(threadId: string): StoredChannel {
    const thread = this.#world.channels.get(threadId);
    if (!thread?.thread) throw new RangeError(`There is no thread ${threadId}`);
    return thread;
  }
}
