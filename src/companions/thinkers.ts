import type { GameRules } from '../kernel/game.ts';
import type { Advice } from './advice.ts';
import { type CompanionGame, hasCompanion } from './playing-ahead.ts';
import { type Question, think } from './thinking.ts';
import { startThinkingThread, type ThinkingThread } from './thinking-thread.ts';

/** Milliseconds without looking ahead after a thread has failed. */
const REST = 30_000;

/** A question; without a budget, `keen` may take as long as the game finds right. */
export type Asked = Omit<Question, 'budget'> & Partial<Pick<Question, 'budget'>>;

/** Who thinks for the companions. */
export interface Thinkers {
  /** Always answers: if looking ahead or planning fails, by rules of thumb. Rejects only if those fail too. */
  think(question: Asked): Promise<Advice>;
  close(): Promise<void>;
}

export interface ThinkersOptions {
  games: readonly GameRules[];
  /** The module that a thinking thread runs; null: think on this thread. */
  entry: URL | null;
  /** Maximum threads. They are started when there is something to think about. */
  threads?: number;
  /** Told of every thread that has failed. */
  failed?: (error: unknown) => void;
}

/** Keeps looking ahead off this thread: rules of thumb take microseconds, playing ahead does not. */
export function createThinkers(options: ThinkersOptions): Thinkers {
  const { entry, threads = 1, failed = () => {} } = options;
  const idle: ThinkingThread[] = [];
  const waiting: ((thread: ThinkingThread) => void)[] = [];
  const all = new Set<ThinkingThread>();
  let restUntil = 0;

  function take(from: URL): Promise<ThinkingThread> {
    const free = idle.pop();
    if (free) return Promise.resolve(free);
    if (all.size >= threads) return new Promise((resolve) => waiting.push(resolve));
    return Promise.resolve(started(from));
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

  async function askThread(from: URL, question: Question): Promise<Advice> {
    const thread = await take(from);
    const said = await thread.ask(question).catch(async (error: unknown) => {
      await drop(thread, from);
      throw error;
    });
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
    async think(asked) {
      const rules = companionGame(options.games, asked.gameId);
      const milliseconds = rules.companion.ahead?.usual.milliseconds ?? 0;
      const question: Question = { ...asked, budget: asked.budget ?? { milliseconds } };
      const { plans: _, ...unplanned } = question;
      const plainly: Question = { ...unplanned, strength: 'steady' };
      if (question.strength === 'steady' && !question.plans) return think(rules, question);
      try {
        if (entry === null) return think(rules, question);
        if (performance.now() < restUntil) return think(rules, plainly);
        return await askThread(entry, question);
      } catch (error) {
        failed(error);
        return think(rules, plainly);
      }
    },
    async close() {
      await Promise.all([...all].map((thread) => thread.end()));
    },
  };
}

function companionGame(games: readonly GameRules[], gameId: string): CompanionGame {
  const rules = games.find(({ id }) => id === gameId);
  if (!rules || !hasCompanion(rules)) throw new RangeError(`No companion plays ${gameId}.`);
  return rules;
}
