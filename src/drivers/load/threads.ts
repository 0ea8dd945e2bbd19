import {
  type Change,
  type LocalDiscord,
  type SeenMessage,
  seenMessage,
} from '../../local/index.ts';

/** A message that was posted or has changed. */
export interface Changed {
  /** Only one person sees it. */
  ephemeral: boolean;
  hasFiles: boolean;
  /** What can be seen there; most changes concern nobody who waits, and looking takes time. */
  look(): SeenMessage;
}

/** What somebody waits for in a thread. */
export interface Waiting<Answer> {
  /** Null where it has not come in time, or nobody waits any more. */
  answer: Promise<Answer | null>;
  giveUp(): void;
}

type Check = (changed: Changed) => void;

/**
 * Tells those who wait in a thread of what changes there. Looking again at every change of a thousand
 * threads, as `LocalDiscord.waitFor` does, would keep this process busier than the bot.
 */
export class Threads {
  readonly #waiting = new Map<string, Set<Check>>();

  constructor(discord: LocalDiscord) {
    discord.onChange((change) => this.#tell(change));
  }

  /** Waits so many milliseconds for the first answer of `read` to a change in a thread from now on. */
  next<Answer>(
    thread: string,
    milliseconds: number,
    read: (changed: Changed) => Answer | null,
  ): Waiting<Answer> {
    const waiting = this.#waiting.get(thread) ?? new Set<Check>();
    this.#waiting.set(thread, waiting);
    let giveUp = () => {};
    const answer = new Promise<Answer | null>((resolve) => {
      const done = (found: Answer | null) => {
        clearTimeout(timer);
        waiting.delete(check);
        resolve(found);
      };
      const check = (changed: Changed) => {
        const found = read(changed);
        if (found !== null) done(found);
      };
      giveUp = () => done(null);
      const timer = setTimeout(giveUp, milliseconds);
      waiting.add(check);
    });
    return { answer, giveUp };
  }

  #tell(change: Change): void {
    if (change.kind !== 'message') return;
    const { message } = change;
    const waiting = this.#waiting.get(message.api.channel_id);
    if (!waiting || waiting.size === 0) return;
    const changed = {
      ephemeral: message.ephemeralFor !== null,
      hasFiles: message.attachments.length > 0,
      look: () => seenMessage(message),
    };
    for (const check of [...waiting]) check(changed);
  }
}
