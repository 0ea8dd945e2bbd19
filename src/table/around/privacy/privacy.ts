import type { Refused } from '../../match/refusal.ts';
import type { PersonalData } from '../../match/saved/personal-records.ts';

/** What people can ask about what is kept of them. */
export interface Privacy {
  personalData(userId: string): Promise<({ ok: true } & PersonalData) | Refused>;
  /**
   * Forgets a person: in every match somebody stands in their place whom nothing leads to, so that matches
   * still come again from their seeds. A companion takes over where they are playing; where there is none,
   * the others go on without them, and a match without people ends.
   * @returns how many matches that concerned
   */
  forget(userId: string): Promise<{ ok: true; matches: number } | Refused>;
}
