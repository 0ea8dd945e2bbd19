import { MessageFlags } from 'discord-api-types/v10';
import { announce, type StoredMessage, type World } from '../world/world.ts';

/** Which mentions nobody has looked at yet: user id → channel id → message ids. */
export class WaitingMentions {
  readonly #world: World;
  readonly #waiting = new Map<string, Map<string, Set<string>>>();
  /** Message id → whom it mentioned, besides its author, when it was new. */
  readonly #known = new Map<string, readonly string[]>();

  constructor(world: World) {
    this.#world = world;
    world.events.on('change', (change) => {
      if (change.kind === 'message') this.#note(change.message);
      else if (change.kind === 'message-gone') this.#forget(change.channelId, change.id);
    });
  }

  #note({ api, ephemeralFor }: StoredMessage): void {
    if (this.#known.has(api.id)) return;
    const quiet = ((api.flags ?? 0) & MessageFlags.SuppressNotifications) !== 0;
    const named = ephemeralFor !== null || quiet ? [] : api.mentions.map(({ id }) => id);
    const users = named.filter((id) => id !== api.author.id);
    this.#known.set(api.id, users);
    for (const user of users) {
      const channels = this.#waiting.get(user) ?? new Map<string, Set<string>>();
      const messages = channels.get(api.channel_id) ?? new Set<string>();
      messages.add(api.id);
      channels.set(api.channel_id, messages);
      this.#waiting.set(user, channels);
    }
    if (users.length > 0) announce(this.#world, { kind: 'mentions' });
  }

  #forget(channelId: string, messageId: string): void {
    let changed = false;
    for (const user of this.#known.get(messageId) ?? [])
      changed = (this.#waiting.get(user)?.get(channelId)?.delete(messageId) ?? false) || changed;
    if (changed) announce(this.#world, { kind: 'mentions' });
  }

  /** This person has looked at the channel. */
  seen(userId: string, channelId: string): void {
    const messages = this.#waiting.get(userId)?.get(channelId);
    if (!messages || messages.size === 0) return;
    messages.clear();
    announce(this.#world, { kind: 'mentions' });
  }

  /** User id → channel id → how many mentions wait there. */
  counts(): Record<string, Record<string, number>> {
    const table: Record<string, Record<string, number>> = {};
    for (const [userId, channels] of this.#waiting) {
      const mine: Record<string, number> = {};
      for (const [channelId, messages] of channels)
        if (messages.size > 0) mine[channelId] = messages.size;
      table[userId] = mine;
    }
    return table;
  }
}
