import { RateLimiterMemory } from 'rate-limiter-flexible';
import type { GameRules } from '../kernel/game.ts';
import type { Advice } from './advice.ts';
import { type CompanionGame, hasCompanion } from './playing-ahead.ts';
import { type Question, think } from './thinking.ts';
import { startThinkingThread, type ThinkingThread } from './thinking-thread.ts';

/** Milliseconds without looking ahead after a thread has failed. */
const REST = 30_000;

/**
 * Milliseconds of each minute in which threads look ahead at trifles (`anywhere`), which rules of thumb could answer
 * as well: a sixth of one core. With more to think about, people waiting for the same processor come first.
 */
const TRIFLES = 10_000;

/** A question; without a budget, `keen` may take as long as the game finds right. */
export type Asked = Omit<Question, 'budget'> & Partial<Pick<Question, 'budget'>>;

/** Who thinks for the companions. */
export interface Thinkers {
  /**
   * Always answers: if looking ahead or planning fails, by rules of thumb. Rejects only if those fail too.
   *
   * @param patience while others are thought about first, leaves the queue when this is aborted, and rejects with
   *   its reason
   */
  think(question: Asked, patience?: AbortSignal): Promise<Advice>;
  /** Whether trifles (`anywhere`) have taken what time there is for them, so that rules of thumb should answer. */
  isBusy(): Promise<boolean>;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  games: readonly GameRules[];
  /** The module that a thinking thread runs; null: think on this thread. */
  entry: URL | null;
  /** Maximum threads. They are started when there is something to think about. */
  threads?: number;
  /** Milliseconds of each minute in which threads look ahead at trifles, before they are busy. */
  trifles?: number;
  /** Told of every thread that has failed. */
  failed?: (error: unknown) => void;
}

/** Keeps looking ahead off this thread: rules of thumb take microseconds, playing ahead does not. */
export function createThinkers(options: ThinkersOptions): Thinkers {
  const { entry, threads = 1, trifles = TRIFLES, failed = () => {} } = options;
  const idle: ThinkingThread[] = [];
  const waiting: ((thread: ThinkingThread) => void)[] = [];
  const all = new Set<ThinkingThread>();
  const spent = new RateLimiterMemory({ points: trifles, duration: 60 });
  let restUntil = 0;

  async function take(from: URL, patience?: AbortSignal): Promise<ThinkingThread> {
    return idle.pop() ?? (all.size < threads ? started(from) : queue(patience));
  }

  function queue(patience?: AbortSignal): Promise<ThinkingThread> {
    return new Promise((resolve, reject) => {
      const turn = (thread: ThinkingThread) => {
        patience?.removeEventListener('abort', leave);
        resolve(thread);
      };
      const leave = () => {
        waiting.splice(waiting.indexOf(turn), 1);
        reject(patience?.reason);
      };
      waiting.push(turn);
      if (patience?.aborted) leave();
      else patience?.addEventListener('abort', leave, { once: true });
    });
  }

  function started(from: URL): ThinkingThread {
    const thread = startThinkingThread(from);
    all.add(thread);
    return thread;
  }

  function giveBack(thread: ThinkingThread): void {
    const next = waiting.shift();
    if (next) next(thread);
    else idle.push(thread);
  }

  async function askThread(from: URL, question: Question, patience?: AbortSignal): Promise<Advice> {
    const thread = await take(from, patience);
    const said = await thread.ask(question).catch(async (error: unknown) => {
      await drop(thread, from);
      throw error;
    });
    if (question.anywhere) await spent.penalty('', Math.round(said.milliseconds));
    giveBack(thread);
    if ('problem' in said) throw new Error(said.problem);
    return said.advice;
  }

  async function drop(thread: ThinkingThread, from: URL): Promise<void> {
    all.delete(thread);
    restUntil = performance.now() + REST;
    await thread.end();
    const next = waiting.shift();
    if (next) next(started(from));
  }

  return {
    async think(asked, patience) {
      const rules = companionGame(options.games, asked.gameId);
      const milliseconds = rules.companion.ahead?.usual.milliseconds ?? 0;
      const question: Question = { ...asked, budget: asked.budget ?? { milliseconds } };
      const { plans: _, ...unplanned } = question;
      const plainly: Question = { ...unplanned, strength: 'steady' };
      if (question.strength === 'steady' && !question.plans) return think(rules, question);
      try {
        if (entry === null) return think(rules, question);
        if (performance.now() < restUntil) return think(rules, plainly);
        return await askThread(entry, question, patience);
      } catch (error) {
        if (hasLeft(patience, error)) throw error;
        failed(error);
        return think(rules, plainly);
      }
    },
    async isBusy() {
      return ((await spent.get(''))?.remainingPoints ?? 1) <= 0;
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

/** Whether something was rejected because its time was over while others were thought about first. */
export const hasLeft = (patience: AbortSignal | undefined, error: unknown): boolean =>
  patience?.aborted === true && error === patience.reason;

function companionGame(games: readonly GameRules[], gameId: string): CompanionGame {
  const rules = games.find(({ id }) => id === gameId);
  if (!rules || !hasCompanion(rules)) throw new RangeError(`No companion plays ${gameId}.`);
  return rules;
}
