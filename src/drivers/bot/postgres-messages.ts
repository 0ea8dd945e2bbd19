/** A message of the Postgres protocol begins with a byte for its type and four for its length, including these. */
const HEAD = 5;
const TYPE = 1;

/** Follows what a server sends, to know where one message ends and the next begins. */
export class MessageEnds {
  /** Bytes of the current message that are still to come. */
  #missing = 0;
  /** The beginning of a message whose length is not known yet. */
  #begun: Buffer = Buffer.alloc(0);

  /** Whether no message is in progress. */
  get between(): boolean {
    return this.#missing === 0 && this.#begun.length === 0;
  }

  read(part: Buffer): void {
    let at = 0;
    while (at < part.length) {
      const step = this.#step(part, at);
      at += step;
    }
  }

  /** Bytes of a chunk up to the first point between messages; all if there is none. */
  firstEnd(part: Buffer): number {
    const ahead = new MessageEnds();
    ahead.#missing = this.#missing;
    ahead.#begun = this.#begun;
    let at = 0;
    while (at < part.length) {
      at += ahead.#step(part, at);
      if (ahead.between) return at;
    }
    return part.length;
  }

  /** Reads on to the next point where something is known. @returns how many bytes that took */
  #step(part: Buffer, at: number): number {
    if (this.#missing > 0) {
      const step = Math.min(this.#missing, part.length - at);
      this.#missing -= step;
      return step;
    }
    const step = Math.min(HEAD - this.#begun.length, part.length - at);
    this.#begun = Buffer.concat([this.#begun, part.subarray(at, at + step)]);
    if (this.#begun.length === HEAD) {
      this.#missing = this.#begun.readInt32BE(TYPE) - (HEAD - TYPE);
      this.#begun = Buffer.alloc(0);
    }
    return step;
  }
}

/** What a server tells its clients when an administrator ends their connection (57P01). */
export function terminated(): Buffer {
  const fields = [
    'SFATAL',
    'VFATAL',
    'C57P01',
    'Mterminating connection due to administrator command',
    '',
  ];
  const body = Buffer.from(fields.map((field) => `${field}\0`).join(''));
  const head = Buffer.alloc(HEAD);
  head.write('E');
  head.writeInt32BE(body.length + HEAD - TYPE, TYPE);
  return Buffer.concat([head, body]);
}
