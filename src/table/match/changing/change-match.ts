import { gameOf, type TableContext } from '../context.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../saved/store.ts';
import { mendMoments } from '../time/clock-set-back.ts';
import { noteNextWake } from '../time/next-wake.ts';

/** What one transaction has decided; without a change nothing is saved. */
export interface Decided<Answer> {
  answer: Answer;
  change: MatchChange | null;
}

export interface Done<Answer> {
  answer: Answer;
  /** The match after the transaction, as the next reader would find it. */
  match: StoredMatch;
  /** Whether it posts messages in public at once, rather than only editing some. */
  posts: boolean;
}

/** The same, plus the matches that its campaign continues with. */
interface Committed<Answer> extends Done<Answer> {
  changed: boolean;
  following: StoredMatch[];
}

/**
 * Changes a match in one transaction, together with the consequences elsewhere. What was committed is passed on
 * to whatever looks after messages and companions, so that nobody has to read it again.
 * @returns null if there is no such match
 */
export async function changeMatch<Answer>(
  context: TableContext,
  matchId: string,
  work: (locked: LockedMatch) => Promise<Decided<Answer>>,
): Promise<Done<Answer> | null> {
  const { store, owed, now, consequences } = context;
  const done = await store.change<Committed<Answer>>(matchId, async (locked) => {
    mendMoments(locked.stored.desk, now());
    const watching = consequences.map(({ watch }) => watch?.(context, locked));
    const { answer, change: decided } = await work(locked);
    if (!decided) {
      const { stored: match } = locked;
      const unchanged = { answer, match, posts: false, changed: false, following: [] };
      return { answer: unchanged, change: null };
    }
    noteNextWake(decided.match, now());
    let whole = decided;
    for (const told of watching) whole = (await told?.(whole)) ?? whole;
    const change = counted(context, whole);
    const following = (change.campaign?.matches ?? []).map(({ match }) => committed(match));
    const match = committed({ ...change.match, seats: change.seats ?? change.match.seats });
    const posts = following.length > 0 || (change.slots ?? []).some(({ quiet }) => !quiet);
    return { answer: { answer, match, posts, changed: true, following }, change };
  });
  if (!done) return null;
  const { changed, match, posts, following, answer } = done;
  if (changed) for (const one of [match, ...following]) owed(one.id, one);
  return { answer, match, posts };
}

/** Matches played between a campaign's matches don't count in statistics. */
function counted(context: TableContext, change: MatchChange): MatchChange {
  const isPart = gameOf(context, change.match.gameId)?.rules.partOf !== undefined;
  return isPart ? { ...change, uncounted: true } : change;
}

const committed = (match: StoredMatch): StoredMatch => ({ ...match, version: match.version + 1 });
