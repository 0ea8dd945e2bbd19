import type { MessagePlace } from '../table/match/saved/notification-records.ts';

/** Milliseconds after which nobody looks at what hangs there any more: Discord itself forgets private messages. */
const STALE = 3_600_000;
/** Messages that are remembered. */
const REMEMBERED = 10_000;

/**
 * Remembers, as long as the process lasts, which public messages private ones hang on: Discord shows which
 * message a private one answers. While one hangs there, the public one isn't deleted.
 */
export class Hanging {
  /** How many hang on each message, in the order they were last pressed. */
  readonly #hanging = new Map<string, number>();
  /** Messages that would otherwise have been deleted, with the time when that was first known. */
  readonly #left = new Map<string, MessagePlace & { since: number | null }>();

  /** Notes that one more hangs there, or is about to. */
  hang(messageId: string): void {
    const count = (this.#hanging.get(messageId) ?? 0) + 1;
    this.#hanging.delete(messageId);
    this.#hanging.set(messageId, count);
    const [oldest] = this.#hanging.keys();
    if (this.#hanging.size > REMEMBERED && oldest !== undefined) this.#forget(oldest);
  }

  /**
   * Notes that one fewer hangs there.
   * @returns whether the message should be deleted now, because this was all that kept it
   */
  letGo(messageId: string): boolean {
    const count = (this.#hanging.get(messageId) ?? 0) - 1;
    if (count > 0) {
      this.#hanging.set(messageId, count);
      return false;
    }
    const wasLeft = this.#left.has(messageId);
    this.#forget(messageId);
    return wasLeft;
  }

  /** Whether anything hangs there. */
  has(messageId: string): boolean {
    return this.#hanging.has(messageId);
  }

  /** Whether a message that has nothing more to say must be left because something hangs on it. */
  leave(message: MessagePlace): boolean {
    const isHung = this.has(message.messageId);
    if (isHung) this.#left.set(message.messageId, { ...message, since: null });
    return isHung;
  }

  /**
   * Forgets the messages that have been left for long enough.
   * @param now milliseconds since 1970, by Discord's clock
   * @returns those messages, to be deleted now
   */
  outdated(now: number): MessagePlace[] {
    const outdated: MessagePlace[] = [];
    for (const [id, message] of this.#left) {
      message.since ??= now;
      if (now - message.since < STALE) continue;
      this.#forget(id);
      outdated.push(message);
    }
    return outdated;
  }

  #forget(messageId: string): void {
    this.#hanging.delete(messageId);
    this.#left.delete(messageId);
  }
}
