import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { MessageEnds, terminated } from './postgres-messages.ts';

/** A connection to the database that can be cut, silenced and restored. */
export interface BreakableConnection {
  url: string;
  /** Ends every connection and refuses new ones. */
  cut(): void;
  /** Lets nothing through any more, in either direction, while every connection stays open. */
  hang(): void;
  /**
   * Lets everything through again.
   * @param forGood connections that hung stay silent until somebody closes them, and only new ones work
   */
  mend(forGood?: boolean): void;
  /** Ends every connection the way a server does that is told to, with a `FATAL` to every client. */
  terminate(): void;
  close(): Promise<void>;
}

export async function breakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl);
  const links = new Set<Link>();
  let way: 'open' | 'cut' | 'hanging' = 'open';
  const server = createServer((near) => {
    if (way === 'cut') {
      near.destroy();
      return;
    }
    const far = connect(Number(target.port || 5432), target.hostname);
    const link = new Link(near, far, () => links.delete(link));
    links.add(link);
    if (way === 'hanging') link.hold();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = new URL(databaseUrl);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  const cut = () => {
    way = 'cut';
    for (const link of links) link.destroy();
  };
  return {
    url: url.href,
    cut,
    hang() {
      way = 'hanging';
      for (const link of links) link.hold();
    },
    mend(forGood = false) {
      way = 'open';
      for (const link of links) link.release(forGood);
    },
    terminate() {
      for (const link of links) link.terminate();
    },
    async close() {
      cut();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One connection, from the bot to the database. */
class Link {
  readonly #near: Socket;
  readonly #far: Socket;
  readonly #ends = new MessageEnds();
  /** What to pass on once it no longer hangs; null while nothing hangs. */
  #held: (() => void)[] | null = null;
  /** Nothing from it is ever passed on again. */
  #silent = false;
  #terminating = false;

  constructor(near: Socket, far: Socket, gone: () => void) {
    this.#near = near;
    this.#far = far;
    for (const socket of [near, far]) {
      socket.on('error', () => {});
      socket.on('close', () => {
        gone();
        this.destroy();
      });
    }
    near.on('data', (part) => this.#pass(() => far.write(part)));
    far.on('data', (part) => this.#pass(() => this.#answer(part)));
  }

  hold(): void {
    this.#held ??= [];
  }

  release(forGood: boolean): void {
    const held = this.#held;
    if (!held) return;
    this.#held = null;
    this.#silent ||= forGood;
    for (const pass of held) this.#pass(pass);
  }

  /** At the end of the current message: in the middle of one nobody would understand it. */
  terminate(): void {
    this.#terminating = true;
    if (this.#ends.between) this.#terminate();
  }

  destroy(): void {
    this.#near.destroy();
    this.#far.destroy();
  }

  #pass(pass: () => void): void {
    if (this.#silent) return;
    if (this.#held) this.#held.push(pass);
    else pass();
  }

  #answer(part: Buffer): void {
    if (this.#near.destroyed) return;
    const whole = this.#terminating ? this.#ends.firstEnd(part) : part.length;
    this.#ends.read(part.subarray(0, whole));
    this.#near.write(part.subarray(0, whole));
    if (this.#terminating && this.#ends.between) this.#terminate();
  }

  #terminate(): void {
    this.#near.end(terminated());
    this.#far.destroy();
  }
}
