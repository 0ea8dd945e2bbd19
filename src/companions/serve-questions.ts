import { parentPort } from 'node:worker_threads';
import type { Game, GameRules } from '../kernel/game.ts';
import { knowPacks, type PacksThere } from '../packs/sharing.ts';
import type { Advice } from './advice.ts';
import { hasCompanion } from './playing-ahead.ts';
import { type Question, think } from './thinking.ts';
import { startClock } from './time-of-thread.ts';

/** What a thinking thread says; `ready` once, then one answer per question. */
export type Said = { ready: true } | Answer;

/** What came of a question, and the milliseconds of one core that it took. */
export type Answer = ({ advice: Advice } | { problem: string }) & { milliseconds: number };

/** What a thinking thread is asked. */
export interface ThinkingTask {
  question: Question;
  packs: PacksThere | null;
}

/**
 * Makes this worker thread answer questions about these games, one after the other.
 * @param installed those that packs may bring something to
 */
export function serveQuestions(games: readonly GameRules[], installed: readonly Game[] = []): void {
  const port = parentPort;
  if (!port) throw new Error('Questions are answered on a worker thread.');
  const say = (said: Said) => port.postMessage(said);
  port.on('message', async ({ question, packs }: ThinkingTask) => {
    const clock = startClock();
    try {
      await knowPacks(packs, installed);
      const rules = games.find(({ id }) => id === question.gameId);
      if (!rules || !hasCompanion(rules)) throw new Error(`Nobody plays ${question.gameId}.`);
      const advice = think(rules, question, clock);
      say({ advice, milliseconds: clock() });
    } catch (error) {
      const problem = String(error instanceof Error ? (error.stack ?? error) : error);
      say({ problem, milliseconds: clock() });
    }
  });
  say({ ready: true });
}
