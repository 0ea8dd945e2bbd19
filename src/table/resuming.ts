import type { Game } from '../kernel/game.ts';
import type { Match } from '../kernel/match.ts';
import type { TableContext } from './context.ts';
import type { Desk } from './desk.ts';
import type { NoticeData } from './slot.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from './store.ts';
import { tell } from './telling.ts';

/**
 * - `same`: the match can go on as it was saved.
 * - `stamped`: the rules have changed, but not under what is being resolved; save the change.
 * - `returned`: it went back to its last rest; save the change.
 * - `broken`: it can't go on; save the change.
 */
export interface Resumed {
  outcome: 'same' | 'stamped' | 'returned' | 'broken';
  change: MatchChange | null;
}

/** Whether a match in play can't simply go on with the rules as they are now. */
export const needsResuming = (game: Game, stored: StoredMatch): boolean =>
  stored.state === null || stored.content !== game.rules.content;

/** Makes a match in play, or a broken one, fit for the rules as they are now. */
export async function resume(
  context: TableContext,
  game: Game,
  locked: LockedMatch,
): Promise<Resumed> {
  const { stored } = locked;
  if (stored.state === null) {
    return broken(context, stored, stored.unreadable ?? 'There is no saved state.');
  }
  const fault = whyNotResumable(game, stored.state);
  if (fault === null) {
    if (stored.content === game.rules.content && stored.status === 'playing') {
      return { outcome: 'same', change: null };
    }
    return stamped(game, stored);
  }
  const rest = await locked.restPoint();
  const restFault = rest ? whyNotResumable(game, rest.state) : 'There is no rest to go back to.';
  if (!rest || restFault !== null) {
    return broken(context, stored, `${fault} Its last rest: ${restFault}`);
  }
  return returned(context, game, stored, rest);
}

/** Null when the rules can go on with this match, or why not. */
function whyNotResumable(game: Game, match: Match): string | null {
  try {
    if (!game.rules.resumable(match)) return 'What is being resolved has changed.';
    game.presentation.round(game.rules.view(match, 'table'));
    return null;
  } catch (error) {
    return `The rules can't show it: ${String(error)}`;
  }
}

function stamped(game: Game, stored: StoredMatch): Resumed {
  const rulesChanged = stored.desk.rulesChanged || stored.content !== game.rules.content;
  if (stored.state) stored.state.content = game.rules.content;
  stored.content = game.rules.content;
  stored.desk.rulesChanged = rulesChanged;
  stored.status = stored.outcome === null ? 'playing' : 'over';
  stored.brokenBecause = null;
  return { outcome: 'stamped', change: { match: stored, stateChanged: true } };
}

function returned(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  rest: { revision: number; state: Match },
): Resumed {
  const undone = stored.revision - rest.revision;
  const match = rest.state;
  match.content = game.rules.content;
  match.questions = Math.max(match.questions, stored.state?.questions ?? 0);
  Object.assign(stored, {
    state: match,
    content: game.rules.content,
    revision: rest.revision,
    status: 'playing',
    brokenBecause: null,
    changedAt: context.now(),
  } satisfies Partial<StoredMatch>);
  stored.desk.rulesChanged = true;
  const notice = noticeSlot(context, stored.desk, { notice: 'returned', undone });
  const told = { game, match, happenings: [], settled: null, ended: false, now: context.now() };
  const slots = [notice, ...tell(context, stored.desk, told)];
  return {
    outcome: 'returned',
    change: { match: stored, stateChanged: true, undoAfter: rest.revision, slots },
  };
}

/** Sets a match aside with the reason, and keeps what was saved as it is. */
export function broken(context: TableContext, stored: StoredMatch, reason: string): Resumed {
  if (stored.status === 'broken' && stored.brokenBecause === reason) {
    return { outcome: 'broken', change: null };
  }
  context.log.error({ match: stored.id, reason }, 'A match is broken and was set aside.');
  const told = stored.status === 'broken';
  stored.status = 'broken';
  stored.brokenBecause = reason;
  const slots = told ? [] : [noticeSlot(context, stored.desk, { notice: 'broken', reason })];
  return { outcome: 'broken', change: { match: stored, slots } };
}

/** A notice of its own; notices are never edited. */
export function noticeSlot(context: TableContext, desk: Desk, data: NoticeData): SlotChange {
  desk.notices += 1;
  return {
    slot: { kind: 'notice', key: `notice:${desk.notices}`, data },
    dueAt: context.now(),
  };
}
