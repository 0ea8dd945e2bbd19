import type { MatchSettings, PaceKind } from '../../match/saved/match-settings.ts';

/** What the host wants to be otherwise; the rest stays. */
export interface PaceChange {
  pace?: Exclude<PaceKind, 'own'>;
  /** Minutes for each question, which make it a pace of its own; groups have half of that for theirs. */
  turn?: number;
  quiet?: MatchSettings['quiet'];
  /** The table's own zone. */
  timeZone?: string;
  /** By whose clock the quiet hours are meant. */
  clock?: MatchSettings['clock'];
  absent?: MatchSettings['absent'];
  /** What those are asked who have not said. */
  asking?: MatchSettings['asking'];
}
