import type { Game } from '../../../kernel/game.ts';
import { orUnavailable, type TableContext } from '../../match/context.ts';
import type { Refused } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import { begunMatch } from './begun.ts';
import { recordOf } from './record.ts';
import type { MatchRecord } from './recording.ts';

/** Records kept for a person paging through them; each takes some hundred kilobytes. */
const MOST = 12;

type Record = (matchId: string) => Promise<({ ok: true } & MatchRecord) | Refused>;

/** Gives records of matches, and plays a match again only when it has changed since. */
export function createRecords(context: TableContext): Record {
  const kept = new Map<string, { version: number; record: Promise<MatchRecord> }>();

  async function made(game: Game, stored: StoredMatch): Promise<MatchRecord> {
    return recordOf(game, stored, await context.store.history(stored.id), context.log);
  }

  function recordFor(game: Game, stored: StoredMatch): Promise<MatchRecord> {
    const { id, version } = stored;
    const known = kept.get(id);
    kept.delete(id);
    const found = known?.version === version ? known : { version, record: made(game, stored) };
    kept.set(id, found);
    const [oldest] = kept.keys();
    if (kept.size > MOST && oldest !== undefined) kept.delete(oldest);
    // A failed record is tried again.
    found.record.catch(() => kept.delete(id));
    return found.record;
  }

  return (matchId) =>
    orUnavailable(context, async () => {
      const begun = await begunMatch(context, matchId);
      if (!begun.ok) return begun;
      const { game, stored, match } = begun;
      return { ok: true, ...(await recordFor(game, stored)), match };
    });
}
