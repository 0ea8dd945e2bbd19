import type { Refused } from '../../match/refusal.ts';
import type { PersonalData } from '../../match/saved/personal-records.ts';

/** What people can ask about the data kept on them. */
export interface Privacy {
  personalData(userId: string): Promise<({ ok: true } & PersonalData) | Refused>;
  /**
   * Forgets a person: in every match they are replaced by somebody whom nothing can be traced to, so that
   * matches can still be replayed from their seeds. A companion takes over where they are playing; if there is
   * none, the others go on without them, and a match without people ends.
   * @returns how many matches were affected
   */
  forget(userId: string): Promise<{ ok: true; matches: number } | Refused>;
}
