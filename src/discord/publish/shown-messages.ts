import { createHash } from 'node:crypto';
import type { Publication } from '../../table/telling/publishing/publisher.ts';
import type { OutgoingMessage } from '../messages/message.ts';

/** Messages whose content is remembered: a few for as many matches as there are at once. */
const REMEMBERED = 10_000;

interface Shown {
  /** Which of the slot's contents it is. */
  wanted: number;
  /** Digest of all that the message says and holds, apart from the files themselves. */
  says: string;
}

/**
 * Knows what each message shows, so that one with nothing new is not edited. It knows only what this process has
 * published itself, with nothing published by another process since.
 */
export class ShownMessages {
  readonly #shown = new Map<string, Shown>();

  /**
   * Whether the message to edit shows exactly this. A file to upload is always news, and so is a lobby: until it is
   * edited, its menus stay as whoever pressed them has left them.
   */
  shows({ message, slot, content }: Publication, outgoing: OutgoingMessage): boolean {
    if (!message || slot.kind === 'lobby' || (outgoing.files ?? []).length > 0) return false;
    const shown = this.#shown.get(message.messageId);
    return shown?.wanted === content.shown && shown.says === digest(outgoing);
  }

  note({ content: { wanted } }: Publication, messageId: string, outgoing: OutgoingMessage): void {
    this.#shown.delete(messageId);
    this.#shown.set(messageId, { wanted, says: digest(outgoing) });
    const [oldest] = this.#shown.keys();
    if (this.#shown.size > REMEMBERED && oldest !== undefined) this.#shown.delete(oldest);
  }

  /** After a failed edit nothing is certain about a message. */
  forget(messageId: string): void {
    this.#shown.delete(messageId);
  }
}

/** A picture looks the same to the components that show it whether it is uploaded or kept. */
const digest = ({ components }: OutgoingMessage): string =>
  createHash('sha256').update(JSON.stringify(components)).digest('base64');
