/** @import { PageAnswer, PageNews, PageOutcome, PageRequest } from '../serving/page-protocol.ts' */

/** @typedef {(asked: PageRequest) => Promise<PageOutcome>} Ask rejects with the server's words when it can't be done */

/**
 * What a person reads of a failure.
 *
 * @param {unknown} error
 */
export const reasonOf = (error) => (error instanceof Error ? error.message : String(error));

/** The line to the server: receives what happens, and asks for things to be done. */
export class Connection {
  #socket = this.#open();
  /** @type {Map<number | null, { resolve: (outcome: PageOutcome) => void, reject: (error: Error) => void }>} */
  #waiting = new Map();
  #nextId = 1;
  #onNews;
  #onState;

  /**
   * @param {(news: PageNews) => void} onNews
   * @param {(connected: boolean) => void} onState
   */
  constructor(onNews, onState) {
    this.#onNews = onNews;
    this.#onState = onState;
  }

  #open() {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/page`;
    const socket = new WebSocket(address);
    socket.addEventListener('open', () => this.#onState(true));
    socket.addEventListener('message', (event) => this.#receive(JSON.parse(event.data)));
    socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The connection was lost'));
      this.#waiting.clear();
      this.#onState(false);
      setTimeout(() => {
        this.#socket = this.#open();
      }, 1000);
    });
    return socket;
  }

  /** @param {PageNews | PageAnswer} packet */
  #receive(packet) {
    if (packet.kind !== 'answer') {
      this.#onNews(packet);
      return;
    }
    const waiting = this.#waiting.get(packet.id);
    this.#waiting.delete(packet.id);
    if ('problem' in packet) waiting?.reject(new Error(packet.problem));
    else waiting?.resolve(packet.outcome);
  }

  /** @type {Ask} */
  ask = (asked) =>
    new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Error('Not connected to the local Discord'));
        return;
      }
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, ...asked }));
    });
}
