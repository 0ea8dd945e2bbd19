import { eventFor } from '../../../kernel/event.ts';
import type { Game } from '../../../kernel/game.ts';
import {
  gameOf,
  type Log,
  orUnavailable,
  type TableContext,
  textsOf,
} from '../../match/context.ts';
import { withNames } from '../../match/people/called.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { Failure, StoredInput, StoredMatch } from '../../match/saved/store.ts';
import { decisionsOf, publicDecision, summaryOf } from '../../match/shown/visible.ts';
import { openIn } from '../../telling/publishing/repairing.ts';
import type { Reported } from './recording.ts';
import { REPORT_FORMAT, REPORT_VERSION, type ReportFile } from './report-file.ts';
import { storyOf } from './story.ts';

/** Entries of the log in a report: a fault shows in the latest ones. */
const MOST_ENTRIES = 2_000;

/**
 * A match as far as one person may know it, for tracking down a fault. Built from what that person sees: no
 * seed, no generator and no secret of others has to be left out.
 */
export function report(
  context: TableContext,
  matchId: string,
  userId: string,
  said: string,
): Promise<Reported | Refused> {
  return orUnavailable(context, async () => {
    const stored = await context.store.read(matchId);
    if (!stored) return refuse({ refusal: 'no-such-match' });
    const inputs = await context.store.history(matchId);
    const failure = await context.store.outbox.failure(matchId, openIn(stored));
    const game = gameOf(context, stored.gameId);
    const at = context.now();
    const named = withNames(stored, textsOf(context, stored));
    const file = reportOf(game, named, inputs, { userId, said, failure, at, log: context.log });
    return { ok: true, match: summaryOf(stored), file };
  });
}

interface Circumstances {
  userId: string;
  said: string;
  failure: Failure | null;
  at: Date;
  log: Log;
}

export function reportOf(
  game: Game | null,
  stored: StoredMatch,
  inputs: readonly StoredInput[],
  { userId, said, failure, at, log }: Circumstances,
): ReportFile {
  const seat = stored.seats.find((holder) => holder.userId === userId)?.seat ?? null;
  const viewer = seat ?? 'table';
  const { id, gameId, status, version, revision, options, seats, content, desk } = stored;
  return {
    format: REPORT_FORMAT,
    version: REPORT_VERSION,
    said,
    at: at.toISOString(),
    viewer,
    match: {
      id,
      game: gameId,
      status,
      version,
      revision,
      options,
      seats: seats.map(({ seat: taken, name, characters }) => ({ seat: taken, name, characters })),
      startedAt: stored.startedAt?.toISOString() ?? null,
      changedAt: stored.changedAt.toISOString(),
      endedAt: stored.endedAt?.toISOString() ?? null,
      outcome: stored.outcome,
      seedHash: stored.seedHash,
    },
    rules: {
      content,
      installed: game?.rules.content() ?? null,
      changed: desk.rulesChanged,
      node: process.version,
    },
    failure: failure && { problem: failure.problem, at: failure.at.toISOString() },
    view: viewFor(game, stored, viewer, log),
    asked: decisionsOf(stored, seat),
    open: game ? (stored.state?.open ?? []).map((one) => publicDecision(game, one)) : [],
    log: storyOf(inputs, (happening) => eventFor(happening, viewer)).slice(-MOST_ENTRIES),
  };
}

/** Null when the rules can't show the match: that may be what the report is about. */
function viewFor(game: Game | null, { id, state }: StoredMatch, viewer: string, log: Log): unknown {
  if (!game || !state) return null;
  try {
    return game.rules.view(state, viewer);
  } catch (error) {
    log.error({ error, match: id }, 'A match could not be shown.');
    return null;
  }
}
