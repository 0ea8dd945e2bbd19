import { setTimeout as wait } from 'node:timers/promises';
import type { Change, LocalDiscord } from '../../local/index.ts';

/** A picture that everyone saw appear. */
export interface PictureSeen {
  /** Milliseconds since the epoch. */
  at: number;
  messageId: string;
  channelId: string;
  /** Differs for every upload; empty for an update of a message without a picture. */
  picture: string;
}

/** How often to check whether all is quiet, in milliseconds. */
const LOOK = 50;

/** Remembers in which order messages changed, and when the bot's public ones did. */
export class Watch {
  /** Every change of a public message of the bot in a thread. */
  readonly updates: PictureSeen[] = [];
  readonly #changed = new Map<string, number>();
  readonly #changedIn = new Map<string, number>();
  readonly #botId: string;
  #clock = 0;

  constructor(discord: LocalDiscord) {
    this.#botId = discord.applicationId;
    discord.onChange((change) => this.#note(change));
  }

  /** Counts changes of messages. */
  get now(): number {
    return this.#clock;
  }

  /** When a message last changed; 0 for never. */
  changed(messageId: string): number {
    return this.#changed.get(messageId) ?? 0;
  }

  /** When a public message of the bot last changed in a channel; 0 for never. */
  changedIn(channelId: string): number {
    return this.#changedIn.get(channelId) ?? 0;
  }

  /** How often public messages of the bot have changed in a thread. */
  countIn(channelId: string): number {
    return this.updates.filter((update) => update.channelId === channelId).length;
  }

  /** Resolves when the bot has not changed a public message for this many milliseconds. */
  async quiet(milliseconds: number): Promise<void> {
    const since = Date.now();
    while (Date.now() - Math.max(since, this.updates.at(-1)?.at ?? 0) < milliseconds) {
      await wait(LOOK);
    }
  }

  #gone(messageId: string, channelId: string): void {
    this.#clock += 1;
    this.#changed.set(messageId, this.#clock);
    this.#changedIn.set(channelId, this.#clock);
  }

  #note(change: Change): void {
    if (change.kind === 'message-gone') this.#gone(change.id, change.channelId);
    if (change.kind !== 'message') return;
    const { api, attachments, ephemeralFor } = change.message;
    this.#clock += 1;
    this.#changed.set(api.id, this.#clock);
    if (ephemeralFor !== null || api.author.id !== this.#botId) return;
    this.#changedIn.set(api.channel_id, this.#clock);
    const picture = attachments.map(({ id }) => id).join();
    this.updates.push({ at: Date.now(), messageId: api.id, channelId: api.channel_id, picture });
  }
}
