interface Shelved {
  api: { id: string; channel_id: string; nonce?: string | number };
}

/** Messages by their ids, and by their channels in the order in which they were written. */
export class Shelf<Message extends Shelved> {
  readonly #all = new Map<string, Message>();
  readonly #byChannel = new Map<string, Map<string, Message>>();
  /** Nonce → id of the latest message that was posted with it. */
  readonly #nonces = new Map<string, string>();

  add(message: Message): void {
    const { id, channel_id: channelId, nonce } = message.api;
    const channel = this.#byChannel.get(channelId) ?? new Map<string, Message>();
    this.#byChannel.set(channelId, channel.set(id, message));
    this.#all.set(id, message);
    if (nonce !== undefined) this.#nonces.set(String(nonce), id);
  }

  get(id: string): Message | undefined {
    return this.#all.get(id);
  }

  delete(id: string): void {
    const message = this.#all.get(id);
    if (!message) return;
    const { channel_id: channelId, nonce } = message.api;
    this.#all.delete(id);
    this.#byChannel.get(channelId)?.delete(id);
    if (this.#nonces.get(String(nonce)) === id) this.#nonces.delete(String(nonce));
  }

  values(): IterableIterator<Message> {
    return this.#all.values();
  }

  inChannel(channelId: string): Message[] {
    return [...(this.#byChannel.get(channelId)?.values() ?? [])];
  }

  withNonce(nonce: string | number): Message | undefined {
    return this.#all.get(this.#nonces.get(String(nonce)) ?? '');
  }
}
