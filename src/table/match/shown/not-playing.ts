import { type Refused, refuse } from '../refusal.ts';
import type { StoredMatch } from '../saved/store.ts';
import { summaryOf } from './visible.ts';

/** Why something that needs a match in play can't be done; null for a match in play. */
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
