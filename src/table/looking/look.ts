import { eventFor } from '../../kernel/event.ts';
import type { Game } from '../../kernel/game.ts';
import { gameOf, orUnavailable, type TableContext } from '../context.ts';
import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import type { MatchSnapshot, MatchSummary, Waiting } from '../summary.ts';
import type { LogEntry, Look } from '../table.ts';
import { resumeMatch, setAside } from '../updating/resume-match.ts';
import { needsResuming } from '../updating/resuming.ts';
import { decisionsOf, snapshotOf, summaryOf, waitingOf } from './visible.ts';

type Readable = { ok: true; stored: StoredMatch; game: Game };

/** @param known the match as it is now, which then is not read. */
export async function look(
  context: TableContext,
  matchId: string,
  userId: string,
  known?: StoredMatch,
): Promise<Look | Refused> {
  const make = (game: Game, stored: StoredMatch): Look => {
    const seat = stored.seats.find((holder) => holder.userId === userId)?.seat ?? null;
    const viewer = seat ?? 'table';
    return {
      ok: true,
      match: summaryOf(stored),
      seat,
      viewer,
      view: stored.state ? game.rules.view(stored.state, viewer) : null,
      open: decisionsOf(stored, seat),
      standing: seat === null ? [] : (stored.desk.standing[seat] ?? []),
      waiting: waitingOf(game, stored),
      chapter: stored.state?.chapter ?? null,
    };
  };
  return show(context, matchId, make, known);
}

export async function waitingFor(
  context: TableContext,
  matchId: string,
): Promise<{ ok: true; match: MatchSummary; waiting: Waiting[] } | Refused> {
  return show(context, matchId, (game, stored) => ({
    ok: true,
    match: summaryOf(stored),
    waiting: waitingOf(game, stored),
  }));
}

/**
 * The match as everybody sees it, a broken one included.
 * @param known the match as it is now, which then is not read.
 */
export async function snapshot(
  context: TableContext,
  matchId: string,
  known?: StoredMatch,
): Promise<({ ok: true } & MatchSnapshot) | Refused> {
  const make = (game: Game, stored: StoredMatch) => ({
    ok: true as const,
    ...snapshotOf(game, stored),
  });
  const shown = await show(context, matchId, make, known);
  if (shown.ok || shown.refusal !== 'broken') return shown;
  return { ok: true, match: shown.match, view: null, open: [], waiting: [], chapter: null };
}

export async function log(
  context: TableContext,
  matchId: string,
  userId: string,
  count: number,
): Promise<{ ok: true; match: MatchSummary; entries: LogEntry[] } | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const viewer = stored.seats.find((holder) => holder.userId === userId)?.seat ?? 'table';
    const entries: LogEntry[] = [];
    for (const input of await context.store.inputs(matchId, count)) {
      const { at, seat, revision } = input;
      for (const happening of [...input.happenings].reverse()) {
        const event = eventFor(happening, viewer);
        if (event) entries.push({ input: revision, at, seat, chapter: happening.chapter, event });
      }
      if (entries.length >= count) break;
    }
    return { ok: true, match: summaryOf(stored), entries: entries.slice(0, count).reverse() };
  });
}

/** Reads a match and makes something of it; a match that can't be shown is set aside as broken. */
async function show<Shown>(
  context: TableContext,
  matchId: string,
  make: (game: Game, stored: StoredMatch) => Shown,
  known?: StoredMatch,
): Promise<Shown | Refused> {
  return orUnavailable(context, async () => {
    const read = await readable(context, matchId, known);
    if (!read.ok) return read;
    try {
      return make(read.game, read.stored);
    } catch (error) {
      return setAside(context, matchId, `The rules can't show it: ${String(error)}`);
    }
  });
}

async function readable(
  context: TableContext,
  matchId: string,
  known?: StoredMatch,
): Promise<Readable | Refused> {
  let stored = known ?? (await context.store.read(matchId));
  if (!stored) return refuse({ refusal: 'no-such-match' });
  const game = gameOf(context, stored.gameId);
  if (!game) return refuse({ refusal: 'no-such-game', gameId: stored.gameId });
  if (stored.status === 'playing' && needsResuming(game, stored)) {
    await resumeMatch(context, game, matchId);
    stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
  }
  if (stored.status === 'broken') {
    return refuse({ refusal: 'broken', match: summaryOf(stored) });
  }
  return { ok: true, stored, game };
}
