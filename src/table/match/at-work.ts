import { AsyncLocalStorage } from 'node:async_hooks';
import type { Store } from './saved/store.ts';

const matches = new AsyncLocalStorage<Set<string>>();

/** Begins a piece of work that is not part of another: the matches that it takes up are noted with it. */
export const atWork = <Result>(work: () => Result): Result => matches.run(new Set(), work);

/**
 * The matches that the current work has taken up, to be named if it ends unexpectedly; also available in
 * handlers of Node's `uncaughtException`.
 */
export const matchesAtWork = (): string[] => [...(matches.getStore() ?? [])];

/** The same store, but noting which matches are taken up. */
export function notingMatches(store: Store): Store {
  const note = (matchId: string) => matches.getStore()?.add(matchId);
  return {
    ...store,
    read: (matchId) => {
      note(matchId);
      return store.read(matchId);
    },
    change: (matchId, work) => {
      note(matchId);
      return store.change(matchId, work);
    },
    outbox: {
      ...store.outbox,
      take: (matchId, ...rest) => {
        note(matchId);
        return store.outbox.take(matchId, ...rest);
      },
    },
  };
}
