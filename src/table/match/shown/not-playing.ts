import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import { summaryOf } from './visible.ts';

/** Why nothing can be done in a match that only one in play allows; null for one in play. */
export function notPlaying(stored: StoredMatch): Refused | null {
  const match = summaryOf(stored);
  switch (stored.status) {
    case 'lobby':
      return refuse({ refusal: 'not-started', match });
    case 'broken':
      return refuse({ refusal: 'broken', match });
    case 'over':
    case 'abandoned':
      return refuse({ refusal: 'match-over', match });
    case 'playing':
      return null;
  }
}
