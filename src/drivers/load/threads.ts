import {
  type Change,
  type LocalDiscord,
  type SeenMessage,
  seenMessage,
} from '../../local/index.ts';

/** A message as it is after a change, or the id of one that is gone. */
export type Changed = { message: SeenMessage } | { gone: string };

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

  /**
   * Resolves with the first answer of `read` to a change in a thread from now on; null after so many
   * milliseconds, and when nobody waits any more.
   */
  next<Answer>(
    thread: string,
    { milliseconds, signal }: { milliseconds: number; signal?: AbortSignal },
    read: (changed: Changed) => Answer | null,
  ): Promise<Answer | null> {
    const waiting = this.#waiting.get(thread) ?? new Set<Check>();
    this.#waiting.set(thread, waiting);
    return new Promise((resolve) => {
      const done = (answer: Answer | null) => {
        clearTimeout(timer);
        waiting.delete(check);
        resolve(answer);
      };
      const check = (changed: Changed) => {
        const answer = read(changed);
        if (answer !== null) done(answer);
      };
      const giveUp = () => done(null);
      const timer = setTimeout(giveUp, milliseconds);
      signal?.addEventListener('abort', giveUp, { once: true });
      waiting.add(check);
    });
  }

  #tell(change: Change): void {
    if (change.kind !== 'message' && change.kind !== 'message-gone') return;
    const thread = change.kind === 'message' ? change.message.api.channel_id : change.channelId;
    const waiting = this.#waiting.get(thread);
    if (!waiting || waiting.size === 0) return;
    const changed: Changed =
      change.kind === 'message' ? { message: seenMessage(change.message) } : { gone: change.id };
    for (const check of [...waiting]) check(changed);
  }
}
