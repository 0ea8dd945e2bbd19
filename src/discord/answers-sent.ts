import { setTimeout as wait } from 'node:timers/promises';
import { DefaultRestOptions, type RESTOptions } from 'discord.js';

type MakeRequest = RESTOptions['makeRequest'];

/** Milliseconds before each retry of a request whose connection broke: three seconds are all there is. */
const NEXT_TRIES = [50, 200, 500];
/** Acknowledgements that are remembered; only the latest matter. */
const REMEMBERED = 1_000;

const CALLBACK = /\/interactions\/(\d+)\/[^/]+\/callback/;

/**
 * Sends the answers to interactions. One whose connection breaks is sent again, because the person who pressed
 * waits for it. It also remembers which acknowledgements may have got through without our hearing of it: then
 * Discord answers the next attempt by saying that there is one already, and that is our own.
 */
export class AnswersSent {
  readonly #unheard = new Set<string>();
  readonly #send: MakeRequest;

  constructor(send: MakeRequest = DefaultRestOptions.makeRequest) {
    this.#send = send;
  }

  readonly makeRequest: MakeRequest = async (url, init) => {
    for (const pause of NEXT_TRIES) {
      try {
        return await this.#once(url, init);
      } catch (error) {
        if (init.signal?.aborted) throw error;
        await wait(pause);
      }
    }
    return this.#once(url, init);
  };

  /** Whether an acknowledgement may have got through although an attempt failed. */
  mayHaveArrived(interactionId: string): boolean {
    return this.#unheard.has(interactionId);
  }

  async #once(url: string, init: Parameters<MakeRequest>[1]): ReturnType<MakeRequest> {
    try {
      const answer = await this.#send(url, init);
      if (answer.status >= 500) this.#note(url);
      return answer;
    } catch (error) {
      this.#note(url);
      throw error;
    }
  }

  #note(url: string): void {
    const id = CALLBACK.exec(url)?.[1];
    if (id === undefined) return;
    this.#unheard.add(id);
    const [oldest] = this.#unheard;
    if (this.#unheard.size > REMEMBERED && oldest !== undefined) this.#unheard.delete(oldest);
  }
}
