import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Game, Picture } from '../kernel/game.ts';
import { packsThere } from '../packs/sharing.ts';
import type { Languages } from '../texts/languages.ts';
import { type DrawingTask, drawRequested, type PictureRequest } from './request.ts';
import { type Urgency, WaitingRoom } from './waiting-room.ts';

const BOOTSTRAP = new URL('../worker-thread.js', import.meta.url);

/** Maximum drawings that a thread has begun: one is drawn while another is being encoded. */
const BEGUN_BY_THREAD = 2;
/** Maximum threads: each keeps fonts, canvases and layers, 60 to 80 MB. */
const MOST_THREADS = 2;
/** Milliseconds after which a thread without work ends; the next picture waits for it to start again. */
const IDLE = 600_000;
/** Milliseconds after which a drawing is given up, and the thread with it. */
const LONGEST = 30_000;
/** Maximum drawings that wait. */
const MOST_WAITING = 200;
/** A thread that dies may have died for another reason. */
const TRIES = 2;

/** A picture could not be drawn; what it would have shown can still be said in words. */
export class PictureFailed extends Error {
  override name = 'PictureFailed';
}

/** A drawing that would take as long again is not tried again. */
class TookTooLong extends Error {
  override name = 'TookTooLong';
}

export interface Wish {
  /** If absent, `thread`. */
  urgency?: Urgency;
  /** Withdraws a drawing that hasn't been begun: by now nobody would see it. */
  signal?: AbortSignal;
}

/** Draws the pictures of all games. */
export interface Renderer {
  /**
   * @returns null if the game has no such picture
   * @throws PictureFailed if it can't be drawn, and the signal's reason if it was withdrawn in time
   */
  draw(request: PictureRequest, wish?: Wish): Promise<Picture | null>;
  /** Drawings that have not been begun. */
  waiting(): number;
  close(): Promise<void>;
}

export interface RendererOptions {
  games: readonly Game[];
  languages: Languages;
  /** The module that a drawing thread runs, with the same games and languages; null: draw on this thread. */
  entry: URL | null;
  /** Maximum threads. They are started when there is something to draw. */
  threads?: number;
  /** Milliseconds after which a thread without work ends. */
  idle?: number;
  /** Milliseconds after which a drawing is given up, and its thread with it. */
  longest?: number;
  /** Told of every drawing that has failed, each time. */
  failed?: (error: unknown) => void;
}

interface Drawing {
  request: PictureRequest;
  resolve(picture: Picture | null): void;
  reject(error: unknown): void;
}

/** Keeps drawing off this thread, so that rules, acknowledgements and messages never wait for it. */
export function createRenderer(options: RendererOptions): Renderer {
  const { entry, failed = () => {} } = options;
  const threads =
    options.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const room = new WaitingRoom<Drawing>();
  const startPool = (): Pool | null => entry && poolOf(entry, threads, options.idle ?? IDLE);
  let pool = startPool();
  let begun = 0;
  let closed = false;

  function beginNext(): void {
    while (begun < threads * BEGUN_BY_THREAD) {
      const drawing = room.next();
      if (!drawing) return;
      begun += 1;
      void carryOut(drawing.request).then((settle) => {
        begun -= 1;
        settle(drawing);
        beginNext();
      });
    }
  }

  /** Resolves with what to tell the caller waiting for it. */
  async function carryOut(request: PictureRequest): Promise<(drawing: Drawing) => void> {
    for (let tries = 1; ; tries++) {
      try {
        const picture = await drawOnce(request);
        return ({ resolve }) => resolve(picture);
      } catch (error) {
        if (!closed) failed(error);
        if (tries < TRIES && !closed && !(error instanceof TookTooLong)) continue;
        const failure = new PictureFailed('A picture could not be drawn.', { cause: error });
        return ({ reject }) => reject(failure);
      }
    }
  }

  async function drawOnce(request: PictureRequest): Promise<Picture | null> {
    const own = pool;
    if (!own) return drawRequested(options.games, options.languages, request);
    let isLate = false;
    const late = setTimeout(() => {
      isLate = true;
      giveUp(own);
    }, options.longest ?? LONGEST);
    try {
      const picture = await own.run({ request, packs: packsThere() });
      // Bytes from another thread arrive as a plain array.
      return picture && { ...picture, buffer: bytesOf(picture.buffer) };
    } catch (error) {
      throw isLate ? new TookTooLong('A drawing took too long.') : error;
    } finally {
      clearTimeout(late);
    }
  }

  /**
   * Ends the threads, one of which is stuck; what else they have begun is begun again. A signal for the one
   * drawing would spare the other threads, but a pool gives nothing else to a thread that draws something
   * abortable.
   */
  function giveUp(stuck: Pool): void {
    if (pool === stuck && !closed) pool = startPool();
    stuck.destroy().catch(failed);
  }

  return {
    draw(request, { urgency = 'thread', signal } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (closed) return reject(new PictureFailed('Nothing is drawn any more.'));
        if (room.size >= MOST_WAITING) return reject(new PictureFailed('Too much waits.'));
        const takeBack = () => {
          if (room.remove(drawing)) reject(signal?.reason);
        };
        const drawing: Drawing = {
          request,
          resolve(picture) {
            signal?.removeEventListener('abort', takeBack);
            resolve(picture);
          },
          reject(error) {
            signal?.removeEventListener('abort', takeBack);
            reject(error);
          },
        };
        signal?.addEventListener('abort', takeBack, { once: true });
        room.add(drawing, urgency);
        beginNext();
      });
    },
    waiting: () => room.size,
    async close() {
      closed = true;
      for (let drawing = room.next(); drawing; drawing = room.next()) {
        drawing.reject(new PictureFailed('Nothing is drawn any more.'));
      }
      await pool?.destroy();
    },
  };
}

type Pool = Piscina<DrawingTask, Picture | null>;

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function poolOf(entry: URL, threads: number, idle: number): Pool {
  return new Piscina({
    filename: fileURLToPath(BOOTSTRAP),
    workerData: { entry: entry.href },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    concurrentTasksPerWorker: BEGUN_BY_THREAD,
    // A thread that waits in its event loop releases the memory of canvases; one that sleeps does not.
    atomics: 'disabled',
  });
}
