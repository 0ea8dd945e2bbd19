import { isPublic } from '../../../kernel/decision.ts';
import { hostingStays } from '../../deciding/changing-hands/hosting.ts';
import { returnToRest } from '../../deciding/updating/resuming.ts';
import { changeMatch, type Decided } from '../../match/changing/change-match.ts';
import { seatOf } from '../../match/claims/claims.ts';
import { gameOf, orUnavailable, type TableContext } from '../../match/context.ts';
import { isCrowd } from '../../match/people/crowd.ts';
import { isPerson } from '../../match/people/holders.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import { readServerSettings } from '../../match/saved/server-settings.ts';
import type { NoticeData } from '../../match/saved/slot.ts';
import type { LockedMatch, MatchChange, StoredMatch } from '../../match/saved/store.ts';
import type { Changed } from '../../match/saved/summary.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { summaryOf, waitingOf } from '../../match/shown/visible.ts';
import { lobbySlot } from '../../telling/notices/lobby-slot.ts';
import { noticeSlot } from '../../telling/notices/notice.ts';
import { lobbyClosed } from '../campaigns/ending.ts';
import { abandoned } from '../ending/abandoning.ts';
import { exportWithSecrets } from '../recording/exporting.ts';
import type { Administration, Administrator, Inspected, Moved } from './administration.ts';
import type { FileReader } from './file-to-import.ts';
import { importMatch } from './importing.ts';
import { moved } from './moving.ts';

/** What server managers can do about its matches. @param files reads the files that people hand in */
export const administration = (context: TableContext, files: FileReader): Administration => ({
  inspect: (matchId, by) => inspect(context, matchId, by),
  rewind: (matchId, by) => rewind(context, matchId, by),
  endMatch: (matchId, by) => endMatch(context, matchId, by),
  exportForAdministrator: (matchId, by) => exportFor(context, matchId, by),
  importMatch: (bytes, channelId, by) => importMatch(context, files, bytes, channelId, by),
  moveMatch: (matchId, by, channelId) => moveMatch(context, matchId, by, channelId),
  transferHost: (matchId, by, userId) => transferHost(context, matchId, by, userId),
});

/**
 * Whether somebody plays in a match, alone or in its crowd, or may take a seat back: its secrets would be
 * cheating.
 */
const playsIn = (stored: StoredMatch, userId: string): boolean =>
  seatOf(stored, userId) !== undefined ||
  stored.seats.some((one) => isCrowd(one) && stored.desk.sat[one.seat]?.includes(userId));

function inspect(
  context: TableContext,
  matchId: string,
  by: Administrator,
): ReturnType<Administration['inspect']> {
  return locked<Inspected>(context, matchId, by, async ({ stored, restPoint }) => {
    const game = gameOf(context, stored.gameId);
    const plays = playsIn(stored, by.userId);
    const { state } = stored;
    const rest = await restPoint();
    const questions = (state?.open ?? []).map((decision) => ({
      id: decision.id,
      key: decision.key,
      seats: decision.seats,
      options:
        plays && !isPublic(decision)
          ? null
          : decision.options.filter(({ seat }) => !plays || seat === undefined).map(({ id }) => id),
    }));
    const insider = !plays && state !== null && hasSecrets(context, stored);
    const change = insider && noteInsider(stored, by.userId) ? { match: stored } : null;
    const answer: Inspected = {
      ok: true,
      match: summaryOf(stored),
      plays,
      insider,
      waiting: game ? waitingOf(game, stored) : [],
      questions,
      resolving: plays
        ? null
        : (state?.stack ?? []).map(({ procedure, step }) => `${procedure}/${step}`),
      rewinds: rest && canRewind(stored, rest.revision) ? stored.revision - rest.revision : null,
    };
    return { answer, change };
  });
}

/** Whether people hide something from each other in a match that goes on, or will once it is repaired. */
const hasSecrets = (context: TableContext, { status, gameId }: StoredMatch): boolean =>
  (status === 'playing' || status === 'broken') &&
  gameOf(context, gameId)?.rules.cooperative !== true;

/**
 * A person who has seen what is hidden can't take a seat any more.
 * @returns whether this is noted for the first time
 */
function noteInsider({ desk }: StoredMatch, userId: string): boolean {
  if (desk.insiders.includes(userId)) return false;
  desk.insiders.push(userId);
  return true;
}

/** A match at its last rest has nothing to go back to, unless it can't be read as saved. */
const canRewind = ({ status, revision }: StoredMatch, rest: number): boolean =>
  (status === 'playing' && rest < revision) || (status === 'broken' && rest <= revision);

