import type { Refused } from '../../match/refusal.ts';
import type { StoredMatch } from '../../match/saved/store.ts';
import type { MatchSnapshot } from '../../match/saved/summary.ts';

type Snapshot = ({ ok: true } & MatchSnapshot) | Refused;

/** Where publishing learns what everyone may see of a match; see `Looking.snapshot`. */
export interface Shown {
  snapshot(matchId: string, known?: StoredMatch): Promise<Snapshot>;
}

/**
 * What everyone may see of one match, made once for each of its versions: from the committed match if it has
 * the right version, and read otherwise, or if the version is unknown.
 */
export function createSnapshots(
  table: Shown,
  matchId: string,
  handedOn: () => StoredMatch | undefined,
): (version: number | null) => Promise<Snapshot> {
  let latest: { version: number; snapshot: Snapshot } | null = null;
  return async (version) => {
    if (version === null) {
      latest = null;
      return table.snapshot(matchId);
    }
    if (latest?.version === version) return latest.snapshot;
    const known = handedOn();
    const snapshot = await table.snapshot(matchId, known?.version === version ? known : undefined);
    latest = snapshot.ok ? { version, snapshot } : null;
    return snapshot;
  };
}
