import type { APIMessage } from 'discord-api-types/v10';

/** Channels that are remembered. */
const REMEMBERED = 10_000;

/** Remembers which message was posted last in each channel, as long as the process lasts. */
export class Posts {
  #latest = new Map<string, bigint>();

  note({ id, channel_id: channelId }: Pick<APIMessage, 'id' | 'channel_id'>): void {
    const known = this.#latest.get(channelId) ?? 0n;
    this.#latest.delete(channelId);
    this.#latest.set(channelId, BigInt(id) > known ? BigInt(id) : known);
    const oldest = this.#latest.keys().next();
    if (this.#latest.size > REMEMBERED && !oldest.done) this.#latest.delete(oldest.value);
  }

  /** Whether anything was posted after this message, or after the click with this id: ids grow with time. */
  anythingAfter(channelId: string | null, id: string): boolean {
    return (this.#latest.get(channelId ?? '') ?? 0n) > BigInt(id);
  }
}
