import type { SeatId } from '../../../kernel/decision.ts';
import type { RandomState } from '../../../kernel/random.ts';
import { luckAbout } from '../../match/luck.ts';
import type { StoredMatch } from '../../match/saved/store.ts';

/** The luck of a turn played ahead: the same for a seat as long as nothing has been chosen. */
export const luckAhead = (stored: StoredMatch, seat: SeatId): RandomState =>
  luckAbout(stored, stored.revision, seat);
