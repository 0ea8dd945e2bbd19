import type { MatchSettings, PaceKind } from '../../match/saved/match-settings.ts';

/** What the host wants to change; the rest stays. */
export interface PaceChange {
  pace?: Exclude<PaceKind, 'own'>;
  /** Minutes for each question, which make it a custom pace; groups have half as much. */
  turn?: number;
  quiet?: MatchSettings['quiet'];
  /** The table's own zone. */
  timeZone?: string;
  /** Whose clock the quiet hours go by. */
  clock?: MatchSettings['clock'];
  absent?: MatchSettings['absent'];
  /** What people are asked who have not said. */
  asking?: MatchSettings['asking'];
}
