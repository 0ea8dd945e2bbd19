import { parentPort } from 'node:worker_threads';
import type { Game } from '../kernel/game.ts';
import type { Languages } from '../texts/languages.ts';
import { answersTo } from './answering.ts';
import type { Asked } from './asked.ts';

/** What a thread of the workshop says: a line of the answer to what it was asked last, or that there are no more. */
export type Said = { line: object } | { ended: true } | { problem: string };

/** Answers in a thread of its own, one question after the other. */
export function serveAsked(games: readonly Game[], languages: Languages): void {
  parentPort?.on('message', (asked: Asked) => {
    answer(asked, games, languages).catch((error: unknown) =>
      say({ problem: error instanceof Error ? error.message : String(error) }),
    );
  });
}

async function answer(asked: Asked, games: readonly Game[], languages: Languages): Promise<void> {
  for await (const line of answersTo(asked, games, languages)) say({ line });
  say({ ended: true });
}

const say = (said: Said): void => parentPort?.postMessage(said);
