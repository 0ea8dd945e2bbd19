/** The line to the server: receives what happens, and asks for things to be done. */
export class Connection {
  #socket = null;
  #waiting = new Map();
  #nextId = 1;
  #onPacket;
  #onState;

  constructor(onPacket, onState) {
    this.#onPacket = onPacket;
    this.#onState = onState;
    this.#open();
  }

  #open() {
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/page`;
    this.#socket = new WebSocket(address);
    this.#socket.addEventListener('open', () => this.#onState(true));
    this.#socket.addEventListener('message', (event) => this.#receive(JSON.parse(event.data)));
    this.#socket.addEventListener('close', () => {
      for (const { reject } of this.#waiting.values()) reject(new Error('The connection was lost'));
      this.#waiting.clear();
      this.#onState(false);
      setTimeout(() => this.#open(), 1000);
    });
  }

  #receive(packet) {
    if (packet.kind !== 'answer') {
      this.#onPacket(packet);
      return;
    }
    const waiting = this.#waiting.get(packet.id);
    this.#waiting.delete(packet.id);
    if (packet.problem) waiting?.reject(new Error(packet.problem));
    else waiting?.resolve(packet.result);
  }

  /** Asks the server; rejects with its words when it can't be done. */
  ask(action, details) {
    return new Promise((resolve, reject) => {
      if (this.#socket.readyState !== WebSocket.OPEN) {
        reject(new Error('Not connected to the local Discord'));
        return;
      }
      const id = this.#nextId++;
      this.#waiting.set(id, { resolve, reject });
      this.#socket.send(JSON.stringify({ id, action, ...details }));
    });
  }
}
