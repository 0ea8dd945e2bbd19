import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import type { Game, Picture } from '../kernel/game.ts';
import type { Languages } from '../texts/languages.ts';
import { drawRequested, type PictureRequest } from './request.ts';
import { type Urgency, WaitingRoom } from './waiting-room.ts';

const BOOTSTRAP = new URL('../worker-thread.js', import.meta.url);

/** Drawings that a thread has begun at most: one is drawn while another is being encoded. */
const BEGUN_BY_THREAD = 2;
/** Threads at most: each keeps fonts, canvases and layers, 60 to 80 MB. */
const MOST_THREADS = 2;
/** Milliseconds after which a thread without work ends; the next picture waits for it to start again. */
const IDLE = 600_000;
/** Milliseconds after which a drawing is given up, and the thread with it. */
const LONGEST = 30_000;
/** Drawings that wait at most. */
const MOST_WAITING = 200;
/** Drawings that wait from which on those that may be are coarse. */
const CROWD = 2;
/** A thread that dies may have died of something else. */
const TRIES = 2;

/** A picture could not be drawn; what it would have shown can still be said in words. */
export class PictureFailed extends Error {
  override name = 'PictureFailed';
}

export interface Wish {
  /** Without it, `thread`. */
  urgency?: Urgency;
  /** Takes back a drawing that has not been begun: nobody would see it any more. */
  signal?: AbortSignal;
  /** It may be drawn coarsely while many wait: whoever wishes for it draws it again when there is time. */
  mayBeCoarse?: boolean;
}

/** Draws the pictures of all games. */
export interface Renderer {
  /**
   * @returns null where the game has no such picture
   * @throws PictureFailed when it can't be drawn, and the signal's reason when it was taken back in time
   */
  draw(request: PictureRequest, wish?: Wish): Promise<Picture | null>;
  /** Drawings that have not been begun. */
  waiting(): number;
  /** Whether so many wait that what may be coarse is. */
  isCrowded(): boolean;
  close(): Promise<void>;
}

export interface RendererOptions {
  games: readonly Game[];
  languages: Languages;
  /** The module that a drawing thread runs, with the same games and languages; null: draw on this thread. */
  entry: URL | null;
  /** Threads at most. They are started when there is something to draw. */
  threads?: number;
  /** Milliseconds after which a thread without work ends. */
  idle?: number;
  /** Told of every drawing that has failed, each time. */
  failed?: (error: unknown) => void;
}

interface Drawing {
  request: PictureRequest;
  mayBeCoarse: boolean;
  resolve(picture: Picture | null): void;
  reject(error: unknown): void;
}

/** Keeps drawing off this thread, so that rules, acknowledgements and messages never wait for it. */
export function createRenderer(options: RendererOptions): Renderer {
  const { entry, failed = () => {} } = options;
  const threads =
    options.threads ?? Math.max(1, Math.min(MOST_THREADS, availableParallelism() - 1));
  const room = new WaitingRoom<Drawing>();
  const pool = entry ? poolOf(entry, threads, options.idle ?? IDLE) : null;
  let begun = 0;
  let closed = false;

  function beginNext(): void {
    while (begun < threads * BEGUN_BY_THREAD) {
      const drawing = room.next();
      if (!drawing) return;
      begun += 1;
      void carryOut(requestOf(drawing)).then((settle) => {
        begun -= 1;
        settle(drawing);
        beginNext();
      });
    }
  }

  const isCrowded = () => room.size >= CROWD;

  /** With no more detail than there is time for now that it is begun. */
  const requestOf = ({ request, mayBeCoarse }: Drawing): PictureRequest =>
    request.of === 'view' && mayBeCoarse && isCrowded()
      ? { ...request, detail: 'coarse' }
      : request;

  /** Resolves with what is to be said to whoever waits for it. */
  async function carryOut(request: PictureRequest): Promise<(drawing: Drawing) => void> {
    for (let tries = 1; ; tries++) {
      try {
        const picture = await drawOnce(request);
        return ({ resolve }) => resolve(picture);
      } catch (error) {
        if (!closed) failed(error);
        if (tries < TRIES && !closed) continue;
        const failure = new PictureFailed('A picture could not be drawn.', { cause: error });
        return ({ reject }) => reject(failure);
      }
    }
  }

  async function drawOnce(request: PictureRequest): Promise<Picture | null> {
    if (!pool) return drawRequested(options.games, options.languages, request);
    const signal = AbortSignal.timeout(LONGEST);
    const picture: Picture | null = await pool.run(request, { signal });
    // Bytes that cross over come as a plain array.
    return picture && { ...picture, buffer: bytesOf(picture.buffer) };
  }

  return {
    draw(request, { urgency = 'thread', signal, mayBeCoarse = false } = {}) {
      return new Promise((resolve, reject) => {
        if (signal?.aborted) return reject(signal.reason);
        if (closed) return reject(new PictureFailed('Nothing is drawn any more.'));
        if (room.size >= MOST_WAITING) return reject(new PictureFailed('Too much waits.'));
        const takeBack = () => {
          if (room.remove(drawing)) reject(signal?.reason);
        };
        const drawing: Drawing = {
          request,
          mayBeCoarse,
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
    isCrowded,
    async close() {
      closed = true;
      for (let drawing = room.next(); drawing; drawing = room.next()) {
        drawing.reject(new PictureFailed('Nothing is drawn any more.'));
      }
      await pool?.destroy();
    },
  };
}

const bytesOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

function poolOf(
  entry: URL,
  threads: number,
  idle: number,
): Piscina<PictureRequest, Picture | null> {
  return new Piscina({
    filename: fileURLToPath(BOOTSTRAP),
    workerData: { entry: entry.href },
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: idle,
    concurrentTasksPerWorker: BEGUN_BY_THREAD,
    // A thread that waits in its event loop gives back what canvases took; one that sleeps does not.
    atomics: 'disabled',
  });
}
