import type { MatchSettings, PaceKind } from '../saved/match-settings.ts';

/** What the host wants to be otherwise; the rest stays. */
export interface PaceChange {
  pace?: Exclude<PaceKind, 'own'>;
  /** Minutes for each question, which make it a pace of its own; groups have half of that for theirs. */
  turn?: number;
  quiet?: MatchSettings['quiet'];
  timeZone?: string;
  absent?: MatchSettings['absent'];
}