function rewind(
  context: TableContext,
  matchId: string,
  by: Administrator,
): ReturnType<Administration['rewind']> {
  return locked<{ undone: number } & Changed>(context, matchId, by, async (match) => {
    const { stored } = match;
    const game = gameOf(context, stored.gameId);
    if (!game) return nothing(refuse({ refusal: 'no-such-game', gameId: stored.gameId }));
    const rest = await match.restPoint();
    if (!rest || !canRewind(stored, rest.revision)) {
      return nothing(refuse({ refusal: 'nothing-to-rewind', match: summaryOf(stored) }));
    }
    const undone = stored.revision - rest.revision;
    const notice = { notice: 'rewound', undone, by: by.userId } as const;
    const { outcome, change } = returnToRest(context, game, stored, rest, notice);
    const summary = summaryOf(stored);
    return outcome === 'returned'
      ? { answer: { ok: true, undone, match: summary }, change }
      : { answer: refuse({ refusal: 'broken', match: summary }), change };
  });
}

function endMatch(
  context: TableContext,
  matchId: string,
  by: Administrator,
): ReturnType<Administration['endMatch']> {
  return locked<Changed>(context, matchId, by, async (match) => {
    const { stored } = match;
    if (hasEnded(stored)) {
      return nothing(refuse({ refusal: 'match-over', match: summaryOf(stored) }));
    }
    const isLobby = stored.status === 'lobby';
    return changed(
      stored,
      isLobby
        ? await lobbyClosed(context, match, by.userId)
        : abandoned(context, stored, by.userId),
    );
  });
}

function exportFor(
  context: TableContext,
  matchId: string,
  by: Administrator,
): ReturnType<Administration['exportForAdministrator']> {
  return orUnavailable(context, async () => {
    const told = await locked<Changed>(context, matchId, by, async ({ stored }) => {
      const match = summaryOf(stored);
      if (stored.status === 'lobby') return nothing(refuse({ refusal: 'not-started', match }));
      if (hasEnded(stored)) return nothing({ ok: true, match });
      if (playsIn(stored, by.userId)) return nothing(refuse({ refusal: 'plays-here', match }));
      noteInsider(stored, by.userId);
      // Told first: nobody gets the secrets of a match without its people hearing of it.
      return telling(context, stored, { notice: 'exported', by: by.userId });
    });
    return told.ok ? exportWithSecrets(context, matchId) : told;
  });
}

function moveMatch(
  context: TableContext,
  matchId: string,
  by: Administrator,
  channelId: string,
): ReturnType<Administration['moveMatch']> {
  return orUnavailable(context, async () => {
    const settings = readServerSettings(await context.store.settings(by.guildId));
    const where = { channelId, by: by.userId, settings };
    const done = await locked<Moved>(context, matchId, by, async ({ stored }) =>
      moved(context, stored, where),
    );
    if (!done.ok) return done;
    // Whatever could not be posted at the old place need not wait any longer.
    await context.store.outbox.hurry(matchId);
    context.owed(matchId);
    return done;
  });
}

function transferHost(
  context: TableContext,
  matchId: string,
  by: Administrator,
  userId: string,
): ReturnType<Administration['transferHost']> {
  return locked<Changed>(context, matchId, by, async ({ stored }) => {
    const match = summaryOf(stored);
    if (hasEnded(stored)) return nothing(refuse({ refusal: 'match-over', match }));
    const isThere = stored.seats.some((one) => one.userId === userId && isPerson(one));
    if (!isThere) return nothing(refuse({ refusal: 'no-player', match }));
    stored.hostId = userId;
    hostingStays(stored);
    if (stored.status === 'lobby') {
      return changed(stored, { match: stored, slots: [lobbySlot(context.now())] });
    }
    return telling(context, stored, { notice: 'new-host', host: userId, by: by.userId });
  });
}

const telling = (context: TableContext, stored: StoredMatch, data: NoticeData): Decided<Changed> =>
  changed(stored, { match: stored, slots: [noticeSlot(context, stored.desk, data)] });

const changed = (stored: StoredMatch, change: MatchChange): Decided<Changed> => ({
  answer: { ok: true, match: summaryOf(stored) },
  change,
});

const nothing = <Answer>(answer: Answer): Decided<Answer> => ({ answer, change: null });

/**
 * Works on a match of the administrator's own server; a match of another server looks as if it didn't exist.
 * Anyone who changes something is named in the match's thread, and may ask what is kept about them.
 */
function locked<Answer>(
  context: TableContext,
  matchId: string,
  { userId, guildId }: Administrator,
  work: (locked: LockedMatch) => Promise<Decided<Answer | Refused>>,
): Promise<Answer | Refused> {
  return orUnavailable(context, async () => {
    const done = await changeMatch<Answer | Refused>(context, matchId, async (match) => {
      if (match.stored.guildId !== guildId) return nothing(refuse({ refusal: 'no-such-match' }));
      const { answer, change } = await work(match);
      return { answer, change: change && { ...change, involved: [userId] } };
    });
    return done?.answer ?? refuse({ refusal: 'no-such-match' });
  });
}
