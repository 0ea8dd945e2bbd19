import { EventEmitter } from 'node:events';
import {
  type Change,
  type LocalDiscord,
  type SeenMessage,
  seenMessage,
} from '../../local/index.ts';
import { waysIn } from '../players/ways.ts';

/** Somebody waits for a board to show something new. */
export interface Waiting {
  /** When it did, in milliseconds since the epoch; null if nobody waits any more. */
  shownAt: Promise<number | null>;
  giveUp(): void;
}

/**
 * Tells when the boards of threads show something new. In every match somebody waits for one: checking at every
 * change of a thousand threads, as `LocalDiscord.waitFor` does, would keep this process busier than the bot.
 */
export class Boards {
  /** The names of events are threads. */
  readonly #shown = new EventEmitter();

  constructor(discord: LocalDiscord) {
    discord.onChange((change) => this.#tell(change));
  }

  /** Waits for the board of a thread to change, from now on. */
  next(thread: string): Waiting {
    let giveUp = () => {};
    const shownAt = new Promise<number | null>((resolve) => {
      const done = (at: number | null) => {
        this.#shown.off(thread, done);
        resolve(at);
      };
      giveUp = () => done(null);
      this.#shown.on(thread, done);
    });
    return { shownAt, giveUp };
  }

  #tell(change: Change): void {
    if (change.kind !== 'message') return;
    const { api, attachments, ephemeralFor } = change.message;
    const mayBeBoard = ephemeralFor === null && attachments.length > 0;
    if (!mayBeBoard || this.#shown.listenerCount(api.channel_id) === 0) return;
    if (isBoard(seenMessage(change.message))) this.#shown.emit(api.channel_id, Date.now());
  }
}

/** The open round's board, or how the match ended: an earlier round's board loses its buttons. */
const isBoard = (message: SeenMessage): boolean =>
  message.pictures.length > 0 &&
  waysIn(message).some(({ address }) => address.verb === 'look' || address.verb === 'again');
