import { isDeepStrictEqual } from 'node:util';
import { sameDefinitions } from '../../../kernel/content.ts';
import { askAgain, canGoOn, isAtRest } from '../../../kernel/engine.ts';
import type { Happening } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import type { Match } from '../../../kernel/match.ts';
import type { TableContext } from '../../match/context.ts';
import type { NoticeData } from '../../match/saved/slot.ts';
import type { LockedMatch, MatchChange, SlotChange, StoredMatch } from '../../match/saved/store.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { closeRequest } from '../../telling/notices/undo-request.ts';
import { changeTold } from '../../telling/thread/change-told.ts';
import { tell } from '../../telling/thread/tell.ts';

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

/** Whether a match in play can't simply go on with the current rules. */
export const needsResuming = (game: Game, stored: StoredMatch): boolean =>
  stored.state === null || stored.content !== game.rules.content();

/** Makes a match in play, or a broken one, fit for the current rules. */
export async function resume(
  context: TableContext,
  game: Game,
  locked: LockedMatch,
): Promise<Resumed> {
  const { stored } = locked;
  if (stored.state === null) {
    return broken(context, stored, stored.unreadable ?? 'There is no saved state.');
  }
  const changed = stored.desk.underWay !== game.rules.underWay(stored.state);
  const fault =
    whyNotShown(game, stored.state) ??
    (changed && !isAtRest(stored.state) ? 'What is being resolved has changed.' : null);
  if (fault === null) {
    if (stored.content === game.rules.content() && stored.status === 'playing') {
      return { outcome: 'same', change: null };
    }
    return stamped(context, game, stored, stored.state, changed);
  }
  const rest = await locked.restPoint();
  const restFault = rest ? whyNotShown(game, rest.state) : 'There is no rest to go back to.';
  if (!rest || restFault !== null) {
    return broken(context, stored, `${fault} Its last rest: ${restFault}`);
  }
  return returned(context, game, stored, rest);
}

/** Null if the rules know where this match is and can show it, else why not. */
function whyNotShown(game: Game, match: Match): string | null {
  if (!canGoOn(game.rules.procedures, match)) return 'A step that it stands at is gone.';
  try {
    game.presentation.round(game.rules.view(match, 'table'));
    return null;
  } catch (error) {
    return `The rules can't show it: ${String(error)}`;
  }
}

/** The match goes on; at rest, its options are worked out anew if they may have changed. */
function stamped(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
  changed: boolean,
): Resumed {
  const news =
    stored.content !== null && !sameDefinitions(stored.content, game.rules.content())
      ? [noticeSlot(context, stored.desk, { notice: 'updated' })]
      : [];
  stored.desk.rulesChanged ||= stored.content !== game.rules.content();
  if (!changed) {
    stamp(context, game, stored, match);
    return { outcome: 'stamped', change: { match: stored, stateChanged: true, slots: news } };
  }
  const asked = asksAgain(game, match);
  if ('fault' in asked) return broken(context, stored, asked.fault);
  stamp(context, game, stored, match);
  stored.desk.free = null;
  stored.desk.forThem = [];
  const slots = [...news, ...tellAnew(context, game, stored, match, asked.happenings)];
  return { outcome: 'stamped', change: { match: stored, stateChanged: true, slots } };
}

const returned = (
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  rest: { revision: number; state: Match },
): Resumed => {
  const notice = { notice: 'returned', undone: stored.revision - rest.revision } as const;
  return returnToRest(context, game, stored, rest, notice);
};

/** Turns a match back into what it was at its last rest, and says so. Its questions get new names. */
export function returnToRest(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  rest: { revision: number; state: Match },
  data: NoticeData,
): Resumed {
  const match = rest.state;
  match.questions = Math.max(match.questions, stored.state?.questions ?? 0);
  const asked = asksAgain(game, match);
  if ('fault' in asked) return broken(context, stored, asked.fault);
  stamp(context, game, stored, match);
  stored.revision = rest.revision;
  const isLeft = ({ before }: { before: number }) => before < rest.revision;
  stored.desk.answeredFor = stored.desk.answeredFor.filter(isLeft);
  stored.changedAt = context.now();
  stored.desk.rulesChanged = true;
  stored.desk.free = null;
  stored.desk.forThem = [];
  const notice = noticeSlot(context, stored.desk, data);
  const slots = [
    ...closeRequest(context, stored, 'overtaken'),
    notice,
    ...tellAnew(context, game, stored, match, asked.happenings),
  ];
  return {
    outcome: 'returned',
    change: { match: stored, stateChanged: true, undoAfter: rest.revision, slots },
  };
}

/**
 * Works out anew what can be chosen at rest. A match begun with earlier rules may offer options that today's
 * rules can't carry out, even though nothing under what is being resolved has changed.
 * @returns null if the same options are offered as before, or the match is not at rest
 */
export function askAnew(
  context: TableContext,
  game: Game,
  stored: StoredMatch,
): MatchChange | null {
  const { state } = stored;
  if (stored.status !== 'playing' || !state || !isAtRest(state)) return null;
  const again = structuredClone(state);
  if ('fault' in asksAgain(game, again)) return null;
  if (isDeepStrictEqual(offeredIn(again), offeredIn(state))) return null;
  stored.desk.rulesChanged = true;
  return stamped(context, game, stored, state, true).change;
}

const offeredIn = ({ open }: Match) => open.map(({ id: _, ...asked }) => asked);

/** What can be chosen at rest is worked out anew: the cards that it mentions may be different by now. */
function asksAgain(game: Game, match: Match): { happenings: Happening[] } | { fault: string } {
  try {
    return { happenings: askAgain(game.rules.procedures, match) ?? [] };
  } catch (error) {
    return { fault: `The rules can't ask again: ${String(error)}` };
  }
}

/** Notes that the match goes on with the current rules. */
function stamp(context: TableContext, game: Game, stored: StoredMatch, match: Match): void {
  match.content = game.rules.content();
  const over = match.outcome !== null;
  Object.assign(stored, {
    state: match,
    content: game.rules.content(),
    outcome: match.outcome,
    status: over ? 'over' : 'playing',
    endedAt: over ? context.now() : null,
    brokenBecause: null,
  } satisfies Partial<StoredMatch>);
  stored.desk.underWay = game.rules.underWay(match);
}

const tellAnew = (
  context: TableContext,
  game: Game,
  stored: StoredMatch,
  match: Match,
  happenings: Happening[],
): SlotChange[] => {
  const change = { game, match, happenings, ended: match.outcome !== null, now: context.now() };
  return tell(context, stored.desk, changeTold(stored, change));
};

/** Sets a match aside with the reason, and keeps the saved data unchanged. */
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
