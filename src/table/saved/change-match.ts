import type { TableContext } from '../context.ts';
import { nextWake } from '../time/next-wake.ts';
import type { LockedMatch, MatchChange, StoredMatch } from './store.ts';

/** What one transaction has decided; without a change nothing is saved. */
export interface Decided<Answer> {
  answer: Answer;
  change: MatchChange | null;
}

export interface Done<Answer> {
  answer: Answer;
  /** The match after the transaction, as the next reader would find it. */
  match: StoredMatch;
}

/**
 * Changes a match in one transaction. What was committed is handed on to those who look after messages
 * and companions, so that nobody has to read it again.
 * @returns null when there is no such match.
 */
export async function changeMatch<Answer>(
  { store, owed, now }: TableContext,
  matchId: string,
  work: (locked: LockedMatch) => Promise<Decided<Answer>>,
): Promise<Done<Answer> | null> {
  const done = await store.change<Done<Answer> & { changed: boolean }>(matchId, async (locked) => {
    const { answer, change } = await work(locked);
    if (change) change.match.wakesAt = nextWake(change.match, now());
    const match = change ? afterCommit(change) : locked.stored;
    return { answer: { answer, match, changed: change !== null }, change };
  });
  if (done?.changed) owed(matchId, done.match);
  return done;
}

const afterCommit = ({ match, seats }: MatchChange): StoredMatch => ({
  ...match,
  seats: seats ?? match.seats,
  version: match.version + 1,
});
