import type { CallData } from '../../../table/match/saved/slot.ts';
import type { MatchSnapshot } from '../../../table/match/saved/summary.ts';
import type { Words } from '../words.ts';
import { hasControls, votesOn } from './call-questions.ts';
import type { Ballot } from './shown-ballot.ts';

/** Name of the picture's file, without extension. */
export const BALLOT_FILE = 'vote';

/** The question of a call that is voted on with a picture; null if there is none, or words say it better. */
export function ballotIn(
  snapshot: MatchSnapshot,
  { decisions }: CallData,
  { game: { presentation } }: Words,
): Ballot | null {
  const { ballots } = presentation;
  if (!ballots || snapshot.view === null) return null;
  for (const decision of snapshot.open) {
    const isAsked = decisions.includes(decision.id) && !decision.rest && hasControls(decision);
    if (!isAsked || votesOn(snapshot, decision).length === 0) continue;
    const marks = ballots.marks(snapshot.view, decision);
    if (marks) return { decision, marks };
  }
  return null;
}
