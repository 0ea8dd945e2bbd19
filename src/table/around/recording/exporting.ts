import { orUnavailable, type TableContext, textsOf } from '../../match/context.ts';
import { withNames } from '../../match/people/called.ts';
import { type Refused, refuse } from '../../match/refusal.ts';
import type { StoredInput, StoredMatch } from '../../match/saved/store.ts';
import { hasEnded } from '../../match/saved/summary.ts';
import { summaryOf } from '../../match/shown/visible.ts';
import { MATCH_FORMAT, MATCH_VERSION, type MatchFile } from './match-file.ts';
import type { Exported } from './recording.ts';

/** A finished match as a file that lets everyone verify it. */
export const exportMatch = (context: TableContext, matchId: string): Promise<Exported | Refused> =>
  exported(context, matchId, (stored, inputs) => {
    const match = summaryOf(stored);
    if (!hasEnded(stored)) return refuse({ refusal: 'still-playing', match });
    const file = matchFileOf(stored, inputs);
    return file ? { ok: true, match, file } : refuse({ refusal: 'not-started', match });
  });

/** The same for any match, with every secret and the table's own notes: for the bot's owner. */
export const exportWithSecrets = (
  context: TableContext,
  matchId: string,
): Promise<Exported | Refused> =>
  exported(context, matchId, (stored, inputs, undone) => {
    const match = summaryOf(stored);
    const file = matchFileOf(stored, inputs);
    if (!file) return refuse({ refusal: 'not-started', match });
    const { state, desk, version, revision, unreadable, brokenBecause } = stored;
    const internals = { version, revision, unreadable, brokenBecause, state, desk, undone };
    return { ok: true, match, file: { ...file, internals } };
  });

async function exported(
  context: TableContext,
  matchId: string,
  make: (stored: StoredMatch, inputs: StoredInput[], undone: StoredInput[]) => Exported | Refused,
): Promise<Exported | Refused> {
  return orUnavailable(context, async () => {
    const read = await context.store.read(matchId);
    if (!read) return refuse({ refusal: 'no-such-match' });
    const stored = withNames(read, textsOf(context, read));
    const all = await context.store.history(matchId);
    return make(
      stored,
      all.filter(({ undoneAt }) => undoneAt === null),
      all.filter(({ undoneAt }) => undoneAt !== null),
    );
  });
}

/** Null for a match that has not begun. */
export function matchFileOf(stored: StoredMatch, inputs: readonly StoredInput[]): MatchFile | null {
  const { id, gameId, status, content, setup, seedHash, seats, outcome, desk } = stored;
  if (!setup || !seedHash || content === null || status === 'lobby') return null;
  return {
    format: MATCH_FORMAT,
    version: MATCH_VERSION,
    id,
    game: gameId,
    content,
    rulesChanged: desk.rulesChanged,
    status,
    startedAt: stored.startedAt?.toISOString() ?? null,
    endedAt: stored.endedAt?.toISOString() ?? null,
    seed: setup.seed,
    seedHash,
    seats: seats.map(({ seat, name, characters }) => ({ seat, name, characters })),
    setup: setup.seats.map(({ seat, characters }) => ({ seat, characters })),
    options: setup.options,
    ...(setup.scenario ? { scenario: setup.scenario } : {}),
    ...(setup.brings ? { brings: setup.brings } : {}),
    outcome,
    choices: inputs.map(({ revision, at, seat, decisionId, options, happenings }) => ({
      choice: revision,
      at: at.toISOString(),
      seat,
      decision: decisionId,
      options,
      happenings,
    })),
  };
}
